import { describe, expect, it } from 'vitest';
import { DECISIONS, STANDARD_POLICY } from '../../../../engines/money/underwriting/policy.ts';
import type { Policy } from '../../../../engines/money/underwriting/policy.ts';
import { underwriteDecision } from '../../../../engines/money/underwriting/underwriteDecision.ts';
import { embeddedFacts, MOMENT } from '../../../support/embeddedFacts.ts';

const PLACES = [
  ['San Francisco', 37.7749, -122.4194],
  ['Miami', 25.7617, -80.1918],
  ['Istanbul', 41.0082, 28.9784],
  ['London', 51.5074, -0.1278],
] as const;

const VALUE_USD = 1e6;

describe.each(PLACES)('an application at %s', (_name, lat, lon) => {
  const ask = async () => {
    const given = { lat, lon, replacement_value_usd: VALUE_USD };
    const facts = await embeddedFacts(
      underwriteDecision.needs(underwriteDecision.input.parse(given)),
    );
    return (changed: Partial<Policy>) =>
      underwriteDecision.assess(
        underwriteDecision.input.parse({ ...given, policy: { ...STANDARD_POLICY, ...changed } }),
        facts,
        MOMENT,
      );
  };

  it('costs its expected loss where nothing is kept and nothing loaded, and less with each deductible', async () => {
    const answerOf = await ask();
    const plain = { expense_ratio: 0, risk_load: 0 };
    const premium = (deductible_ratio: number): number =>
      answerOf({ ...plain, deductible_ratio }).technical_premium_usd ?? NaN;
    const loss = answerOf(plain).average_annual_loss_usd ?? NaN;
    // The law of a loss is cut into steps: to a hundredth.
    expect(premium(0) / loss).toBeGreaterThan(0.99);
    expect(premium(0) / loss).toBeLessThan(1.01);
    const premiums = [0, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5].map(premium);
    expect(premiums).toEqual(premiums.toSorted((a, b) => b - a));
    expect(premiums.at(-1)).toBeLessThan(0.5 * premium(0));
    const loaded = [0, 0.05, 0.3].map(
      (risk_load) => answerOf({ ...plain, risk_load }).technical_premium_usd ?? NaN,
    );
    expect(loaded).toEqual(loaded.toSorted((a, b) => a - b));
  }, 60_000);

  it('is decided as the nearest bound says once its measure is there', async () => {
    const answerOf = await ask();
    const { nearest_bound: nearest, decision } = answerOf({});
    if (!nearest) throw new Error('the standard policy has bounds on every loss');
    expect(nearest.value * nearest.factor).toBeCloseTo(nearest.bound, 6);
    const withBound = (above: number) =>
      answerOf({
        rules: STANDARD_POLICY.rules.map((rule) =>
          rule.id === nearest.rule ? { ...rule, above } : rule,
        ),
      }).decision;
    // The bound is moved past the measure in place of the measure past the bound.
    const beyond = nearest.value * (nearest.factor > 1 ? 0.99 : 1.01);
    expect(withBound(beyond)).toBe(nearest.decision);
    expect(DECISIONS).toContain(nearest.decision);
    expect(nearest.decision).not.toBe(decision);
  }, 60_000);
});
