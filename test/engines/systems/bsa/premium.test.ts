import { describe, expect, it } from 'vitest';
import { ASSETS } from '../../../../engines/systems/bsa/assetRegister.ts';
import {
  cyclingResponse,
  weightedResponse,
} from '../../../../engines/systems/bsa/cyclingResponse.ts';
import { insurancePremium, topN } from '../../../../engines/systems/bsa/index.ts';
import {
  EQUATIONS,
  METHODOLOGY_VERSION,
  PARAMETER_SET,
} from '../../../../engines/systems/bsa/methodology.ts';
import { magnitudeRates, rateAbove } from '../../../../engines/systems/bsa/eventRate.ts';
import { stopRuleOf } from '../../../../engines/systems/bsa/stopRule.ts';
import { BRANCHES, BRANCH_NAMES } from '../../../../engines/systems/bsa/tables/parameters.ts';
import { roundReply } from '../../../../src/core/round.ts';
import { GAS_STORAGE as OWN, storagePremium as price } from '../../../support/gasStorage.ts';
import { strayNumbers } from '../../../support/numbersInRecord.ts';

const moment = { ms: Date.UTC(2026, 0, 15, 12), iso: '2026-01-15T12:00:00.000Z' };

describe('the premium', () => {
  const base = price(OWN);
  const premiumOf = (change: object) => price({ ...OWN, ...change }).premium_usd;

  it.each([
    ['more cycles', { cycling_intensity_per_yr: 3650 }],
    ['more volume', { volume_per_cycle_m3: 200_000 }],
    ['a larger swing of pressure', { pressure_swing_mpa: 10 }],
    ['more friction', { friction: 0.8 }],
    ['a higher seismogenic index', { seismogenic_index: -3.5 }],
    ['larger earthquakes counted', { max_magnitude: 6 }],
    ['more value', { insured_value_usd: 2e9 }],
    ['softer ground', { vs30_mps: 250 }],
    ['a larger Wang distortion', { wang_lambda: 0.6 }],
    ['more expenses', { expense_ratio: 0.4 }],
    ['a nearer fault', { fault_distance_km: 0 }],
    ['value nearer by', { exposure_distance_km: 2 }],
    ['shallower earthquakes', { depth_km: 1.5 }],
    ['a lower b-value', { b_value: 0.9 }],
    ['natural earthquakes paid too', { covers_natural: true, lat: 34.3, lon: -118.5 }],
  ])('rises with %s', (_name, change) =>
    expect(premiumOf(change)).toBeGreaterThan(base.premium_usd),
  );

  it.each([
    ['fewer cycles', { cycling_intensity_per_yr: 12 }],
    ['an attachment', { attachment_usd: 1e6 }],
    ['a limit', { limit_usd: 1e6 }],
    ['better construction', { construction: 'wood_frame' }],
    ['a farther fault', { fault_distance_km: 5 }],
    ['value farther away', { exposure_distance_km: 15 }],
    ['deeper earthquakes', { depth_km: 8 }],
    ['smaller earthquakes only', { max_magnitude: 4 }],
  ])('falls with %s', (_name, change) => expect(premiumOf(change)).toBeLessThan(base.premium_usd));

  it('rises with the share of the standard deviation where that load is asked for', () => {
    const asked = { ...OWN, risk_load: 'lambda_sigma' };
    expect(price({ ...asked, sigma_load: 0.5 }).premium_usd).toBeGreaterThan(
      price({ ...asked, sigma_load: 0.25 }).premium_usd,
    );
  });

  it('is nothing without cycles, natural earthquakes apart', () => {
    expect(premiumOf({ cycling_intensity_per_yr: 0 })).toBe(0);
    const natural = price({
      ...OWN,
      cycling_intensity_per_yr: 0,
      covers_natural: true,
      lat: 34.3,
      lon: -118.5,
    });
    expect(natural.pure_premium_usd).toBeGreaterThan(0);
    expect(natural.induced_pure_premium_usd).toBe(0);
  });

  it('adds up: pure premium, load and expenses; weights; branches', () => {
    const {
      premium_usd: premium,
      pure_premium_usd: pure,
      risk_load: load,
      expense_usd: expense,
    } = base;
    expect(pure + load.charged_usd + expense).toBeCloseTo(premium, 6);
    expect(expense / premium).toBeCloseTo(0.3, 9);
    expect(base.branches.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 9);
    const mean = base.branches.reduce((sum, each) => sum + each.weight * each.pure_premium_usd, 0);
    expect(mean).toBeCloseTo(pure, 6);
    expect(base.rate_on_line).toBeCloseTo(premium / 1e9, 12);
  });

  it('has losses that rise with the return period, within the layer', () => {
    const layered = price({ ...OWN, attachment_usd: 1e5, limit_usd: 2e7 });
    const losses = layered.exceedance_curve.map(({ loss_usd: loss }) => loss);
    expect(losses).toEqual(losses.toSorted((a, b) => a - b));
    expect(Math.max(...losses)).toBeLessThanOrEqual(2e7);
  });

  it('names the regulator’s own rule or none', () => {
    expect(base.traffic_light).toBeNull();
    expect(base.traffic_light_reason).toContain('gas storage');
    expect(stopRuleOf('gas_storage', { countryCode: 'IT', usState: null })?.red).toBe(3);
    expect(stopRuleOf('brine_disposal', { countryCode: 'US', usState: 'CO' })?.red).toBe(4.5);
    expect(stopRuleOf('gas_storage', { countryCode: 'GB', usState: null })).toBeUndefined();
  });

  it('refuses a site that is not listed and a place without volume', () => {
    const unknown = insurancePremium.input.safeParse({ site_id: 'atlantis', insured_value_usd: 1 });
    expect(JSON.stringify(unknown.error?.issues)).toContain('aliso-canyon');
    const bare = insurancePremium.input.safeParse({ lat: 1, lon: 1, insured_value_usd: 1 });
    expect(JSON.stringify(bare.error?.issues)).toContain('volume_per_cycle_m3');
  });

  it.each([
    ['own asset', base],
    ['register', price({ site_id: 'castor', insured_value_usd: 1e9 })],
    [
      'layer in California',
      price({ site_id: 'aliso-canyon', insured_value_usd: 2e9, limit_usd: 5e7 }),
    ],
  ])('explains itself with numbers of the record: %s', (_name, reply) => {
    const record = roundReply(reply);
    expect(strayNumbers(record.summary, record)).toEqual([]);
  });
});

