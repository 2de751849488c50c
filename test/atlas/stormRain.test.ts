import { describe, expect, it } from 'vitest';
import { stormRain } from '../../engines/ground/datasets/weatherClimates.ts';
import { STORM_RAIN_PLACES } from '../../scripts/validation/tables/stormRainPlaces.ts';
import { stormRainErrors } from '../../scripts/validation/stormRainNumbers.ts';
import { stormRainRows } from '../../src/atlas/data/stormRain.ts';
import { stormRainAtlas } from '../../src/atlas/stormRain.ts';

const at = (lat: number, lon: number) =>
  stormRain.answer.parse(stormRainAtlas.answer({ lat, lon }));

describe('rain of the wettest days', () => {
  it('is judged at gauges that the table does not hold', () => {
    const isHeld = (lat: number, lon: number) =>
      stormRainRows.some(([, y, x]) => Math.abs(y - lat) < 0.2 && Math.abs(x - lon) < 0.2);
    expect(STORM_RAIN_PLACES.filter(([, lat, lon]) => isHeld(lat, lon))).toEqual([]);
    expect(STORM_RAIN_PLACES.length).toBeGreaterThan(80);
  });

  it('meets nine in ten of them within a factor of 1.6, without bias, and states its error', () => {
    const errors = stormRainErrors();
    const within = errors.filter(({ ln }) => Math.abs(ln) < Math.log(1.6)).length / errors.length;
    expect(within).toBeGreaterThan(0.9);
    expect(Math.abs(errors.reduce((sum, { ln }) => sum + ln, 0) / errors.length)).toBeLessThan(0.1);
    expect(Math.sqrt(errors.reduce((sum, { z }) => sum + z * z, 0) / errors.length)).toBeLessThan(
      1.1,
    );
  });

  it('says at a gauge what the gauge says', () => {
    for (const [name, lat, lon, day2YearMm, day100YearMm] of stormRainRows) {
      const here = at(lat, lon);
      expect(here.nearestGauge, name).toBe(name);
      expect(Math.abs(Math.log(here.day100YearMm / day100YearMm)), name).toBeLessThan(0.3);
      expect(Math.abs(Math.log(here.day2YearMm / day2YearMm)), name).toBeLessThan(0.3);
    }
  });

  it('rains harder once in 100 years than in 2 everywhere, and moves without jumps', () => {
    for (let i = 0; i < 300; i++) {
      const lat = -80 + (160 * i) / 300;
      const lon = ((i * 137.508) % 360) - 180;
      const { day2YearMm, day100YearMm } = at(lat, lon);
      expect(day100YearMm).toBeGreaterThan(1.5 * day2YearMm);
      expect(Math.abs(Math.log(at(lat, lon + 0.01).day100YearMm / day100YearMm))).toBeLessThan(0.1);
    }
  });
});
