import { describe, expect, it } from 'vitest';
import type { PlaceInputs } from '../../../../engines/systems/climateMigration/placeInputs.ts';
import { pressuresOf } from '../../../../engines/systems/climateMigration/pressuresOf.ts';

const Z90 = 1.281552;
/** 0.8 °C of warming in thirty years under SSP2-4.5, 0.4 to 1.3 °C from 5 to 95 per cent (AR6 WG1, table 4.5). */
const FUTURE = { scenario: 'SSP2-4.5', horizon: 30, year: 2026 } as const;
const NOTHING: PlaceInputs = {
  sea: null,
  hurricane: null,
  heat: null,
  wildfire: null,
  drought: null,
  stressRatio: null,
  flood: null,
  warmingRatio: 1,
  geohazards: {} as PlaceInputs['geohazards'],
  people: null,
};
const of = (inputs: Partial<PlaceInputs>, future = FUTURE) =>
  pressuresOf({ ...NOTHING, ...inputs }, future);
const rate = (value: number, lnSigma = 0.2) => ({ value, lnSigma });

describe('pressures of the climate to come', () => {
  it('are not known where nothing is known', () => {
    for (const pressure of Object.values(of({}))) expect(pressure).toBeNull();
  });

  // Days of danger about double for a degree of local warming (AR6 WG1, 12.4): 2^(1.5 x 0.8) for land that warms by half more than the world.
  it('grow with the local warming', () => {
    const heat = of({ heat: rate(10), warmingRatio: 1.5 }).heat_stress;
    expect(heat?.value).toBeCloseTo(10 * 2 ** 1.2, 0);
    expect(heat?.value).toBeCloseTo(10 * Math.exp(0.69 * 1.2), 9);
  });

  // Of 0.9 °C between 5 and 95 per cent (2 x 1.645 sigma) a sigma of 0.2736; 0.69 a degree of it beside 0.2 of today: 0.2751.
  it('are as wide as the rate of today and the warming together', () => {
    const heat = of({ heat: rate(10) }).heat_stress;
    const lnSigma = Math.hypot(0.2, (0.69 * 0.9) / 3.29);
    expect(lnSigma).toBeCloseTo(0.2751, 3);
    expect(Math.log((heat?.p90 ?? NaN) / (heat?.value ?? NaN))).toBeCloseTo(Z90 * lnSigma, 5);
    expect(Math.log((heat?.value ?? NaN) / (heat?.p10 ?? NaN))).toBeCloseTo(Z90 * lnSigma, 5);
    expect(heat?.scoreP10).toBeLessThan(heat?.score ?? NaN);
    expect(heat?.scoreP90).toBeGreaterThan(heat?.score ?? NaN);
  });

  it('stay nothing, for certain, where there is nothing to grow', () => {
    expect(of({ hurricane: rate(0, 1) }).hurricane_exposure).toMatchObject({
      value: 0,
      p10: 0,
      p90: 0,
    });
  });

  it('take each its own change per degree', () => {
    const found = of({
      hurricane: rate(0.01),
      wildfire: rate(0.001),
      drought: rate(0.05),
      flood: rate(0.01),
    });
    // Natural logarithms a degree: AR6 SPM.6 (drought 0.4, rain 0.25), Knutson et al. (2020) (0.08), and 0.3 for burned area.
    expect(found.hurricane_exposure?.value).toBeCloseTo(0.01 * Math.exp(0.08 * 0.8), 12);
    expect(found.wildfire?.value).toBeCloseTo(0.001 * Math.exp(0.3 * 0.8), 12);
    expect(found.drought?.value).toBeCloseTo(0.05 * Math.exp(0.4 * 0.8), 12);
    expect(found.flooding?.value).toBeCloseTo(0.01 * Math.exp(0.25 * 0.8), 12);
  });

  it('end where a year or certainty ends', () => {
    expect(of({ heat: rate(240) }).heat_stress).toMatchObject({ value: 250, p90: 250 });
    expect(of({ flood: rate(0.9) }).flooding).toMatchObject({ value: 0.99, p90: 0.99 });
  });
});

describe('drought where water is short', () => {
  const factor = (stressRatio: number | null) => {
    const { drought } = of({ drought: rate(0.05), stressRatio });
    return (drought?.value ?? NaN) / (0.05 * Math.exp(0.4 * 0.8));
  };

  // (0.6 / 0.3)^0.3 = 1.2311.
  it('counts for more with the 0.3rd power of the stress, and as it is at 0.3 or where the stress is not known', () => {
    expect(factor(0.3)).toBeCloseTo(1, 12);
    expect(factor(null)).toBeCloseTo(1, 12);
    expect(factor(0.6)).toBeCloseTo(1.2311, 4);
  });

  it('counts for no less than 0.6 and no more than 1.8 times', () => {
    expect(factor(1e-3)).toBeCloseTo(0.6, 12);
    expect(factor(100)).toBeCloseTo(1.8, 12);
  });
});

describe('floods by the sea', () => {
  const coast = { ground: null, coastKm: 1, landMmPerYear: 0, landSigmaMmPerYear: 0 };

  it('stay as they are where no levels of the sea are known', () => {
    const found = of({ sea: { ...coast, today: rate(0.02, 0.5), climate: null } }).sea_level_rise;
    expect(found?.value).toBe(0.02);
    expect(found?.p90).toBeCloseTo(0.02 * Math.exp(Z90 * 0.5), 6);
  });
});
