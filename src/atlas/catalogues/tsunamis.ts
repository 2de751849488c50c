import type * as z from 'zod';
import { tsunamisOfYears } from '../../../engines/ground/datasets/catalogues.ts';
import { tsunamiEvent, tsunamiEvents } from '../../../engines/ground/datasets/tsunamiFeeds.ts';
import { pastTsunamis } from '../../../engines/ground/datasets/tsunamis.ts';
import { distanceKm } from '../../../engines/ground/earth/geodesy.ts';
import { catalogueAnswer, perRow, type Catalogue } from './catalogue.ts';

type Event = z.output<typeof tsunamiEvent>;
type Past = z.output<typeof pastTsunamis.answer>['events'][number];

/** The first page takes all before; the later ones this many years each. */
const FIRST_YEAR = -3000;
const EARLY_UNTIL = 1500;
const YEARS = 50;
/** Probable and definite tsunamis. @source NCEI/WDS Global Historical Tsunami Database, event validity 3 and 4, doi:10.7289/V5PN93H7 */
const PROBABLE = 3;

function pagesUntil(year: number): string[] {
  const pages = [`${FIRST_YEAR}:${EARLY_UNTIL}`];
  for (let from = EARLY_UNTIL + 1; from <= year; from += YEARS)
    pages.push(`${from}:${from + YEARS - 1}`);
  return pages;
}

/** Causes in the words of the dataset; a mixed one by what raised most of the water is not told apart from its main cause. */
function causeOf(cause: string): Past['cause'] {
  if (
    cause === 'earthquake and landslide' ||
    cause === 'landslide' ||
    cause === 'earthquake' ||
    cause === 'explosion' ||
    cause === 'meteorological'
  )
    return cause;
  if (cause.startsWith('volcano')) return 'volcano';
  return 'unknown';
}

function deathsOf(deaths: number | null): Past['deaths'] {
  if (deaths === null || deaths <= 0) return 'none known';
  if (deaths <= 50) return '1 to 50';
  if (deaths <= 100) return '51 to 100';
  return deaths <= 1000 ? '101 to 1000' : 'more than 1000';
}

/** Month and day as far as the time tells them. */
function dateOf(time: string): { month: number | null; day: number | null } {
  const [, month, day] = /^-?\d+-(\d\d)(?:-(\d\d))?/.exec(time) ?? [];
  return {
    month: month === undefined ? null : Number(month),
    day: day === undefined ? null : Number(day),
  };
}

function pastOf(event: Event, query: { lat: number; lon: number }): Past {
  const { id, year, time, lat, lon, earthquakeMagnitude, maxWaterHeightM, deaths, place, country } =
    event;
  return {
    id: `ncei-${id}`,
    year,
    ...dateOf(time),
    lat,
    lon,
    magnitude: earthquakeMagnitude,
    cause: causeOf(event.cause),
    maxWaterHeightM: maxWaterHeightM !== null && maxWaterHeightM > 0 ? maxWaterHeightM : null,
    deaths: deathsOf(deaths),
    place: place ?? country ?? 'unnamed',
    distanceKm: distanceKm(query.lat, query.lon, lat, lon),
  };
}

const eventIn = perRow(({ value }) => tsunamiEvent.parse(value));

/** Tsunamis of all times with a known source. */
export const tsunamis: Catalogue = {
  id: 'tsunamis',
  title: 'Historic tsunamis (NCEI)',
  sourceId: 'ncei-hazards',
  freshDays: 90,
  scope: () => ({ version: 1 }),
  pages: (_scope, _ask, nowMs) => pagesUntil(new Date(nowMs).getUTCFullYear()),
  async read(page, _scope, ask) {
    const [minYear = 0, maxYear = 0] = page.split(':').map(Number);
    const events: Event[] = [];
    for (let number = 1, last = 1; number <= last; number++) {
      const answer = await ask(tsunamisOfYears({ minYear, maxYear, page: number }));
      events.push(...answer.events);
      last = answer.totalPages;
    }
    return events.map((event) => ({
      id: event.id,
      lat: event.lat,
      lon: event.lon,
      reachKm: 0,
      size: null,
      time: null,
      value: event,
    }));
  },
  answers: [
    catalogueAnswer({
      dataset: tsunamiEvents,
      area: ({ lat, lon, radiusKm }) => ({ lat, lon, radiusKm }),
      answer: ({ minYear }, rows, standing) => ({
        events: rows.map((row) => eventIn(row, standing)).filter(({ year }) => year >= minYear),
        complete: true,
      }),
    }),
    catalogueAnswer({
      dataset: pastTsunamis,
      area: ({ lat, lon, radiusKm }) => ({ lat, lon, radiusKm }),
      answer(query, rows, standing) {
        const events = rows
          .map((row) => eventIn(row, standing))
          .filter(({ validity }) => validity >= PROBABLE);
        return { events: events.map((event) => pastOf(event, query)), complete: true };
      },
    }),
  ],
};
