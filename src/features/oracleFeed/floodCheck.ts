import { gauge, gaugesNear, type RiverGauge } from '../../../engines/ground/datasets/water.ts';
import { distanceKm } from '../../../engines/ground/earth/geodesy.ts';
import { isKnown } from '../../../engines/facts.ts';
import { normalCdf } from '../../../engines/ground/math/normal.ts';
import { HOUR_MS } from '../../../engines/ground/math/time.ts';
import { FINAL_AFTER_DAYS, finalAtMs } from '../../../engines/signals/parametric/revision.ts';
import type { Context } from '../../core/context.ts';
import { currentAnswer, sourceCannotAnswer } from './currentAnswer.ts';
import { DEFAULT_RADIUS_KM, type TriggerInput, type TriggerReply } from './wording.ts';

const SOURCE = 'nwps-gauges';
const RANKS = ['none', 'action', 'minor', 'moderate', 'major'] as const;
/** Gauges passed over that are named. */
const LISTED = 5;

type Body = Omit<TriggerReply, 'lat' | 'lon' | 'provenance' | 'source' | 'source_retrieved_at'>;
interface Candidate {
  readonly gauge: RiverGauge;
  readonly km: number;
  /** Undefined: it counts. */
  readonly passedOver: string | undefined;
}

/** Compares the nearest river gauge that can answer with a flood cover. */
export async function floodCheck(input: TriggerInput, context: Context) {
  const { lat, lon, threshold, hours } = input;
  const radiusKm = input.radius_km ?? DEFAULT_RADIUS_KM.flood;
  const asOfMs = context.clock.now();
  const fromMs = asOfMs - hours * HOUR_MS;
  const need = gaugesNear({ lat, lon, radiusKm });
  const fact = await currentAnswer({ source: SOURCE, kind: 'flood', need }, context);
  const candidates = fact.value.gauges
    .map((each) => ({
      gauge: each,
      km: distanceKm(lat, lon, each.lat, each.lon),
      passedOver: whyNot(each, fromMs, asOfMs),
    }))
    .filter(({ km }) => km <= radiusKm)
    .toSorted((a, b) => a.km - b.km);
  const decider = candidates.find(({ passedOver }) => passedOver === undefined);
  if (!decider) throw sourceCannotAnswer(SOURCE, reasonWithout(candidates, radiusKm));
  const revision = await revisionOf(decider.gauge, threshold, context);
  const nearer = candidates.filter(({ km }) => km < decider.km).slice(0, LISTED);
  const body: Body = {
    ...verdictOf({ threshold, radiusKm, hours }, decider),
    window: { from_at: new Date(fromMs).toISOString(), to_at: new Date(asOfMs).toISOString() },
    records: [
      recordOf(decider, threshold, revision),
      ...nearer.map((each) => recordOf(each, threshold, PASSED_OVER)),
    ],
    flip_probability: revision.flip_probability,
  };
  return { body, fact, dataset: need.dataset.id };
}

/** Whether the gauge that decides stands high enough. */
function verdictOf(
  { threshold, radiusKm, hours }: { threshold: number; radiusKm: number; hours: number },
  { gauge: decider, km }: Candidate,
) {
  const { id, name, observed } = decider;
  const rank = rankOf(decider);
  const triggered = rank >= threshold;
  return {
    triggered,
    trigger_type: 'flood' as const,
    threshold,
    radius_km: radiusKm,
    hours,
    rule: `the latest observation of the nearest gauge within ${radiusKm} km that has flood categories and was read in the last ${hours} h ranks ${threshold} (${RANKS[threshold]}) or more`,
    summary: `${triggered ? 'Triggered' : 'Not triggered'}: ${name} (${id}), ${Math.round(km)} km away, stands at rank ${rank} (${RANKS[rank]}) against ${threshold}.`,
    final: false,
    final_at: new Date(finalAtMs(Date.parse(observed.at ?? ''))).toISOString(),
    finality_policy: `gauge readings are provisional; final ${FINAL_AFTER_DAYS} days after the reading`,
  };
}

function rankOf({ observed }: RiverGauge): number {
  return RANKS.indexOf(observed.category ?? 'none');
}

function whyNot({ observed }: RiverGauge, fromMs: number, asOfMs: number): string | undefined {
  if (observed.state !== 'current') return observed.state;
  if (observed.category === null) return 'not_defined';
  const atMs = Date.parse(observed.at ?? '');
  return atMs >= fromMs && atMs <= asOfMs + HOUR_MS ? undefined : 'older than the lookback';
}

function reasonWithout(candidates: readonly Candidate[], radiusKm: number): string {
  if (candidates.length === 0) return `no river gauge of the service lies within ${radiusKm} km`;
  const why = candidates
    .slice(0, LISTED)
    .map(({ gauge: { id }, passedOver }) => `${id}: ${passedOver}`);
  return `none of the ${candidates.length} gauges within ${radiusKm} km gives a flood category (${why.join(', ')})`;
}

type Revision = Extract<Body['records'][number], { kind: 'flood' }>['revision'] & {
  readonly thresholdM: number | null;
};
const PASSED_OVER: Revision = {
  status: 'provisional',
  flip_probability: null,
  sigma_stage_m: null,
  reason: 'passed over',
  thresholdM: null,
};
/** Accuracy of a stage reading: the larger of 0.01 ft and 0.2 %. @source Sauer and Turnipseed (2010), USGS Techniques and Methods 3-A7, p. 2. doi:10.3133/tm3A7 */
const stageSigmaM = (stageM: number) => Math.max(0.003048, 0.002 * Math.abs(stageM));

/** Chance that the reading lies on the other side of the category's stage. */
async function revisionOf(
  { id, observed }: RiverGauge,
  threshold: number,
  { askFrom, signal }: Context,
): Promise<Revision> {
  const unknown = (reason: string): Revision => ({ ...PASSED_OVER, reason });
  const detail = await askFrom(SOURCE, gauge({ gaugeId: id }), signal);
  if (!isKnown(detail)) return unknown(`the gauge's flood stages are not known: ${detail.missing}`);
  const name = RANKS[threshold];
  const thresholdM = name === undefined || name === 'none' ? null : detail.value.stageM[name];
  if (thresholdM === null || observed.stageM === null)
    return unknown('the gauge has no stage, or none for this category');
  const sigma = stageSigmaM(observed.stageM);
  const below = normalCdf((thresholdM - observed.stageM) / sigma);
  return {
    status: 'provisional',
    flip_probability: observed.stageM >= thresholdM ? below : 1 - below,
    sigma_stage_m: sigma,
    thresholdM,
  };
}

function recordOf(
  { gauge: each, km, passedOver }: Candidate,
  threshold: number,
  { thresholdM, ...revision }: Revision,
): Body['records'][number] {
  const { id, usgsId, name, lat, lon, observed } = each;
  return {
    kind: 'flood',
    gauge_id: id,
    usgs_id: usgsId,
    name,
    lat,
    lon,
    distance_km: km,
    rank: observed.category === null ? null : rankOf(each),
    category: observed.category,
    state: passedOver ?? 'current',
    observed_at: observed.at,
    stage_m: observed.stageM,
    threshold_stage_m: thresholdM,
    meets_threshold: passedOver === undefined && rankOf(each) >= threshold,
    revision,
  };
}
