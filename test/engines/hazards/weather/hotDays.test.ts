import { describe, expect, it } from 'vitest';
import { drynessOfMonth, halfDailyRangeC } from '../../../../engines/hazards/weather/dailyRange.ts';
import {
  afternoonsOf,
  daysReaching,
  hotDaysAt,
} from '../../../../engines/hazards/weather/hotDays.ts';

const same = (value: number) => Array.from({ length: 12 }, () => value);
/** Phoenix Sky Harbor, NOAA NCEI normals 1991-2020, °C and mm. */
const PHOENIX = {
  meanTemperatureC: [13.8, 15.6, 19.1, 23, 28.1, 33.3, 35.3, 34.7, 31.8, 25.1, 18.2, 13.3],
  precipitationMm: [22, 22, 21, 6, 3, 1, 23, 24, 14, 14, 14, 19],
};

describe('days of hot afternoons', () => {
  it('are half of all days where the mean afternoon is the threshold', () => {
    // A wet month: afternoons 4.5 °C above the mean; the normal law is even about its mean.
    const normals = { meanTemperatureC: same(30.5), precipitationMm: same(500) };
    expect(daysReaching(normals, 35, { excessC: 0, spreadC: 2 })).toBeCloseTo(365.25 / 2, 6);
    // One standard deviation above it, 15.87 % of days (table of the normal law).
    expect(daysReaching(normals, 37, { excessC: 0, spreadC: 2 })).toBeCloseTo(365.25 * 0.15866, 1);
  });

  it('of a point come back with its own normals', () => {
    const days = { above35: 150, above38: 111, index41: 50 };
    const back = hotDaysAt(PHOENIX, afternoonsOf(PHOENIX, days, 240), 240);
    expect(back.above35).toBeCloseTo(150, 1);
    expect(back.above38).toBeCloseTo(111, 1);
    expect(back.index41).toBeCloseTo(50, 1);
  });

  it('of a point say how far afternoons spread, between bounds that stations keep to', () => {
    const spreadOf = (above35: number, above38: number): number =>
      afternoonsOf(PHOENIX, { above35, above38, index41: 0 }, 240).spreadC;
    // Half as many days above 38 as above 35 °C: as the daily maxima of a month at Phoenix spread, some 3 °C (NOAA, from memory).
    expect(Math.abs(spreadOf(90, 40) - 3)).toBeLessThan(0.7);
    // POLICY: no month is steadier or more changeable, whatever two counts say; the middle where one of them is missing.
    expect(spreadOf(150, 1)).toBeCloseTo(1.2, 4);
    expect(spreadOf(20, 20)).toBeCloseTo(5, 4);
    expect(spreadOf(150, 0)).toBe(3);
  });

  it('a cool point without any says nothing against hot lowland beside it', () => {
    const cool = afternoonsOf(
      { meanTemperatureC: same(16), precipitationMm: same(40) },
      { above35: 0, above38: 0, index41: 0 },
      100,
    );
    const lowland = { meanTemperatureC: same(33), precipitationMm: same(5) };
    expect(hotDaysAt(lowland, cool, 100).above35).toBeGreaterThan(250);
  });

  it('a warm point without any keeps its neighbours cool', () => {
    const mild = { meanTemperatureC: same(27), precipitationMm: same(150) };
    const point = afternoonsOf(mild, { above35: 0, above38: 0, index41: 10 }, 1);
    expect(hotDaysAt(mild, point, 1).above35).toBeLessThan(0.06);
  });
});

describe('the daily range of a month', () => {
  // Half of the range at Phoenix by the normals of NOAA for 1991 to 2020, restated from memory: 7.2 °C in June, 6.5 °C in March.
  it.each([
    [33.3, 1, 7.2],
    [19.1, 21, 6.5],
  ])('of %f °C and %f mm is about twice %f °C', (meanC, rainMm, halfC) => {
    const found = halfDailyRangeC(drynessOfMonth(meanC, rainMm));
    expect(Math.abs(found - halfC)).toBeLessThan(1);
  });

  it('goes by a dryness between 0 and 1, in frost too, that falls with rain', () => {
    for (const meanC of [-40, -5, 0, 1, 10, 35]) {
      const drynesses = [0, 2, 20, 200, 2000].map((rainMm) => drynessOfMonth(meanC, rainMm));
      expect(drynesses).toEqual(drynesses.toSorted((a, b) => b - a));
      expect(drynesses[0]).toBe(1);
      expect(drynesses.at(-1)).toBe(0);
    }
  });
});
