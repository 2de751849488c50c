import { describe, expect, it } from 'vitest';
import { destination } from '../../../../engines/ground/earth/geodesy.ts';
import { siteAmplificationComponent } from '../../../../engines/hazards/siteAmplification/component.ts';
import { underwriteDecision } from '../../../../engines/money/insurance/index.ts';
import { climateRisk } from '../../../../engines/money/mortgage/index.ts';
import { gradeScores } from '../../../../engines/money/realEstate/grade.ts';
import {
  groundTruth,
  groundTruthBatch,
  groundTruthHealth,
} from '../../../../engines/money/realEstate/index.ts';
import { SUB_SCORES, WEIGHTS, type SubScore } from '../../../../engines/money/realEstate/tables.ts';
import { endOf } from '../../../../engines/vertical.ts';
import { embeddedFacts, MOMENT } from '../../../support/embeddedFacts.ts';

const all = (score: number | null, except: Partial<Record<SubScore, number>> = {}) =>
  Object.fromEntries(SUB_SCORES.map((name) => [name, { score: except[name] ?? score }])) as Record<
    SubScore,
    { score: number | null }
  >;

async function gradeAt(property: Record<string, unknown>) {
  const input = groundTruth.input.parse(property);
  return groundTruth.assess(input, await embeddedFacts(groundTruth.needs(input)), MOMENT);
}

describe('where no house stands', () => {
  it.each([
    ['the South Pole', -90, 0, 'ice sheet'],
    ['inner Greenland', 72.58, -38.46, 'ice sheet'],
    ['the open Pacific', -30, -130, 'open water'],
  ])(
    'there is no grade, price or decision: %s',
    async (_name, lat, lon, why) => {
      const graded = await gradeAt({ lat, lon });
      expect(graded).toMatchObject({ grade: null, score: null });
      expect(graded.reason).toContain(why);
      const asked = { lat, lon, replacement_value_usd: 500_000 };
      const input = underwriteDecision.input.parse(asked);
      const facts = await embeddedFacts(underwriteDecision.needs(input));
      expect(underwriteDecision.assess(input, facts, MOMENT).decision).toBe('REFER_TO_SENIOR');
    },
    60_000,
  );

  it('people who live by the ice are answered', async () => {
    expect((await gradeAt({ lat: 64.18, lon: -51.72 })).grade).not.toBeNull();
    expect((await gradeAt({ lat: 78.22, lon: 15.63 })).grade).not.toBeNull();
  }, 60_000);
});

describe('grades', () => {
  it('follow the bands, and weights add up to 1 for every kind', () => {
    for (const weights of Object.values(WEIGHTS))
      expect(Object.values(weights).reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 9);
    const grades = [96, 91, 86, 81, 76, 71, 66, 61, 40].map(
      (score) => gradeScores(all(score), 'single_family')?.grade,
    );
    expect(grades).toEqual(['A+', 'A', 'B+', 'B', 'C+', 'C', 'D+', 'D', 'F']);
  });

  it('are held at D by one sub-score below 20, and missing ones are left out', () => {
    // 69.96 is told as 70.0, which is a C.
    expect(gradeScores(all(69.96), 'single_family')).toMatchObject({ grade: 'C', score: 70 });
    expect(gradeScores(all(69.94), 'single_family')).toMatchObject({ grade: 'D+', score: 69.9 });
    const held = gradeScores(all(100, { sinkhole: 10 }), 'single_family');
    expect(held?.grade).toBe('D');
    expect(held?.cappedBy).toBe('sinkhole');
    expect(gradeScores(all(null), 'condo')).toBeUndefined();
    expect(gradeScores(all(null, { flood: 92 }), 'condo')?.grade).toBe('A');
  });
});

it('are held by what a house is expected to lose, whichever holds them lower', () => {
  const held = gradeScores(all(100), 'condo', { atBest: 'C' });
  expect(held).toMatchObject({ grade: 'C', cappedBy: 'expected_loss' });
  const both = gradeScores(all(100, { flood: 10 }), 'condo', { atBest: 'C' });
  expect(both).toMatchObject({ grade: 'D', cappedBy: 'flood' });
  expect(gradeScores(all(50), 'condo', { atBest: 'C' })).toMatchObject({
    grade: 'F',
    cappedBy: null,
  });
});

