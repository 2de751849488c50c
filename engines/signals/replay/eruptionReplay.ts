import type * as z from 'zod';
import { isKnown, type Fact } from '../../facts.ts';
import { recentEruptions } from '../../ground/datasets/volcanoCatalogue.ts';
import { volcanoesNear } from '../../ground/datasets/volcanoes.ts';
import { distanceKm } from '../../ground/earth/geodesy.ts';
import { countEruptions, worldFrequency } from '../../hazards/volcano/eruptionCounts.ts';
import { countHindcastReply } from './countHindcastReply.ts';
import { Past, type KnownThen } from './past.ts';
import { replay } from './replay.ts';
import { blankReply, unknownReply } from './replyParts.ts';
import type { ReplayInput, ReplayReply } from './schemas.ts';

/** The eruption list begins here; POLICY: a rate needs twenty years of it. */
const ERUPTIONS_FROM = 1960;
const LEAST_YEARS = 20;
const VOLCANO_KM = 100;
const LISTED = 10;

type Volcano = z.output<typeof volcanoesNear.answer>['volcanoes'][number];
type Eruptions = Fact<z.output<typeof recentEruptions.answer>>;
type Eruption = z.output<typeof recentEruptions.answer>['eruptions'][number];

/** Replays an eruption of the nearest volcano: how often it had erupted before. */
export const eruptionReplay = replay({
  needs: ({ lat, lon }) => ({
    volcanoes: volcanoesNear({ lat, lon, radiusKm: VOLCANO_KM }),
    eruptions: recentEruptions({}),
  }),
  assess(input, { volcanoes, eruptions }, { iso }) {
    if (!isKnown(volcanoes)) return unknownReply(volcanoes.missing, iso);
    const near = volcanoes.value.volcanoes;
    if (near.length === 0)
      return unknownReply(`no listed Holocene volcano within ${VOLCANO_KM} km`, iso);
    const { event_date } = input;
    const asked = event_date === undefined ? undefined : Number(event_date.slice(0, 4));
    const volcano = eruptedIn(asked, near, eruptions);
    if (!volcano)
      return unknownReply(
        `no listed volcano within ${VOLCANO_KM} km erupted in ${asked ?? 'any year'} or later`,
        iso,
      );
    const year = asked ?? volcano.lastEruptionYear;
    if (year === null)
      return unknownReply(`${volcano.name} has no dated eruption; name a day`, iso);
    const source = isKnown(eruptions) ? eruptions.source : volcanoes.source;
    return reply(input, recordOf(volcano, eruptions, year), { source, asOf: iso });
  },
});

/**
 * The nearest volcano that erupted in the year asked for: by the dated list, else by the year of its last eruption, which an earlier one may lie
 * before. Without a year the nearest; undefined where none had erupted by the lists.
 */
function eruptedIn(
  asked: number | undefined,
  near: readonly Volcano[],
  eruptions: Eruptions,
): Volcano | undefined {
  if (asked === undefined) return near[0];
  if (!isKnown(eruptions))
    return near.find(({ lastEruptionYear }) => (lastEruptionYear ?? -Infinity) >= asked);
  const began = new Set(
    eruptions.value.eruptions
      .filter(({ startYear }) => startYear === asked)
      .map(({ gvpNumber }) => gvpNumber),
  );
  return near.find(({ gvpNumber }) => began.has(gvpNumber)) ?? near[0];
}

/** The dated record of a volcano about one of its eruptions. */
interface Record {
  readonly volcano: Volcano;
  /** Of the whole world, by the same list; undefined where it did not answer. */
  readonly world: readonly Eruption[] | undefined;
  /** Dated eruptions of the volcano; undefined where the list did not answer. */
  readonly own: readonly Eruption[] | undefined;
  readonly event: Eruption | undefined;
  readonly year: number;
  readonly past: KnownThen<Eruption>;
  readonly listSource: string;
  /** Why there may be no forecast. */
  readonly why: string;
}

