import { describe, expect, it } from 'vitest';
import { propertyScore, underwriteDecision } from '../../../../engines/money/insurance/index.ts';
import { STANDARD_POLICY } from '../../../../engines/money/underwriting/policy.ts';
import { embeddedFacts, MOMENT } from '../../../support/embeddedFacts.ts';

async function decideOn(application: Record<string, unknown>) {
  const input = underwriteDecision.input.parse({ replacement_value_usd: 500_000, ...application });
  return underwriteDecision.assess(
    input,
    await embeddedFacts(underwriteDecision.needs(input)),
    MOMENT,
  );
}

describe('an underwriting decision', () => {
  it('approves the calm and refers the exposed, and shows every rule', async () => {
    const calm = await decideOn({ lat: 52.52, lon: 13.4 });
    const exposed = await decideOn({ lat: 14.6, lon: 120.98 });
    expect(calm.decision).toBe('APPROVE');
    expect(calm.nearest_bound?.measure).toBe('average_annual_loss_ratio');
    expect(['REFER_TO_SENIOR', 'DECLINE']).toContain(exposed.decision);
    expect(exposed.trace).toHaveLength(STANDARD_POLICY.rules.length);
    expect(exposed.reasons.length).toBeGreaterThan(0);
    expect(exposed.technical_premium_usd).toBeGreaterThan(exposed.average_annual_loss_usd ?? 0);
  }, 60_000);

  // 2.45 claims per 100 house years of USD 10,801 (ISO, 2015 to 2019): more than hail and tornadoes cost by what is reported.
  it('says where storms rule that insurers pay more than is recorded', async () => {
    const moore = await decideOn({ lat: 35.34, lon: -97.49, replacement_value_usd: 300_000 });
    expect(moore.warnings.join(' ')).toContain(`USD ${Math.round(0.0245 * 10_801)} a year`);
    const wind = await decideOn({ lat: 35.34, lon: -97.49, perils_requested: ['earthquake'] });
    expect(wind.warnings.join(' ')).not.toContain('insurers pay more');
    expect((await decideOn({ lat: 25.77, lon: -80.19 })).warnings.join(' ')).not.toContain(
      'insurers pay more',
    );
  }, 60_000);

  it('refers to a senior where evidence is missing', async () => {
    const { decision, reasons, summary, flips } = await decideOn({ lat: 0, lon: -30 });
    expect(decision).toBe('REFER_TO_SENIOR');
    expect(summary).toMatch(/No expected loss can be given: open water/);
    expect(reasons).toContain('A requested peril could not be worked out.');
    // No change to a house makes known what is not.
    expect(flips).toEqual([]);
  });

  it('obeys a policy of the caller and names it', async () => {
    const own = {
      ...STANDARD_POLICY,
      name: 'careful',
      version: '7',
      rules: [
        {
          id: 'any-loss',
          measure: 'average_annual_loss_ratio',
          above: 1e-9,
          decision: 'DECLINE',
          words: 'We write nothing that burns, shakes or floods.',
        },
      ],
    };
    const answer = await decideOn({ lat: 52.52, lon: 13.4, policy: own });
    expect(answer.decision).toBe('DECLINE');
    expect(answer.policy).toEqual({ name: 'careful', version: '7', own: true });
  });

  it('asks for the deductible of the policy, in a number that people write, and for none where there is none', async () => {
    const asked = async (deductible_ratio: number) =>
      (
        await decideOn({
          lat: 29.95,
          lon: -90.07,
          policy: { ...STANDARD_POLICY, deductible_ratio },
        })
      ).conditions.filter((each) => each.includes('Deductible'));
    expect(await asked(0.07)).toEqual(['Deductible of 7 % of the value or more.']);
    expect(await asked(0.015)).toEqual(['Deductible of 1.5 % of the value or more.']);
    expect(await asked(0)).toEqual([]);
  });

  it('names a change that leads to a milder decision, which it does', async () => {
    const { flips, decision } = await decideOn({ lat: 25.76, lon: -80.19 });
    expect(flips.length).toBeGreaterThan(0);
    for (const flip of flips) expect(flip.decision).not.toBe(decision);
    const bound = (await decideOn({ lat: 25.76, lon: -80.19 })).nearest_bound;
    expect(bound?.decision).not.toBe(decision);
  }, 60_000);

  it('looks at the requested perils only', async () => {
    const { perils } = await decideOn({
      lat: 25.76,
      lon: -80.19,
      perils_requested: ['earthquake'],
    });
    expect(perils.map(({ peril }) => peril)).toEqual(['earthquake']);
  });

  it('takes the building that the property score takes, and loses the same', async () => {
    const at = { lat: 29.95, lon: -90.07 };
    const lost = new Set<number>();
    for (const building of [
      { construction_type: 'mobile_home', construction_year: 1985 },
      { construction_type: 'steel', construction_year: 1970, stories: 10 },
      { property_type: 'commercial' },
      { property_type: 'commercial', stories: 2 },
      { property_type: 'agricultural' },
    ] as const) {
      const input = propertyScore.input.parse({ ...at, ...building });
      const facts = await embeddedFacts(propertyScore.needs(input));
      const { quantity } = propertyScore.assess(input, facts, MOMENT);
      const { expected_annual_loss_ratio: ratio } = await decideOn({ ...at, ...building });
      expect(ratio?.value).toBeCloseTo(quantity?.value ?? NaN, 12);
      lost.add(ratio?.value ?? NaN);
    }
    expect(lost.size).toBe(5);
    const [frame, steel] = [
      await decideOn({ ...at, construction_type: 'steel_frame' }),
      await decideOn({ ...at, construction_type: 'steel' }),
    ];
    expect(frame).toEqual(steel);
  });

  it('says that storeys were averaged over where they could be more than a few', async () => {
    const shop = { lat: 52.52, lon: 13.4, property_type: 'commercial', construction_year: 1990 };
    const averaged = (await decideOn(shop)).warnings.join(' ');
    expect(averaged).toContain('averaged over: construction type, stories.');
    expect((await decideOn({ ...shop, stories: 4 })).warnings.join(' ')).not.toContain('stories');
    expect((await decideOn({ lat: 52.52, lon: 13.4 })).warnings.join(' ')).not.toContain('stories');
  });

  it('refuses a tower of mobile homes at both fields', () => {
    const { error } = underwriteDecision.input.safeParse({
      lat: 29.95,
      lon: -90.07,
      replacement_value_usd: 1e5,
      construction_type: 'mobile_home',
      stories: 30,
    });
    expect(error?.issues.map(({ path }) => path[0])).toEqual(['stories', 'construction_type']);
  });
});
