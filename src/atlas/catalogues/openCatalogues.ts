import { around } from 'geokdbush';
import KDBush from 'kdbush';
import type { Known } from '../../../engines/facts.ts';
import { DAY_MS } from '../../../engines/ground/math/time.ts';
import type {
  CatalogueArea,
  CatalogueRow,
  CatalogueStore,
  ServedCatalogue,
} from '../../core/catalogue.ts';
import type { CatalogueLine } from '../../connectors/formats/catalogueLine.ts';
import type { Catalogue, CatalogueAnswer } from './catalogue.ts';
import { catalogues as all } from './index.ts';

/** The catalogues that were brought in, as a line of sources. */
export interface OpenedCatalogues extends CatalogueLine {
  /** Looks at once what was brought in meanwhile. */
  refresh(): Promise<void>;
}

/** What the catalogues are read with. */
export interface CatalogueParts {
  readonly store: Pick<CatalogueStore, 'states' | 'largest' | 'near'>;
  readonly clock: { now(): number };
  readonly log?: (event: object) => void;
  readonly catalogues?: readonly Catalogue[];
}

/** POLICY: another process may bring a catalogue in; it is noticed within a minute, for one cheap statement. */
const LOOK_MS = 60_000;
/**
 * POLICY: so many rows (some ten megabytes) of a catalogue are held in memory from its first question on. Of a larger one they are
 * the largest objects, so that questions for great earthquakes, which every place asks, never reach the database.
 */
const IN_MEMORY_ROWS = 20_000;

/** The catalogues in the database as a line of the pipeline. While nothing was brought in it costs one statement a minute and no memory. */
export function openCatalogues(parts: CatalogueParts): OpenedCatalogues {
  return new Line(parts);
}

interface Table {
  readonly finishedAt: string;
  /** Every object above this size is in memory; minus infinity: all are. */
  readonly wholeAbove: number;
  readonly rows: readonly CatalogueRow[];
  readonly index: KDBush | undefined;
}

interface Entry {
  readonly catalogue: Catalogue;
  readonly answer: CatalogueAnswer;
}

class Line implements OpenedCatalogues {
  readonly #parts: CatalogueParts;
  readonly #entries = new Map<string, Entry>();
  readonly #tables = new Map<string, Table>();
  readonly #loading = new Map<string, Promise<Table>>();
  /** Undefined until the first look. */
  #served: ReadonlyMap<string, ServedCatalogue> | undefined;
  #lookedMs = Number.NEGATIVE_INFINITY;
  #looking: Promise<void> | undefined;

  constructor(parts: CatalogueParts) {
    this.#parts = parts;
    for (const catalogue of parts.catalogues ?? all)
      for (const answer of catalogue.answers)
        this.#entries.set(answer.dataset.id, { catalogue, answer });
    void this.refresh();
  }

  refresh(): Promise<void> {
    this.#looking ??= this.#look().finally(() => (this.#looking = undefined));
    return this.#looking;
  }

