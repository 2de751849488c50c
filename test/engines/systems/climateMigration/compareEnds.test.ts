import { describe, expect, it } from 'vitest';
import { compareEnds, type End } from '../../../../engines/systems/climateMigration/compareEnds.ts';
import type { PlaceInputs } from '../../../../engines/systems/climateMigration/placeInputs.ts';
import { GEOHAZARDS } from '../../../../engines/systems/climateMigration/tables/parameters.ts';

const ASKED = { scenario: 'SSP2-4.5', horizon: 30, year: 2026 } as const;
const calm = { score: 0, p10: 0, p90: 0 };
const none = { value: 0, lnSigma: 0 };
const INPUTS: PlaceInputs = {
  sea: null,
  hurricane: none,
  heat: none,
  wildfire: none,
  drought: none,
  stressRatio: null,
  flood: none,
  warmingRatio: 1,
  geohazards: Object.fromEntries(
    GEOHAZARDS.map((name) => [name, calm]),
  ) as PlaceInputs['geohazards'],
  people: 2e6,
};
const quakes = (score: number, p10 = score, p90 = score): Partial<PlaceInputs> => ({
  geohazards: { ...INPUTS.geohazards, earthquake: { score, p10, p90 } },
});
/** Along a meridian: degrees of 111.195 km. */
const end = (change: Partial<PlaceInputs> | undefined, lat = 0): End => ({
  place: { lat, lon: 0, name: null, country_code: null, match: 'point', asked: null },
  inputs: change && { ...INPUTS, ...change },
});

describe('a move', () => {
  const [from, to] = [end(quakes(80, 70, 95)), end(quakes(20, 10, 40), 1)];
  const move = compareEnds(from, to, ASKED);
  const scoreOf = (which: 'origin' | 'destination') => move[which].score ?? NaN;
  const rangeOf = (which: 'origin' | 'destination') => move[which].interval ?? calm;

  it('scores 50 less half of the relief, and its terms add up to it', () => {
    const relief = scoreOf('origin') - scoreOf('destination');
    expect(relief).toBeGreaterThan(5);
    expect(move.score).toBeCloseTo(50 - relief / 2, 9);
    expect(move.terms.reduce((sum, { net }) => sum + net, 0)).toBeCloseTo(relief, 9);
    expect(move.terms[0]).toMatchObject({ name: 'earthquake', kind: 'geohazard' });
    expect(move.hazards_lost).toEqual(['earthquake']);
    expect(move.hazards_gained).toEqual([]);
    const back = compareEnds(to, from, ASKED);
    expect(back.score).toBeCloseTo(50 + relief / 2, 9);
    expect(back.hazards_gained).toEqual(['earthquake']);
    expect(back.warnings.join()).toContain('bears more pressure');
    expect(move.warnings.join()).not.toContain('bears more pressure');
  });

  it('is as uncertain as both ends, as independent', () => {
    const [a, b] = [rangeOf('origin'), rangeOf('destination')];
    const [own, other] = [scoreOf('origin'), scoreOf('destination')];
    expect(move.quantity?.p10).toBeCloseTo(own - other - Math.hypot(own - a.p10, b.p90 - other), 9);
    expect(move.quantity?.p90).toBeCloseTo(own - other + Math.hypot(a.p90 - own, other - b.p10), 9);
    expect(move.interval?.p90).toBeCloseTo(50 - (move.quantity?.p10 ?? NaN) / 2, 9);
  });

  it('would come to 50 without the one term that differs', () => {
    expect(move.levers).toHaveLength(1);
    const [only] = move.levers;
    expect(only?.change).toContain('(geohazard) left out');
    expect(only?.score).toBeCloseTo(50, 9);
    expect(only?.score_change).toBeCloseTo(50 - (move.score ?? NaN), 9);
  });

  it('does not escape what both ends bear', () => {
    const both = (a: number, b: number) =>
      compareEnds(end(quakes(a)), end(quakes(b), 1), ASKED).shared_drivers;
    expect(both(60, 45)).toEqual(['earthquake']);
    expect(both(60, 39)).toEqual([]);
    expect(both(39, 60)).toEqual([]);
  });
});

describe('the flow between two places', () => {
  const flow = (people: number | null, lat: number) =>
    compareEnds(end({}), end({ people }, lat), ASKED).flow_index;

  // Gravity: 2 million by 3 million over 111.195 km, the distance to the power 1.5 in units of 100 km.
  it('goes with the people of both ends and falls with the distance', () => {
    expect(flow(3e6, 1)).toBeCloseTo(6 / 1.11195 ** 1.5, 3);
    expect(flow(3e6, 4)).toBeCloseTo(6 / 4.4478 ** 1.5, 3);
    // A thousand people where fewer are counted.
    expect(flow(10, 1)).toBeCloseTo((2 * 0.001) / 1.11195 ** 1.5, 6);
  });

  it('is not told of the next village or of people that nobody counted', () => {
    expect(flow(3e6, 0.005)).toBeNull();
    expect(flow(3e6, 0.01)).not.toBeNull();
    expect(flow(null, 1)).toBeNull();
  });

  it('comes with a warning below 50 km', () => {
    const warned = (lat: number) => compareEnds(end({}), end({}, lat), ASKED).warnings.join();
    expect(warned(0.4)).toContain('within 50 km');
    expect(warned(0.46)).not.toContain('within 50 km');
  });
});

describe('an end of which nothing is known', () => {
  it('is named with its reason', () => {
    const water = { ...INPUTS, noGround: 'open water' } as const;
    expect(compareEnds(end({}), end(water, 1), ASKED)).toMatchObject({
      score: null,
      reason: 'the destination is open water: nobody lives there',
    });
    expect(compareEnds(end(undefined), end({}, 1), ASKED)).toMatchObject({
      score: null,
      reason: 'the pressures of the origin are not known',
      origin: { score: null, level: null, interval: null },
    });
  });
});
