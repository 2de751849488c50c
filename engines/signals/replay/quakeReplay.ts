import { isKnown, type Fact, type FactTree } from '../../facts.ts';
import { shakingOfEvent } from '../../ground/datasets/quakeFeeds.ts';
import { quakesNear, type Quake } from '../../ground/datasets/quakes.ts';
import { pastTsunamis } from '../../ground/datasets/tsunamis.ts';
import { distanceKm } from '../../ground/earth/geodesy.ts';
import { DAYS_PER_YEAR, DAY_MS } from '../../ground/math/time.ts';
import { onWire } from '../../onWire.ts';
import { pick } from '../../pick.ts';
import { catalogueStatistics, longRecordOf } from './catalogueStatistics.ts';
import { findNeeds, findQuake, type FoundQuake } from './findQuake.ts';
import { quakeHindcastReply, REGION_KM } from './quakeHindcastReply.ts';
import { COMPLETE_FROM, HORIZON_DAYS } from './quakeHindcast.ts';
import { Past, type KnownThen } from './past.ts';
import { replay } from './replay.ts';
import { blankReply, unknownReply } from './replyParts.ts';
import type { ReplayInput, ReplayReply } from './schemas.ts';

const YEAR_MS = DAYS_PER_YEAR * DAY_MS;
/** POLICY. How many years of the past are counted; world catalogues are whole from magnitude 5 since about 1976. */
const YEARS = 40;
const FIRST_WHOLE_YEAR_MS = Date.parse('1976-01-01T00:00:00Z');
const LEAST_YEARS = 5;
const AFTER_DAYS = 30;
const LISTED = 10;

/** Replays an earthquake: the forecast from the catalogue as it stood before, then what came of it. */
export const quakeReplay = replay({
  needs: findNeeds,
  thenNeeds(input, facts) {
    const quake = usable(findQuake(input, facts));
    return { around: quake && aroundNeeds(quake) };
  },
  assess(input, facts, { iso }) {
    const found = findQuake(input, facts);
    const quake = usable(found);
    if (!quake || !facts.around)
      return unknownReply(found.reason ?? 'the event has no magnitude', iso);
    return reply(input, { ...found, quake }, { around: facts.around, asOf: iso });
  },
});

type Sized = Quake & { readonly magnitude: number };
type Around = FactTree<ReturnType<typeof aroundNeeds>>;

function usable({ quake }: FoundQuake): Sized | undefined {
  return quake && quake.magnitude !== null ? { ...quake, magnitude: quake.magnitude } : undefined;
}

const startOf = ({ time }: Quake) =>
  Math.max(FIRST_WHOLE_YEAR_MS, Date.parse(time) - YEARS * YEAR_MS);

/** What was recorded around an earthquake before it, after it, and of it. */
function aroundNeeds(quake: Sized) {
  const around = { lat: quake.lat, lon: quake.lon, radiusKm: REGION_KM };
  return {
    before: quakesNear({
      ...around,
      minMagnitude: COMPLETE_FROM,
      startTime: new Date(startOf(quake)).toISOString(),
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
      endTime: new Date(Date.parse(quake.time) + AFTER_DAYS * DAY_MS).toISOString(),
      limit: 20_000,
    }),
    shaking: shakingOfEvent({ eventId: /^[\w-]{3,40}$/.test(quake.id) ? quake.id : 'none' }),
    tsunamis: pastTsunamis({ lat: quake.lat, lon: quake.lon, radiusKm: 500 }),
  };
}

function reply(
  input: ReplayInput,
  found: FoundQuake & { readonly quake: Sized },
  { around, asOf }: { readonly around: Around; readonly asOf: string },
): ReplayReply {
  const { quake } = found;
  const { hindcast, why, ...knownThen } = knownBefore(quake, around);
  return blankReply({
    summary: summaryOf(quake, hindcast, why),
    event: {
      id: quake.id,
      type: 'earthquake',
      at: quake.time,
      lat: quake.lat,
      lon: quake.lon,
      distance_km: distanceKm(input.lat, input.lon, quake.lat, quake.lon),
      magnitude: quake.magnitude,
      size: null,
      size_unit: null,
      place: quake.place,
      source: found.source,
      status: quake.status,
      found_by: found.foundBy,
    },
    knownThen: { ...knownThen, hindcast, ...(hindcast ? {} : { hindcast_reason: why }) },
    knownNow: knownAfter(quake, around),
    excluded: [
      'seismic hazard map and site models: calibrated on later earthquakes',
      'magnitude and place of the event itself',
      'aftershocks, shaking, losses and tsunami of the event',
    ],
    asOf,
  });
}

