import type * as z from 'zod';
import type { waterStress } from '../../ground/datasets/catchmentStress.ts';
import type { waterStressBaseline } from '../../ground/datasets/waterStress.ts';
import { isKnown, type Fact } from '../../facts.ts';
import { Z90 } from '../../ground/math/normal.ts';
import { levelOf, scoreAt } from '../../levels.ts';
import { categoryOf, indicatorScore, STRESS_LABELS } from './indicatorScore.ts';
import {
  ARID_SHARE,
  CATCHMENT_LN_SIGMA,
  CHANGE_SHARE,
  DEFAULT_WEIGHTS,
  FLOOR_RATIO,
  STRESS_ANCHORS,
  STRESS_SCENARIOS,
  type StressScenario,
} from './tables.ts';
import { weightedScore } from './weightedScore.ts';

type Catchment = z.output<typeof waterStress.answer>;
type Region = z.output<typeof waterStressBaseline.answer>;

/** Baseline stress of a place, from its catchment or its region. */
export interface Baseline {
  readonly ratio: number;
  readonly lnSigma: number;
  readonly basis: 'catchment' | 'region';
  readonly arid: boolean;
}

/** Whether the ratio is only known to lie at the floor of the published scores or below. */
export const isAtFloor = ({ ratio, basis }: Pick<Baseline, 'ratio' | 'basis'>): boolean =>
  basis === 'region' && ratio <= FLOOR_RATIO;

/** The best baseline that somebody could give: the catchment's, else the region's. */
export function baselineOf(catchment: Fact<Catchment>, region: Fact<Region>): Baseline | undefined {
  if (isKnown(catchment) && catchment.value.stressRatio !== null) {
    return {
      ratio: catchment.value.stressRatio,
      lnSigma: CATCHMENT_LN_SIGMA,
      basis: 'catchment',
      arid: catchment.value.arid,
    };
  }
  if (!isKnown(region)) return undefined;
  const { stressRatio, ratioLnSigma, aridShare } = region.value;
  return {
    ratio: stressRatio,
    lnSigma: ratioLnSigma,
    basis: 'region',
    arid: aridShare >= ARID_SHARE,
  };
}

/** Score, level, interval and quantity of a baseline; an arid and hardly used place has no score, since its ratio says little. */
export function scoreFields(baseline: Baseline) {
  const { ratio, lnSigma } = baseline;
  const factor = Math.exp(Z90 * lnSigma);
  const low = isAtFloor(baseline) ? 0 : ratio / factor;
  const score = scoreAt(STRESS_ANCHORS, ratio);
  return {
    score,
    level: levelOf(score),
    interval: {
      p10: scoreAt(STRESS_ANCHORS, low),
      p50: score,
      p90: scoreAt(STRESS_ANCHORS, ratio * factor),
    },
    quantity: {
      name: 'baseline_water_stress',
      value: ratio,
      unit: 'withdrawal/supply',
      p10: low,
      p50: ratio,
      p90: ratio * factor,
    },
  };
}

const NAMES = {
  bws: 'Baseline water stress',
  iav: 'Interannual variability',
  sev: 'Seasonal variability',
  drr: 'Drought risk',
  rfr: 'Riverine flood risk',
  cfr: 'Coastal flood risk',
} as const;

/** Scores of the single indicators, with the reason where one is missing. */
export function indicatorsOf(baseline: Baseline, catchment: Fact<Catchment>) {
  const live = isKnown(catchment) ? catchment.value : undefined;
  const scores = {
    bws: baseline.arid ? null : indicatorScore('bws', baseline.ratio),
    iav: live?.interannualScore ?? null,
    sev: live?.seasonalScore ?? null,
    drr: live?.droughtScore ?? null,
    rfr: live?.riverFloodScore ?? null,
    cfr: live?.coastalFloodScore ?? null,
  };
  const missing = isKnown(catchment) ? 'not published for this catchment' : catchment.missing;
  const indicators = (Object.keys(NAMES) as (keyof typeof NAMES)[]).map((code) => {
    const score = scores[code];
    const reason =
      code === 'bws' ? 'arid and hardly used: Aqueduct sets such catchments apart' : missing;
    return {
      code,
      name: NAMES[code],
      score_0_5: score,
      category: score === null ? null : categoryOf(score),
      weight: DEFAULT_WEIGHTS[code],
      ...(score === null ? { reason } : {}),
    };
  });
  return { indicators, overall: weightedScore(scores, DEFAULT_WEIGHTS) };
}

/** The ratio by year and scenario: the baseline times the change of its region. */
export function projectionsOf(baseline: Baseline, region: Fact<Region>) {
  const { ratio, lnSigma } = baseline;
  if (!isKnown(region)) return [];
  const { change2050, changeLnSigma } = region.value;
  return ([2030, 2050, 2080] as const).flatMap((year) =>
    (Object.keys(STRESS_SCENARIOS) as StressScenario[]).map((scenario) => {
      const share = CHANGE_SHARE[scenario][year];
      const stressRatio = ratio * Math.pow(change2050, share);
      const factor = Math.exp(Z90 * Math.hypot(lnSigma, share * changeLnSigma));
      const score = indicatorScore('bws', stressRatio);
      return {
        year,
        scenario,
        pathway: STRESS_SCENARIOS[scenario],
        stress_ratio: stressRatio,
        p10: isAtFloor(baseline) ? 0 : stressRatio / factor,
        p90: stressRatio * factor,
        score_0_5: score,
        category: categoryOf(score),
        label: STRESS_LABELS[categoryOf(score)] ?? '',
      };
    }),
  );
}
