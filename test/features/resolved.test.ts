import { describe, expect, it } from 'vitest';
import { healthOf, reliabilityOf, type Resolved } from '../../src/features/platform/learning.ts';

const resolved = (
  module: string,
  of: (i: number) => readonly [said: number, other: number | null, outcome: boolean],
): Resolved[] =>
  Array.from({ length: 80 }, (_, i) => {
    const [probability, challenger_probability, outcome] = of(i);
    return { module, probability, challenger_probability, outcome, resolved_at: '2026-01-01' };
  });

describe('resolved predictions', () => {
  const all = [
    ...resolved('steady', (i) => [0.25, 0.25, i % 4 === 0]),
    ...resolved('drifting', (i) => [i < 40 ? 0.1 : 0.6, i % 10 === 0 ? 0.9 : 0.02, i % 10 === 0]),
    ...resolved('young', () => [0.5, null, true]).slice(0, 5),
  ];

  it('are scored, champion against challenger', () => {
    const steady = healthOf('steady', all);
    expect(steady).toMatchObject({ state: 'healthy', refit: [] });
    expect(steady.champion?.brier).toBeCloseTo(0.1875, 9);
    expect(steady.challenger?.gain).toBeCloseTo(0, 9);
  });

  it('tell a drift and what it calls for', () => {
    const drifting = healthOf('drifting', all);
    expect(drifting.state).toBe('drifting');
    expect(drifting.drift?.psi_band).toBe('major');
    expect(drifting.challenger?.gain).toBeGreaterThan(0);
    expect(drifting.refit.length).toBeGreaterThan(1);
  });

  it('that are too few are not judged', () => {
    expect(healthOf('young', all)).toMatchObject({ state: 'too_few', champion: null });
  });

  it('are binned for a reliability diagram', () => {
    const bins = reliabilityOf(all.filter(({ module }) => module === 'steady'));
    expect(bins).toEqual([{ forecast: 0.25, hits: 20, count: 80 }]);
  });

  it.each([30, 60, 400, 2000])(
    'that are calibrated, %i of them, are called drifting in few of 200 draws',
    (count) => {
      const random = draws(11);
      const alarms = Array.from({ length: 200 }, () => {
        const own = Array.from({ length: count }, (): Resolved => {
          const probability = random();
          const outcome = random() < probability;
          return {
            module: 'calibrated',
            probability,
            challenger_probability: null,
            outcome,
            resolved_at: '2026-01-01',
          };
        });
        return healthOf('calibrated', own).state;
      }).filter((state) => state === 'drifting').length;
      // Five rules of 1 in 1,000 to 1 in 50: a dozen false alarms in 200 would be too many.
      expect(alarms).toBeLessThan(12);
    },
  );
});

/** Uniform draws by Park and Miller's generator. */
function draws(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}
