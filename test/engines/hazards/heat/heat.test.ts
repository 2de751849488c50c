import { describe, expect, it } from 'vitest';
import {
  apparentTemperatureC,
  normalEffectiveTemperatureC,
} from '../../../../engines/hazards/heat/comfort.ts';
import { heatIndexClass, heatIndexF } from '../../../../engines/hazards/heat/heatIndex.ts';
import { UTCI_COEFFICIENTS } from '../../../../engines/hazards/heat/tables.ts';
import { utciC } from '../../../../engines/hazards/heat/utci.ts';
import { wetBulbC } from '../../../../engines/hazards/heat/wetBulb.ts';
import { wetBulbGlobeC } from '../../../../engines/hazards/heat/wetBulbGlobe.ts';

describe('heat index', () => {
  it('matches the NWS chart within its rounding', () => {
    expect(heatIndexF(86, 90)).toBeCloseTo(105, -0.5);
    expect(Math.abs(heatIndexF(92, 60) - 105)).toBeLessThan(1);
    expect(Math.abs(heatIndexF(104, 40) - 119)).toBeLessThan(1);
  });

  it('names the NWS classes', () => {
    expect(heatIndexClass(26)).toBe('none');
    expect(heatIndexClass(39.5)).toBe('danger');
    expect(heatIndexClass(52)).toBe('extreme_danger');
  });
});

describe('universal thermal climate index', () => {
  it('has the 210 coefficients of a polynomial of degree 6 in 4 variables', () =>
    expect(UTCI_COEFFICIENTS).toHaveLength(210));

  it('matches the examples of the published program', () => {
    expect(utciC({ airC: 25, radiantC: 27, windMps: 1, humidityPct: 50 })).toBeCloseTo(25.2, 1);
    expect(utciC({ airC: 19, radiantC: 24, windMps: 1, humidityPct: 50 })).toBeCloseTo(20, 1);
  });

  it('has no answer outside the fit', () => {
    expect(utciC({ airC: 55, radiantC: 55, windMps: 1, humidityPct: 10 })).toBeUndefined();
    expect(utciC({ airC: 20, radiantC: 95, windMps: 1, humidityPct: 10 })).toBeUndefined();
    expect(utciC({ airC: 20, radiantC: 20, windMps: 25, humidityPct: 10 })).toBeUndefined();
  });
});

describe('other indices', () => {
  it('refuse what they were not fitted for', () => {
    expect(wetBulbC(20, 2)).toBeUndefined();
    expect(wetBulbC(60, 50)).toBeUndefined();
    // Stull (2011) fitted -20 to 50 °C and 5 to 99 %, ends included.
    for (const [airC, humidityPct] of [
      [-20, 50],
      [50, 50],
      [20, 5],
      [20, 99],
    ] as const)
      expect(wetBulbC(airC, humidityPct), `${airC} ${humidityPct}`).toBeTypeOf('number');
    for (const [airC, humidityPct] of [
      [-20.1, 50],
      [50.1, 50],
      [20, 4.9],
      [20, 99.1],
    ] as const)
      expect(wetBulbC(airC, humidityPct), `${airC} ${humidityPct}`).toBeUndefined();
  });

  it('weigh the three thermometers as ISO 7243 does', () => {
    expect(wetBulbGlobeC({ naturalWetBulbC: 25, globeC: 40, airC: 30 })).toBeCloseTo(28.5, 10);
    expect(wetBulbGlobeC({ naturalWetBulbC: 25, globeC: 40 })).toBeCloseTo(29.5, 10);
  });

  it('agree with published values of comfort', () => {
    expect(normalEffectiveTemperatureC(37, 100, 0.1)).toBeCloseTo(37, 1);
    expect(apparentTemperatureC(25, 30, { windMps: 0.1 })).toBeCloseTo(24.1, 1);
    expect(apparentTemperatureC(23, 70, { windMps: 1, radiationWm2: 50 })).toBeCloseTo(28.1, 1);
  });
});
