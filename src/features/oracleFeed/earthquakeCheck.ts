import type * as z from 'zod';
import type { Known } from '../../../engines/facts.ts';
import { quakesNear, type Quake } from '../../../engines/ground/datasets/quakes.ts';
import { HOUR_MS } from '../../../engines/ground/math/time.ts';
import { onWire } from '../../../engines/onWire.ts';
import { pick } from '../../../engines/pick.ts';
import {
  finalAtMs,
  FINAL_AFTER_DAYS,
  magnitudeRevision,
  verdictFlip,
} from '../../../engines/signals/parametric/revision.ts';
import {
  earthquakeTrigger,
  type TriggerMatch,
} from '../../../engines/signals/parametric/trigger.ts';
import type { Context } from '../../core/context.ts';
import { currentAnswer, sourceCannotAnswer } from './currentAnswer.ts';
import {
  DEFAULT_RADIUS_KM,
  FRESH_SECONDS,
  type TriggerInput,
  type TriggerReply,
} from './wording.ts';

const SOURCE = 'usgs-fdsn-event';
/** Asked beyond the circle, km: questions are shared between neighbours to a hundredth of a degree. */
const MARGIN_KM = 2;
/** Events so far below the threshold are listed too, since a revision may lift them. */
const MAGNITUDE_MARGIN = 0.6;
const MAX_EVENTS = 20_000;
const LISTED = 20;

type Catalogue = z.output<typeof quakesNear.answer>;
type Row = Quake & { readonly timeMs: number };
type Match = TriggerMatch<Row>;
type Body = Omit<TriggerReply, 'lat' | 'lon' | 'provenance' | 'source' | 'source_retrieved_at'>;

/** An earthquake cover and the window it looks back over. */
interface Cover {
  readonly lat: number;
  readonly lon: number;
  readonly threshold: number;
  readonly hours: number;
  readonly radiusKm: number;
  readonly fromMs: number;
  readonly asOfMs: number;
}

/** Compares the catalogue with an earthquake cover. */
export async function earthquakeCheck(input: TriggerInput, context: Context) {
  const asOfMs = context.clock.now();
  const cover: Cover = {
    ...input,
    radiusKm: input.radius_km ?? DEFAULT_RADIUS_KM.earthquake,
    fromMs: asOfMs - input.hours * HOUR_MS,
    asOfMs,
  };
  const need = earthquakesOf(cover);
  const fact = await currentAnswer({ source: SOURCE, kind: 'earthquake', need }, context);
  return { body: verdictOf(cover, fact), fact, dataset: need.dataset.id };
}

function earthquakesOf({ lat, lon, radiusKm, threshold, fromMs }: Cover) {
  return quakesNear({
    lat,
    lon,
    radiusKm: radiusKm + MARGIN_KM,
    minMagnitude: Math.max(-2, threshold - MAGNITUDE_MARGIN),
    startTime: new Date(Math.floor(fromMs / 60_000) * 60_000).toISOString(),
    limit: MAX_EVENTS,
  });
}

/**
 * Whether the cover is triggered by what the catalogue holds, and how firmly.
 *
 * @throws ApiError where a catalogue that is not whole, or does not reach up to now, cannot say no
 */
