import { describe, expect, it } from 'vitest';
import { underwriteDecision } from '../../../../engines/money/insurance/index.ts';
import { PERILS } from '../../../../engines/money/siteRisk/perils.ts';
import { STANDARD_POLICY } from '../../../../engines/money/underwriting/policy.ts';
import {
  REQUESTED,
  requestedPerils,
  SINGLE_WORDS,
  wordsFor,
} from '../../../../engines/money/underwriting/requestedPerils.ts';
import { embeddedFacts, MOMENT } from '../../../support/embeddedFacts.ts';

async function decideOn(application: Record<string, unknown>) {
  const input = underwriteDecision.input.parse({ replacement_value_usd: 400_000, ...application });
  return underwriteDecision.assess(
    input,
    await embeddedFacts(underwriteDecision.needs(input)),
    MOMENT,
  );
}

/** Places where each peril of the list is the one that decides somewhere. */
const PLACES: readonly (readonly [lat: number, lon: number])[] = [
  [37.77, -122.42],
  [34.05, -118.24],
  [25.76, -80.19],
  [29.95, -90.07],
  [29.3, -94.79],
  [61.22, -149.9],
  [19.72, -155.08],
  [35.34, -97.49],
  [39.76, -121.62],
  [47.25, -122.44],
  [45.99, -123.92],
  [28.06, -82.43],
  [14.6, 120.98],
  [35.68, 139.69],
  [38.26, 140.87],
  [-41.29, 174.78],
  [-43.53, 172.64],
  [-36.85, 174.76],
  [-6.2, 106.85],
  [-7.6, 110.43],
  [-0.95, 100.35],
  [-8.65, 115.22],
  [27.7, 85.32],
  [31.11, 77.17],
  [23.81, 90.41],
  [22.35, 91.83],
  [21.03, 105.85],
  [22.3, 114.17],
  [25.03, 121.56],
  [36.2, 36.16],
  [41.01, 28.98],
  [37.98, 23.73],
  [40.85, 14.27],
  [37.5, 15.09],
  [42.35, 13.4],
  [38.72, -9.14],
  [51.92, 4.48],
  [52.52, 13.4],
  [59.33, 18.07],
  [64.15, -21.94],
  [63.84, -22.43],
  [18.54, -72.34],
  [18.47, -66.11],
  [14.62, -90.53],
  [-12.05, -77.04],
  [-33.45, -70.67],
  [-0.18, -78.47],
  [4.71, -74.07],
  [6.25, -75.56],
  [19.43, -99.13],
  [-17.74, 168.32],
  [-18.14, 178.44],
  [-9.44, 147.18],
  [-1.68, 29.22],
  [35.7, 51.42],
  [41.31, 69.24],
  [43.24, 76.89],
  [-19.82, 34.84],
  [-20.16, 57.5],
  [-33.87, 151.21],
  [-35.28, 149.13],
  [30.04, 31.24],
  [12.64, -8.0],
  [34.02, 71.52],
];

/** Descriptions, each of which stands at every place. */
const BUILDINGS: readonly Record<string, unknown>[] = [
  {},
  { construction_type: 'masonry', construction_year: 1930 },
  { property_type: 'commercial', construction_type: 'steel_frame', stories: 6 },
  { construction_type: 'mobile_home', construction_year: 1985, stories: 1 },
  { construction_type: 'wood_frame', construction_year: 1962, first_floor_height_m: 0.2 },
  {
    property_type: 'industrial',
    construction_type: 'reinforced_concrete',
    construction_year: 2015,
  },
  { property_type: 'agricultural', perils_requested: ['wind', 'earthquake', 'flood'] },
  { perils_requested: ['landslide', 'sinkhole'] },
];

/** A policy under which small perils decide too, so that every word of a cover is somewhere left out. */
const STRICT = {
  ...STANDARD_POLICY,
  name: 'strict',
  rules: [
    { id: 'a', measure: 'average_annual_loss_ratio', above: 3e-3, decision: 'DECLINE', words: 'a' },
    {
      id: 'b',
      measure: 'largest_peril_loss_ratio',
      above: 1e-7,
      decision: 'REFER_TO_SENIOR',
      words: 'b',
    },
    {
      id: 'c',
      measure: 'average_annual_loss_ratio',
      above: 2e-5,
      decision: 'APPROVE_WITH_CONDITIONS',
      words: 'c',
    },
  ],
};

describe('a change that would flip a decision', () => {
  it.each([
    [
      'the standard policy',
      undefined,
      ['earthquake', 'flood', 'wind, tornado and hail', 'tsunami', 'volcano', 'wildfire'],
    ],
    ['a strict policy', STRICT, SINGLE_WORDS.map(wordsFor)],
  ])(
    'decides so when it is asked for, under %s',
    async (_name, policy, words) => {
      let asked = 0;
      const left = new Set<string>();
      for (const [lat, lon] of PLACES)
        for (const building of BUILDINGS) {
          const given = { lat, lon, ...building, ...(policy ? { policy } : {}) };
          const { flips, decision } = await decideOn(given);
          for (const { kind, change, request, ...then } of flips) {
            const again = await decideOn({ ...given, ...request });
            expect(again.decision, `${lat}, ${lon}: ${change}`).toBe(then.decision);
            expect(again.decision).not.toBe(decision);
            expect(again.expected_annual_loss_ratio?.value).toBeCloseTo(
              then.expected_annual_loss_ratio,
              12,
            );
            expect(Object.keys(request)).not.toEqual([]);
            if (kind === 'cover') left.add(/^leave (.*) out of the cover$/.exec(change)?.[1] ?? '');
            asked++;
          }
        }
      expect(asked).toBeGreaterThan(100);
      expect([...left]).toEqual(expect.arrayContaining(words));
    },
    300_000,
  );
});

describe('the words of an application', () => {
  it('hold every peril once, so that a cover without a word is a cover', () => {
    const held = SINGLE_WORDS.flatMap((word) => [...requestedPerils([word])]);
    expect(held.toSorted()).toEqual([...PERILS].toSorted());
    expect(requestedPerils(['all'])).toEqual(new Set(PERILS));
  });

  it('mean what they meant', () => {
    expect([...requestedPerils(['wind'])]).toEqual(['wind', 'severe_storm']);
    for (const word of ['earthquake', 'flood', 'sinkhole', 'wildfire'] as const)
      expect([...requestedPerils([word])]).toEqual([word]);
    expect(REQUESTED).toEqual(
      expect.arrayContaining(['earthquake', 'flood', 'sinkhole', 'wind', 'wildfire', 'all']),
    );
  });
});