describe('the ground truth of a property', () => {
  it('tries the points around that lie on land, and grades no water', async () => {
    const shore = await gradeAt({ lat: -16.8, lon: 180, position_error_m: 1000 });
    const grades = [];
    for (const bearing of [0, 90, 180, 270]) {
      const { lat, lon } = destination(-16.8, 180, bearing, 1);
      grades.push((await gradeAt({ lat, lon })).grade);
    }
    expect(grades).toContain(null);
    expect(shore.stability?.grades).toEqual(grades.filter((grade) => grade !== null));
    expect(shore.stability?.same_grade_share).toBeGreaterThan(0);
  }, 60_000);

  // Eberenz, Lüthi & Bresch (2021): typhoons cost a tenth there of what the curve of all basins has.
  it('says why storms weigh more in the grade than in the insurance where buildings stand typhoons', async () => {
    const hongKong = await gradeAt({ lat: 22.3, lon: 114.17 });
    expect(hongKong.capped_by).toBe('weather_severe');
    expect(hongKong.warnings.join(' ')).toContain('stand typhoons better');
    for (const other of [
      { lat: 14.6, lon: 120.98 },
      { lat: 22.3, lon: 114.17, property_type: 'vacant_land' },
    ])
      expect((await gradeAt(other)).warnings.join(' ')).not.toContain('stand typhoons better');
  }, 60_000);

  // No sub-score knows of volcanoes or of shaking on rock; an underwriter refers one of these houses and approves another under conditions alone.
  it('grades no house well that an underwriter refers, declines or approves with conditions', async () => {
    const decisions = new Set<string>();
    for (const at of [
      { lat: -1.68, lon: 29.22 },
      { lat: -1.66, lon: 29.35 },
      { lat: 27.7, lon: 85.32 },
    ]) {
      const asked = underwriteDecision.input.parse({ ...at, replacement_value_usd: 500_000 });
      const { decision } = underwriteDecision.assess(
        asked,
        await embeddedFacts(underwriteDecision.needs(asked)),
        MOMENT,
      );
      const { grade } = await gradeAt(at);
      decisions.add(decision);
      if (decision !== 'APPROVE') expect(['A+', 'A', 'B+']).not.toContain(grade);
      if (decision === 'REFER_TO_SENIOR') expect(['C', 'D+', 'D', 'F']).toContain(grade);
      if (decision === 'DECLINE') expect(['D', 'F']).toContain(grade);
    }
    expect(decisions).toContain('APPROVE_WITH_CONDITIONS');
  }, 60_000);

  it('costs what the underwriting of the same house costs', async () => {
    const at = { lat: 25.76, lon: -80.19 };
    const asked = underwriteDecision.input.parse({ ...at, replacement_value_usd: 500_000 });
    const underwritten = underwriteDecision.assess(
      asked,
      await embeddedFacts(underwriteDecision.needs(asked)),
      MOMENT,
    );
    const { insurance_cost: cost } = await gradeAt({ ...at, property_value_usd: 500_000 });
    const premium = underwritten.technical_premium_usd ?? NaN;
    expect((cost.annual_cost_usd ?? NaN) / premium).toBeCloseTo(1, 6);
    const input = climateRisk.input.parse({ ...at, property_value: 500_000 });
    const { path } = climateRisk.assess(
      input,
      await embeddedFacts(climateRisk.needs(input)),
      MOMENT,
    );
    // A year of growth of value (2 %) and hazard (under 1 %) later.
    expect((path[0]?.premium_usd ?? NaN) / premium).toBeGreaterThan(1.02);
    expect((path[0]?.premium_usd ?? NaN) / premium).toBeLessThan(1.04);
  }, 60_000);

  it('grades calm ground above exposed ground, and shows its own sub-scores', async () => {
    const berlin = await gradeAt({ lat: 52.52, lon: 13.4 });
    const manila = await gradeAt({ lat: 14.6, lon: 120.98, property_value_usd: 300_000 });
    expect(berlin.score).toBeGreaterThan(manila.score ?? 100);
    expect(Object.keys(berlin.sub_scores)).toEqual([...SUB_SCORES]);
    expect(manila.insurance_cost.annual_cost_usd).toBeGreaterThan(
      manila.insurance_cost.p10_usd ?? Infinity,
    );
    expect(berlin.insurance_cost.annual_cost_usd).toBeNull();
    expect(berlin.stability?.grades).toHaveLength(4);
  }, 60_000);

  it('grades no open sea, and says why as the other answers about buildings do', async () => {
    const sea = await gradeAt({ lat: 56, lon: 3 });
    expect(sea.grade).toBeNull();
    expect(sea.score).toBeNull();
    expect(sea.grade_interval).toBeNull();
    expect(sea.reason).toContain('open water');
    expect(sea.summary).toContain('open water');
    expect(sea.coverage).toBe(0);
  });

  it('says how the composite scores the same soft ground where little shakes it', async () => {
    const { sub_scores } = await gradeAt({ lat: 51.92, lon: 4.48 });
    const { score, drivers } = sub_scores.seismic_amplification;
    const told = /\((\d+\.\d) of 100\); it counts here at (\d+) %/.exec(drivers.join(' '));
    const [scored, counted] = [Number(told?.[1]), Number(told?.[2])];
    expect(counted).toBeLessThan(100);
    expect(Math.abs(100 - (scored * counted) / 100 - (score ?? NaN))).toBeLessThan(1);
  });

  it('counts soft ground in full, and no more, where shaking is strong', async () => {
    const at = { lat: 35.69, lon: 139.79 };
    const { sub_scores } = await gradeAt(at);
    const { score, p10, p90, drivers } = sub_scores.seismic_amplification;
    const place = { ...at, radiusKm: 100 };
    const facts = await embeddedFacts(siteAmplificationComponent.needs(place));
    const hazard = siteAmplificationComponent.assess(place, facts, MOMENT);
    expect(drivers.join(' ')).toContain('it counts here at 100 %');
    expect(score).toBeCloseTo(100 - (hazard.score ?? NaN), 9);
    // The bad end of the hazard is the low end of safety.
    expect(p10).toBeCloseTo(100 - (hazard.interval?.p90 ?? NaN), 9);
    expect(p90).toBeCloseTo(100 - (hazard.interval?.p10 ?? NaN), 9);
  });

  it('has every sub-score within its interval', async () => {
    for (const at of [
      { lat: 35.69, lon: 139.79 },
      { lat: 33.45, lon: -112.07 },
      { lat: -6.2, lon: 106.82 },
    ])
      for (const [name, { state, score, p10, p90 }] of Object.entries(
        (await gradeAt(at)).sub_scores,
      )) {
        if (state !== 'known') continue;
        expect(p10, name).toBeLessThanOrEqual(score ?? NaN);
        expect(p90, name).toBeGreaterThanOrEqual(score ?? NaN);
      }
  }, 60_000);

  it('tells one day of heat as one', async () => {
    const { sub_scores } = await gradeAt({ lat: 47.92, lon: -97.03 });
    expect(sub_scores.climate_pressure.drivers[0]).toBe('1 day of dangerous heat a year');
  });

  it('insures no land without a building', async () => {
    const { insurance_cost: cost } = await gradeAt({
      lat: 52.52,
      lon: 13.4,
      property_type: 'vacant_land',
    });
    expect(cost.rate_per_1000).toBeNull();
    expect(cost.reason).toContain('vacant');
  });

  it('does not tell a lake by its way to the ocean', async () => {
    const { grade, reason } = await gradeAt({ lat: 42.5, lon: -87 });
    expect(grade).toBeNull();
    expect(reason).toBe('open water of a lake: no building stands here');
  });

  it('answers a batch as it answers one, in order', async () => {
    const input = groundTruthBatch.input.parse({
      properties: [
        { lat: 14.6, lon: 120.98 },
        { lat: 52.52, lon: 13.4 },
      ],
    });
    const facts = await embeddedFacts(groundTruthBatch.needs(input));
    const { results } = groundTruthBatch.assess(input, facts, MOMENT);
    const alone = await gradeAt({ lat: 52.52, lon: 13.4 });
    expect(results.map(({ index }) => index)).toEqual([0, 1]);
    expect(results[1]?.grade).toBe(alone.grade);
    expect(results[1]?.score).toBe(alone.score);
    const many = Array.from({ length: 101 }, () => ({ lat: 1, lon: 1 }));
    expect(groundTruthBatch.input.safeParse({ properties: many }).success).toBe(false);
  }, 60_000);

  it('answers a batch in parts, side by side, as in one piece', async () => {
    const input = groundTruthBatch.input.parse({
      properties: Array.from({ length: 12 }, (_none, i) => ({ lat: 40 + i / 3, lon: -5 + i })),
      surroundings: false,
    });
    const facts = await embeddedFacts(groundTruthBatch.needs(input));
    const split = groundTruthBatch.split?.(input, facts);
    const replies = split?.parts.map((part) => {
      const its = groundTruthBatch.input.parse(part?.input);
      return groundTruthBatch.assess(its, part?.facts as typeof facts, MOMENT);
    });
    expect(replies?.map(({ results }) => results.length)).toEqual([2, 2, 2, 2, 2, 2]);
    expect(split && endOf(split.join(replies ?? []))).toEqual(
      groundTruthBatch.assess(input, facts, MOMENT),
    );
  }, 60_000);

  it('says that its engine is well', () => {
    expect(groundTruthHealth.assess({}, {}, MOMENT)).toMatchObject({ status: 'ok' });
  });
});
