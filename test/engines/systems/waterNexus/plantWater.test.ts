import { describe, expect, it } from 'vitest';
import {
  heldBack,
  intakeLimitC,
  mixedRiseC,
  waterUse,
} from '../../../../engines/systems/waterNexus/plantWater.ts';

const even = (airC: number) => Array.from({ length: 12 }, () => airC);
/** Air over a stream of 22 °C: 31 / (1 + exp(0.18 (13.3 - air))) = 22 (Mohseni et al. 1998, eq. 1). */
const AIR_OF_22_C = 13.3 - Math.log(31 / 22 - 1) / 0.18;
/** Swiss law: 25 °C after mixing, less the 3 °C that a plant may add. */
const SWISS = { fuel: 'n', cooling: 'o', country: 'CH' } as const;
const STRESS = { score: 3, low: 2, high: 4 };
const aare = (change: object) => ({
  river: 'Aare',
  summerFlowM3s: 1e9,
  warmestMonthC: 25,
  permitC: null,
  onceThroughShare: 1,
  source: '',
  ...change,
});

describe('days held back by warm water', () => {
  // Half of all days lie above a limit at the mean; 2.5 °C of error at 1.2816 sigma moves it by 1.602 sigma of days: Phi(-1.602) = 0.05458.
  it('are half of all where the stream stands at the limit, with the error of streams at large', () => {
    const found = heldBack(SWISS, { monthsC: even(AIR_OF_22_C), stress: undefined });
    expect(found?.days).toBeCloseTo(365.25 / 2, 6);
    expect(found?.p10).toBeCloseTo(365.25 * 0.05458, 1);
    expect(found?.p90).toBeCloseTo(365.25 * (1 - 0.05458), 1);
  });

  // A measured river errs by 1 °C: Phi(-0.6408) = 0.26083.
  it('are those of the river as it was measured, with the smaller error', () => {
    const plant = { ...SWISS, mw: 1, river: aare({}) };
    const site = { monthsC: even(20), usualMonthsC: even(20), stress: undefined };
    const found = heldBack(plant, site);
    expect(found?.days).toBeCloseTo(365.25 / 2, 6);
    expect(found?.p10).toBeCloseTo(365.25 * 0.26083, 1);
    expect(heldBack(plant, { monthsC: even(20), stress: undefined })?.days).toBe(found?.days);
    expect(heldBack(plant, { ...site, monthsC: undefined })).toBeUndefined();
  });

  it('are those of the warmest month’s river, in whatever month', () => {
    const months = even(5).with(6, 20).with(7, 19);
    const plant = { ...SWISS, mw: 1, river: aare({}) };
    // Only July stands at the limit: half of its days, and of August's fewer than that.
    const { days = NaN } = heldBack(plant, { monthsC: months, stress: undefined }) ?? {};
    expect(days).toBeGreaterThan(365.25 / 24);
    expect(days).toBeLessThan(365.25 / 12);
  });
});

describe('days held back by scarce water', () => {
  // 0.3 days for the square of the stress score and the consumption of a tower of coal; a US tower is not held back by warm water.
  it('go with the square of the stress, the ends twice as far', () => {
    const tower = { fuel: 'c', cooling: 't', country: 'US' } as const;
    const found = heldBack(tower, { monthsC: even(35), stress: STRESS });
    expect(found).toMatchObject({ temperature: 0, scarcity: 0.3 * 9 });
    expect(found?.days).toBeCloseTo(0.3 * 9, 9);
    expect(found?.p10).toBeCloseTo((0.3 * 4) / 2, 9);
    expect(found?.p90).toBeCloseTo(0.3 * 16 * 2, 9);
  });

  // Macknick et al. (2012): a nuclear plant uses up 269 gal/MWh once-through, a coal tower 687.
  it('go with the water that is used up, and are known without temperatures', () => {
    const found = heldBack(SWISS, { monthsC: undefined, stress: STRESS });
    expect(found?.days).toBeCloseTo((0.3 * 9 * 269) / 687, 9);
    expect(found?.temperature).toBe(0);
  });

  // Independent days: of 365.25, half are warm; of the other half the share that is scarce is lost too.
  it('join those of warm water as independent ones do', () => {
    const found = heldBack(SWISS, { monthsC: even(AIR_OF_22_C), stress: STRESS });
    const scarce = (0.3 * 9 * 269) / 687;
    expect(found?.days).toBeCloseTo(365.25 / 2 + scarce / 2, 6);
  });
});

describe('the limit at the intake', () => {
  // Heat to the river of 1000 MW at 33 %: 2030.3 MW, over 4.18 MJ/(m3 K) and 500 m3/s: 0.9714 °C.
  it('is that after mixing less what the plant warms the river by', () => {
    expect(mixedRiseC('n', 1000, 500)).toBeCloseTo(0.9714, 4);
    const half = aare({ summerFlowM3s: 500, onceThroughShare: 0.5 });
    expect(intakeLimitC({ ...SWISS, mw: 1000, river: half })).toBeCloseTo(25 - 0.9714 / 2, 4);
  });

  it('takes the rise that is allowed where flow or capacity are not known', () => {
    expect(intakeLimitC(SWISS)).toBe(22);
    expect(intakeLimitC({ ...SWISS, river: aare({}) })).toBe(22);
    expect(intakeLimitC({ ...SWISS, mw: 1000 })).toBe(22);
  });

  it('is the plant’s own where it has one', () => {
    const river = aare({ permitC: 30, warmestMonthC: 20 });
    expect(intakeLimitC({ ...SWISS, river })).toBe(27);
  });
});

describe('water per energy', () => {
  // Macknick et al. (2012): 1101 gal/MWh taken and 672 used up by nuclear towers; a US gallon is 3.785411784 l by definition.
  it('is told in litres, and not where there is no such plant', () => {
    expect(waterUse('n', 't')?.withdrawalLPerMwh).toBeCloseTo(4167.738, 3);
    expect(waterUse('n', 't')?.consumptionLPerMwh).toBeCloseTo(2543.797, 3);
    expect(waterUse('n', 'd')).toBeNull();
  });
});
