import { describe, expect, it } from 'vitest';
import {
  cycloneRainMmPerH,
  passageRainMm,
} from '../../../../engines/hazards/hurricane/cycloneRain.ts';
import {
  hollandExponent,
  surfaceWind,
} from '../../../../engines/hazards/hurricane/hollandProfile.ts';
import { saffirSimpson } from '../../../../engines/hazards/hurricane/saffirSimpson.ts';
import {
  exceedanceRate,
  expectedWindLoss,
  PASSAGES_OF_SITE,
  siteWinds,
  windOfReturnPeriod,
} from '../../../../engines/hazards/hurricane/siteWind.ts';
import { emanuelDamageRatio } from '../../../../engines/ground/vulnerability/windDamage.ts';
import { referenceDamage } from '../../../../engines/hazards/referenceHouse.ts';

const MIAMI = { kt34: 0.4, kt64: 0.165, kt96: 0.066, kt113: 0.032, kt137: 0.01 };
const NONE = { kt34: 0, kt64: 0, kt96: 0, kt113: 0, kt137: 0 };

describe('wind profile', () => {
  const storm = { vmaxMps: 50, rmaxKm: 30, b: 1.5 };
  const windAt = surfaceWind(storm);

  it('peaks at the radius of largest wind and is 17 m/s at 300 km', () => {
    expect(windAt(30)).toBeCloseTo(50, 10);
    expect(windAt(20)).toBeLessThan(50);
    expect(windAt(300)).toBeCloseTo(17, 8);
    expect(hollandExponent(storm)(10)).toBe(0.5);
    expect(windAt(0)).toBe(0);
  });
});

describe('categories', () => {
  it.each([
    [33.9, 'TD'],
    [34, 'TS'],
    [64, '1'],
    [83, '2'],
    [96, '3'],
    [113, '4'],
    [137, '5'],
  ] as const)('%f kt is %s', (kt, category) => {
    expect(saffirSimpson(kt)).toBe(category);
  });
});

describe('winds at a site', () => {
  const winds = siteWinds(MIAMI, 25.8, 1);

  it('share out all passages of tropical storms and hurricanes', () => {
    expect(exceedanceRate(winds, 0)).toBeCloseTo(0.4, 3);
    expect(exceedanceRate(winds, 30)).toBeLessThan(0.4);
  });

  it('grow with the return period and bracket the mapped 100-year wind of Miami', () => {
    const speeds = [10, 25, 50, 100, 250, 500].map(
      (years) => windOfReturnPeriod(siteWinds(MIAMI, 25.8, 0.85), years) ?? NaN,
    );
    expect(speeds).toEqual(speeds.toSorted((a, b) => a - b));
    // ASCE 7-16: 100-year 3-second gust about 59 m/s over open ground, 1-minute 59 / 1.3 = 45 m/s.
    expect(speeds[3]).toBeGreaterThan(38);
    expect(speeds[3]).toBeLessThan(55);
  });

  it('are nothing where no cyclone passes', () => {
    expect(windOfReturnPeriod(siteWinds(NONE, 0, 1), 100)).toBeUndefined();
    expect(expectedWindLoss(NONE, 0)).toBe(0);
  });

  it('cost a few thousandths of value a year in Miami, as the Florida commission publishes for masonry houses', () => {
    const loss = expectedWindLoss(MIAMI, 25.8);
    expect(loss).toBeGreaterThan(1.5e-3);
    expect(loss).toBeLessThan(1e-2);
  });
});

describe('expected loss', () => {
  it.each([25.8, -18.35, 41.5, 3.3])(
    'is the sum over all passages at %f degrees, by the table',
    (lat) => {
      const damage = referenceDamage('cyclone_wind');
      const { ratePerYear, windMps } = siteWinds(MIAMI, lat, 1);
      const direct = windMps.reduce(
        (sum, wind, i) => sum + (ratePerYear[i] ?? 0) * damage.mean(wind),
        0,
      );
      expect(expectedWindLoss(MIAMI, lat) / direct).toBeCloseTo(1, 3);
    },
  );
});

describe('damage', () => {
  it('starts at 50 kt, loses half at Vhalf, and never passes the whole', () => {
    const ratio = (windMps: number) => emanuelDamageRatio(windMps, 25.7, 74.7);
    expect(ratio(25)).toBe(0);
    expect(ratio(60)).toBeGreaterThan(ratio(50));
    // Emanuel (2011), eq. 1: twice the excess of Vhalf is 8 / 9.
    expect(ratio(25.7 + 2 * 49)).toBeCloseTo(8 / 9, 12);
    expect(ratio(5000)).toBeLessThanOrEqual(1);
  });
});

describe('rain of a passage', () => {
  it('is a day of its rate where the storm stands still', () =>
    expect(passageRainMm(35, 60, 0)).toBeCloseTo(24 * cycloneRainMmPerH(35, 60), 9));

  it('is the more, the nearer and slower the storm', () => {
    expect(passageRainMm(50, 10, 6)).toBeGreaterThan(passageRainMm(50, 90, 6));
    expect(passageRainMm(50, 10, 3)).toBeGreaterThan(passageRainMm(50, 10, 6));
  });

  it('belongs to the passages whose wind is given beside it', () => {
    const rates = { kt34: 1, kt64: 0.5, kt96: 0.2, kt113: 0.1, kt137: 0.05 };
    const { windMps } = siteWinds(rates, 25, 1);
    expect(PASSAGES_OF_SITE).toHaveLength(windMps.length);
    PASSAGES_OF_SITE.forEach(({ vmaxMps }, i) =>
      expect(windMps[i]).toBeLessThanOrEqual(vmaxMps + 1e-9),
    );
  });
});
