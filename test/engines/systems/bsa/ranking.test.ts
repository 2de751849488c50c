import { expect, it } from 'vitest';
import { topN } from '../../../../engines/systems/bsa/index.ts';

it('ranks stores by their pure premium, which is told for a million of insured value as well', () => {
  const input = topN.input.parse({ n: 5 });
  const { sites, exposure } = topN.assess(input, {}, { ms: 0, iso: '1970-01-01T00:00:00Z' });
  expect(sites.length).toBe(5);
  const premiums = sites.map(({ pure_premium_usd }) => pure_premium_usd);
  expect(premiums).toEqual(premiums.toSorted((a, b) => b - a));
  const millions = exposure.insured_value_usd / 1e6;
  for (const { rate_per_million, pure_premium_usd } of sites)
    expect(rate_per_million * millions).toBeCloseTo(pure_premium_usd, 6);
});
