import { describe, expect, it } from 'vitest';
import { climateFireWeather } from '../../../../engines/hazards/wildfire/climateFireWeather.ts';

const year = <T>(of: (month: number) => T) => Array.from({ length: 12 }, (_unused, m) => of(m));
const weatherOf = (temperatureC: readonly number[], rainMm: readonly number[], lat: number) => {
  const weather = climateFireWeather({
    meanTemperatureC: temperatureC,
    precipitationMm: rainMm,
    lat,
  });
  if (!weather) throw new Error('twelve numbers make a climate');
  return weather;
};

// EFFIS classes of the Canadian index: low below 11.2, very high from 38 on (https://forest-fire.emergency.copernicus.eu/about-effis/technical-background/fire-danger-forecast).
describe('the fire weather of typical days', () => {
  it('is low all year in a rainforest, and very high in the hot months of a desert', () => {
    const rainforest = weatherOf(
      year(() => 26),
      year(() => 300),
      -3,
    );
    for (const fwi of rainforest.meanFwi) expect(fwi).toBeLessThan(11.2);
    const desert = weatherOf(
      year((m) => 20 - 12 * Math.cos((m * Math.PI) / 6)),
      year(() => 0),
      30,
    );
    expect(desert.meanFwi[6]).toBeGreaterThan(38);
    expect(desert.severeDayFwi).toBeGreaterThan(desert.meanFwi[desert.peakMonth - 1] ?? NaN);
  });

  it('falls as rain comes on more days of a month of the same dryness of air', () => {
    // Above what the air could take up (5 mm a degree) more rain makes the air no moister: only the wet days are more.
    const july = (rainMm: number) =>
      weatherOf(
        year(() => 20),
        year(() => rainMm),
        45,
      ).meanFwi[6] ?? NaN;
    expect(july(200)).toBeLessThan(july(100));
    expect(july(400)).toBeLessThan(july(200));
    // Rain on every day of a month leaves next to nothing that burns.
    expect(july(400)).toBeLessThan(1);
  });

  it('has its peak half a year later on the other side of the equator', () => {
    const temperatureC = (late: number) =>
      year((m) => 15 - 9 * Math.cos(((m + late) * Math.PI) / 6));
    const rainMm = (late: number) => year((m) => 60 + 50 * Math.cos(((m + late) * Math.PI) / 6));
    const north = weatherOf(temperatureC(0), rainMm(0), 40);
    const south = weatherOf(temperatureC(6), rainMm(6), -40);
    expect([6, 7, 8, 9]).toContain(north.peakMonth);
    expect(south.peakMonth).toBe(((north.peakMonth + 5) % 12) + 1);
    expect(south.severeDayFwi / north.severeDayFwi).toBeCloseTo(1, 1);
  });

  it('is unknown where a month is', () => {
    const twelve = year(() => 10);
    const gap = year((m) => (m === 4 ? NaN : 10));
    expect(
      climateFireWeather({ meanTemperatureC: gap, precipitationMm: twelve, lat: 40 }),
    ).toBeUndefined();
    expect(
      climateFireWeather({ meanTemperatureC: [10], precipitationMm: [10], lat: 40 }),
    ).toBeUndefined();
  });
});
