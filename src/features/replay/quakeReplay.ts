import { shakingOfEvent } from '../../../engines/ground/datasets/quakeFeeds.ts';
import { quakesNear, type Quake } from '../../../engines/ground/datasets/quakes.ts';
import { pastTsunamis } from '../../../engines/ground/datasets/tsunamis.ts';
import { isKnown, type Fact } from '../../../engines/facts.ts';
import {
  COMPLETE_FROM,
  HORIZON_DAYS,
  quakeHindcast,
} from '../../../engines/signals/replay/quakeHindcast.ts';
import type { Context } from '../../core/context.ts';
import { inquire } from '../../core/inquire.ts';
import { awayKm, findQuake } from './findEvent.ts';
import { blankReply, sharedProvenance, unknownReply } from './replyParts.ts';
import type { ReplayInput, ReplayReply } from './schemas.ts';

const DAY_MS = 86_400_000;
/** POLICY. Region whose past makes the forecast, km, and how many years of it are counted; world catalogues are whole from magnitude 5 since about 1976. */
const REGION_KM = 150;
const YEARS = 40;
const FIRST_WHOLE_YEAR_MS = Date.parse('1976-01-01T00:00:00Z');
const AFTER_DAYS = 30;
const LISTED = 10;

/** Replays an earthquake: the forecast from the catalogue as it stood before, then what came of it. */
export async function replayQuake(input: ReplayInput, context: Context): Promise<ReplayReply> {
  const found = await findQuake(input, context);
  const { quake } = found;
  if (!quake || quake.magnitude === null)
    return unknownReply({
      reason: found.reason ?? 'the event has no magnitude',
      inquiries: [found.inquiry],
    });
  const eventMs = Date.parse(quake.time);
  const startMs = Math.max(FIRST_WHOLE_YEAR_MS, eventMs - YEARS * 365.25 * DAY_MS);
  const inquiry = await askAround(
    { ...quake, magnitude: quake.magnitude },
    { startMs, eventMs },
    context,
  );
  const { before, earlier, after, shaking, tsunamis } = inquiry.facts;
  const years = (eventMs - startMs) / (365.25 * DAY_MS);
  const usable =
    isKnown(before) && before.value.complete && years >= 5
      ? before.value.events.filter((each) => isBefore(each, eventMs))
      : undefined;
  const why = isKnown(before)
    ? years < 5
      ? 'the world catalogue is not whole so long ago'
      : 'only the list of significant earthquakes answered, which is no base for a rate'
    : before.missing;
  const past = isKnown(earlier)
    ? earlier.value.events
        .filter((each) => isBefore(each, eventMs))
        .toSorted((a, b) => (b.magnitude ?? 0) - (a.magnitude ?? 0))
    : [];
  const later = isKnown(after)
    ? after.value.events.filter(({ id, time }) => id !== quake.id && Date.parse(time) > eventMs)
    : undefined;
  const wave = isKnown(tsunamis)
    ? tsunamis.value.events.find(({ year, month, day }) => isSameDay({ year, month, day }, eventMs))
    : undefined;
  const hindcast =
    usable && hindcastOf(usable, { magnitude: quake.magnitude, timeMs: eventMs, years });
  const reasons = [
    ...reasonOf('later earthquakes', after),
    ...reasonOf('shaking', shaking),
    ...reasonOf('tsunamis', tsunamis),
  ];
  return blankReply({
    summary: summaryOf(quake, hindcast ?? undefined, why),
    provenance: sharedProvenance([found.inquiry, inquiry]),
    event: {
      id: quake.id,
      type: 'earthquake',
      at: quake.time,
      lat: quake.lat,
      lon: quake.lon,
      distance_km: awayKm(input, quake),
      magnitude: quake.magnitude,
      size: null,
      size_unit: null,
      place: quake.place,
      source: found.source,
      status: quake.status,
      found_by: found.foundBy,
    },
    knownThen: {
      frozen_at: quake.time,
      hindcast: hindcast ?? null,
      ...(hindcast ? {} : { hindcast_reason: why }),
      inputs: [
        inputOf('quakes-near', usable, before.source),
        inputOf('quakes-near (significant, since 1500)', past, earlier.source),
      ].filter(({ records }) => records > 0),
      earlier_events: past
        .slice(0, LISTED)
        .map(({ time, magnitude, place }) => ({ at: time, magnitude, size: null, place })),
    },
    knownNow: {
      revised_magnitude: quake.magnitude,
      later_count: later?.length ?? null,
      later_events: (later ?? [])
        .toSorted((a, b) => (b.magnitude ?? 0) - (a.magnitude ?? 0))
        .slice(0, LISTED)
        .map(({ time, magnitude, place }) => ({ at: time, magnitude, place })),
      shaking: isKnown(shaking)
        ? {
            max_intensity_mmi: shaking.value.maxIntensityMmi,
            max_pga_g: shaking.value.maxPgaG,
            pager_alert: shaking.value.pagerAlert,
            landslide_alert: shaking.value.landslideAlert,
            liquefaction_alert: shaking.value.liquefactionAlert,
          }
        : null,
      tsunami: wave
        ? { max_water_height_m: wave.maxWaterHeightM, deaths: wave.deaths, place: wave.place }
        : null,
      reasons,
    },
    excluded: [
      'seismic hazard map and site models: calibrated on later earthquakes',
      'magnitude and place of the event itself',
      'aftershocks, shaking, losses and tsunami of the event',
    ],
    asOf: inquiry.moment.iso,
  });
}

