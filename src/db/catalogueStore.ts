import { KM_PER_DEGREE } from '../core/earth.ts';
import { RAD } from '../core/earth.ts';
import type {
  CatalogueArea,
  CatalogueRow,
  CatalogueScope,
  CatalogueState,
  CatalogueStore,
  PageChanges,
} from '../core/catalogue.ts';
import type { Database } from '../core/context.ts';
import { FINISH, LARGEST, NEAR, SAVE_PAGE, SWEEP } from './catalogueStatements.ts';

interface StateRow {
  readonly catalogue: string;
  readonly scope: string | null;
  readonly row_count: number;
  readonly reach_km: number;
  readonly as_of: string | null;
  readonly finished_at: string | null;
  readonly run_scope: string | null;
  readonly last_page: string | null;
  readonly started_at: string | null;
}

interface StoredRow {
  readonly id: string;
  readonly lat: number;
  readonly lon: number;
  readonly reach_km: number;
  readonly size: number | null;
  readonly happened_at: string | null;
  readonly value: string;
}

/** Kilometres of a degree of a great circle, a little less than true, so that boxes hold their circles. */
const DEGREE_KM = 0.999 * KM_PER_DEGREE;
/** POLICY: above so many square degrees an index of them saves nothing. */
const MAX_CELLS = 2500;
const MAX_ROWS = 20_000;

/** Keeps whole catalogues in the tables `catalogue_row` and `catalogue_sync`. */
export function createCatalogueStore({ sql }: Pick<Database, 'sql'>): CatalogueStore {
  return {
    async states() {
      const rows = await sql<StateRow>(
        'select catalogue, scope, row_count, reach_km, as_of, finished_at, run_scope, last_page, started_at from catalogue_sync',
      );
      return rows.map(stateOf);
    },
    async largest(catalogue, count) {
      return (await sql<StoredRow>(LARGEST, [catalogue, count])).map(rowOf);
    },
    async near(catalogue, area) {
      const cells = cellsWithin(area);
      const about = parametersOf(catalogue, area);
      const rows =
        cells === undefined
          ? await sql<StoredRow>(NEAR.anywhere, about)
          : await sql<StoredRow>(NEAR.inCells, [...about, cells]);
      return rows.map(rowOf);
    },
    ...syncing(sql),
  };
}

/** The parameters of `NEAR`, in order. */
function parametersOf(catalogue: string, area: CatalogueArea): unknown[] {
  const { lat, lon, radiusKm, reachKm = 0, limit = MAX_ROWS } = area;
  const { minSize = null, from = null, to = null } = area;
  const degrees = (radiusKm + reachKm) / DEGREE_KM;
  return [catalogue, lat, lon, degrees, radiusKm, minSize, from, to, limit];
}

const CLAIM = `insert into catalogue_sync (catalogue, row_count, reach_km, run, run_scope, last_page, started_at) values ($1, 0, 0, $2, $3, $4, $5)
 on conflict (catalogue) do update set run = excluded.run, run_scope = excluded.run_scope, last_page = excluded.last_page,
   started_at = excluded.started_at, scope = $6`;

/** How a run brings a whole catalogue in, page by page. */
function syncing(sql: Database['sql']): Pick<CatalogueStore, 'claim' | 'savePage' | 'finish'> {
  return {
    async claim({ catalogue, token }, { run, served }) {
      const { scope, lastPage, startedAt } = run;
      const servedText = served === null ? null : JSON.stringify(served);
      const values = [catalogue, token, JSON.stringify(scope), lastPage, startedAt, servedText];
      await sql(CLAIM, values);
    },
    async savePage({ catalogue, token }, page, rows) {
      const [changes] = await sql<Changes>(SAVE_PAGE, [
        catalogue,
        token,
        page,
        JSON.stringify(rows.map(columnsOf)),
      ]);
      return changesOf(changes);
    },
    async finish(claim, pages, finishedAt) {
      const [swept] = await sql<Changes>(SWEEP, [
        claim.catalogue,
        claim.token,
        JSON.stringify(pages),
      ]);
      const done = await sql(FINISH, [claim.catalogue, claim.token, finishedAt]);
      return { ...changesOf(swept), isOurs: done.length > 0 };
    },
  };
}

interface Changes {
  readonly added: number;
  readonly changed: number;
  readonly gone: number;
  readonly held: number;
}

function changesOf(row: Changes | undefined): PageChanges {
  return {
    added: row?.added ?? 0,
    changed: row?.changed ?? 0,
    gone: row?.gone ?? 0,
    isOurs: (row?.held ?? 0) > 0,
  };
}

/** Text of our own making. */
function scopeOf(text: string): CatalogueScope {
  return JSON.parse(text) as CatalogueScope;
}

const isoOf = (text: string) => new Date(text).toISOString();

function stateOf(row: StateRow): CatalogueState {
  const {
    catalogue,
    scope,
    as_of: asOf,
    finished_at: finishedAt,
    run_scope: runScope,
    started_at: startedAt,
  } = row;
  const served =
    scope === null || asOf === null || finishedAt === null
      ? null
      : {
          scope: scopeOf(scope),
          rows: row.row_count,
          reachKm: row.reach_km,
          asOf: isoOf(asOf),
          finishedAt: isoOf(finishedAt),
        };
  return {
    catalogue,
    served,
    run:
      runScope === null || startedAt === null
        ? null
        : { scope: scopeOf(runScope), lastPage: row.last_page, startedAt: isoOf(startedAt) },
  };
}

function rowOf({ id, lat, lon, reach_km, size, happened_at, value }: StoredRow): CatalogueRow {
  return {
    id,
    lat,
    lon,
    reachKm: reach_km,
    size,
    time: happened_at === null ? null : isoOf(happened_at),
    value: JSON.parse(value),
  };
}

function columnsOf({ id, lat, lon, reachKm, size, time, value }: CatalogueRow): object {
  return {
    id,
    cell: cellOf(Math.floor(lat), Math.floor(lon)),
    lat,
    lon,
    reach_km: reachKm,
    size,
    happened_at: time,
    value: JSON.stringify(value),
  };
}

/** Square degrees counted from the south pole and the antimeridian; the edges at 90 and 180 belong to the last ones. */
function cellOf(south: number, west: number): number {
  return Math.min(179, south + 90) * 360 + ((((west + 180) % 360) + 360) % 360);
}

/** The square degrees that a circle touches; undefined where they are too many to list. */
function cellsWithin({ lat, lon, radiusKm, reachKm = 0 }: CatalogueArea): number[] | undefined {
  const dLat = (radiusKm + reachKm) / DEGREE_KM;
  const edge = Math.abs(lat) + dLat;
  if (edge >= 89) return undefined;
  const dLon = dLat / Math.cos(edge * RAD);
  const [south, north, west, east] = [
    Math.floor(lat - dLat),
    Math.floor(lat + dLat),
    Math.floor(lon - dLon),
    Math.floor(lon + dLon),
  ];
  if (east - west >= 359 || (north - south + 1) * (east - west + 1) > MAX_CELLS) return undefined;
  const cells: number[] = [];
  for (let row = south; row <= north; row++)
    for (let column = west; column <= east; column++) cells.push(cellOf(row, column));
  return cells;
}
