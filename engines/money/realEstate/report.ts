import type { Moment } from '../../facts.ts';
import { destination } from '../../ground/earth/geodesy.ts';
import { percentWords } from '../../percentWords.ts';
import { notBuiltReason, offShoreReason } from '../siteRisk/offShore.ts';
import { propertyLoss, type PropertyLoss } from '../siteRisk/propertyLoss.ts';
import type { SiteFacts } from '../siteRisk/sitePerils.ts';
import { decide, measuresOf } from '../underwriting/decide.ts';
import { STANDARD_POLICY } from '../underwriting/policy.ts';
import { premiumLoading } from '../underwriting/technicalPremium.ts';
import { gradeInterval, gradeScores, type Graded } from './grade.ts';
import type { GroundInput, GroundProperty, GroundTruth } from './schemas.ts';
import { groundNeeds, subScores, type GradedScore, type GroundFacts } from './subScores.ts';
import {
  EDGE,
  GRADE_OF_DECISION,
  NEIGHBOUR_M,
  SUB_SCORES,
  WEIGHTS,
  type Grade,
  type SubScore,
} from './tables.ts';

const BEARINGS = [0, 90, 180, 270] as const;

/** Points at a distance to the north, east, south and west. */
function pointsAround(at: { lat: number; lon: number }, metres: number) {
  return BEARINGS.map((bearing) => destination(at.lat, at.lon, bearing, metres / 1000));
}

/** What is asked of the points around a place, by `point_0` to `point_3`. */
export type RingNeeds = Record<string, ReturnType<typeof groundNeeds>>;

/** The needs of the points at a distance. */
export function ringNeeds(at: { lat: number; lon: number }, metres: number): RingNeeds {
  return Object.fromEntries(
    pointsAround(at, metres).map((each, i) => [`point_${i}`, groundNeeds(each)]),
  );
}

/** Facts of the points at a distance, each with its place; those on open water, which get no grade, are left out. */
export function ringOf(
  at: { lat: number; lon: number },
  metres: number,
  facts: Readonly<Record<string, GroundFacts>>,
): Surroundings['within'] {
  return pointsAround(at, metres).flatMap((each, i) => {
    const known = facts[`point_${i}`];
    return known && offShoreReason(known.flood.setting) === null
      ? [{ at: each, facts: known }]
      : [];
  });
}

/** Facts of a property and of the points around it. */
export interface Surroundings {
  readonly within: readonly { at: { lat: number; lon: number }; facts: GroundFacts }[];
  readonly neighbours: readonly { at: { lat: number; lon: number }; facts: GroundFacts }[];
}

/** Everything known of a property. */
export interface PropertyFacts {
  readonly ground: GroundFacts;
  readonly loss: SiteFacts;
  readonly around?: Surroundings;
}

function insuranceOf(
  given: GroundProperty,
  loss: PropertyLoss | null,
): GroundTruth['insurance_cost'] {
  const none = { annual_cost_usd: null, p10_usd: null, p90_usd: null, rate_per_1000: null };
  if (loss === null) return { ...none, reason: 'vacant land: no building to insure' };
  const { total, reason } = loss;
  if (!total) return { ...none, reason: reason ?? 'no loss could be worked out' };
  const value = given.property_value_usd;
  const loading = premiumLoading(loss.perils, total);
  const cost = (ratio: number) => (value === undefined ? null : value * ratio * loading);
  return {
    annual_cost_usd: cost(total.value),
    p10_usd: cost(total.p10),
    p90_usd: cost(total.p90),
    rate_per_1000: 1000 * total.value * loading,
    ...(value === undefined
      ? { reason: 'no value was given: the rate per 1,000 stands alone' }
      : {}),
  };
}

/** The best grade that the expected and the 250-year loss allow, by the bounds of the standard policy; null where they allow all. */
function bestGradeOf(loss: PropertyLoss | null): Grade | null {
  if (!loss?.total) return null;
  const measures = measuresOf(loss.perils);
  const { decision } = decide(STANDARD_POLICY, {
    ...measures,
    unknown_perils: 0,
    loss_uncertainty_factor: 1,
  });
  return decision === 'APPROVE' ? null : GRADE_OF_DECISION[decision];
}

type Scores = Readonly<Record<SubScore, GradedScore>>;

