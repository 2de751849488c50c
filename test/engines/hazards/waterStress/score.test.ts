import { describe, expect, it } from 'vitest';
import { score } from '../../../../engines/hazards/waterStress/index.ts';
import {
  categoryOf,
  indicatorScore,
  ratioOfScore,
} from '../../../../engines/hazards/waterStress/indicatorScore.ts';
import { weightedScore } from '../../../../engines/hazards/waterStress/weightedScore.ts';
import { reliefAtlas } from '../../../../src/atlas/relief.ts';
import { settingAtlas } from '../../../../src/atlas/setting.ts';
import { waterStressAtlas } from '../../../../src/atlas/waterStress.ts';

const moment = { iso: '2026-07-01T00:00:00Z', ms: Date.UTC(2026, 6, 1) };
const asked = {
  source: 'atlas',
  asOf: '2023-08-16T00:00:00Z',
  retrievedAt: '2023-08-16T00:00:00Z',
  status: 'embedded' as const,
};
const fact = (answer: unknown) =>
  typeof answer === 'object' && answer !== null && 'missing' in answer
    ? { ...answer, source: 'atlas' }
    : { value: answer, ...asked };

function at(lat: number, lon: number, catchment: object = { missing: 'network unreachable' }) {
  const facts = {
    setting: fact(settingAtlas.answer({ lat, lon })),
    relief: fact(reliefAtlas.answer({ lat, lon })),
    region: fact(waterStressAtlas.answer({ lat, lon })),
    catchment: fact(catchment),
  };
  return score.assess({ lat, lon }, facts as Parameters<typeof score.assess>[1], moment);
}

describe('water stress at the ends of its scale', () => {
  // AQUASTAT: Brazil withdraws 0.7 %, Iceland 0.2 %, Fiji 0.3 % of its renewable water; the published scores begin at 5 %.
  it.each([
    ['Manaus', -3.1, -60.02, 0.007],
    ['Reykjavik', 64.14, -21.94, 0.002],
    ['Suva', -18.14, 178.44, 0.003],
  ])('%s: the floor of the scale is an upper end, not a value', (_name, lat, lon, known) => {
    const reply = at(lat, lon);
    expect(reply.summary).toContain('at most about');
    expect(reply.quantity?.p10).toBeLessThanOrEqual(known);
    expect(reply.interval?.p10).toBeLessThanOrEqual(reply.score ?? NaN);
    for (const { p10 } of reply.projections) expect(p10).toBe(0);
    expect(at(33.45, -112.07).summary).not.toContain('at most');
  });

  it.each([
    ['South Pole', -90, 0],
    ['Vostok', -78.46, 106.84],
    ['inner Greenland', 72.58, -38.46],
  ])('does not apply on the ice of %s', (_name, lat, lon) => {
    const reply = at(lat, lon);
    expect(reply).toMatchObject({ score: null, level: null, quantity: null });
    expect(reply.summary).toContain('does not apply');
  });
});

