import { describe, expect, it } from 'vitest';
import { seaFloodGrowth } from '../../../../engines/hazards/flood/seaGrowth.ts';
import { seaLevelOfYears, yearsOfSeaLevel } from '../../../../engines/hazards/flood/seaFlood.ts';
import { floodSettingAt } from '../../../../src/atlas/floodPlains.ts';

/** Tide gauges of the National Ocean Service along the contiguous United States, spread over its coasts. */
const GAUGES = {
  'Portland, Maine': [43.656, -70.246],
  Boston: [42.354, -71.05],
  Newport: [41.504, -71.326],
  'The Battery': [40.7, -74.014],
  'Atlantic City': [39.357, -74.418],
  Annapolis: [38.983, -76.48],
  'Sewells Point': [36.947, -76.33],
  Wilmington: [34.228, -77.95],
  Charleston: [32.78, -79.924],
  'Fort Pulaski': [32.035, -80.9],
  Mayport: [30.395, -81.43],
  'Virginia Key': [25.73, -80.16],
  'Key West': [24.55, -81.81],
  'St. Petersburg': [27.76, -82.627],
  Pensacola: [30.404, -87.21],
  Galveston: [29.31, -94.79],
  'Port Isabel': [26.06, -97.215],
  'San Diego': [32.714, -117.17],
  'La Jolla': [32.867, -117.257],
  'San Francisco': [37.806, -122.466],
  'Crescent City': [41.745, -124.184],
  Seattle: [47.6, -122.34],
} as const;

/**
 * Heights from which floods of high tides are minor, moderate and major, m above mean higher high water, with a share of the great diurnal range,
 * and how often they come on the average coast, events a year.
 *
 * @source Sweet et al. (2018), NOAA Technical Report NOS CO-OPS 086, eq. 1 to 3; Sweet et al. (2022), NOAA Technical Report NOS 01, executive summary, restated from memory
 */
const FLOODS = [
  { aboveM: 0.5, ofRange: 0.04, in2020: 3 },
  { aboveM: 0.8, ofRange: 0.03, in2020: 0.3, in2050: 4 },
  { aboveM: 1.17, ofRange: 0.04, in2020: 0.04, in2050: 0.2 },
] as const;
/** Rise above the mean of 1995 to 2014 by 2020, and from then to 2050 along these coasts, m: 10 to 12 inches. @source Sweet et al. (2022) */
const RISE_M = { by2020: 0.06, to2050: 0.28 } as const;
/** Heights stand above the high water of 1983 to 2001, levels above the mean of 1995 to 2014: the sea rose so far between the two, m. @source 3 mm a year over 12 years */
const DATUMS_M = 0.04;

function seaAt([lat, lon]: readonly [number, number]) {
  const { sea } = floodSettingAt(lat, lon);
  if (sea?.tide === undefined) throw new Error('a shore with a tide');
  return { sea, tide: sea.tide };
}

/** Floods a year above such a height, mean of the gauges. */
function meanPerYear({ aboveM, ofRange }: (typeof FLOODS)[number], riseM: number): number {
  let sum = 0;
  for (const at of Object.values(GAUGES)) {
    const { sea, tide } = seaAt(at);
    const levelM = tide.highM + aboveM + ofRange * 2 * tide.highM - DATUMS_M;
    // What comes in all but every year counts as often as the rarest of such floods.
    sum += -Math.log1p(-1 / Math.max(1.01, yearsOfSeaLevel(sea, levelM, riseM)));
  }
  return sum / Object.keys(GAUGES).length;
}

const factorBetween = (a: number, b: number): number => Math.max(a / b, b / a);

describe('levels of the sea that come often', () => {
  it('flood low ground of the United States as often as the interagency report says, now and in 2050', () => {
    for (const flood of FLOODS) {
      const now = meanPerYear(flood, RISE_M.by2020);
      expect(factorBetween(now, flood.in2020)).toBeLessThan(2.1);
      if (!('in2050' in flood)) continue;
      const then = meanPerYear(flood, RISE_M.by2020 + RISE_M.to2050);
      expect(factorBetween(then, flood.in2050)).toBeLessThan(2.1);
    }
  });

  it('tell how often a level comes as they tell the level', () => {
    for (const at of Object.values(GAUGES))
      for (const years of [2, 10, 100, 500]) {
        const { sea } = seaAt(at);
        const found = yearsOfSeaLevel(sea, seaLevelOfYears(sea, years, 0.1), 0.1);
        expect(found).toBeCloseTo(years, 4);
        expect(yearsOfSeaLevel(sea, seaLevelOfYears(sea, years, 0.1), 0.3)).toBeLessThan(years);
      }
    const { sea } = seaAt(GAUGES.Boston);
    expect(yearsOfSeaLevel(sea, 0, 0)).toBe(1);
  });

  it('grow faster over ground surveyed low than over ground that cyclones alone reach', () => {
    const { sea } = seaAt(GAUGES['Virginia Key']);
    const growth = (years: number) => {
      const elevationM = seaLevelOfYears(sea, years, 0.08) - 0.15;
      const site = { ground: { elevationM, sigmaM: 0.05 }, coastDistanceKm: 0 };
      return seaFloodGrowth(sea, site, { nowM: 0.08, toComeM: 0.2 });
    };
    // Hunter (2012), eq. 3: levels of cyclones lie 0.51 m apart for each factor of e (surges of 0.8 and 2.0 m once in 10 and 100 years), those of ordinary weather less.
    const byCyclones = Math.exp(0.2 / 0.51);
    expect(growth(200)).toBeGreaterThan(byCyclones / 1.2);
    expect(growth(200)).toBeLessThan(byCyclones * 1.2);
    expect(growth(5)).toBeGreaterThan(2.5);
  });
});
