import { describe, expect, it } from 'vitest';
import { decide, type Measures } from '../../../../engines/money/underwriting/decide.ts';
import { STANDARD_POLICY, type Policy } from '../../../../engines/money/underwriting/policy.ts';

const CALM: Measures = {
  average_annual_loss_ratio: 0.001,
  pml_250yr_ratio: 0.05,
  largest_peril_loss_ratio: 0.0005,
  unknown_perils: 0,
  loss_uncertainty_factor: 1,
};

/** Rules on the average annual loss, the severest in the middle. */
const policy: Policy = {
  ...STANDARD_POLICY,
  rules: [
    ['some', 0.002, 'APPROVE_WITH_CONDITIONS'] as const,
    ['most', 0.02, 'DECLINE'] as const,
    ['much', 0.005, 'REFER_TO_SENIOR'] as const,
  ].map(([id, above, decision]) => ({
    id,
    measure: 'average_annual_loss_ratio',
    above,
    decision,
    words: '',
  })),
};
const at = (average_annual_loss_ratio: number) =>
  decide(policy, { ...CALM, average_annual_loss_ratio });

describe('a decision', () => {
  it.each([
    [0.001, 'APPROVE'],
    [0.003, 'APPROVE_WITH_CONDITIONS'],
    [0.006, 'REFER_TO_SENIOR'],
    [0.03, 'DECLINE'],
  ])('is the severest of all rules that apply, whatever their order: %d, %s', (loss, decision) =>
    expect(at(loss).decision).toBe(decision),
  );

  it('needs more than the limit, and shows every rule with what it saw', () => {
    expect(at(0.002).decision).toBe('APPROVE');
    expect(
      at(0.005).trace.map(({ rule, value, above, applies }) => [rule, value, above, applies]),
    ).toEqual([
      ['some', 0.005, 0.002, true],
      ['most', 0.005, 0.02, false],
      ['much', 0.005, 0.005, false],
    ]);
  });

  it('goes to a senior by the standard policy where evidence is missing', () => {
    expect(decide(STANDARD_POLICY, CALM).decision).toBe('APPROVE');
    expect(decide(STANDARD_POLICY, { ...CALM, unknown_perils: 1 }).decision).toBe(
      'REFER_TO_SENIOR',
    );
  });
});
