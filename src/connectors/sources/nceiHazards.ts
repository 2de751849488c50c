import * as z from 'zod';
import { tsunamisOfYears } from '../../../engines/ground/datasets/catalogues.ts';
import { tsunamiEvents, tsunamiRunups } from '../../../engines/ground/datasets/hazardFeeds.ts';
import { quakesNear, type Quake } from '../../../engines/ground/datasets/quakes.ts';
import {
  significantQuakes,
  type SignificantQuake,
} from '../../../engines/ground/datasets/significantQuakes.ts';
import { distanceKm } from '../../../engines/ground/earth/geodesy.ts';
import { connector, service } from '../connector.ts';
import { depthOf, magnitudeOf } from '../formats/geoJsonQuakes.ts';
import { EARTHQUAKE_TABLE, fromPage, TSUNAMI_TABLE } from '../formats/nceiTables.ts';
import { fromJson, listOf } from '../pipeline/reply.ts';
import { boxAround, loose, roundedAt, strict, within, withQuery } from '../formats/values.ts';

const Page = z.object({ items: z.array(z.unknown()), page: z.number(), totalPages: z.number() });
const id = z.union([z.number(), z.string()]).transform(String);
const When = {
  year: z.int(),
  month: loose.number,
  day: loose.number,
  hour: loose.number,
  minute: loose.number,
};

const Tsunami = z.object({
  id,
  ...When,
  latitude: strict.lat,
  longitude: strict.lon,
  causeCode: loose.number,
  eventValidity: loose.number,
  eqMagnitude: loose.number,
  maxWaterHeight: loose.number,
  numRunups: loose.number,
  locationName: loose.text,
  country: loose.text,
  deathsTotal: loose.number,
});
const Runup = z.object({
  id,
  year: z.int(),
  latitude: strict.lat,
  longitude: strict.lon,
  runupHt: loose.number,
  distFromSource: loose.number,
  locationName: loose.text,
});
const Earthquake = z.object({
  id,
  ...When,
  second: loose.number,
  latitude: strict.lat,
  longitude: strict.lon,
  eqMagnitude: loose.number,
  eqDepth: loose.number,
  locationName: loose.text,
});
/** Counts are of the shaking, those in `Total` of the tsunami and the like as well. */
const Significant = Earthquake.extend({
  eqMagMw: loose.number,
  eqMagMs: loose.number,
  eqMagMb: loose.number,
  eqMagMl: loose.number,
  eqMagMfa: loose.number,
  intensity: loose.number,
  country: loose.text,
  tsunamiEventId: z.unknown().optional(),
  deaths: loose.number,
  deathsTotal: loose.number,
  missing: loose.number,
  missingTotal: loose.number,
  injuries: loose.number,
  injuriesTotal: loose.number,
  damageMillionsDollars: loose.number,
  damageMillionsDollarsTotal: loose.number,
  housesDestroyed: loose.number,
  housesDestroyedTotal: loose.number,
  housesDamaged: loose.number,
  housesDamagedTotal: loose.number,
});

/** Causes by code. @source NCEI/WDS Global Historical Tsunami Database, doi:10.7289/V5PN93H7 */
const CAUSES: Readonly<Record<number, string>> = {
  0: 'unknown',
  1: 'earthquake',
  2: 'questionable earthquake',
  3: 'earthquake and landslide',
  4: 'volcano and earthquake',
  5: 'volcano, earthquake and landslide',
  6: 'volcano',
  7: 'volcano and landslide',
  8: 'landslide',
  9: 'meteorological',
  10: 'explosion',
  11: 'astronomical tide',
};

interface Moment {
  readonly year: number;
  readonly month: number | null;
  readonly day: number | null;
  readonly hour: number | null;
  readonly minute: number | null;
  readonly second?: number | null;
}

/** Year, day or second as far as it is known; years before the common era are negative. */
function timeText({ year, month, day, hour, minute, second }: Moment): string {
  const pad = (value: number, length = 2) =>
    String(Math.abs(Math.trunc(value))).padStart(length, '0');
  const date = `${year < 0 ? '-' : ''}${pad(year, 4)}${month === null ? '' : `-${pad(month)}${day === null ? '' : `-${pad(day)}`}`}`;
  return month === null || day === null || hour === null
    ? date
    : `${date}T${pad(hour)}:${pad(minute ?? 0)}:${pad(minute === null ? 0 : (within(second, 0, 59.999) ?? 0))}Z`;
}

