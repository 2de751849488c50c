import { describe, expect, it } from 'vitest';
import { catBondPricing } from '../../../../engines/money/insurance/index.ts';
import { embeddedFacts, MOMENT } from '../../../support/embeddedFacts.ts';

async function price(terms: Record<string, unknown>) {
  const input = catBondPricing.input.parse({ lat: 37.7749, lon: -122.4194, ...terms });
  return catBondPricing.assess(input, await embeddedFacts(catBondPricing.needs(input)), MOMENT);
}

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
    for (const { spread_bp: spread, low_bp: low, high_bp: high } of bond.spreads) {
      expect(spread).toBeGreaterThan(1e4 * expected);
      expect(low).toBeLessThan(spread);
      expect(high).toBeGreaterThan(spread);
    }
    expect(bond.term?.attachment_probability).toBeGreaterThan(attach);
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

  it('has nothing to lose at sea', async () => {
    const { state, spreads } = await price({ lat: 0, lon: -30, peril: 'flood' });
    expect(state).toBe('not_applicable');
    expect(spreads).toEqual([]);
  });
});
