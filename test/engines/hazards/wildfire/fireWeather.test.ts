import { describe, expect, it } from 'vitest';
import { fireWeatherSequence } from '../../../../engines/hazards/wildfire/codeSequence.ts';
import { droughtCode } from '../../../../engines/hazards/wildfire/droughtCode.ts';
import {
  droughtFactor,
  keetchByramMm,
} from '../../../../engines/hazards/wildfire/droughtFactor.ts';
import { duffMoistureCode } from '../../../../engines/hazards/wildfire/duffMoisture.ts';
import { fineFuelMoistureCode } from '../../../../engines/hazards/wildfire/fineFuelMoisture.ts';
import {
  buildupIndex,
  fireWeatherIndex,
  initialSpreadIndex,
} from '../../../../engines/hazards/wildfire/fireWeatherIndex.ts';
import { forestFireDanger } from '../../../../engines/hazards/wildfire/forestFireDanger.ts';
import { vapourDeficitHpa } from '../../../../engines/hazards/wildfire/hotDryWindy.ts';
import { recentFireWeather } from '../../../../engines/hazards/wildfire/recentFireWeather.ts';

const DRY = { temperatureC: 25, humidityPct: 30, windKmh: 15, rainMm: 0 };

describe('the Canadian system', () => {
  it('gives the published sample of Van Wagner and Pickett (1985), 13 to 16 April, to its decimal', () => {
    const days = [
      [17, 42, 25, 0],
      [20, 21, 25, 2.4],
      [8.5, 40, 17, 0],
      [6.5, 25, 6, 0],
    ].map(([temperatureC = 0, humidityPct = 0, windKmh = 0, rainMm = 0]) => ({
      temperatureC,
      humidityPct,
      windKmh,
      rainMm,
      month: 4,
    }));
    const answers = fireWeatherSequence(days);
    const published = [
      [87.7, 8.5, 19, 10.9, 8.5, 10.1],
      [86.2, 10.4, 23.6, 8.8, 10.4, 9.3],
      [87, 11.8, 26.1, 6.5, 11.7, 7.6],
      [88.8, 13.2, 28.2, 4.9, 13.1, 6.2],
    ];
    published.forEach((row, i) => {
      const a = answers[i];
      const own = [a?.ffmc, a?.dmc, a?.dc, a?.isi, a?.bui, a?.fwi];
      row.forEach((value, k) =>
        expect(Math.abs((own[k] ?? NaN) - value), `day ${i} column ${k}`).toBeLessThan(0.15),
      );
    });
  });

  it('keeps codes over a missing day', () => {
    const day = { ...DRY, month: 7 };
    const [first, gap, second] = fireWeatherSequence([day, undefined, day]);
    const [, direct] = fireWeatherSequence([day, day]);
    expect(gap).toBeUndefined();
    expect(second).toEqual(direct);
    expect(second?.dc).toBeGreaterThan(first?.dc ?? NaN);
  });

  it('wets with rain and dries without', () => {
    expect(fineFuelMoistureCode(90, { ...DRY, rainMm: 20 })).toBeLessThan(
      fineFuelMoistureCode(90, DRY),
    );
    expect(duffMoistureCode(40, { ...DRY, rainMm: 20 }, { month: 7 })).toBeLessThan(40);
    expect(droughtCode(300, { ...DRY, rainMm: 20 }, { month: 7 })).toBeLessThan(300);
    expect(droughtCode(300, { ...DRY, rainMm: 2.8 }, { month: 7 })).toBeGreaterThan(300);
  });

  it('knows the southern summer and the tropics', () => {
    expect(duffMoistureCode(10, DRY, { month: 1, lat: -35 })).toBeGreaterThan(
      duffMoistureCode(10, DRY, { month: 7, lat: -35 }),
    );
    expect(droughtCode(10, DRY, { month: 1, lat: 0 })).toBe(
      droughtCode(10, DRY, { month: 7, lat: 0 }),
    );
  });

  it('has no danger without fuel moisture to lose or wind to drive it', () => {
    expect(buildupIndex(0, 0)).toBe(0);
    expect(fireWeatherIndex(0, 50)).toBe(0);
    expect(initialSpreadIndex(85, 60, true)).toBeLessThan(initialSpreadIndex(85, 60, false));
  });
});

describe('McArthur', () => {
  it('is 2 exp(-0.45 + 0.987 ln 10 - 0.0345 x 10 + 0.0338 x 40 + 0.0234 x 60) on a day like Ash Wednesday, by hand', () => {
    expect(
      forestFireDanger({ droughtFactor: 10, temperatureC: 40, humidityPct: 10, windKmh: 60 }),
    ).toBeCloseTo(137.8, 0);
    expect(
      forestFireDanger({ droughtFactor: 0, temperatureC: 40, humidityPct: 10, windKmh: 60 }),
    ).toBe(0);
  });

  it('takes the first 5 mm of a spell of rain as runoff', () => {
    const day = { rainMm: 4, temperatureMaxC: 0 };
    const [one = NaN, two = NaN] = keetchByramMm([day, day], 800, 100);
    expect(one).toBeCloseTo(100, 0);
    expect(two).toBeCloseTo(97, 0);
  });

  it('gives all fuel in a long drought and little after a soaking', () => {
    const dry = Array.from({ length: 20 }, () => 0);
    expect(droughtFactor(dry, 200)).toBe(10);
    expect(droughtFactor([...dry.slice(1), 40], 10)).toBeLessThan(2);
  });

  it('knows the deficit of dry air: 42.4 hPa saturation at 30 °C (WMO tables)', () => {
    expect(vapourDeficitHpa(30, 0)).toBeCloseTo(42.4, 0);
    expect(vapourDeficitHpa(30, 100)).toBe(0);
  });
});

describe('a history', () => {
  const run = {
    lat: 40,
    annualRainMm: 500,
    start: { ffmc: 85, dmc: 6, dc: 15 },
    startDeficitMm: 50,
  };
  const history = (n: number) => ({
    startDate: '2026-06-01',
    temperatureC: Array.from({ length: n }, () => 30),
    humidityPct: Array.from({ length: n }, () => 20),
    windKmh: Array.from({ length: n }, () => 20),
    rainMm: Array.from({ length: n }, () => 0),
    temperatureMaxC: Array.from({ length: n }, () => 33),
  });

  it('of fewer than 60 days tells nothing', () => {
    expect(recentFireWeather(history(59), run)).toBeUndefined();
    expect(recentFireWeather(history(60), run)?.date).toBe('2026-07-30');
  });

  it('leaves out a last day that is not there', () => {
    const cut = history(70);
    const answer = recentFireWeather({ ...cut, humidityPct: cut.humidityPct.slice(0, 69) }, run);
    expect(answer?.days).toBe(69);
  });
});
