import { describe, expect, it } from 'vitest';
import { climateRisk } from '../../../../engines/money/mortgage/index.ts';
import { score } from '../../../../engines/money/muniBond/index.ts';
import { embeddedFacts, MOMENT } from '../../../support/embeddedFacts.ts';

async function riskOf(asked: Record<string, unknown>) {
  const input = climateRisk.input.parse(asked);
  return climateRisk.assess(input, await embeddedFacts(climateRisk.needs(input)), MOMENT);
}

async function bondAt(lat: number, lon: number) {
  return score.assess({ lat, lon }, await embeddedFacts(score.needs({ lat, lon })), MOMENT);
}

describe('a mortgage under hazards', () => {
  it('goes year by year to the end of its term, and ends paid off', async () => {
    for (const term of [15, 30]) {
      const { path } = await riskOf({ lat: 25.7617, lon: -80.1918, loan_term_years: term });
      expect(path).toHaveLength(term);
      expect(path.at(-1)?.balance_usd).toBe(0);
      for (const [i, year] of path.entries()) {
        expect(year.loan_to_value).toBeLessThan(path[i - 1]?.loan_to_value ?? 1);
        expect(year.loan_to_value).toBeCloseTo(year.balance_usd / year.property_value_usd, 9);
        expect(year.premium_p10_usd).toBeLessThan(year.premium_usd);
        expect(year.premium_p90_usd).toBeGreaterThan(year.premium_usd);
      }
    }
  }, 60_000);

  it('costs more where more is lost, and defaults more often than without hazards', async () => {
    const miami = await riskOf({ lat: 25.7617, lon: -80.1918 });
    const chicago = await riskOf({ lat: 41.88, lon: -87.63 });
    expect(miami.quantity?.value).toBeGreaterThan(chicago.quantity?.value ?? Infinity);
    expect(miami.default_probability?.value).toBeGreaterThan(
      miami.default_probability_without_hazards,
    );
    expect(miami.quantity?.p90).toBeGreaterThan(miami.quantity?.p10 ?? Infinity);
  }, 60_000);

  it('lets floods by the sea grow as it rises against the land, and others by their rate', async () => {
    const floodGrowth = async (lat: number, lon: number) =>
      (await riskOf({ lat, lon })).growth_by_peril.find(({ peril }) => peril === 'flood')
        ?.growth_per_yr;
    // Vitousek et al. (2017), doi:10.1038/s41598-017-01362-7: floods double by 2050 in the tropics, where the sea is even.
    expect((1 + ((await floodGrowth(-8.52, 179.2)) ?? 0)) ** 30).toBeGreaterThan(2);
    expect(await floodGrowth(28.61, 77.21)).toBeCloseTo(0.01, 9);
    // The land at Juneau rises faster than the sea (NOAA tide gauge 9452210: -13 mm a year).
    expect(await floodGrowth(58.302, -134.41)).toBeLessThan(0.01);
  }, 60_000);

  it('says how every peril grows, and the shares are the whole loss', async () => {
    for (const [lat, lon] of [
      [25.7617, -80.1918],
      [61.22, -149.9],
      [39.76, -121.62],
      [-8.65, 115.22],
      [52.52, 13.4],
    ]) {
      const { growth_by_peril: growth } = await riskOf({ lat, lon });
      expect(growth.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 12);
      expect(growth.map(({ peril }) => peril)).toEqual(
        expect.arrayContaining(['earthquake', 'flood', 'severe_storm', 'landslide', 'sinkhole']),
      );
    }
  }, 60_000);

  it('says what the premium is for at both ends, and from when on nobody would sell it', async () => {
    const value = 400_000;
    const jakarta = await riskOf({ lat: -6.12, lon: 106.85, property_value: value });
    expect(jakarta.summary).toContain('for earthquake at first and for flood in the end');
    const year = Number(/From year (\d+) on/.exec(jakarta.warnings.join(' '))?.[1]);
    for (const each of jakarta.path)
      expect(each.premium_usd / (value * 1.02 ** each.year) > 0.05).toBe(each.year >= year);
    const miami = await riskOf({ lat: 25.7617, lon: -80.1918, property_value: value });
    expect(miami.summary).toMatch(/a year, most of it for [a-z ]+\.$/);
    expect(miami.warnings.join(' ')).not.toContain('From year');
  }, 60_000);

  it('names what could not be worked out, and so does a bond', async () => {
    const at = { lat: 34.05, lon: -118.24 };
    const facts = await embeddedFacts(climateRisk.needs(climateRisk.input.parse(at)));
    const shaking = { ...facts.shaking, hazard: { missing: 'no map', source: 'test' } } as const;
    for (const vertical of [climateRisk, score]) {
      const known = vertical.assess(vertical.input.parse(at) as never, facts, MOMENT);
      expect(known.warnings.join(' ')).not.toContain('Unknown');
      const without = vertical.assess(
        vertical.input.parse(at) as never,
        { ...facts, shaking },
        MOMENT,
      );
      expect(without.warnings.join(' ')).toContain('Unknown, and in no number here: earthquake (');
      expect(without.quantity?.value).toBeLessThan(known.quantity?.value ?? NaN);
    }
  }, 60_000);

  it('knows two terms only, and says why there is nothing at sea', async () => {
    expect(climateRisk.input.safeParse({ lat: 1, lon: 1, loan_term_years: 20 }).success).toBe(
      false,
    );
    const bad = climateRisk.input.safeParse({ lat: 1, lon: 1, loan_term_years: 20 });
    expect(bad.error?.issues[0]).toMatchObject({ code: 'invalid_value', values: [15, 30] });
    const { score: none, reason } = await riskOf({ lat: 0, lon: -30 });
    expect(none).toBeNull();
    expect(reason).toContain('open water');
  });
});

