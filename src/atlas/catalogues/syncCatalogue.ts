import { setTimeout as sleep } from 'node:timers/promises';
import type { Fact, Need } from '../../../engines/facts.ts';
import { DAY_MS } from '../../../engines/ground/math/time.ts';
import type {
  CatalogueRow,
  CatalogueRun,
  CatalogueState,
  CatalogueStore,
  PageChanges,
} from '../../core/catalogue.ts';
import type { AskSource, Catalogue, ScopeOptions } from './catalogue.ts';

/** The source did not answer, and waiting did not help; what was stored stays, and the next run goes on from there. */
export class SourceSilent extends Error {
  override readonly name = 'SourceSilent';
}

/** Another process took the run over, or the caller ended it; what was stored stays. */
export class SyncStopped extends Error {
  override readonly name = 'SyncStopped';
}

/** What a catalogue is brought in with. */
export interface SyncParts {
  readonly store: CatalogueStore;
  askFrom<A>(sourceId: string, need: Need<A>, signal?: AbortSignal): Fact<A> | Promise<Fact<A>>;
  readonly clock: { now(): number };
  /** Names this process. */
  readonly token: string;
  readonly options?: ScopeOptions;
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: SyncProgress) => void;
  /** Told why the source is waited for. */
  readonly onWait?: (reason: string) => void;
  /** Pauses before the source is asked again, ms; replaced in tests. */
  readonly pausesMs?: readonly number[];
}

/** How far a catalogue is, by pages and by rows of this run. */
export interface SyncProgress {
  readonly done: number;
  readonly pages: number;
  readonly rows: number;
}

/** What bringing a catalogue in has changed, in rows. */
export interface SyncReport extends Omit<PageChanges, 'isOurs'> {
  readonly pages: number;
  /** Pages that an earlier run had stored. */
  readonly skipped: number;
}

/** POLICY: long enough for a remembered failure (10 s) and for a host's breaker or a rate (a minute) to end; then a person decides. */
const PAUSES_MS = [12_000, 30_000, 65_000];
/** POLICY: what an older interrupted run had stored is brought in again. */
const RESUME_MS = 30 * DAY_MS;

/**
 * Brings a catalogue in, page by page, each stored with its checkpoint; goes on where an interrupted run of the same scope stopped.
 *
 * @throws SourceSilent when the source does not answer
 * @throws SyncStopped when the signal ends it or another process takes over
 */
export async function syncCatalogue(catalogue: Catalogue, parts: SyncParts): Promise<SyncReport> {
  const { store, clock, token } = parts;
  const scope = catalogue.scope(parts.options ?? {});
  const ask = patientAsk(catalogue, parts);
  const state = (await store.states()).find((each) => each.catalogue === catalogue.id);
  const old = resumable(state, JSON.stringify(scope), clock.now());
  const pages = await catalogue.pages(scope, ask, clock.now());
  if (pages.length === 0) throw listsNothing(catalogue);
  const stored = pages.indexOf(old?.lastPage ?? '') + 1;
  const run: CatalogueRun =
    stored > 0 && old
      ? old
      : { scope, lastPage: null, startedAt: new Date(clock.now()).toISOString() };
  const claim = { catalogue: catalogue.id, token };
  const served = state?.served?.scope ?? null;
  await store.claim(claim, {
    run,
    served: served === null ? null : (catalogue.narrow?.(served, scope) ?? served),
  });
  const sum = { added: 0, changed: 0, gone: 0 };
  let rowCount = 0;
  parts.onProgress?.({ done: stored, pages: pages.length, rows: 0 });
  for (const [index, page] of pages.entries()) {
    if (index < stored) continue;
    if (parts.signal?.aborted === true) throw new SyncStopped('stopped');
    const rows = distinct(await catalogue.read(page, scope, ask));
    if (rows.length === 0 && pages.length === 1) throw listsNothing(catalogue);
    count(sum, await store.savePage(claim, page, rows));
    rowCount += rows.length;
    parts.onProgress?.({ done: index + 1, pages: pages.length, rows: rowCount });
  }
  count(sum, await store.finish(claim, pages, new Date(clock.now()).toISOString()));
  return { ...sum, pages: pages.length, skipped: stored };
}

/** A whole catalogue that is suddenly empty is a fault of the source: what is stored stays. */
function listsNothing({ sourceId }: Catalogue): SourceSilent {
  return new SourceSilent(`${sourceId} lists nothing`);
}

function count(sum: { added: number; changed: number; gone: number }, changes: PageChanges): void {
  if (!changes.isOurs) throw new SyncStopped('another process has taken this over');
  sum.added += changes.added;
  sum.changed += changes.changed;
  sum.gone += changes.gone;
}

/** The interrupted run, where it brought in the same and is not too old. */
function resumable(
  state: CatalogueState | undefined,
  scope: string,
  nowMs: number,
): CatalogueRun | undefined {
  const run = state?.run ?? undefined;
  if (run === undefined || JSON.stringify(run.scope) !== scope) return undefined;
  return nowMs - Date.parse(run.startedAt) < RESUME_MS ? run : undefined;
}

/** A source may list an object twice; the last one stands. */
function distinct(rows: readonly CatalogueRow[]): CatalogueRow[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}

/** Asks the source again after pauses; by configuration offline, it does not wait. */
function patientAsk({ sourceId }: Catalogue, parts: SyncParts): AskSource {
  const pauses = parts.pausesMs ?? PAUSES_MS;
  return async (need) => {
    for (let attempt = 0; ; attempt++) {
      const fact = await parts.askFrom(sourceId, need, parts.signal);
      if (parts.signal?.aborted === true) throw new SyncStopped('stopped');
      if ('value' in fact && (fact.status === 'live' || fact.status === 'cached'))
        return fact.value;
      const reason =
        'value' in fact ? (fact.reason ?? 'only an old answer is at hand') : fact.missing;
      const pause = pauses[attempt];
      if (pause === undefined || reason.startsWith('offline'))
        throw new SourceSilent(`${sourceId} does not answer: ${reason}`);
      parts.onWait?.(reason);
      await sleep(
        pause,
        undefined,
        parts.signal === undefined ? {} : { signal: parts.signal },
      ).catch(() => undefined);
    }
  };
}