describe('water stress of places', () => {
  it.each([
    ['Phoenix', 33.45, -112.07, 4],
    ['Riyadh', 24.7, 46.7, 4],
    ['Delhi', 28.61, 77.21, 4],
    ['Santiago', -33.45, -70.67, 4],
    ['Athens', 37.98, 23.73, 4],
    ['Bangkok', 13.75, 100.5, 3],
    ['Manaus', -3.1, -60.02, 0],
    ['Oslo', 59.98, 10.75, 0],
    ['Kinshasa', -4.3, 15.3, 0],
    ['Alice Springs', -23.7, 133.88, -1],
  ])('%s is in its published category', (_name, lat, lon, category) => {
    const reply = at(lat, lon);
    expect(score.output.safeParse(reply).success).toBe(true);
    expect(reply.category).toBe(category);
  });

  it('has no score at sea or where nobody answers, with the reason', () => {
    expect(at(0, -140)).toMatchObject({ score: null, reason: 'open water: no catchment' });
    expect(at(71.2, -179.5).score).toBeNull();
    expect(at(71.2, -179.5).reason).toContain('1200 km');
  });

  it.each([
    ['Male', 4.175, 73.51, /Kerala.*over the sea/],
    ['Port Vila', -17.73, 168.32, /Fiji.*over the sea/],
    ['Moroni', -11.7, 43.25, /Mozambique.*over the sea/],
  ])('%s takes nothing from another country over the sea', (_name, lat, lon, why) => {
    const reply = at(lat, lon);
    expect(reply).toMatchObject({ score: null, region: null, missing_weight_fraction: 1 });
    expect(reply.reason).toMatch(why);
  });

  it.each([
    ['Beira', -19.84, 34.84, 'neighbour', 'Zimbabwe'],
    ['Bissau', 11.86, -15.58, 'neighbour', 'Senegal'],
    ['Palma', 39.57, 2.65, 'over_sea', 'Spain, Barcelona'],
    ['Ajaccio', 41.93, 8.74, 'over_sea', 'France, Mediterranean'],
  ])(
    '%s says whose value it reads, how far that lies, and is wide',
    (_name, lat, lon, lies, region) => {
      const reply = at(lat, lon);
      expect(reply).toMatchObject({ region, region_lies: lies });
      expect(reply.region_distance_km).toBeGreaterThan(100);
      expect(reply.summary).toContain(`nearest listed region (${region}, `);
      expect(reply.warnings.join(' ')).toMatch(/No listed region holds this place/);
      // All rows scatter by a factor of 2.9 about their mean: at 80 % a factor of 15 from end to end.
      expect((reply.quantity?.p90 ?? NaN) / (reply.quantity?.p10 ?? NaN)).toBeGreaterThan(8);
    },
  );

  it('stays narrow at the middle of a region of its country', () => {
    const { quantity, warnings } = at(33.45, -112.07);
    expect((quantity?.p90 ?? NaN) / (quantity?.p10 ?? NaN)).toBeLessThan(3);
    expect(warnings).toHaveLength(1);
  });

  it('prefers the catchment and says how much of the weights is missing', () => {
    const live = {
      catchmentId: '1',
      stressRatio: 0.5,
      stressScore: 3.3,
      label: 'High (40-80%)',
      arid: false,
      droughtScore: 2,
      interannualScore: 1,
      seasonalScore: 1,
      riverFloodScore: 1,
      coastalFloodScore: null,
      overallScore: null,
    };
    const reply = at(33.45, -112.07, live);
    expect(reply.basis).toBe('catchment');
    expect(reply.category).toBe(3);
    expect(reply.missing_weight_fraction).toBeCloseTo(1 - (4 + 2 + 0.5 + 0.5 + 1) / 24.5, 9);
    expect(reply.warnings).toEqual([]);
  });

  it('projects more stress with business as usual than with the optimistic path', () => {
    const { projections } = at(-1.29, 36.82);
    const of = (scenario: string, year: number) =>
      projections.find((row) => row.scenario === scenario && row.year === year)?.stress_ratio ??
      NaN;
    expect(of('bau', 2050)).toBeGreaterThan(of('opt', 2050));
    expect(of('bau', 2080)).toBeGreaterThan(of('bau', 2030));
  });
});

describe('Aqueduct scores', () => {
  it('categories begin at their bounds', () => {
    expect(
      [0.0999, 0.1, 0.2, 0.4, 0.8].map((raw) => categoryOf(indicatorScore('bws', raw))),
    ).toEqual([0, 1, 2, 3, 4]);
    expect(indicatorScore('gtd', -5)).toBe(0);
    expect(indicatorScore('bws', 0)).toBe(0);
    expect(ratioOfScore(indicatorScore('bws', 0.3))).toBeCloseTo(0.3, 12);
  });

  it('nothing to weigh gives nothing', () => {
    expect(weightedScore({ bws: null }, { bws: 4 })).toBeUndefined();
    expect(weightedScore({ bws: NaN }, { bws: 4 })).toBeUndefined();
    expect(weightedScore({ bws: 5, bwd: null }, { bws: 1, bwd: 3 })).toEqual({
      score: 5,
      weightUsed: 0.25,
    });
  });

  it('leaves what has no value out of both sums', () => {
    // (2 x 5 + 3 x 1) / (2 + 3), of weights of 8 in all
    const found = weightedScore({ bws: 5, iav: 1, bwd: null }, { bws: 2, iav: 3, bwd: 3 });
    expect(found?.score).toBeCloseTo(2.6, 12);
    expect(found?.weightUsed).toBeCloseTo(0.625, 12);
  });
});
