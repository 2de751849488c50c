import { describe, expect, it } from 'vitest';
import { drainageFactor } from '../../../../engines/hazards/flood/smallStreams.ts';

const valley = { lowM: 300, lowSigmaM: 5, reliefM: 200 };
const at = (elevationM: number, sigmaM = 10) => ({ elevationM, sigmaM });

describe('streams that no list knows', () => {
  it('part valley floors from watersheds', () => {
    expect(drainageFactor(at(302), valley)).toBeGreaterThan(2);
    expect(drainageFactor(at(450), valley)).toBeLessThan(0.5);
  });

  it('fall without a step from the floor to the watershed', () => {
    let before = Infinity;
    for (let z = 280; z <= 520; z += 5) {
      const now = drainageFactor(at(z), valley);
      expect(now).toBeLessThanOrEqual(before);
      expect(before === Infinity || before / now < 1.15).toBe(true);
      before = now;
    }
  });

  it('say nothing where the ground is not known, or too roughly', () => {
    expect(drainageFactor(null, valley)).toBe(1);
    expect(drainageFactor(at(302), null)).toBe(1);
    expect(Math.abs(Math.log(drainageFactor(at(340, 2000), valley)))).toBeLessThan(0.1);
  });
});
