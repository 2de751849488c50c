import { karst, relief, setting } from '../../../engines/ground/datasets/terrain.ts';
import { annualPeaks, waterSites } from '../../../engines/ground/datasets/water.ts';
import { pastWarnings } from '../../../engines/ground/datasets/weatherStations.ts';
import { recentEruptions } from '../../../engines/ground/datasets/volcanoCatalogue.ts';
import { volcanoesNear } from '../../../engines/ground/datasets/volcanoes.ts';
import { distanceKm } from '../../../engines/ground/earth/geodesy.ts';
import { isKnown } from '../../../engines/facts.ts';
import { countHindcast } from '../../../engines/signals/replay/countHindcast.ts';
import { sinkholeComponent } from '../../../engines/hazards/sinkhole/component.ts';
import type { Context } from '../../core/context.ts';
import { inquire } from '../../core/inquire.ts';
import { blankReply, sharedProvenance, unknownReply } from './replyParts.ts';
import type { ReplayInput, ReplayReply } from './schemas.ts';

const DAY_MS = 86_400_000;
/** The eruption list begins here; POLICY: a rate needs twenty years of it. */
const ERUPTIONS_FROM = 1960;
const LEAST_YEARS = 20;
const VOLCANO_KM = 100;
const GAUGE_KM = 30;

type Hindcast = NonNullable<ReplayReply['known_then']['hindcast']>;

function counted(what: string, count: number, years: number): Hindcast {
  const { probability, p10, p90, ratePerYear } = countHindcast(count, years);
  return {
    what,
    horizon_days: 365.25,
    probability,
    p10,
    p90,
    background_probability: probability,
    gain: 1,
    rate_per_yr: ratePerYear,
    counted: count,
    years,
    rank: null,
    leading_event: null,
  };
}

/** Replays an eruption of the nearest volcano: how often it had erupted before. */
export async function replayEruption(input: ReplayInput, context: Context): Promise<ReplayReply> {
  const { lat, lon, event_date } = input;
  const inquiry = await inquire(
    {
      volcanoes: volcanoesNear({ lat, lon, radiusKm: VOLCANO_KM }),
      eruptions: recentEruptions({}),
    },
    context,
  );
  const { volcanoes, eruptions } = inquiry.facts;
  if (!isKnown(volcanoes)) return unknownReply({ reason: volcanoes.missing, inquiries: [inquiry] });
  const [volcano] = volcanoes.value.volcanoes;
  if (!volcano)
    return unknownReply({
      reason: `no listed Holocene volcano within ${VOLCANO_KM} km`,
      inquiries: [inquiry],
    });
  const year = event_date === undefined ? volcano.lastEruptionYear : Number(event_date.slice(0, 4));
  if (year === null)
    return unknownReply({
      reason: `${volcano.name} has no dated eruption; name a day`,
      inquiries: [inquiry],
    });
  const own = isKnown(eruptions)
    ? eruptions.value.eruptions.filter(({ gvpNumber }) => gvpNumber === volcano.gvpNumber)
    : undefined;
  const event = own
    ?.filter(({ startYear }) => startYear <= year)
    .toSorted((a, b) => b.startYear - a.startYear || (b.startMonth ?? 0) - (a.startMonth ?? 0))[0];
  const eventYear = event?.startYear ?? year;
  const past = own?.filter((each) => each.startYear < eventYear) ?? [];
  const years = eventYear - ERUPTIONS_FROM;
  const why =
    own === undefined
      ? isKnown(eruptions)
        ? ''
        : `the dated list of eruptions did not answer (${eruptions.missing}), and totals that include later years would leak`
      : 'fewer than twenty years are listed before it';
  const hindcast =
    own !== undefined && years >= LEAST_YEARS
      ? counted(`an eruption of ${volcano.name} begins within a year`, past.length, years)
      : null;
  const at = event
    ? [event.startYear, event.startMonth, event.startDay]
        .filter((part) => part !== null)
        .map((part) => String(part).padStart(2, '0'))
        .join('-')
    : String(year);
  return blankReply({
    summary: `${volcano.name}, eruption of ${at}: ${hindcast ? `${past.length} eruptions in the ${years} years before, ${(100 * hindcast.probability).toPrecision(2)} % a year` : `what a forecast would have said is unknown, because ${why}`}.`,
    provenance: sharedProvenance([inquiry]),
    asOf: inquiry.moment.iso,
    event: {
      id: event ? String(event.eruptionNumber) : String(volcano.gvpNumber),
      type: 'volcano',
      at,
      lat: volcano.lat,
      lon: volcano.lon,
      distance_km: distanceKm(lat, lon, volcano.lat, volcano.lon),
      magnitude: null,
      size: event?.vei ?? null,
      size_unit: event ? 'VEI' : null,
      place: volcano.name,
      source: own === undefined ? volcanoes.source : eruptions.source,
      status: null,
      found_by: event_date === undefined ? 'auto' : 'date',
    },
    knownThen: {
      frozen_at: at,
      hindcast,
      ...(hindcast ? {} : { hindcast_reason: why }),
      inputs:
        past.length === 0
          ? []
          : [
              {
                dataset: 'recent-eruptions',
                source: eruptions.source,
                latest_datum: String(Math.max(...past.map(({ startYear }) => startYear))),
                records: past.length,
              },
            ],
      earlier_events: past
        .toSorted((a, b) => (b.vei ?? -1) - (a.vei ?? -1))
        .slice(0, 10)
        .map(({ startYear, vei, name }) => ({
          at: String(startYear),
          magnitude: null,
          size: vei,
          place: name,
        })),
    },
    knownNow: {
      later_count: own?.filter((each) => each.startYear > eventYear).length ?? null,
      reasons: own === undefined ? [why] : [],
    },
    excluded: [
      'eruption totals of the embedded catalogue: they include later years',
      'alert levels of today',
    ],
  });
}