/** What was recorded around an earthquake before it, after it, and of it. */
function askAround(
  quake: Quake & { magnitude: number },
  { startMs, eventMs }: { startMs: number; eventMs: number },
  context: Context,
) {
  const around = { lat: quake.lat, lon: quake.lon, radiusKm: REGION_KM };
  return inquire(
    {
      before: quakesNear({
        ...around,
        minMagnitude: COMPLETE_FROM,
        startTime: new Date(startMs).toISOString(),
        endTime: quake.time,
        limit: 20_000,
      }),
      earlier: quakesNear({
        ...around,
        minMagnitude: 6,
        endTime: quake.time,
        startTime: '1500-01-01T00:00:00Z',
        limit: 200,
      }),
      after: quakesNear({
        ...around,
        minMagnitude: Math.max(2.5, quake.magnitude - 3),
        startTime: quake.time,
        endTime: new Date(eventMs + AFTER_DAYS * DAY_MS).toISOString(),
        limit: 20_000,
      }),
      shaking: shakingOfEvent({ eventId: /^[\w-]{3,40}$/.test(quake.id) ? quake.id : 'none' }),
      tsunamis: pastTsunamis({ lat: quake.lat, lon: quake.lon, radiusKm: 500 }),
    },
    context,
  );
}

function reasonOf(name: string, fact: Fact<unknown>): string[] {
  return isKnown(fact) ? [] : [`${name}: ${fact.missing}`];
}

const isBefore = ({ time }: Quake, eventMs: number) => Date.parse(time) < eventMs;

function isSameDay(
  { year, month, day }: { year: number; month: number | null; day: number | null },
  eventMs: number,
): boolean {
  return (
    month !== null &&
    day !== null &&
    Math.abs(Date.UTC(year, month - 1, day, 12) - eventMs) <= 1.5 * DAY_MS
  );
}

function inputOf(dataset: string, events: readonly Quake[] | undefined, source: string) {
  return {
    dataset,
    source,
    latest_datum:
      events
        ?.map(({ time }) => time)
        .toSorted()
        .at(-1) ?? null,
    records: events?.length ?? 0,
  };
}

function hindcastOf(
  events: readonly Quake[],
  about: { magnitude: number; timeMs: number; years: number },
): NonNullable<ReplayReply['known_then']['hindcast']> {
  const made = quakeHindcast(events, about);
  return {
    what: `an earthquake of magnitude ${about.magnitude} or more within ${REGION_KM} km`,
    horizon_days: HORIZON_DAYS,
    probability: made.probability,
    p10: made.p10,
    p90: made.p90,
    background_probability: made.background,
    gain: made.gain,
    rate_per_yr: made.ratePerYear,
    counted: made.countedEvents,
    years: made.years,
    rank: made.rank,
    leading_event: made.mainShock
      ? `M ${made.mainShock.magnitude} of ${made.mainShock.time} (${made.mainShock.id})`
      : null,
  };
}

function summaryOf(
  quake: Quake,
  hindcast: ReplayReply['known_then']['hindcast'] | undefined,
  why: string,
): string {
  const what = `M ${quake.magnitude}, ${quake.place ?? 'place not named'}, ${quake.time}`;
  if (!hindcast) return `${what}: what a forecast would have said is unknown, because ${why}.`;
  return `${what}. The moment before, the chance of one so strong within ${HORIZON_DAYS} days was ${(100 * hindcast.probability).toPrecision(2)} %, ${Number((hindcast.gain ?? 1).toPrecision(2))} times an ordinary week. No such figure foretells a date.`;
}
