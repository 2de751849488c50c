import { randomUUID } from 'node:crypto';
import { ConfigError, readConfig, sourceSetting, type Config } from '../../config/env.ts';
import type { Catalogue, ScopeOptions } from '../../src/atlas/catalogues/catalogue.ts';
import { catalogues } from '../../src/atlas/catalogues/index.ts';
import {
  SourceSilent,
  SyncStopped,
  syncCatalogue,
  type SyncParts,
  type SyncReport,
} from '../../src/atlas/catalogues/syncCatalogue.ts';
import { connectors } from '../../src/connectors/index.ts';
import { createPipeline } from '../../src/connectors/pipeline/pipeline.ts';
import { createCatalogueStore } from '../../src/db/catalogueStore.ts';
import { openDatabase, type OpenDatabase } from '../../src/db/orm.ts';
import type { BoundingBox } from '../../src/atlas/keptTerrain/keepTiles.ts';
import { Misuse, numberOption, parsedLine } from '../commandLine/commandLine.ts';
import { createProgress } from './progress.ts';
import { boxOf, syncTerrain } from './syncTerrain.ts';
import { SYNC_USAGE } from './syncUsage.ts';

/** What a command line asks for. */
interface Order {
  readonly chosen: readonly Catalogue[];
  readonly options: ScopeOptions;
}

/**
 * `sync NAME ...`: brings catalogues in one after the other.
 *
 * @returns 0 when all are whole, 1 when a source or the database refused (what came in stays), 2 for a command line that cannot be used
 */
export async function syncSources(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Promise<number> {
  try {
    const [first, ...more] = args;
    if (first === 'terrain') return await syncTerrain(terrainBox(more), readConfig(environment));
    const order = orderOf(args);
    const config = readConfig(environment);
    const database = await openDatabase({ ...config, warn: (message) => console.error(message) });
    if (database.newAdminKeyFile !== undefined)
      console.error(
        `The database is new: the administrator's key is in ${database.newAdminKeyFile}`,
      );
    try {
      return await syncAll(order, config, database);
    } finally {
      await database.close();
    }
  } catch (error) {
    return complain(error);
  }
}

function complain(error: unknown): number {
  if (error instanceof Misuse) {
    console.error(`${error.message} (npm run -s sources -- sync NAME [...]; --help tells more)`);
    return 2;
  }
  if (error instanceof Error && error.name === 'DirectoryLocked') {
    console.error(
      `${error.message}\nA catalogue is brought in while the server of this folder is stopped; where both use PostgreSQL (DATABASE_URL), at any time.`,
    );
    return 1;
  }
  if (error instanceof ConfigError) {
    console.error(`The settings cannot be used:\n${error.message}`);
    return 1;
  }
  throw error;
}

/** `--bbox W,S,E,N`; a box that begins with a minus is no further option. */
function terrainBox(args: readonly string[]): BoundingBox {
  const line = args.join(' ');
  const match = /^--bbox[= ](\S+)$/.exec(line);
  if (line !== '' && match === null)
    throw new Misuse(`terrain takes --bbox W,S,E,N and nothing else, not ${line}`);
  const box = boxOf(match?.[1]);
  if (typeof box === 'string') throw new Misuse(box);
  return box;
}

function orderOf(args: readonly string[]): Order {
  const { values, positionals } = parsedLine({
    usage: SYNC_USAGE,
    words: [0, Infinity],
    options: { 'min-magnitude': { type: 'string' }, since: { type: 'string' } },
    args,
  });
  const chosen = positionals.includes('all') ? catalogues : positionals.map(catalogueNamed);
  if (chosen.length === 0) throw new Misuse(`Which catalogue? ${KNOWN}.`);
  const { 'min-magnitude': magnitude } = values;
  const minMagnitude =
    magnitude === undefined ? undefined : numberOption('min-magnitude', magnitude, [0, 9]);
  const { since } = values;
  if (since !== undefined && !isDay(since))
    throw new Misuse(
      '--since must be a day from 1900 on that is not in the future, such as 1970-01-01.',
    );
  return {
    chosen: [...new Set(chosen)],
    options: {
      ...(minMagnitude === undefined ? {} : { minMagnitude }),
      ...(since === undefined ? {} : { since }),
    },
  };
}

function isDay(text: string): boolean {
  const ms = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : NaN;
  return ms >= Date.UTC(1900) && ms <= Date.now() && new Date(ms).toISOString().startsWith(text);
}

const KNOWN = `Name one or more of ${catalogues.map(({ id }) => id).join(', ')}, all, or terrain`;

function catalogueNamed(name: string): Catalogue {
  const found = catalogues.find(({ id }) => id === name);
  if (!found) throw new Misuse(`No catalogue is called ${name}. ${KNOWN}.`);
  return found;
}

async function syncAll(
  { chosen, options }: Order,
  config: Config,
  database: OpenDatabase,
): Promise<number> {
  const pipeline = createPipeline({
    connectors,
    atlas: [],
    offline: config.offline,
    settings: (id) => sourceSetting(config, id),
    clock: Date,
    userAgent: `geophysical-risk-intelligence/2.3.0 (${config.publicBaseUrl}; ${config.adminEmail})`,
  });
  const ended = new AbortController();
  const end = (): void => ended.abort();
  process.once('SIGINT', end).once('SIGTERM', end);
  const parts: SyncParts = {
    store: createCatalogueStore(database),
    askFrom: (sourceId, need, signal) => pipeline.askFrom(sourceId, need, signal),
    clock: Date,
    token: randomUUID(),
    options,
    signal: ended.signal,
  };
  try {
    await pipeline.ready;
    let failures = 0;
    for (const catalogue of chosen)
      if (!ended.signal.aborted && !(await syncOne(catalogue, parts))) failures++;
    return failures === 0 && !ended.signal.aborted ? 0 : 1;
  } finally {
    process.off('SIGINT', end).off('SIGTERM', end);
    await pipeline.close();
  }
}

async function syncOne(catalogue: Catalogue, parts: SyncParts): Promise<boolean> {
  const progress = createProgress(catalogue.id);
  try {
    const report = await syncCatalogue(catalogue, {
      ...parts,
      onProgress: progress.show,
      onWait: progress.wait,
    });
    progress.end();
    console.log(`${catalogue.id}: ${wordsOf(report)}`);
    return true;
  } catch (error) {
    progress.end();
    if (!(error instanceof SourceSilent) && !(error instanceof SyncStopped)) throw error;
    console.error(
      `${catalogue.id}: ${error.message}. What came in is kept; the same command goes on from there.`,
    );
    return false;
  }
}

function wordsOf({ added, changed, gone, pages, skipped }: SyncReport): string {
  const earlier =
    skipped === 0 ? '' : ` (${skipped} of ${pages} pages were there from the run before)`;
  return added + changed + gone === 0
    ? `whole, nothing changed${earlier}`
    : `whole: ${added} new, ${changed} changed, ${gone} gone${earlier}`;
}