function around(
  given: GroundInput,
  scores: Scores,
  { within, neighbours }: Surroundings,
  { moment, atBest }: { readonly moment: Moment; readonly atBest: Grade | null },
) {
  const own = gradeScores(scores, given.property_type, { atBest });
  const graded = within.flatMap(({ at, facts }) => {
    const found = gradeScores(subScores(at, facts, moment), given.property_type, { atBest });
    return found ? [found.grade] : [];
  });
  const beside = neighbours.map(({ at, facts }) => subScores(at, facts, moment));
  const onEdge = SUB_SCORES.filter((name) =>
    beside.some(
      (other) => Math.abs((other[name].score ?? NaN) - (scores[name].score ?? NaN)) >= EDGE,
    ),
  );
  const means = beside.flatMap((other) => gradeScores(other, given.property_type)?.score ?? []);
  const same = graded.filter((each) => each === own?.grade).length;
  return {
    stability:
      graded.length === 0
        ? null
        : {
            position_error_m: given.position_error_m,
            same_grade_share: same / graded.length,
            grades: graded,
          },
    neighbours: {
      distance_m: NEIGHBOUR_M,
      on_edge: onEdge,
      mean_score: means.length > 0 ? means.reduce((sum, x) => sum + x, 0) / means.length : null,
    },
  };
}

function subScoreFields(scores: Scores, given: GroundProperty): GroundTruth['sub_scores'] {
  const of = (name: SubScore) => ({
    ...scores[name],
    drivers: [...scores[name].drivers],
    weight: WEIGHTS[given.property_type][name],
  });
  return {
    sinkhole: of('sinkhole'),
    liquefaction: of('liquefaction'),
    subsidence: of('subsidence'),
    flood: of('flood'),
    seismic_amplification: of('seismic_amplification'),
    landslide: of('landslide'),
    climate_pressure: of('climate_pressure'),
    weather_severe: of('weather_severe'),
  };
}

/** The grade of a property. Where its surroundings were asked, stability and neighbours too. */
export function groundTruthOf(
  given: GroundProperty & Partial<GroundInput>,
  facts: PropertyFacts,
  moment: Moment,
): GroundTruth {
  const scores = subScores(given, facts.ground, moment);
  const type = given.property_type;
  const notBuilt = notBuiltReason(facts.loss.place.setting, facts.loss.sinkhole.relief);
  const loss =
    type === 'vacant_land'
      ? null
      : propertyLoss(given, { facts: facts.loss, moment }, { propertyType: type });
  const atBest = bestGradeOf(loss);
  const graded = notBuilt === null ? gradeScores(scores, type, { atBest }) : undefined;
  const reason = notBuilt ?? 'no sub-score could be worked out';
  const error = given.position_error_m;
  const beside =
    graded && facts.around && error !== undefined
      ? around({ ...given, position_error_m: error }, scores, facts.around, { moment, atBest })
      : { stability: null, neighbours: null };
  return {
    lat: given.lat,
    lon: given.lon,
    property_type: type,
    grade: graded?.grade ?? null,
    score: graded?.score ?? null,
    ...(graded ? {} : { reason }),
    summary: graded ? summaryOf(scores, graded) : `No grade: ${reason}.`,
    capped_by: graded?.cappedBy ?? null,
    grade_interval: graded ? gradeInterval(scores, type, atBest) : null,
    sub_scores: subScoreFields(scores, given),
    insurance_cost: insuranceOf(given, loss),
    ...beside,
    coverage: graded?.coverage ?? 0,
    warnings: warningsOf(scores, loss),
  };
}

function summaryOf(scores: Scores, graded: Graded): string {
  const low = SUB_SCORES.filter((name) => (scores[name].score ?? 100) < 60)
    .toSorted((a, b) => (scores[a].score ?? 100) - (scores[b].score ?? 100))
    .map((name) => `${name.replace('_', ' ')} ${Math.round(scores[name].score ?? 0)}`);
  const why = low.length > 0 ? `; weakest: ${low.join(', ')}` : '';
  const capped = graded.cappedBy ? `, held there by ${graded.cappedBy.replace('_', ' ')}` : '';
  return `Grade ${graded.grade} (${graded.score} of 100)${capped}${why}.`;
}

function warningsOf(scores: Scores, loss: PropertyLoss | null): string[] {
  const missing = SUB_SCORES.filter((name) => scores[name].state === 'unknown');
  return [
    ...missing.map((name) => `${name} is unknown and not in the grade: ${scores[name].reason}`),
    ...otherRoof(scores, loss),
    'A screen from maps and models, no survey of the property.',
  ];
}

/** Why the storms of the grade cost more than those of the insurance, where buildings are known to stand typhoons. */
function otherRoof({ weather_severe: storms }: Scores, loss: PropertyLoss | null): string[] {
  if (loss?.building.windCode !== 'typhoon' || !loss.total || storms.state !== 'known') return [];
  const wind = loss.perils.find(({ peril }) => peril === 'wind')?.averageAnnual ?? 0;
  return [
    `weather_severe is that of the reference house of georisk/score, the same everywhere; buildings of this country stand typhoons better by what insurers paid, and the cost of insurance and the expected loss count wind at ${percentWords(wind)} of the value a year.`,
  ];
}
