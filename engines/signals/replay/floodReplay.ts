import { isKnown, type Fact } from '../../facts.ts';
import { annualPeaks, waterSites } from '../../ground/datasets/water.ts';
import { pastWarnings } from '../../ground/datasets/stormRecords.ts';
import { distanceKm } from '../../ground/earth/geodesy.ts';
import { DAY_MS } from '../../ground/math/time.ts';
import { onWire } from '../../onWire.ts';
import { pick } from '../../pick.ts';
import { countHindcastReply } from './countHindcastReply.ts';
import { floodFrequency } from './floodFrequency.ts';
import { floodOf, gaugeNear, type Flood, type Gauge } from './gaugedFlood.ts';
import { Past, someOf } from './past.ts';
import { replay } from './replay.ts';
import { blankReply, unknownReply } from './replyParts.ts';
import type { ReplayInput, ReplayReply } from './schemas.ts';

const GAUGE_KM = 30;
/** POLICY: a chance needs ten earlier peaks. */
const LEAST_PEAKS = 10;
const LISTED = 10;

const dayOf = ({ event }: Flood) => event.date.slice(0, 10);
const plusDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** Replays a flood at the nearest gauge: the chance of its peak by the peaks of earlier years, and the warnings that were out. */
export const floodReplay = replay({
  needs: ({ lat, lon }) => ({ sites: waterSites({ lat, lon, radiusKm: GAUGE_KM }) }),
  thenNeeds(input, { sites }) {
    const gauge = isKnown(sites) ? gaugeNear(input, sites.value.sites) : undefined;
    return { peaks: gauge && annualPeaks({ siteId: gauge.siteId }) };
  },
  lastNeeds(input, { peaks }) {
    const flood = peaks && isKnown(peaks) ? floodOf(peaks.value, input.event_date) : undefined;
    if (!flood) return { warnings: undefined };
    const day = dayOf(flood);
    const { lat, lon } = input;
    return {
      warnings: pastWarnings({
        lat,
        lon,
        startDate: plusDays(day, -2),
        endDate: plusDays(day, 1),
      }),
    };
  },
  assess(input, { sites, peaks, warnings }, { iso }) {
    if (!isKnown(sites)) return unknownReply(`river gauges: ${sites.missing}`, iso);
    const gauge = gaugeNear(input, sites.value.sites);
    if (!gauge || !peaks) return unknownReply(`no river gauge within ${GAUGE_KM} km`, iso);
    const { siteId } = gauge;
    if (!isKnown(peaks)) return unknownReply(`annual peaks of ${siteId}: ${peaks.missing}`, iso);
    const flood = floodOf(peaks.value, input.event_date);
    if (!flood || !warnings)
      return unknownReply(
        `gauge ${siteId} has no yearly peak within a week of ${input.event_date ?? 'any day'}`,
        iso,
      );
    return reply(input, flood, { gauge, source: peaks.source, warnings, asOf: iso });
  },
});

interface About {
  readonly gauge: Gauge;
  readonly source: string;
  readonly warnings: Warnings;
  readonly asOf: string;
}
type Warnings = Fact<{
  readonly warnings: readonly {
    readonly event: string;
    readonly issuedAt: string;
    readonly expiresAt: string;
  }[];
}>;

function reply(
  input: ReplayInput,
  flood: Flood,
  { gauge, source, warnings, asOf }: About,
): ReplayReply {
  const { event, later } = flood;
  const flow = event.flowM3s.toFixed(0);
  const { hindcast, sentence } = hindcastOf(flood, gauge);
  return blankReply({
    summary: `${gauge.name}, peak of ${flow} m³/s on ${dayOf(flood)}: ${sentence}.`,
    asOf,
    event: floodEvent(input, event, { gauge, source }),
    knownThen: {
      frozen_at: event.date,
      hindcast,
      ...(hindcast ? {} : { hindcast_reason: 'fewer than ten earlier peaks' }),
      flood_frequency: floodFrequency(flood.before.map(({ flowM3s }) => flowM3s)),
      inputs: [frozenInput(flood, source)],
      warnings_in_force: inForce(warnings, dayOf(flood)),
      earlier_events: largest(flood, gauge),
    },
    knownNow: {
      later_count: later.filter(({ flowM3s }) => flowM3s >= event.flowM3s).length,
      reasons: isKnown(warnings) ? [] : [`warnings: ${warnings.missing}`],
    },
    excluded: [
      "peaks of the event's own year and later",
      'flood maps and the flood component: drawn with later floods',
    ],
  });
}

function floodEvent(
  { lat, lon, event_date }: ReplayInput,
  { date, flowM3s }: Flood['event'],
  { gauge, source }: Pick<About, 'gauge' | 'source'>,
): ReplayReply['event'] {
  return {
    id: gauge.siteId,
    type: 'flood',
    at: date,
    lat: gauge.lat,
    lon: gauge.lon,
    distance_km: distanceKm(lat, lon, gauge.lat, gauge.lon),
    magnitude: null,
    size: flowM3s,
    size_unit: 'm3/s',
    place: gauge.name,
    source,
    status: null,
    found_by: event_date === undefined ? 'auto' : 'date',
  };
}

/** The chance of the peak in a year by earlier peaks, and the same as a sentence. */
function hindcastOf({ event, before }: Flood, { name }: Gauge) {
  if (before.length < LEAST_PEAKS)
    return {
      hindcast: null,
      sentence: 'fewer than ten earlier peaks, so its chance is unknown',
    };
  const reached = someOf(before, ({ flowM3s }) => flowM3s >= event.flowM3s);
  const counted = countHindcastReply(
    `a yearly peak of ${event.flowM3s.toFixed(0)} m³/s or more at ${name}`,
    reached,
    before.length,
  );
  const weaker = before.filter(({ flowM3s }) => flowM3s < event.flowM3s).length;
  return {
    hindcast: { ...counted, rank: weaker / before.length },
    sentence: `reached in ${reached.length} of ${before.length} earlier years, ${(100 * counted.probability).toPrecision(2)} % a year`,
  };
}

const frozenInput = ({ before }: Flood, source: string) => ({
  dataset: 'annual-peaks',
  source,
  latest_datum: before.at(-1)?.date ?? null,
  records: before.length,
});

const inForce = (warnings: Warnings, day: string) =>
  isKnown(warnings)
    ? new Past(day)
        .rows(warnings.value.warnings, ({ issuedAt }) => issuedAt)
        .map((warning) => onWire(pick(warning, 'event', 'issuedAt', 'expiresAt')))
    : null;

const largest = ({ before }: Flood, { name, lat, lon }: Gauge) =>
  before
    .toSorted((a, b) => b.flowM3s - a.flowM3s)
    .slice(0, LISTED)
    .map(({ date, flowM3s }) => ({
      at: date,
      lat,
      lon,
      magnitude: null,
      size: flowM3s,
      place: name,
    }));
