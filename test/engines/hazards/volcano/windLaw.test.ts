import { describe, expect, it } from 'vitest';
import { normalCdf } from '../../../../engines/ground/math/normal.ts';
import {
  archaversineSteps,
  HALF_CIRCLE,
  STEPS_PER_DEG,
  steadyWithin,
} from '../../../../engines/hazards/volcano/windLaw.ts';
import { WESTERLY_SPREAD_DEG } from '../../../../engines/hazards/volcano/tables.ts';

/** Chance that a normal angle about 0, wrapped once around the circle, lies between two angles, degrees. */
function wrapped(fromDeg: number, toDeg: number): number {
  const below = (deg: number) =>
    normalCdf(deg / WESTERLY_SPREAD_DEG) + normalCdf((deg - 360) / WESTERLY_SPREAD_DEG);
  return below(toDeg) - below(fromDeg);
}

describe('tables of the directions of ash', () => {
  it('have the angle of a haversine to a millionth', () => {
    for (let deg = 0.01; deg < 180; deg += 0.173) {
      const h = Math.sin((deg * Math.PI) / 360) ** 2;
      expect(Math.abs(archaversineSteps(h) / STEPS_PER_DEG / deg - 1)).toBeLessThan(1e-6);
    }
    expect([0, 0.5, 1].map(archaversineSteps).map((steps) => steps / STEPS_PER_DEG)).toEqual([
      0,
      expect.closeTo(90, 4),
      180,
    ]);
  });

  it('have the law of westerly winds to 2e-6', () => {
    for (let off = 0; off <= 180; off += 7.3)
      for (let half = 0.05; half <= 180; half += 5.7) {
        const read = steadyWithin(off * STEPS_PER_DEG, half * STEPS_PER_DEG);
        expect(Math.abs(read - wrapped(off - half, off + half))).toBeLessThan(2e-6);
      }
    expect(steadyWithin(0, HALF_CIRCLE)).toBeCloseTo(1, 6);
  });
});
