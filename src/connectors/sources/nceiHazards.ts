import * as z from 'zod';
import { tsunamisOfYears } from '../../../engines/ground/datasets/catalogues.ts';
import { tsunamiEvents, tsunamiRunups } from '../../../engines/ground/datasets/tsunamiFeeds.ts';
import { quakesNear } from '../../../engines/ground/datasets/quakes.ts';
import { significantQuakes } from '../../../engines/ground/datasets/significantQuakes.ts';
import { distanceKm } from '../../../engines/ground/earth/geodesy.ts';
import { connector, service } from '../connector.ts';
import {
  Earthquake,
  quakeOf,
  Runup,
  runupOf,
  Significant,
  significantOf,
  Tsunami,
  tsunamiOf,
} from '../formats/nceiShapes.ts';
import { EARTHQUAKE_TABLES, fromPage, TSUNAMI_TABLES } from '../formats/nceiTables.ts';
import { fromJson, listOf } from '../pipeline/reply.ts';
import { boxAround, roundedAt, withQuery } from '../formats/values.ts';

const Page = z.object({ items: z.array(z.unknown()), page: z.number(), totalPages: z.number() });

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

/** Twenty years since 1900 have some of both. */
const historyIsNeverEmpty = ({
  minYear,
  maxYear,
  page,
}: {
  readonly minYear: number;
  readonly maxYear: number;
  readonly page: number;
}): string | undefined =>
  page === 1 && minYear <= 2000 && maxYear - Math.max(minYear, 1900) >= 20
    ? 'twenty years have some'
    : undefined;

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
      certain: historyIsNeverEmpty,
      keepSeconds: 0,
      staleSeconds: 0,
      timeoutMs: 60_000,
      request: ({ minYear, maxYear, page }) => ({
        url: withQuery('/tsunamis/events', { minYear, maxYear, page, itemsPerPage: 200 }),
      }),
      parse: (reply, query) =>
        fromPage(reply, TSUNAMI_TABLES, ({ items, totalPages }) =>
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
            read: (runup) => (isNear(query, runup) ? runupOf(runup) : undefined),
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
      certain: historyIsNeverEmpty,
      keepSeconds: 7 * 86_400,
      staleSeconds: 365 * 86_400,
      persistent: true,
      request: ({ minYear, maxYear, page }) => ({
        url: withQuery('/earthquakes', { minYear, maxYear, page, itemsPerPage: 200 }),
      }),
      parse: (reply, query) =>
        fromPage(reply, EARTHQUAKE_TABLES, ({ items, totalPages }) =>
          listOf(items, Significant, {
            read: (event) => (isAsked(query, event) ? significantOf(event) : undefined),
            wrap: (events) => ({ events, totalPages }),
          }),
        ),
    }),
  ],
});
