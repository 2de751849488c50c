import { describe, expect, it } from 'vitest';
import { floodSetting } from '../../../../engines/ground/datasets/floodPlains.ts';
import { setting } from '../../../../engines/ground/datasets/terrain.ts';
import { hurricaneClimate } from '../../../../engines/ground/datasets/weatherClimates.ts';
import { surgeGivenCyclone } from '../../../../engines/places/compoundRisk/cycloneSurge.ts';
import type { Given } from '../../../../engines/places/compoundRisk/events.ts';
import { knownFact } from '../../../support/knownFact.ts';

const MOMENT = { iso: '2026-01-01T00:00:00.000Z', ms: Date.UTC(2026, 0, 1) };
const MISSING = { missing: 'not asked', source: 'test' };

/** A place that the sea floods by a map: half of the events of `years` years bring more than 15 cm, as half of its own errors are deeper. */
function placeBy(years: number, cycloneShare: number, passing: number): Given {
  const { ratePerYear } = hurricaneClimate.sample;
  const flood = {
    elevation: MISSING,
    relief: MISSING,
    climate: MISSING,
    stormRain: MISSING,
    setting: knownFact(setting.sample),
    flood: knownFact({
      ...floodSetting.sample,
      sea: { ...floodSetting.sample.sea, cycloneShare },
      mapped: { id: 'ours', cause: 'sea', sigmaM: 1, depths: [{ years, depthM: 0.15 }] },
    }),
  };
  const hurricane = knownFact({
    ...hurricaneClimate.sample,
    ratePerYear: { ...ratePerYear, kt34: passing },
  });
  return { place: {}, moment: MOMENT, facts: { flood, weather: { hurricane } } } as never;
}
const chance = (given: Given, causePerYear: number): number => {
  const found = surgeGivenCyclone(given, causePerYear);
  return 'conditional' in found ? found.conditional : NaN;
};

// A map of 100 years floods 0.0075 a year (0.01 x 0.5 + 0.01 x 0.5 / 2): 0.0075283 floods a year, -ln(1 - 0.0075).
describe('the surge of a cyclone whose wind counts as damaging', () => {
  it('floods a place as often as the sea does over its cyclones, where every one of them counts', () => {
    expect(chance(placeBy(100, 1, 0.5), 0.5)).toBeCloseTo(0.0075283 / 0.5, 6);
  });

  it('is that of the share of great surges that cyclones make', () => {
    expect(chance(placeBy(100, 0.25, 0.5), 0.5)).toBeCloseTo((0.25 * 0.0075283) / 0.5, 6);
    expect(surgeGivenCyclone(placeBy(100, 0, 0.5), 0.5)).toHaveProperty('reason');
  });

  // Once in two years: 0.375 a year; the surges of cyclones come once in ten years, 0.1053605 a year, and the others are of other weather.
  it('comes once in ten years at the most', () => {
    expect(chance(placeBy(2, 1, 0.5), 0.5)).toBeCloseTo(0.1053605 / 0.5, 6);
  });

  it('is likelier than of any passing cyclone, and unlikelier than if the strongest brought all of it', () => {
    const strong = chance(placeBy(100, 1, 0.5), 0.05);
    expect(strong).toBeGreaterThan(0.0075283 / 0.5);
    expect(strong).toBeLessThan((0.95 * 0.0075283) / 0.05);
  });
});
