import { describe, expect, it } from 'vitest';
import {
  damagingShareByClimate,
  islandShare,
  unlistedLnSigma,
  vegetationShare,
  warmShare,
} from '../../../../engines/hazards/wildfire/fuelByClimate.ts';

const climate = (meanC: number, rainMm: number, halfRangeC = 0) => ({
  meanTemperatureC: Array.from(
    { length: 12 },
    (_, m) => meanC - halfRangeC * Math.cos((m / 6) * Math.PI),
  ),
  precipitationMm: Array.from({ length: 12 }, () => rainMm / 12),
  annualPrecipitationMm: rainMm,
});

describe('fuel by climate', () => {
  it('is whole in forests, nothing under perpetual frost and without rain', () => {
    expect(vegetationShare(climate(10, 800, 10))).toBe(1);
    expect(vegetationShare(climate(-20, 800, 10))).toBe(0);
    expect(vegetationShare(climate(25, 20))).toBe(0);
  });

  // Hantson et al. (2017): fires become the seldomer the less rain falls, in the tropics below 550 mm.
  it('grows with rain up to half a metre and no further', () => {
    const at = [100, 200, 300, 400, 500].map((mm) => vegetationShare(climate(20, mm)));
    for (let i = 1; i < at.length; i++) expect(at[i]).toBeGreaterThan(at[i - 1] ?? NaN);
    expect(vegetationShare(climate(20, 1500))).toBe(at.at(-1));
  });

  it('is less under a hot sky for the same rain', () => {
    expect(vegetationShare(climate(28, 200))).toBeLessThan(vegetationShare(climate(8, 200, 10)));
  });

  it('is half or more where summers pass the 10 °C from which tundra burns', () => {
    expect(warmShare(climate(-5, 300, 15))).toBeGreaterThan(0.5);
    expect(warmShare(climate(-10, 300, 15))).toBe(0);
  });

  it('says the less the sparser it is', () => {
    expect(unlistedLnSigma(climate(28, 150))).toBeGreaterThan(unlistedLnSigma(climate(28, 900)));
  });

  it('burns low on tundra and in the tropics', () => {
    const temperate = damagingShareByClimate(climate(12, 700, 10));
    expect(damagingShareByClimate(climate(-6, 300, 12))).toBeLessThan(temperate);
    expect(damagingShareByClimate(climate(27, 1500))).toBeLessThan(temperate);
  });
});

describe('islands', () => {
  // Sizes by a power law of exponent 1.5 up to the largest: the mean size goes by its square root.
  it('keep fires small by the root of their land', () => {
    expect(islandShare(0.02) / islandShare(0.08)).toBeCloseTo(0.5, 6);
    expect(islandShare(0.5)).toBe(1);
  });
});