describe('a municipal bond under hazards', () => {
  it('tells a shock that comes more often than once in fifty years, and one that comes more rarely than in a thousand', async () => {
    const manila = await bondAt(14.6, 120.98);
    expect(manila.fiscal_shock_probability_per_yr).toBeGreaterThan(0.021);
    const kyiv = await bondAt(50.45, 30.52);
    expect(kyiv.fiscal_shock_probability_per_yr).toBeGreaterThan(0);
    expect(kyiv.fiscal_shock_probability_per_yr).toBeLessThan(1e-3);
  }, 60_000);

  it('has an issuer where a town is near, and none a thousand kilometres from any', async () => {
    expect((await bondAt(35.69, 139.69)).issuer_area).toBe('Tokyo');
    expect((await bondAt(-90, 0)).issuer_area).toBeNull();
  }, 60_000);

  it('pays more where more is lost, of the order that markets asked', async () => {
    const miami = await bondAt(25.7617, -80.1918);
    const chicago = await bondAt(41.88, -87.63);
    expect(miami.quantity?.value).toBeGreaterThan(chicago.quantity?.value ?? Infinity);
    // Goldsmith-Pinkham et al. (2023): 5 to 7 basis points for exposure to the sea.
    expect(miami.quantity?.value).toBeGreaterThan(2);
    expect(miami.quantity?.value).toBeLessThan(40);
    expect(miami.maturities.map(({ price_change_pct: change }) => change)).toEqual(
      miami.maturities.map(({ price_change_pct: change }) => change).toSorted((a, b) => b - a),
    );
    expect(miami.warnings.join(' ')).toContain('not a credit rating');
    // Painter (2020): long bonds pay for the climate, short ones do not yet.
    const spreads = miami.maturities.map(({ spread_bp: spread }) => spread);
    expect(spreads).toEqual(spreads.toSorted((a, b) => a - b));
    expect(spreads.at(-1)).toBeGreaterThan(1.05 * (spreads[0] ?? NaN));
    expect(spreads[0]).toBeGreaterThan(miami.quantity?.value ?? NaN);
  }, 60_000);
});