describe('the response to cycling', () => {
  it('grows in no branch as fast as the number of cycles, nor in their mean', () => {
    for (const name of BRANCH_NAMES)
      for (const n of [1, 10, 100, 1000]) {
        const ratio = cyclingResponse(name, 10 * n) / cyclingResponse(name, n);
        expect(ratio, `${name} at ${n}`).toBeGreaterThan(1);
        expect(ratio, `${name} at ${n}`).toBeLessThan(9.5);
      }
    expect(weightedResponse(8760) / 8760).toBeLessThan(weightedResponse(365) / 365);
    expect(Object.values(BRANCHES).reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 12);
  });

  it('keeps the sum of the magnitude steps', () => {
    const rates = {
      volumeM3: 1e6,
      index: -3,
      bValue: 1,
      maxMagnitude: 5.5,
      response: 3,
      driver: 0.7,
      naturalM3PerYear: 0.01,
    };
    const sum = magnitudeRates(rates).reduce((all, { ratePerYear }) => all + ratePerYear, 0);
    expect(sum).toBeCloseTo(rateAbove(rates, 3), 9);
  });
});

describe('the register and the ranking', () => {
  it('holds at least sixty assets, each once, with a source', () => {
    expect(ASSETS.size).toBeGreaterThanOrEqual(60);
    for (const { source, depthKm, volumeM3 } of ASSETS.values()) {
      expect(source.length).toBeGreaterThan(20);
      expect(depthKm).toBeGreaterThan(0);
      expect(volumeM3).toBeGreaterThan(0);
    }
  });

  it('ranks downwards and cuts at n', () => {
    const { sites, summary } = topN.assess({ n: 5, cycling_intensity_per_yr: 365 }, {}, moment);
    const premiums = sites.map(({ pure_premium_usd: usd }) => usd);
    expect(premiums).toHaveLength(5);
    expect(premiums).toEqual(premiums.toSorted((a, b) => b - a));
    expect(summary).toContain(sites[0]?.name);
  });

  it('publishes its parameters whole, in the names of the wire', () => {
    expect(METHODOLOGY_VERSION).toMatch(/^\d+\.\d+\.\d+$/);
    expect(JSON.stringify(PARAMETER_SET)).toContain('overlap_cycles');
    expect(EQUATIONS.length).toBeGreaterThan(8);
    for (const { latex, text } of EQUATIONS)
      expect(latex.length * text.length).toBeGreaterThan(100);
  });
});
