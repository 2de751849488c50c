import { isAbsolute, resolve } from 'node:path';
import { LRUCache } from 'lru-cache';
import { ConfigError } from '../../../config/env.ts';
import type { GridEntry } from '../../../config/grids.ts';
import type { GridLine, GridReply } from '../../connectors/formats/gridLine.ts';
import type { EmbeddedCard } from '../../connectors/pipeline/health.ts';
import { isLoopback } from '../../connectors/pipeline/loopback.ts';
import { Grid } from './grid.ts';
import type { Tile } from './gridFile.ts';

/** What the operator's grids are opened from. */
export interface GridParts {
  readonly entries: readonly GridEntry[];
  readonly dataDir: string;
  /** No file is read from another machine. */
  readonly offline: boolean;
  /** Ids that other sources have. */
  readonly taken: ReadonlySet<string>;
  readonly clock: { now(): number };
  readonly log: (event: object) => void;
}

/** The opened grids, in the order of the list. */
export interface OpenedGrids extends GridLine {
  readonly cards: readonly EmbeddedCard[];
  /** As they were declared, for threads that open them too. */
  readonly entries: readonly GridEntry[];
  close(): Promise<void>;
}

/** POLICY: tiles of all grids that are kept in memory, bytes. */
const CACHE_BYTES = 96 * 1024 * 1024;
/** What a tile weighs beside its values, bytes. */
const TILE_BYTES = 200;

/**
 * Opens the operator's grids.
 *
 * A file that cannot be used stops the start; a file on another machine that cannot be reached now does not: it is tried again.
 *
 * @returns undefined where there are none
 * @throws ConfigError naming each grid that cannot be used, and what is wanted
 */
export async function openGrids(parts: GridParts): Promise<OpenedGrids | undefined> {
  const { entries, taken } = parts;
  if (entries.length === 0) return undefined;
  const tiles = new LRUCache<string, Tile>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ values }) => (values?.byteLength ?? 0) + TILE_BYTES,
  });
  const grids = entries.map(
    (entry) => new Grid({ ...parts, entry, ...placeOf(entry, parts), tiles }),
  );
  const problems = entries
    .filter(({ id }) => taken.has(id))
    .map(({ id }) => `grids.json: ${id} is the id of another source; choose another`);
  for (const problem of await Promise.all(grids.map((grid) => grid.open())))
    if (problem !== undefined) problems.push(`grids.json: ${problem}`);
  if (problems.length > 0) {
    await Promise.all(grids.map((grid) => grid.close()));
    throw new ConfigError(problems.join('\n'));
  }
  return {
    cards: grids.map(({ card }) => card),
    entries,
    ask: (datasetId, query, signal) => askInTurn(grids, { datasetId, query, signal }, 0, undefined),
    health: () => grids.map((grid) => grid.health()),
    close: async () => void (await Promise.all(grids.map((grid) => grid.close()))),
  };
}

function placeOf(entry: GridEntry, { dataDir, offline }: GridParts) {
  const layers = layersOf(entry).map(({ source, band }) => ({
    source: isAddress(source) || isAbsolute(source) ? source : resolve(dataDir, source),
    band,
  }));
  const remote = layers.filter(({ source }) => isAddress(source));
  const isClosed = offline && remote.some(({ source }) => !isLoopback(new URL(source).hostname));
  return {
    layers,
    isRemote: remote.length > 0,
    closed: isClosed ? 'offline by configuration' : undefined,
  };
}

const isAddress = (source: string): boolean => /^https?:/i.test(source);

/** The bands of an entry: one, or one by return period. */
function layersOf(entry: GridEntry) {
  if (entry.dataset !== 'flood_depth') return [{ source: entry.source, band: entry.band }];
  return entry.layers.map(({ source = entry.source, band }) => ({ source, band }));
}

interface Asked {
  readonly datasetId: string;
  readonly query: unknown;
  readonly signal: AbortSignal | undefined;
}

/** The first grid of the dataset that has data at the place; where none has, the first reason. */
function askInTurn(
  grids: readonly Grid[],
  asked: Asked,
  from: number,
  missing: GridReply | undefined,
): GridReply | undefined | Promise<GridReply | undefined> {
  for (let index = from; index < grids.length; index++) {
    const grid = grids[index];
    if (grid?.card.dataset.id !== asked.datasetId) continue;
    const reply = grid.ask(asked.query, asked.signal);
    if (reply instanceof Promise)
      return reply.then((late) =>
        late !== undefined && 'value' in late
          ? late
          : askInTurn(grids, asked, index + 1, missing ?? late),
      );
    if (reply !== undefined && 'value' in reply) return reply;
    missing ??= reply;
  }
  return missing;
}