  async #look(): Promise<void> {
    this.#lookedMs = this.#parts.clock.now();
    try {
      const states = await this.#parts.store.states();
      this.#served = new Map(
        states.flatMap(({ catalogue, served }) =>
          served === null ? [] : [[catalogue, served] as const],
        ),
      );
    } catch (error) {
      this.#failed(error);
      this.#served ??= new Map();
    }
  }

  #failed(error: unknown): undefined {
    this.#parts.log?.({ event: 'catalogue_failed', error: String(error) });
  }

  ask(
    datasetId: string,
    query: unknown,
    reason: string | undefined,
  ): Known<unknown> | undefined | Promise<Known<unknown> | undefined> {
    const entry = this.#entries.get(datasetId);
    if (entry === undefined) return undefined;
    if (this.#served === undefined)
      return this.refresh().then(() => this.#answer(entry, query, reason));
    if (this.#parts.clock.now() - this.#lookedMs >= LOOK_MS) void this.refresh();
    return this.#answer(entry, query, reason);
  }

  #answer(
    { catalogue, answer }: Entry,
    query: unknown,
    reason: string | undefined,
  ): Known<unknown> | undefined | Promise<Known<unknown> | undefined> {
    const served = this.#served?.get(catalogue.id);
    if (served === undefined || served.scope['version'] !== catalogue.scope({})['version'])
      return undefined;
    const nowMs = this.#parts.clock.now();
    const standing = { ...served, nowMs };
    const area = answer.area(query, standing);
    if (area === undefined) return undefined;
    const isFresh = nowMs - Date.parse(served.finishedAt) < catalogue.freshDays * DAY_MS;
    const told = {
      source: catalogue.sourceId,
      asOf: served.asOf,
      retrievedAt: served.finishedAt,
      status: isFresh ? ('cached' as const) : ('stale' as const),
      ...(reason === undefined ? {} : { reason }),
    };
    const known = (rows: readonly CatalogueRow[]): Known<unknown> => ({
      value: answer.answer(query, rows, standing),
      ...told,
    });
    try {
      const rows = this.#rows(catalogue.id, served, area);
      return rows instanceof Promise
        ? rows.then(known).catch((error: unknown) => this.#failed(error))
        : known(rows);
    } catch (error) {
      return this.#failed(error);
    }
  }

  #rows(
    id: string,
    served: ServedCatalogue,
    area: CatalogueArea,
  ): readonly CatalogueRow[] | Promise<readonly CatalogueRow[]> {
    const { minSize = Number.NEGATIVE_INFINITY, reachKm = 0 } = area;
    if (reachKm > 0 || (served.rows > IN_MEMORY_ROWS && minSize === Number.NEGATIVE_INFINITY))
      return this.#parts.store.near(id, area);
    const from = (table: Table) =>
      table.wholeAbove === Number.NEGATIVE_INFINITY || minSize > table.wholeAbove
        ? within(table, area)
        : this.#parts.store.near(id, area);
    const table = this.#tables.get(id);
    return table?.finishedAt === served.finishedAt
      ? from(table)
      : this.#load(id, served).then(from);
  }

  /** Reads a catalogue once, however many ask. */
  #load(id: string, { finishedAt, rows: count }: ServedCatalogue): Promise<Table> {
    const under = this.#loading.get(id);
    if (under !== undefined) return under;
    const loading = this.#parts.store.largest(id, IN_MEMORY_ROWS).then((rows) => {
      const wholeAbove =
        count > IN_MEMORY_ROWS ? (rows.at(-1)?.size ?? Infinity) : Number.NEGATIVE_INFINITY;
      const table = { finishedAt, wholeAbove, rows, index: indexOf(rows) };
      this.#tables.set(id, table);
      return table;
    });
    this.#loading.set(id, loading);
    return loading.finally(() => this.#loading.delete(id));
  }
}

function indexOf(rows: readonly CatalogueRow[]): KDBush | undefined {
  if (rows.length === 0) return undefined;
  const index = new KDBush(rows.length);
  for (const { lat, lon } of rows) index.add(lon, lat);
  return index.finish();
}

/** Nearest first; with sizes or times in the question the newest first, as the database answers. */
function within({ rows, index }: Table, area: CatalogueArea): CatalogueRow[] {
  if (index === undefined) return [];
  const { lat, lon, radiusKm, limit = Infinity } = area;
  const found = around(index, lon, lat, Infinity, radiusKm, (at) => fits(rows[at], area)).flatMap(
    (at) => rows[at] ?? [],
  );
  return (asksMore(area) ? found.toSorted(newestFirst) : found).slice(0, limit);
}

function asksMore({ minSize, from, to }: CatalogueArea): boolean {
  return minSize !== undefined || from !== undefined || to !== undefined;
}

/** Times are of one form and compare as text. */
function fits(row: CatalogueRow | undefined, { minSize, from, to }: CatalogueArea): boolean {
  if (row === undefined) return false;
  if (minSize !== undefined && !(row.size !== null && row.size >= minSize)) return false;
  return (
    (from === undefined || (row.time !== null && row.time >= from)) &&
    (to === undefined || (row.time !== null && row.time <= to))
  );
}

function newestFirst(a: CatalogueRow, b: CatalogueRow): number {
  if (a.time === b.time) return a.id < b.id ? -1 : 1;
  return (a.time ?? '') > (b.time ?? '') ? -1 : 1;
}
