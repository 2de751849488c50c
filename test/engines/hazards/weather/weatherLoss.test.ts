import { describe, expect, it } from 'vitest';
import { drynessOfMonth, halfDailyRangeC } from '../../../../engines/hazards/weather/dailyRange.ts';
import { lnSigmaOfHeight } from '../../../../engines/hazards/weather/hotDays.ts';
import { totalLoss, weatherLossParts } from '../../../../engines/hazards/weather/weatherLoss.ts';
import {
  windstormLossLnSigma,
  windstormLossPerYear,
} from '../../../../engines/hazards/weather/windstorm.ts';
import { referenceDamage } from '../../../../engines/hazards/referenceHouse.ts';
import {
  heatClimate,
  severeWeatherClimate,
  windstormClimate,
} from '../../../../engines/ground/datasets/weatherClimates.ts';

const Z90 = 1.2815516;
const partOf = (perYear: number, lnSigma: number) => ({ cause: 'hail', perYear, lnSigma }) as const;
const spread = ({ p10, p90 }: { p10: number; p90: number }) => Math.log(p90 / p10) / (2 * Z90);

describe('losses by weather together', () => {
  it('are of one cause what that is, whatever the unit', () => {
    for (const perYear of [1e-6, 1e-3]) {
      const loss = totalLoss([partOf(perYear, 0.7)]);
      expect(loss.value).toBe(perYear);
      expect(spread(loss)).toBeCloseTo(0.7, 4);
    }
  });

  it('of causes that err alone add their variances', () => {
    // Two of the same mean and variance: the variance of the sum over its squared mean is half of that of one.
    const { value, ...points } = totalLoss([partOf(1e-4, 0.7), partOf(1e-4, 0.7)]);
    expect(value).toBeCloseTo(2e-4, 15);
    expect(spread(points)).toBeCloseTo(Math.sqrt(Math.log1p(Math.expm1(0.49) / 2)), 4);
    expect(totalLoss([])).toEqual({ value: 0, p10: 0, p50: 0, p90: 0 });
  });
});

describe('losses by cause', () => {
  const windstorm = windstormClimate.sample;
  const severe = severeWeatherClimate.sample;
  const heat = heatClimate.sample;
  const loss = (climates: Parameters<typeof weatherLossParts>[1], cause: string, lat = 50) =>
    weatherLossParts(lat, climates).find((each) => each.cause === cause);

  it('count of straight winds those that no cyclone brings', () => {
    const { gust50YearMps, gumbelScaleMps } = windstorm;
    const half = { ...windstorm, extratropicalShare: 0.5 };
    const all = windstormLossPerYear(gust50YearMps, gumbelScaleMps);
    expect(loss({ windstorm: half }, 'extratropical wind')?.perYear).toBeCloseTo(all / 2, 12);
    expect(loss({ windstorm: half }, 'gales and squalls', 20)?.perYear).toBeCloseTo(all / 2, 12);
  });

  it('are the less known, the less the gusts are', () => {
    const sigma = (lnSigma: number) =>
      loss({ windstorm: { ...windstorm, lnSigma } }, 'extratropical wind')?.lnSigma ?? NaN;
    const { gust50YearMps, gumbelScaleMps } = windstorm;
    expect(sigma(0)).toBeCloseTo(referenceDamage('gust').lnSigma, 9);
    const ofGusts = windstormLossLnSigma(gust50YearMps, gumbelScaleMps, 0.1);
    expect(sigma(0.1) ** 2 - sigma(0) ** 2).toBeCloseTo(ofGusts ** 2, 9);
  });

  // By hand: of a Gumbel law with mode m and scale s that lies below the 20 m/s where damage begins, gusts above x come exp((m - x) / s) times a year, so that a damage
  // cubic in what passes 20 m/s costs 6 s^3 exp((m - 20) / s) of its unit a year. With m / s kept, its logarithm rises with that of s by 3 + 20 / s.
  it('go with the power of the gusts that a Gumbel law and a cubic damage make', () => {
    for (const [gust, scale] of [
      [25, 1.5],
      [25, 1.75],
      [22, 1.6],
    ] as const) {
      const power = windstormLossLnSigma(gust, scale, 0.001) / 0.001;
      expect(power / (3 + 20 / scale)).toBeCloseTo(1, 1);
    }
    const power = (gust: number) => windstormLossLnSigma(gust, gust / 10, 0.001) / 0.001;
    expect(power(45)).toBeGreaterThan(3);
    expect(power(45)).toBeLessThan(power(36));
  });

  it('do not take hail of the whole world for that of North America', () => {
    const at = (usAndCanadaShare: number) =>
      loss({ severe: { ...severe, usAndCanadaShare } }, 'hail')?.perYear ?? NaN;
    expect(at(0)).not.toBeCloseTo(at(1), 9);
    expect(at(0.5)).toBeGreaterThan(Math.min(at(0), at(1)));
    expect(at(0.5)).toBeLessThan(Math.max(at(0), at(1)));
  });

  it('take the days of heat in dry or in moist air, whichever are more', () => {
    const at = (daysAbove38C: number, daysHeatIndex41C: number) =>
      loss({ heat: { ...heat, daysAbove38C, daysHeatIndex41C } }, 'extreme heat')?.perYear ?? NaN;
    expect(at(40, 5)).toBeCloseTo(at(5, 40), 15);
    expect(at(40, 5)).toBeCloseTo(2 * at(20, 20), 15);
  });
});

describe('days of a month', () => {
  // Air takes up 5 mm a month for each degree: 100 mm at 20 °C.
  it('are dry by what is missing of the rain that the air could take up', () => {
    expect(drynessOfMonth(20, 100)).toBe(0);
    expect(drynessOfMonth(20, 50)).toBeCloseTo(0.25, 12);
    expect(drynessOfMonth(20, 0)).toBe(1);
    expect(drynessOfMonth(-10, 10)).toBe(0);
    expect(halfDailyRangeC(1)).toBeGreaterThan(halfDailyRangeC(0));
  });

  // Air is colder by 6.5 °C in a kilometre of the standard atmosphere (ISO 2533), by 5 to 6 over mountains.
  it('that are hot are as little known as 0.33 a degree over a height makes them', () => {
    expect(lnSigmaOfHeight(1000)).toBeGreaterThan(0.33 * 5);
    expect(lnSigmaOfHeight(1000)).toBeLessThanOrEqual(0.33 * 6.5);
    expect(lnSigmaOfHeight(10)).toBeCloseTo(lnSigmaOfHeight(1000) / 100, 12);
  });
});
