import { describe, expect, it } from 'vitest';
import { fiscalHazard } from '../../../../engines/money/muniBond/fiscalHazard.ts';
import { score } from '../../../../engines/money/muniBond/index.ts';
import { propertyLoss } from '../../../../engines/money/siteRisk/propertyLoss.ts';
import { embeddedFacts, MOMENT } from '../../../support/embeddedFacts.ts';

const point = (years: number, aep: number) => ({
  return_period_yr: years,
  aep,
  oep: aep,
  oep_tvar: aep,
  aep_tvar: aep,
});

describe('the hazard that losses of the tax base bring to an issuer', () => {
  // A fifth of the loss over a revenue of 2 % of the value: a loss of 0.1 % costs 1 % of the revenue. Half of the revenue is lost with 5 % of the value.
  it('is 2 % of the cost over revenue and 2 % of the chance of a year that costs half of it', () => {
    const curve = [point(10, 0.01), point(100, 0.09)];
    const found = fiscalHazard(0.001, curve);
    expect(found.costOverRevenue).toBeCloseTo(0.01, 12);
    // Half way between both losses: the geometric mean of 10 and 100 years.
    expect(found.shockPerYear).toBeCloseTo(1 / Math.sqrt(1000), 12);
    expect(found.addedHazardPerYear).toBeCloseTo(0.02 * 0.01 + 0.02 / Math.sqrt(1000), 12);
  });

  it('has no shock where no year of the curve is bad enough, and the first year where all are', () => {
    expect(fiscalHazard(0.001, [point(10, 0.01), point(100, 0.04)]).shockPerYear).toBe(0);
    expect(fiscalHazard(0.001, [point(5, 0.06), point(100, 0.2)]).shockPerYear).toBe(0.2);
  });
});

describe('the spread of a bond', () => {
  it.each([
    ['Anchorage', 61.22, -149.9],
    ['Oakland', 37.8, -122.27],
  ])(
    'is wider where losses are, and so are the chances of their bad years: %s',
    async (_name, lat, lon) => {
      const facts = await embeddedFacts(score.needs({ lat, lon }));
      const bond = score.assess({ lat, lon }, facts, MOMENT);
      const { total } = propertyLoss(
        { lat, lon },
        { facts, moment: MOMENT },
        { propertyType: 'residential' },
      );
      if (!bond.quantity || !total) throw new Error('both are known here');
      const { value, p10, p90 } = bond.quantity;
      // h (1 - R) of both parts, 1e4 basis points: 0.02 x 10 x the loss, and 0.02 x the chance of a shock, at a recovery of 65 %.
      const ofShocks = (spread: number, ratio: number) => spread / 3500 - 0.02 * 10 * ratio;
      const shock = ofShocks(value, total.value) / 0.02;
      expect(shock).toBeCloseTo(bond.fiscal_shock_probability_per_yr ?? NaN, 9);
      // Rare shocks come as often more as all events do.
      for (const [spread, ratio] of [
        [p10, total.p10],
        [p90, total.p90],
      ] as const) {
        const scaled = ofShocks(spread, ratio) / 0.02 / shock / (ratio / total.value);
        expect(scaled).toBeGreaterThan(0.7);
        expect(scaled).toBeLessThan(1.4);
      }
    },
    60_000,
  );

  it('lists its perils by what they make of the loss', async () => {
    const at = { lat: 25.7617, lon: -80.1918 };
    const { drivers } = score.assess(at, await embeddedFacts(score.needs(at)), MOMENT);
    const shares = drivers.map(({ share }) => share);
    expect(shares).toEqual(shares.toSorted((a, b) => b - a));
    expect(Math.min(...shares)).toBeGreaterThan(0.02);
    const sum = shares.reduce((all, share) => all + share, 0);
    expect(sum).toBeGreaterThan(0.85);
    expect(sum).toBeLessThanOrEqual(1);
  }, 60_000);
});
