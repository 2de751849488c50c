import { describe, expect, it } from 'vitest';
import { pointsNeeds, type CircleFacts } from '../../../../engines/money/catBond/exposure.ts';
import type { BondTerms } from '../../../../engines/money/catBond/schemas.ts';
import { catBondPricing } from '../../../../engines/money/insurance/index.ts';
import { embeddedRounds, MOMENT } from '../../../support/embeddedFacts.ts';

async function price(terms: Record<string, unknown>) {
  const input = catBondPricing.input.parse({ lat: 37.7749, lon: -122.4194, ...terms });
  return catBondPricing.assess(input, await factsOf(input), MOMENT);
}

const factsOf = (input: BondTerms): Promise<CircleFacts> => embeddedRounds(catBondPricing, input);

describe('a catastrophe bond', () => {
  it('refuses an exhaustion at or below the attachment and names both fields', () => {
    const bad = catBondPricing.input.safeParse({
      lat: 1,
      lon: 1,
      peril: 'flood',
      attachment_point: 0.2,
      exhaustion_point: 0.2,
    });
    expect(bad.error?.issues.map(({ path }) => path[0])).toEqual([
      'exhaustion_point',
      'attachment_point',
    ]);
  });

  it('prices no hurricane where none comes, rather than at nothing', async () => {
    const kyiv = await price({ lat: 50.45, lon: 30.52, peril: 'hurricane' });
    expect(kyiv).toMatchObject({ state: 'not_applicable', expected_loss: null, spreads: [] });
    expect(kyiv.summary).toBe('No price: no tropical cyclone that damages reaches the circle.');
  });

  it('orders probabilities, losses and spreads', async () => {
    const bond = await price({ peril: 'earthquake' });
    const [attach, exhaust, expected] = [
      bond.attachment_probability?.value ?? 0,
      bond.exhaustion_probability?.value ?? 0,
      bond.expected_loss?.value ?? 0,
    ];
    expect(attach).toBeGreaterThan(expected);
    expect(expected).toBeGreaterThan(exhaust);
    expect(bond.conditional_expected_loss).toBeCloseTo(expected / attach, 9);
    // Student's t fattens the tail: the normal transform is the cheaper one
    const wang = bond.spreads.find(({ model }) => model === 'wang');
    const normalBp = Number(/; (\d+) basis points by the normal/.exec(wang?.note ?? '')?.[1]);
    expect(normalBp).toBeGreaterThan(1e4 * expected);
    expect(normalBp).toBeLessThan(wang?.spread_bp ?? 0);
    for (const { spread_bp: spread, low_bp: low, high_bp: high } of bond.spreads) {
      expect(spread).toBeGreaterThan(1e4 * expected);
      expect(low).toBeLessThan(spread);
      expect(high).toBeGreaterThan(spread);
    }
    expect(bond.term?.attachment_probability).toBeGreaterThan(attach);
  }, 60_000);

  it('tells what models differ by from what the losses leave open', async () => {
    const bond = await price({ peril: 'earthquake' });
    const spreads = bond.spreads.map(({ spread_bp: spread }) => spread);
    expect(bond.spread_range_bp).toEqual({
      low: Math.min(...spreads),
      high: Math.max(...spreads),
      between: 'models',
    });
    expect(bond.summary).toContain('which is what they differ by');
    for (const { spread_bp: spread, interval_bp: of } of bond.spreads) {
      expect(of.p10).toBeLessThan(of.p50);
      expect(of.p50).toBeLessThan(spread);
      expect(of.p90).toBeGreaterThan(spread);
    }
    // Lane (2000): EL + 0.55 PFL^0.49 CEL^0.57, at the ends of the probabilities that stand beside it.
    const lane = bond.spreads.find(({ model }) => model === 'lane');
    for (const at of ['p10', 'p50', 'p90'] as const) {
      const loss = bond.expected_loss?.[at] ?? NaN;
      const first = bond.attachment_probability?.[at] ?? NaN;
      expect(lane?.interval_bp[at]).toBeCloseTo(
        1e4 * (loss + 0.55 * first ** 0.49 * (loss / first) ** 0.57),
        6,
      );
    }
  }, 60_000);

  it('has no price for a layer that no event reaches, and says where formulas are drawn out', async () => {
    const miami = { lat: 25.76, lon: -80.19, peril: 'hurricane' };
    const high = await price({ ...miami, attachment_point: 0.5, exhaustion_point: 1 });
    expect(high).toMatchObject({ state: 'not_applicable', spread_range_bp: null, spreads: [] });
    expect(high.summary).toContain('as much as the attachment point');
    expect(high.exceedance.at(-1)?.loss).toBeGreaterThan(0.05);
    expect((await price(miami)).warnings.join(' ')).not.toContain('drawn out');
    const often = await price({ ...miami, attachment_point: 0.001, exhaustion_point: 0.002 });
    expect(often.warnings.join(' ')).toContain('attaches more often they are drawn out');
    const seldom = await price({ lat: 52.52, lon: 13.4, peril: 'earthquake' });
    expect(seldom.warnings.join(' ')).toContain('attaches more seldom they are drawn out');
  }, 60_000);

  it('attaches less often the higher it stands, and a multi-peril bond loses more than each alone', async () => {
    const low = await price({ peril: 'earthquake', attachment_point: 0.02 });
    const high = await price({ peril: 'earthquake', attachment_point: 0.1 });
    expect(high.attachment_probability?.value).toBeLessThan(low.attachment_probability?.value ?? 0);
    const miami = { lat: 25.76, lon: -80.19 };
    const wind = await price({ ...miami, peril: 'hurricane' });
    const all = await price({ ...miami, peril: 'multi_peril' });
    expect(all.expected_loss?.value).toBeGreaterThan(wind.expected_loss?.value ?? 1);
  }, 60_000);

  it('asks for the perils that it covers alone, and answers as if all were asked', async () => {
    const terms = (peril: string) => catBondPricing.input.parse({ lat: 25.76, lon: -80.19, peril });
    const all = terms('multi_peril');
    const facts = await factsOf(all);
    const asked = (peril: string) => {
      const input = terms(peril);
      const points = Object.values(pointsNeeds(input, facts).points);
      return { input, flood: points[0]?.flood, weather: points[0]?.weather };
    };
    expect(asked('earthquake')).toMatchObject({ flood: undefined, weather: undefined });
    expect(asked('hurricane').flood).toBeUndefined();
    expect(asked('flood').weather).toBeUndefined();
    for (const peril of ['earthquake', 'hurricane', 'flood']) {
      const { input } = asked(peril);
      const own = await price({ lat: 25.76, lon: -80.19, peril });
      expect(own).toEqual(catBondPricing.assess(input, facts, MOMENT));
    }
  }, 60_000);

  // A wider circle holds more people, and the same earthquake a smaller share of them: Los Angeles 3.9 million (GeoNames), its county 10, southern California 23 (US Census 2020).
  it('exposes more the wider the circle, and loses a smaller share in one event', async () => {
    const bonds = [];
    for (const coverage_radius_km of [10, 100, 250])
      bonds.push(
        await price({ lat: 34.05, lon: -118.24, peril: 'earthquake', coverage_radius_km }),
      );
    const [people10 = 0, people100 = 0, people250 = 0] = bonds.map(
      ({ people_in_circle: people }) => people ?? 0,
    );
    expect(people10).toBeGreaterThan(3.9e6);
    expect(people100).toBeGreaterThan(1e7);
    expect(people250).toBeGreaterThan(people100);
    expect(people250).toBeLessThan(3e7);
    const lost = bonds.map(
      ({ exceedance }) =>
        exceedance.find(({ return_period_yr: years }) => years === 250)?.loss ?? NaN,
    );
    expect(lost[1]).toBeLessThan(lost[0] ?? 0);
    expect(lost[2]).toBeLessThan(lost[1] ?? 0);
  }, 60_000);

  it('loses from a thin layer no more than its attachment allows, nor less than its exhaustion', async () => {
    const { attachment_probability, exhaustion_probability, expected_loss } = await price({
      peril: 'earthquake',
      attachment_point: 0.1,
      exhaustion_point: 0.100_000_1,
    });
    const expected = expected_loss?.value ?? NaN;
    expect(expected).toBeLessThanOrEqual(attachment_probability?.value ?? 0);
    expect(expected).toBeGreaterThanOrEqual(exhaustion_probability?.value ?? 1);
  }, 60_000);

  it('has nothing to lose at sea', async () => {
    const { state, spreads } = await price({ lat: 0, lon: -30, peril: 'flood' });
    expect(state).toBe('not_applicable');
    expect(spreads).toEqual([]);
  });

  it('is also told by a loss model of the caller', async () => {
    const own_events = { rate_per_yr: 0.5, ln_mean: -4, ln_sigma: 1.2 };
    const { own_model } = await price({ peril: 'flood', own_events });
    if (!own_model) throw new Error('no own model');
    // Mean of a lognormal; chance that none of a Poisson number exceeds: P(Z > (ln 0.03 + 4) / 1.2) = P(Z > 0.41122) = 0.34045.
    expect(own_model.average_annual_loss_ratio).toBeCloseTo(0.5 * Math.exp(-4 + 0.72), 12);
    expect(own_model.attachment_probability).toBeCloseTo(-Math.expm1(-0.5 * 0.34045), 4);
    expect(own_model.expected_loss).toBeGreaterThan(own_model.exhaustion_probability);
    expect(own_model.exceedance.map(({ return_period_yr: years }) => years)).toContain(250);
    expect((await price({ peril: 'flood' })).own_model).toBeUndefined();
  });
});