function tsunamiOf(event: z.output<typeof Tsunami>) {
  return {
    id: event.id,
    year: event.year,
    time: timeText(event),
    lat: event.latitude,
    lon: event.longitude,
    cause: CAUSES[event.causeCode ?? 0] ?? 'unknown',
    validity: Math.trunc(event.eventValidity ?? -1),
    earthquakeMagnitude: magnitudeOf(event.eqMagnitude),
    maxWaterHeightM: event.maxWaterHeight,
    runups: event.numRunups,
    place: event.locationName,
    country: event.country,
    deaths: event.deathsTotal,
  };
}

function quakeOf(event: z.output<typeof Earthquake>): Quake {
  return {
    id: `ncei-${event.id}`,
    time: timeText(event),
    lat: event.latitude,
    lon: event.longitude,
    depthKm: depthOf(event.eqDepth),
    magnitude: magnitudeOf(event.eqMagnitude),
    magnitudeType: null,
    place: event.locationName,
    url: null,
    status: 'historic',
    updatedAt: null,
  };
}

const count = (total: number | null, own: number | null) => {
  const found = within(total ?? own, 0, 1e9);
  return found === undefined ? null : Math.trunc(found);
};

/** The event with what it did. Its magnitude is on the scale, if any, that gives the same number. */
function significantOf(event: z.output<typeof Significant>): SignificantQuake {
  const scales = [
    ['mw', event.eqMagMw],
    ['ms', event.eqMagMs],
    ['mb', event.eqMagMb],
    ['ml', event.eqMagMl],
    ['mfa', event.eqMagMfa],
  ] as const;
  const scale =
    event.eqMagnitude === null
      ? undefined
      : scales.find(([, value]) => value === event.eqMagnitude);
  return {
    ...quakeOf(event),
    magnitudeType: scale?.[0] ?? null,
    year: event.year,
    country: event.country,
    intensityMmi: within(event.intensity, 1, 12) ?? null,
    hadTsunami: event.tsunamiEventId !== undefined && event.tsunamiEventId !== null,
    deaths: count(event.deathsTotal, event.deaths),
    missing: count(event.missingTotal, event.missing),
    injuries: count(event.injuriesTotal, event.injuries),
    damageMillionUsd:
      within(event.damageMillionsDollarsTotal ?? event.damageMillionsDollars, 0, 1e7) ?? null,
    housesDestroyed: count(event.housesDestroyedTotal, event.housesDestroyed),
    housesDamaged: count(event.housesDamagedTotal, event.housesDamaged),
  };
}

function boxQuery(query: { lat: number; lon: number; radiusKm: number }) {
  const { west, south, east, north } = boxAround(query, query.radiusKm);
  return {
    minLatitude: south,
    maxLatitude: north,
    minLongitude: west,
    maxLongitude: east,
    itemsPerPage: 200,
  };
}

const isNear = (
  query: { lat: number; lon: number; radiusKm: number },
  at: { latitude: number; longitude: number },
) => distanceKm(query.lat, query.lon, at.latitude, at.longitude) <= query.radiusKm;

/** Whether an event lies in the years asked for: whole tables hold all of them. */
const isAsked = (
  { minYear, maxYear }: { minYear: number; maxYear: number },
  { year }: { year: number },
) => !(year < minYear || year > maxYear);