/** Replays a flood at the nearest gauge: the chance of its peak by the peaks of earlier years, and the warnings that were out. */
export async function replayFlood(input: ReplayInput, context: Context): Promise<ReplayReply> {
  const { lat, lon, event_date } = input;
  const sites = await inquire({ sites: waterSites({ lat, lon, radiusKm: GAUGE_KM }) }, context);
  const list = sites.facts.sites;
  if (!isKnown(list))
    return unknownReply({ reason: `river gauges: ${list.missing}`, inquiries: [sites] });
  const site = list.value.sites
    .filter(({ kind }) => kind === null || kind.startsWith('ST'))
    .toSorted((a, b) => distanceKm(lat, lon, a.lat, a.lon) - distanceKm(lat, lon, b.lat, b.lon))[0];
  if (!site)
    return unknownReply({ reason: `no river gauge within ${GAUGE_KM} km`, inquiries: [sites] });
  const recorded = await inquire({ peaks: annualPeaks({ siteId: site.siteId }) }, context);
  const { peaks } = recorded.facts;
  if (!isKnown(peaks))
    return unknownReply({
      reason: `annual peaks of ${site.siteId}: ${peaks.missing}`,
      inquiries: [sites, recorded],
    });
  const rows = peaks.value.peaks
    .flatMap(({ date, flowM3s, stageM }) => (flowM3s === null ? [] : [{ date, flowM3s, stageM }]))
    .toSorted((a, b) => (a.date < b.date ? -1 : 1));
  const event =
    event_date === undefined
      ? rows.at(-1)
      : rows.find(({ date }) => Math.abs(Date.parse(date) - Date.parse(event_date)) <= 7 * DAY_MS);
  if (!event)
    return unknownReply({
      reason: `gauge ${site.siteId} has no yearly peak within a week of ${event_date ?? 'any day'}`,
      inquiries: [sites, recorded],
    });
  const before = rows.filter(({ date }) => date < event.date);
  const exceeding = before.filter(({ flowM3s }) => flowM3s >= event.flowM3s).length;
  const day = event.date.slice(0, 10);
  const warned = await inquire(
    {
      warnings: pastWarnings({
        lat,
        lon,
        startDate: new Date(Date.parse(day) - 2 * DAY_MS).toISOString().slice(0, 10),
        endDate: new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10),
      }),
    },
    context,
  );
  const { warnings } = warned.facts;
  const hindcast =
    before.length >= 10
      ? counted(
          `a yearly peak of ${event.flowM3s.toFixed(0)} m³/s or more at ${site.name}`,
          exceeding,
          before.length,
        )
      : null;
  return blankReply({
    summary: `${site.name}, peak of ${event.flowM3s.toFixed(0)} m³/s on ${day}: ${hindcast ? `reached in ${exceeding} of ${before.length} earlier years, ${(100 * hindcast.probability).toPrecision(2)} % a year` : 'fewer than ten earlier peaks, so its chance is unknown'}.`,
    provenance: sharedProvenance([sites, recorded, warned]),
    asOf: recorded.moment.iso,
    event: {
      id: site.siteId,
      type: 'flood',
      at: event.date,
      lat: site.lat,
      lon: site.lon,
      distance_km: distanceKm(lat, lon, site.lat, site.lon),
      magnitude: null,
      size: event.flowM3s,
      size_unit: 'm3/s',
      place: site.name,
      source: peaks.source,
      status: null,
      found_by: event_date === undefined ? 'auto' : 'date',
    },
    knownThen: {
      frozen_at: event.date,
      hindcast: hindcast && {
        ...hindcast,
        rank: before.filter(({ flowM3s }) => flowM3s < event.flowM3s).length / before.length,
      },
      ...(hindcast ? {} : { hindcast_reason: 'fewer than ten earlier peaks' }),
      inputs: [
        {
          dataset: 'annual-peaks',
          source: peaks.source,
          latest_datum: before.at(-1)?.date ?? null,
          records: before.length,
        },
      ],
      warnings_in_force: isKnown(warnings)
        ? warnings.value.warnings
            .filter(({ issuedAt }) => Date.parse(issuedAt) <= Date.parse(day) + DAY_MS)
            .map(({ event: name, issuedAt, expiresAt }) => ({
              event: name,
              issued_at: issuedAt,
              expires_at: expiresAt,
            }))
        : null,
      earlier_events: before
        .toSorted((a, b) => b.flowM3s - a.flowM3s)
        .slice(0, 10)
        .map(({ date, flowM3s }) => ({
          at: date,
          magnitude: null,
          size: flowM3s,
          place: site.name,
        })),
    },
    knownNow: {
      later_count: rows.filter(({ date, flowM3s }) => date > event.date && flowM3s >= event.flowM3s)
        .length,
      reasons: isKnown(warnings) ? [] : [`warnings: ${warnings.missing}`],
    },
    excluded: [
      "peaks of the event's own year and later",
      'flood maps and the flood component: drawn with later floods',
    ],
  });
}

/** Sinkholes have no catalogue of events; what the ground was known to be does not change with one. */
export async function replaySinkhole(input: ReplayInput, context: Context): Promise<ReplayReply> {
  const { lat, lon, event_date = null } = input;
  const inquiry = await inquire(
    { setting: setting({ lat, lon }), relief: relief({ lat, lon }), karst: karst({ lat, lon }) },
    context,
  );
  const susceptibility = sinkholeComponent.assess(
    { lat, lon, radiusKm: 1 },
    inquiry.facts,
    inquiry.moment,
  );
  const reason =
    'no public catalogue of sinkhole events covers the world, so that no event can be looked up';
  const reply = blankReply({
    summary: `No sinkhole event can be looked up. The ground: ${susceptibility.level ?? susceptibility.reason ?? 'unknown'}.`,
    provenance: sharedProvenance([inquiry]),
    asOf: inquiry.moment.iso,
    event: null,
    knownThen: {
      frozen_at: event_date,
      inputs: [],
      hindcast: null,
      hindcast_reason: reason,
      susceptibility,
    },
    knownNow: { reasons: [reason] },
    excluded: [],
  });
  return { ...reply, reason };
}
