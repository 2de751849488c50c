import { quakeWindow } from '../../../engines/ground/datasets/catalogues.ts';
import { quake, quakesNear, type Quake } from '../../../engines/ground/datasets/quakes.ts';
import { DAY_MS } from '../../../engines/ground/math/time.ts';
import type { CatalogueRow, CatalogueScope } from '../../core/catalogue.ts';
import { catalogueAnswer, perRow, type AskSource, type Catalogue } from './catalogue.ts';

/** POLICY: the world's networks hold M 4.5 and more since the seventies; smaller ones are whole in some countries only. */
const MIN_MAGNITUDE = 4.5;
const SINCE = '1970-01-01';
/** Rows asked for at once; longer windows are halved. */
const MOST = 10_000;
const SHORTEST_MS = 60_000;
/** POLICY: a question whose end lies so much later than the catalogue's own still counts as covered. */
const GRACE_MS = DAY_MS;

const leastOf = ({ minMagnitude }: CatalogueScope) => Number(minMagnitude);
const sinceMs = ({ since }: CatalogueScope) => Date.parse(String(since));

/** Where a window without a first time begins. */
const beginningMs = (scope: CatalogueScope, lastDays: number | undefined, nowMs: number): number =>
  lastDays === undefined ? sinceMs(scope) : nowMs - lastDays * DAY_MS;

/** Beginning of a quarter named `1970-Q1`, and of the one so many later. */
function quarterMs(page: string, later = 0): number {
  const [year = 0, quarter = 1] = page.split('-Q').map(Number);
  return Date.UTC(year, (quarter - 1 + later) * 3, 1);
}

function quarters(fromMs: number, toMs: number): string[] {
  const pages: string[] = [];
  const first = new Date(fromMs);
  for (let index = first.getUTCFullYear() * 4 + Math.floor(first.getUTCMonth() / 3); ; index++) {
    const page = `${Math.floor(index / 4)}-Q${(index % 4) + 1}`;
    if (quarterMs(page) > toMs) return pages;
    pages.push(page);
  }
}

/** All events of a window, both ends included, by halves where the source cuts the list. */
async function eventsOf(
  fromMs: number,
  toMs: number,
  how: { ask: AskSource; minMagnitude: number },
): Promise<readonly Quake[]> {
  const { ask, minMagnitude } = how;
  const window = {
    startTime: new Date(fromMs).toISOString(),
    endTime: new Date(toMs).toISOString(),
  };
  const { events, complete } = await ask(quakeWindow({ ...window, minMagnitude, limit: MOST }));
  if (complete || toMs - fromMs < SHORTEST_MS) return events;
  const middle = Math.floor((fromMs + toMs) / 2);
  return [...(await eventsOf(fromMs, middle, how)), ...(await eventsOf(middle + 1, toMs, how))];
}

function rowOf(event: Quake): CatalogueRow {
  return {
    id: event.id,
    lat: event.lat,
    lon: event.lon,
    reachKm: 0,
    size: event.magnitude,
    time: event.time,
    value: event,
  };
}

const quakeIn = perRow(({ value }) => quake.parse(value));

/** Earthquakes of the world from a magnitude and a day on. */
export const quakes: Catalogue = {
  id: 'quakes',
  title: 'Earthquakes of the world (USGS ComCat)',
  sourceId: 'usgs-fdsn-event',
  freshDays: 7,
  scope: ({ minMagnitude = MIN_MAGNITUDE, since = SINCE }) => ({ version: 1, minMagnitude, since }),
  narrow: (served, next) => ({
    ...next,
    minMagnitude: Math.max(leastOf(served), leastOf(next)),
    since: sinceMs(served) > sinceMs(next) ? String(served['since']) : String(next['since']),
  }),
  pages: (scope, _ask, nowMs) => quarters(sinceMs(scope), nowMs),
  async read(page, scope, ask) {
    const fromMs = Math.max(quarterMs(page), sinceMs(scope));
    return (
      await eventsOf(fromMs, quarterMs(page, 1) - 1, { ask, minMagnitude: leastOf(scope) })
    ).map(rowOf);
  },
  answers: [
    catalogueAnswer({
      dataset: quakesNear,
      area(
        { lat, lon, radiusKm, minMagnitude, startTime, endTime, lastDays, limit },
        { scope, asOf, nowMs },
      ) {
        const from =
          startTime === undefined ? beginningMs(scope, lastDays, nowMs) : Date.parse(startTime);
        const to = endTime === undefined ? nowMs : Date.parse(endTime);
        if (!(from >= sinceMs(scope) && from <= Date.parse(asOf) && to >= from)) return undefined;
        return {
          lat,
          lon,
          radiusKm,
          minSize: minMagnitude,
          from: new Date(from).toISOString(),
          to: new Date(to).toISOString(),
          limit,
        };
      },
      answer({ minMagnitude, endTime, limit }, rows, standing) {
        const { scope, asOf, nowMs } = standing;
        const reachesEnd =
          (endTime === undefined ? nowMs : Date.parse(endTime)) <= Date.parse(asOf) + GRACE_MS;
        return {
          events: rows.map((row) => quakeIn(row, standing)),
          complete: minMagnitude >= leastOf(scope) && reachesEnd && rows.length < limit,
        };
      },
    }),
  ],
};