/** Significant earthquakes, tsunamis and their heights on coasts through history. */
export const nceiHazards = connector({
  id: 'ncei-hazards',
  title: 'NCEI historical hazards',
  category: 'environmental',
  provider: 'NOAA National Centers for Environmental Information',
  home: 'https://www.ngdc.noaa.gov/hazard/',
  licence: 'US Government work, public domain',
  attribution:
    'NCEI/WDS Global Historical Tsunami Database (doi:10.7289/V5PN93H7), Significant Earthquake Database (doi:10.7289/V5TD9V7K)',
  cadence: 'weekly',
  coverage: 'world',
  key: 'none',
  perMinute: 60,
  timeoutMs: 15_000,
  baseUrl: 'https://www.ngdc.noaa.gov/hazel/hazard-service/api/v1',
  serves: [
    service({
      dataset: tsunamiEvents,
      keepSeconds: 7 * 86_400,
      staleSeconds: 365 * 86_400,
      persistent: true,
      round: roundedAt(1),
      example: { lat: -38, lon: -73.4, radiusKm: 500, minYear: 1900 },
      request: (query) => ({
        url: withQuery('/tsunamis/events', { ...boxQuery(query), minYear: query.minYear }),
      }),
      parse: (reply, query) =>
        fromJson(reply, Page, ({ items, page, totalPages }) =>
          listOf(items, Tsunami, {
            read: (event) => (isNear(query, event) ? tsunamiOf(event) : undefined),
            wrap: (events) => ({ events, complete: page >= totalPages }),
          }),
        ),
    }),
    service({
      dataset: tsunamisOfYears,
      keepSeconds: 0,
      staleSeconds: 0,
      timeoutMs: 60_000,
      request: ({ minYear, maxYear, page }) => ({
        url: withQuery('/tsunamis/events', { minYear, maxYear, page, itemsPerPage: 200 }),
      }),
      parse: (reply, query) =>
        fromPage(reply, TSUNAMI_TABLE, ({ items, totalPages }) =>
          listOf(items, Tsunami, {
            read: (event) => (isAsked(query, event) ? tsunamiOf(event) : undefined),
            wrap: (events) => ({ events, totalPages }),
          }),
        ),
    }),
    service({
      dataset: tsunamiRunups,
      keepSeconds: 7 * 86_400,
      staleSeconds: 365 * 86_400,
      persistent: true,
      round: roundedAt(1),
      request: (query) => ({ url: withQuery('/tsunamis/runups', boxQuery(query)) }),
      parse: (reply, query) =>
        fromJson(reply, Page, ({ items, page, totalPages }) =>
          listOf(items, Runup, {
            read: (runup) =>
              isNear(query, runup)
                ? {
                    id: runup.id,
                    eventYear: runup.year,
                    lat: runup.latitude,
                    lon: runup.longitude,
                    heightM: runup.runupHt,
                    distanceFromSourceKm: runup.distFromSource,
                    place: runup.locationName,
                  }
                : undefined,
            wrap: (runups) => ({ runups, complete: page >= totalPages }),
          }),
        ),
    }),
    service({
      dataset: quakesNear,
      keepSeconds: 7 * 86_400,
      staleSeconds: 365 * 86_400,
      persistent: true,
      round: roundedAt(1),
      request(query) {
        const { startTime, endTime, minMagnitude } = query;
        if (startTime === undefined || endTime === undefined || Number(endTime.slice(0, 4)) >= 1970)
          return undefined;
        return {
          url: withQuery('/earthquakes', {
            ...boxQuery(query),
            minYear: Number(startTime.slice(0, 4)),
            maxYear: Number(endTime.slice(0, 4)),
            minEqMagnitude: minMagnitude,
          }),
        };
      },
      parse: (reply, query) =>
        fromJson(reply, Page, ({ items }) =>
          listOf(items, Earthquake, {
            read: (event) => (isNear(query, event) ? quakeOf(event) : undefined),
            wrap: (events) => ({ events, complete: false }),
          }),
        ),
    }),
    service({
      dataset: significantQuakes,
      keepSeconds: 7 * 86_400,
      staleSeconds: 365 * 86_400,
      persistent: true,
      request: ({ minYear, maxYear, page }) => ({
        url: withQuery('/earthquakes', { minYear, maxYear, page, itemsPerPage: 200 }),
      }),
      parse: (reply, query) =>
        fromPage(reply, EARTHQUAKE_TABLE, ({ items, totalPages }) =>
          listOf(items, Significant, {
            read: (event) => (isAsked(query, event) ? significantOf(event) : undefined),
            wrap: (events) => ({ events, totalPages }),
          }),
        ),
    }),
  ],
});
