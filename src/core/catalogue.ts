/** Whole public catalogues kept in the database: what is stored, what is known of each, and how they are brought in page by page. */

/** One object of a catalogue as it is stored. */
export interface CatalogueRow {
  /** The source's own id, unique within its catalogue. */
  readonly id: string;
  readonly lat: number;
  readonly lon: number;
  /** How far the object reaches from its position, km; 0 for a point. */
  readonly reachKm: number;
  /** What a question may ask a least of, such as a magnitude; null where there is none. */
  readonly size: number | null;
  /** RFC 3339 UTC; null where the object has no time or only a year. */
  readonly time: string | null;
  /** Plain JSON. */
  readonly value: unknown;
}

/** What a run brings in, by name: plain values, such as the least magnitude. */
export type CatalogueScope = Readonly<Record<string, string | number>>;

/** A catalogue as it stands. */
export interface CatalogueState {
  readonly catalogue: string;
  /** What is served: the scope of the last finished run; null while there was none. */
  readonly served: ServedCatalogue | null;
  /** The run under way or interrupted. */
  readonly run: CatalogueRun | null;
}

export interface ServedCatalogue {
  readonly scope: CatalogueScope;
  readonly rows: number;
  /** Largest reach of a row, km. */
  readonly reachKm: number;
  /** When the run began: what happened later may be missing. RFC 3339 UTC. */
  readonly asOf: string;
  readonly finishedAt: string;
}

export interface CatalogueRun {
  readonly scope: CatalogueScope;
  /** The last page that is stored; null before the first. */
  readonly lastPage: string | null;
  readonly startedAt: string;
}

/** A circle on the sphere and what the rows in it must have. */
export interface CatalogueArea {
  readonly lat: number;
  readonly lon: number;
  readonly radiusKm: number;
  /** Largest reach of a row, km: how much farther its position may lie. */
  readonly reachKm?: number;
  readonly minSize?: number;
  /** RFC 3339 UTC, both included. */
  readonly from?: string;
  readonly to?: string;
  /** The newest so many. */
  readonly limit?: number;
}

/** What a page changed. */
export interface PageChanges {
  readonly added: number;
  readonly changed: number;
  readonly gone: number;
  /** False: another process has taken the run over, and nothing was stored. */
  readonly isOurs: boolean;
}

/** Names one run of one process. */
export interface RunClaim {
  readonly catalogue: string;
  readonly token: string;
}

/** Where catalogues are kept; the database implements it. */
export interface CatalogueStore {
  states(): Promise<CatalogueState[]>;
  /** So many rows, the largest by size first. */
  largest(catalogue: string, count: number): Promise<CatalogueRow[]>;
  /** The rows that come within an area; with a limit the newest. */
  near(catalogue: string, area: CatalogueArea): Promise<CatalogueRow[]>;
  /** Takes a run over or begins one; what is served narrows to `served` at once. */
  claim(
    run: RunClaim,
    begin: { readonly run: CatalogueRun; readonly served: CatalogueScope | null },
  ): Promise<void>;
  /** Stores a page with its checkpoint, at one stroke: new rows, changed ones, and those that are gone from the page. */
  savePage(run: RunClaim, page: string, rows: readonly CatalogueRow[]): Promise<PageChanges>;
  /** Removes what belongs to no page of the run, and serves the rest. */
  finish(run: RunClaim, pages: readonly string[], finishedAt: string): Promise<PageChanges>;
}
