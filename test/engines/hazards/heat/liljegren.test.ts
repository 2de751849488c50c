import { describe, expect, it } from 'vitest';
import { outdoorWetBulbGlobe } from '../../../../engines/hazards/heat/liljegren.ts';
import { wetBulbC } from '../../../../engines/hazards/heat/wetBulb.ts';

const NOON = {
  airC: 30,
  humidityPct: 50,
  windMps: 2,
  pressureHpa: 1010,
  solarWm2: 800,
  directShare: 0.7,
  cosZenith: 0.8,
};
const NIGHT = { ...NOON, solarWm2: 0, directShare: 0, cosZenith: -1 };

describe('outdoor wet-bulb globe temperature', () => {
  it('is the air itself in saturated air without sun', () => {
    const found = outdoorWetBulbGlobe({ ...NIGHT, airC: 35, humidityPct: 100 });
    expect(found?.naturalWetBulbC).toBeCloseTo(35, 0);
    expect(Math.abs((found?.globeC ?? NaN) - 35)).toBeLessThan(1);
  });

  it('has the psychrometric wet bulb at night, within the error of Stull', () => {
    expect(
      Math.abs((outdoorWetBulbGlobe(NIGHT)?.naturalWetBulbC ?? NaN) - (wetBulbC(30, 50) ?? NaN)),
    ).toBeLessThan(1);
  });

  it('heats the globe by 10 to 20 K at noon and cools it with wind', () => {
    const globe = outdoorWetBulbGlobe(NOON)?.globeC ?? NaN;
    expect(globe - 30).toBeGreaterThan(10);
    expect(globe - 30).toBeLessThan(20);
    expect(outdoorWetBulbGlobe({ ...NOON, windMps: 8 })?.globeC).toBeLessThan(globe);
  });

  it('weighs its parts as ISO 7243 does', () => {
    const found = outdoorWetBulbGlobe(NOON);
    expect(found?.wbgtC).toBeCloseTo(
      0.7 * (found?.naturalWetBulbC ?? NaN) + 0.2 * (found?.globeC ?? NaN) + 3,
      10,
    );
  });

  it('has no answer outside its range', () => {
    expect(outdoorWetBulbGlobe({ ...NOON, airC: 60 })).toBeUndefined();
    expect(outdoorWetBulbGlobe({ ...NOON, humidityPct: 0 })).toBeUndefined();
    expect(outdoorWetBulbGlobe({ ...NOON, directShare: 1 })).toBeUndefined();
  });
});