function verdictOf(cover: Cover, { value: catalogue, asOf }: Known<Catalogue>): Body {
  const { lat, lon, threshold, hours, radiusKm, fromMs, asOfMs } = cover;
  const events = catalogue.events
    .filter(({ status }) => status !== 'deleted')
    .map((event) => ({ ...event, timeMs: Date.parse(event.time) }));
  const trigger = { lat, lon, magnitude: threshold, radiusKm, hours, asOfMs };
  const { triggered, matches, others } = earthquakeTrigger(trigger, events);
  if (!triggered) {
    requireWhole(catalogue.complete, others);
    requireCurrent(asOf, asOfMs);
  }
  return {
    triggered,
    trigger_type: 'earthquake',
    threshold,
    radius_km: radiusKm,
    hours,
    rule: `any catalogued earthquake of magnitude ${threshold} or more within ${radiusKm} km and ${hours} h; all bounds inclusive`,
    summary: summaryOf(matches, { threshold, radiusKm, hours }),
    window: { from_at: new Date(fromMs).toISOString(), to_at: new Date(asOfMs).toISOString() },
    records: [...matches, ...others].slice(0, LISTED).map((match) => recordOf(match, threshold)),
    ...finality(matches, asOfMs),
    finality_policy: `final once every deciding record is reviewed by a person, else ${FINAL_AFTER_DAYS} days after the newest of them (after the window's end where there is none)`,
    flip_probability: verdictFlip(threshold, sized(matches), sized(others)),
  };
}

/** A "no" needs the whole catalogue and the size of all that lies in circle and window. */
function requireWhole(isComplete: boolean, others: readonly Match[]): void {
  if (!isComplete)
    throw sourceCannotAnswer(
      SOURCE,
      'the catalogue sent only a part of the earthquakes of the window',
    );
  const unsized = others.find(({ magnitude }) => magnitude === null);
  if (unsized)
    throw sourceCannotAnswer(
      SOURCE,
      `earthquake ${unsized.id} lies in circle and window and has no magnitude yet`,
    );
}

/** A "no" needs a catalogue that was drawn up now: a mirror that stands still would say it for ever. */
function requireCurrent(asOf: string, nowMs: number): void {
  const ageS = (nowMs - Date.parse(asOf)) / 1000;
  if (ageS <= FRESH_SECONDS.earthquake) return;
  throw sourceCannotAnswer(SOURCE, `its reply is the catalogue as of ${asOf}`);
}

function sized(events: readonly Match[]): { magnitude: number; status: Quake['status'] }[] {
  return events.flatMap(({ magnitude, status }) =>
    magnitude === null ? [] : [{ magnitude, status }],
  );
}

function finality(matches: readonly Match[], asOfMs: number): { final: boolean; final_at: string } {
  const reviewed = matches.some(({ status }) => status === 'reviewed' || status === 'historic');
  const newestMs = matches.length === 0 ? asOfMs : Math.max(...matches.map(({ timeMs }) => timeMs));
  const [first] = matches;
  const finalMs = reviewed ? Date.parse(first?.updatedAt ?? '') || asOfMs : finalAtMs(newestMs);
  return { final: finalMs <= asOfMs, final_at: new Date(finalMs).toISOString() };
}

function recordOf(match: Match, threshold: number): Body['records'][number] {
  const { magnitude, status } = match;
  const revision = magnitude === null ? undefined : magnitudeRevision(magnitude, threshold, status);
  return {
    kind: 'earthquake',
    event_id: match.id,
    origin_at: match.time,
    ...onWire(
      pick(match, 'lat', 'lon', 'depthKm', 'magnitude', 'magnitudeType', 'place', 'distanceKm'),
    ),
    meets_threshold: magnitude !== null && magnitude >= threshold,
    url: match.url,
    revision: {
      status,
      updated_at: match.updatedAt,
      flip_probability: revision?.flipProbability ?? null,
      sigma_magnitude: revision?.sigma ?? null,
    },
  };
}

function summaryOf(
  matches: readonly Match[],
  { threshold, radiusKm, hours }: { threshold: number; radiusKm: number; hours: number },
): string {
  const [largest] = matches;
  if (!largest)
    return `Not triggered: the catalogue answered and holds no earthquake of magnitude ${threshold} or more within ${radiusKm} km in the last ${hours} h.`;
  const count =
    matches.length === 1 ? 'one earthquake meets' : `${matches.length} earthquakes meet`;
  return `Triggered: ${count} the rule; the largest is M ${largest.magnitude} at ${Math.round(largest.distanceKm)} km (${largest.id}, ${largest.time}, ${largest.status}).`;
}
