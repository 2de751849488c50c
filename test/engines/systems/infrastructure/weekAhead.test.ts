import { describe, expect, it } from 'vitest';
import {
  ageFactor,
  coldFactor,
  frostFactor,
  hasColdSnap,
  soilFactor,
} from '../../../../engines/systems/infrastructure/waterMain/breakFactors.ts';
import { weekAhead } from '../../../../engines/systems/infrastructure/waterMain/weekAhead.ts';
import { knownFact } from '../../../support/knownFact.ts';

const missing = { missing: 'nobody answers', source: 'none' };
const months = (january: number, others = 10) =>
  Array.from({ length: 12 }, (_none, i) => (i === 0 ? january : others));
const climateOf = (meanTemperatureC: readonly number[]) => knownFact({ meanTemperatureC }) as never;
const forecastOf = (...meansC: readonly (number | null)[]) =>
  knownFact({
    days: meansC.map((mean) => ({
      temperatureMaxC: mean === null ? null : mean + 4,
      temperatureMinC: mean === null ? null : mean - 4,
    })),
  }) as never;
const JANUARY = { ms: Date.UTC(2026, 0, 15), iso: '2026-01-15T00:00:00.000Z' };

describe('the cold factor', () => {
  // exp(k (10 - T) / 10): ten degrees below 10 °C are one k.
  it('rises exponentially below 10 °C, and no further below -20 °C', () => {
    expect(coldFactor({ frost: 0.5 }, 0)).toBeCloseTo(Math.exp(0.5), 12);
    expect(coldFactor({ frost: 0.5 }, 25)).toBe(1);
    expect(coldFactor({ frost: 0.5 }, -30)).toBeCloseTo(Math.exp(1.5), 12);
    expect(coldFactor({ frost: 0 }, -30)).toBe(1);
  });

  it('over a year is one where the months are those of the surveyed networks, and less where it never freezes', () => {
    const surveyed = [1, 3, 8, 13, 18, 23, 25.5, 24.5, 20.5, 14, 8, 3];
    expect(frostFactor({ frost: 0.5 }, surveyed)).toBeCloseTo(1, 12);
    expect(frostFactor({ frost: 0.5 }, surveyed.toReversed())).toBeCloseTo(1, 12);
    expect(frostFactor({ frost: 0.5 }, months(20, 20))).toBeLessThan(1);
  });
});

describe('other factors of the break rate', () => {
  it('grow with age about the mean of the stock, from new to 120 years', () => {
    const row = { growthPerYear: 0.03, meanAgeYears: 75 };
    expect(ageFactor(row, 75)).toBe(1);
    expect(ageFactor(row, 85)).toBeCloseTo(Math.exp(0.3), 12);
    expect(ageFactor(row, 500)).toBeCloseTo(Math.exp(0.03 * 45), 12);
  });

  it.each([
    [{ clayPct: 35, sandPct: 10 }, 1.4],
    [{ clayPct: 34, sandPct: 10 }, 1.15],
    [{ clayPct: 19, sandPct: 70 }, 0.85],
    [{ clayPct: 19, sandPct: 69 }, 1],
    [{ clayPct: null, sandPct: null }, 1],
    [{ isPeatOrFill: true, coastKm: 1 }, 1.4 * 1.2],
    [{ coastKm: 1.1 }, 1],
  ])('are those of the ground: %o', (ground, due) => {
    const soil = { clayPct: null, sandPct: null, isPeatOrFill: false, coastKm: null, ...ground };
    expect(soilFactor(soil)).toBeCloseTo(due, 12);
  });
});

describe('a cold snap', () => {
  it('is a fall of the mean of three days by 8 °C to below freezing', () => {
    expect(hasColdSnap([7, 7, 7, -1, -1, -1], 7)).toBe(true);
    expect(hasColdSnap([6.9, 6.9, 6.9, -1, -1, -1], 6)).toBe(false);
    expect(hasColdSnap([9, 9, 9, 0, 0, 0], 5)).toBe(false);
    // Against the usual temperature of the month, before three days are there to compare with.
    expect(hasColdSnap([-3, -3, -3], 5)).toBe(true);
    expect(hasColdSnap([-3, -3, -3], 4.9)).toBe(false);
    expect(hasColdSnap([-20, -20], 5)).toBe(false);
  });
});

describe('the week ahead', () => {
  // Cast iron, k = 0.5: a week at 0 °C over a year of one month at 0 and eleven at 10 °C.
  const yearly = (Math.exp(0.5) + 11) / 12;
  const climate = climateOf(months(0));

  it('is the forecast over the mean week of the year', () => {
    const week = weekAhead(
      'cast_iron',
      { forecast: forecastOf(0, 0, 0, 0, 0, 0, 0, -40), climate },
      JANUARY,
    );
    expect(week).toMatchObject({ basis: 'forecast', isColdSnap: false, meanAirC: 0 });
    expect(week.factor).toBeCloseTo(Math.exp(0.5) / yearly, 9);
  });

  it('counts half as much again in a cold snap, for metal alone', () => {
    const forecast = forecastOf(8, 8, 8, -2, -2, -2, -2);
    const cold = (k: number) => (3 * Math.exp(0.2 * k) + 4 * Math.exp(1.2 * k)) / 7;
    const iron = weekAhead('cast_iron', { forecast, climate }, JANUARY);
    expect(iron.isColdSnap).toBe(true);
    expect(iron.factor).toBeCloseTo((1.5 * cold(0.5)) / yearly, 9);
    const pvc = weekAhead('pvc', { forecast, climate }, JANUARY);
    expect(pvc.factor).toBeCloseTo(cold(0.1) / ((Math.exp(0.1) + 11) / 12), 9);
    expect(weekAhead('hdpe', { forecast, climate }, JANUARY)).toMatchObject({
      isColdSnap: false,
      factor: 1,
    });
  });

  it('is the usual one of the month with too few days of forecast, and says why', () => {
    const few = weekAhead('cast_iron', { forecast: forecastOf(5, 5, 5, null), climate }, JANUARY);
    expect(few).toMatchObject({ basis: 'climatology', reason: 'the forecast holds too few days' });
    expect(few.factor).toBeCloseTo(Math.exp(0.5) / yearly, 9);
    const none = weekAhead('cast_iron', { forecast: missing, climate }, JANUARY);
    expect(none).toMatchObject({ reason: 'nobody answers', meanAirC: 0, isColdSnap: null });
  });

  it('is the mean week where the climate is not known', () => {
    const week = weekAhead(
      undefined,
      { forecast: forecastOf(0, 0, 0, 0), climate: missing },
      JANUARY,
    );
    expect(week).toMatchObject({ basis: 'none', factor: 1, meanAirC: null });
  });
});