/** The forecast from what was recorded before the earthquake, or why there is none. */
function knownBefore(quake: Sized, { before, earlier }: Around) {
  const eventMs = Date.parse(quake.time);
  const years = (eventMs - startOf(quake)) / YEAR_MS;
  const then = new Past(quake.time);
  const counted =
    isKnown(before) && before.value.complete && years >= LEAST_YEARS
      ? then.rows(before.value.events, ({ time }) => time)
      : undefined;
  const past = then.rows(
    isKnown(earlier) ? strongestFirst(earlier.value.events) : [],
    ({ time }) => time,
  );
  const about = { magnitude: quake.magnitude, timeMs: eventMs, years };
  return {
    frozen_at: quake.time,
    hindcast: counted ? quakeHindcastReply(counted, about) : null,
    catalogue: counted ? statisticsOf(quake, counted, isWhole(earlier) ? past : undefined) : null,
    why: whyNot(before, years),
    inputs: [
      inputOf('quakes-near', counted, before.source),
      inputOf('quakes-near (significant, since 1500)', past, earlier.source),
    ].filter(({ records }) => records > 0),
    earlier_events: past.slice(0, LISTED).map(({ time, lat, lon, magnitude, place }) => ({
      at: time,
      lat,
      lon,
      magnitude,
      size: null,
      place,
    })),
  };
}

const isWhole = (fact: Around['earlier']) => isKnown(fact) && fact.value.complete;

/** Statistics of the list, and of it with the large earthquakes of before it where theirs is whole. */
function statisticsOf(
  quake: Sized,
  counted: KnownThen<Quake>,
  earlier: KnownThen<Quake> | undefined,
) {
  const fromMs = startOf(quake);
  const years = {
    first: new Date(fromMs - 1).getUTCFullYear() + 1,
    last: new Date(quake.time).getUTCFullYear() - 1,
  };
  const before = earlier?.filter(({ time }) => Date.parse(time) < fromMs);
  const magnitudes = counted.flatMap(({ magnitude }) => magnitude ?? []);
  return catalogueStatistics(
    magnitudes,
    before ? longRecordOf([...before, ...counted], years) : null,
  );
}

function whyNot(before: Fact<unknown>, years: number): string {
  if (!isKnown(before)) return before.missing;
  return years < LEAST_YEARS
    ? 'the world catalogue is not whole so long ago'
    : 'only the list of significant earthquakes answered, which is no base for a rate';
}

/** What is known today of what came after. */
function knownAfter(quake: Sized, { after, shaking, tsunamis }: Around) {
  const eventMs = Date.parse(quake.time);
  const later = isKnown(after)
    ? after.value.events.filter(({ id, time }) => id !== quake.id && Date.parse(time) > eventMs)
    : undefined;
  const wave = isKnown(tsunamis)
    ? tsunamis.value.events.find((each) => isSameDay(each, eventMs))
    : undefined;
  return {
    revised_magnitude: quake.magnitude,
    later_count: later?.length ?? null,
    later_events: strongestFirst(later ?? [])
      .slice(0, LISTED)
      .map(({ time, lat, lon, magnitude, place }) => ({ at: time, lat, lon, magnitude, place })),
    shaking: isKnown(shaking)
      ? onWire(
          pick(
            shaking.value,
            'maxIntensityMmi',
            'maxPgaG',
            'pagerAlert',
            'landslideAlert',
            'liquefactionAlert',
          ),
        )
      : null,
    tsunami: wave
      ? { max_water_height_m: wave.maxWaterHeightM, deaths: wave.deaths, place: wave.place }
      : null,
    reasons: [
      ...reasonOf('later earthquakes', after),
      ...reasonOf('shaking', shaking),
      ...reasonOf('tsunamis', tsunamis),
    ],
  };
}

function reasonOf(name: string, fact: Fact<unknown>): string[] {
  return isKnown(fact) ? [] : [`${name}: ${fact.missing}`];
}

const strongestFirst = (events: readonly Quake[]) =>
  events.toSorted((a, b) => (b.magnitude ?? 0) - (a.magnitude ?? 0));

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

function inputOf(dataset: string, events: KnownThen<Quake> | undefined, source: string) {
  const times = events?.map(({ time }) => time).toSorted();
  return { dataset, source, latest_datum: times?.at(-1) ?? null, records: events?.length ?? 0 };
}

function summaryOf(
  quake: Sized,
  hindcast: ReplayReply['known_then']['hindcast'],
  why: string,
): string {
  const what = `M ${quake.magnitude}, ${quake.place ?? 'place not named'}, ${quake.time}`;
  if (!hindcast) return `${what}: what a forecast would have said is unknown, because ${why}.`;
  return `${what}. The moment before, the chance of one so strong within ${HORIZON_DAYS} days was ${(100 * hindcast.probability).toPrecision(2)} %, ${Number((hindcast.gain ?? 1).toPrecision(2))} times an ordinary week. No such figure foretells a date.`;
}