function recordOf(volcano: Volcano, eruptions: Eruptions, askedYear: number): Record {
  const own = isKnown(eruptions)
    ? eruptions.value.eruptions.filter(({ gvpNumber }) => gvpNumber === volcano.gvpNumber)
    : undefined;
  const [event] = (own ?? [])
    .filter(({ startYear }) => startYear <= askedYear)
    .toSorted((a, b) => b.startYear - a.startYear || (b.startMonth ?? 0) - (a.startMonth ?? 0));
  const year = event?.startYear ?? askedYear;
  // Of some only the year is known: what began in the year of the event is not known to have come before it.
  const past = new Past(`${year}-01-01`).rows(own ?? [], dateOf);
  const why = isKnown(eruptions)
    ? 'fewer than twenty years are listed before it'
    : `the dated list of eruptions did not answer (${eruptions.missing}), and totals that include later years would leak`;
  const world = isKnown(eruptions) ? eruptions.value.eruptions : undefined;
  return { volcano, world, own, event, year, past, listSource: eruptions.source, why };
}

function reply(
  input: ReplayInput,
  record: Record,
  { source, asOf }: { readonly source: string; readonly asOf: string },
): ReplayReply {
  const { volcano, own, event, year, past, why } = record;
  const years = year - ERUPTIONS_FROM;
  const hindcast =
    own !== undefined && years >= LEAST_YEARS
      ? countHindcastReply(`an eruption of ${volcano.name} begins within a year`, past, years)
      : null;
  const at = event ? dateOf(event) : String(year);
  return blankReply({
    summary: `${volcano.name}, eruption of ${at}: ${hindcast ? `${countsText(record)} in the ${years} years before, ${(100 * hindcast.probability).toPrecision(2)} % a year` : `what a forecast would have said is unknown, because ${why}`}.`,
    asOf,
    event: { ...eruptionEvent(input, record), at, source },
    knownThen: {
      frozen_at: at,
      hindcast,
      ...(hindcast ? {} : { hindcast_reason: why }),
      ...pastReply(record),
    },
    knownNow: {
      later_count: own?.filter((each) => each.startYear > year).length ?? null,
      reasons: own === undefined ? [why] : [],
    },
    excluded: [
      'eruption totals of the embedded catalogue: they include later years',
      'alert levels of today',
    ],
  });
}

/** The eruptions before the event by size, and how often the whole world saw one of the event's size. */
function countsText({ volcano, world = [], event, year, past }: Record): string {
  const counts = countEruptions(past.map(asCounted), ERUPTIONS_FROM, year - 1).get(
    volcano.gvpNumber,
  );
  const sizes = (counts?.byVei ?? []).flatMap((count, vei) =>
    count === 0 ? [] : [`${count} of VEI ${vei}`],
  );
  const bySize = sizes.length === 0 ? '' : ` (${sizes.join(', ')})`;
  const own = `${counts?.total ?? 0} eruptions${bySize}`;
  const size = event?.vei ?? null;
  if (size === null) return own;
  const window = { from: ERUPTIONS_FROM, to: year };
  const { ratePerYear } = worldFrequency(world.map(asCounted), window, size);
  return `${own}, in the whole world ${Number(ratePerYear.toPrecision(2))} a year of VEI ${size} or more,`;
}

/** An eruption as counts read it; the list holds no uncertain ones. */
const asCounted = ({ gvpNumber, startYear, vei }: Eruption) => ({
  volcanoNumber: gvpNumber,
  confirmed: true,
  startYear,
  vei,
});

function eruptionEvent({ lat, lon, event_date }: ReplayInput, { volcano, event }: Record) {
  return {
    id: String(event ? event.eruptionNumber : volcano.gvpNumber),
    type: 'volcano',
    lat: volcano.lat,
    lon: volcano.lon,
    distance_km: distanceKm(lat, lon, volcano.lat, volcano.lon),
    magnitude: null,
    size: event?.vei ?? null,
    size_unit: event ? 'VEI' : null,
    place: volcano.name,
    status: null,
    found_by: event_date === undefined ? ('auto' as const) : ('date' as const),
  };
}

const dateOf = ({ startYear, startMonth, startDay }: Eruption) =>
  [startYear, startMonth, startDay]
    .filter((part) => part !== null)
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

function pastReply({ past, listSource, volcano: { lat, lon } }: Record) {
  const latest = String(Math.max(...past.map(({ startYear }) => startYear)));
  const input = {
    dataset: 'recent-eruptions',
    source: listSource,
    latest_datum: latest,
    records: past.length,
  };
  return {
    inputs: past.length === 0 ? [] : [input],
    earlier_events: past
      .toSorted((a, b) => (b.vei ?? -1) - (a.vei ?? -1))
      .slice(0, LISTED)
      .map(({ startYear, vei, name }) => ({
        at: String(startYear),
        lat,
        lon,
        magnitude: null,
        size: vei,
        place: name,
      })),
  };
}
