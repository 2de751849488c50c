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
});
