import { describe, expect, it } from 'vitest';
import type { Peril } from '../../../../engines/money/siteRisk/perils.ts';
import type { PropertyLoss } from '../../../../engines/money/siteRisk/propertyLoss.ts';
import { totalSpread, type PerilLoss } from '../../../../engines/money/siteRisk/siteLoss.ts';
import {
  policy,
  STANDARD_POLICY,
  type Policy,
} from '../../../../engines/money/underwriting/policy.ts';
import { underwrite } from '../../../../engines/money/underwriting/report.ts';
import { application } from '../../../../engines/money/underwriting/schemas.ts';

const perilOf = (peril: Peril, averageAnnual: number, lnSigma = 0): PerilLoss => ({
  peril,
  state: 'known',
  slices: [],
  averageAnnual,
  lnSigma,
  drivers: [],
});
function decideOn(
  perils: readonly PerilLoss[],
  rules: readonly Partial<Policy['rules'][number]>[],
  building: PropertyLoss['building'] = {},
) {
  const given = application.parse({
    lat: 40,
    lon: 20,
    replacement_value_usd: 500_000,
    policy: {
      ...STANDARD_POLICY,
      deductible_ratio: 0.02,
      rules: rules.map((rule, i) => ({ ...LOSS_RULE, id: `${i}`, ...rule })),
    },
  });
  return underwrite(given, { building, sites: [], perils, total: totalSpread(perils) });
}
const LOSS_RULE: Policy['rules'][number] = {
  id: 'loss',
  measure: 'average_annual_loss_ratio',
  above: 0.001,
  decision: 'APPROVE_WITH_CONDITIONS',
  words: 'some loss',
};

describe('the report of a decision', () => {
  it('asks for evidence on the peril that costs most, and for the deductible of the policy', () => {
    const { decision, conditions } = decideOn(
      [perilOf('earthquake', 0.001), perilOf('flood', 0.004), perilOf('wildfire', 0.002)],
      [{}],
    );
    expect(decision).toBe('APPROVE_WITH_CONDITIONS');
    expect(conditions[0]).toContain('2 % of the value');
    expect(conditions[1]).toMatch(/^Evidence on flood: height of the first floor/);
  });

  it('names the severest reason first, and leads with it', () => {
    const { reasons, summary } = decideOn(
      [perilOf('flood', 0.01)],
      [
        { words: 'mild' },
        { words: 'severe', decision: 'DECLINE' },
        { words: 'middling', decision: 'REFER_TO_SENIOR' },
      ],
    );
    expect(reasons).toEqual(['severe', 'middling', 'mild']);
    expect(summary).toMatch(/^DECLINE: severe Expected loss of the requested perils 1 %/);
  });

  // A loss of 0.010 known without error, and a bound 5 or 50 % above it.
  it('is sensitive within a tenth of a bound', () => {
    const at = (above: number) => decideOn([perilOf('flood', 0.01)], [{ above }]);
    expect(at(0.0105)).toMatchObject({ decision: 'APPROVE', sensitive: true });
    expect(at(0.015)).toMatchObject({ decision: 'APPROVE', sensitive: false });
    expect(at(0.0095)).toMatchObject({ decision: 'APPROVE_WITH_CONDITIONS', sensitive: true });
  });

  it('is sensitive where an end of the interval of the loss is decided otherwise', () => {
    const unsure = decideOn([perilOf('flood', 0.01, 1)], [{ above: 0.023 }]);
    expect(unsure).toMatchObject({
      decision: 'APPROVE',
      decision_interval: { p10: 'APPROVE', p90: 'APPROVE' },
      sensitive: false,
    });
    // The 90 % point of a lognormal of mean 0.01 and deviation 1 is 0.01 exp(1.2816 - 0.5) = 0.0218.
    expect(decideOn([perilOf('flood', 0.01, 1)], [{ above: 0.0215 }])).toMatchObject({
      decision: 'APPROVE',
      decision_interval: { p10: 'APPROVE', p90: 'APPROVE_WITH_CONDITIONS' },
      sensitive: true,
    });
  });

  it('says which features of the building it averages over', () => {
    const averaged = (building: PropertyLoss['building']) =>
      decideOn([perilOf('flood', 0.01)], [{}], building).warnings.find((line) =>
        line.startsWith('Not given'),
      );
    expect(averaged({})).toBe('Not given and averaged over: construction type, construction year.');
    expect(averaged({ constructionType: 'masonry' })).toBe(
      'Not given and averaged over: construction year.',
    );
    expect(averaged({ constructionType: 'masonry', constructionYear: 1990 })).toBeUndefined();
  });
});

describe('the standard policy', () => {
  it('decides by the bounds that its words say', () => {
    const said = (words: string): number | undefined => {
      const percent = /(?:above|than) ([\d.]+) %/.exec(words)?.[1];
      if (percent !== undefined) return Number(percent) / 100;
      return words.includes('more than eight times') ? 8 : undefined;
    };
    for (const { id, words, above } of STANDARD_POLICY.rules)
      expect([id, above]).toEqual([id, said(words) ?? 0]);
  });

  it('is replaced by no policy that keeps more than half of the value as a deductible', () => {
    expect(policy.safeParse({ ...STANDARD_POLICY, deductible_ratio: 0.5 }).success).toBe(true);
    expect(policy.safeParse({ ...STANDARD_POLICY, deductible_ratio: 0.51 }).success).toBe(false);
  });
});
