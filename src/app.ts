import type { AddressInfo } from 'node:net';
import type { Config } from '../config/env.ts';
import { readGrids } from '../config/grids.ts';
import { assemble, type Assembled, type Ground } from './assembly/assemble.ts';
import { stop } from './assembly/stop.ts';
import { atlas } from './atlas/index.ts';
import type { OpenedGrids } from './atlas/grids/openGrids.ts';
import { keptTerrain } from './atlas/keptTerrain/keptTerrain.ts';
import { warmUp } from './atlas/warmUp.ts';
import { connectors } from './connectors/index.ts';
import type { Services } from './core/context.ts';
import { createLog } from './core/log.ts';
import { openVault } from './db/openVault.ts';
import { openDatabase, type OpenDatabase } from './db/orm.ts';
import { fixedRoutes } from './fixedRoutes.ts';
import { freeBytesOf } from './db/freeBytes.ts';
import { warmModules } from './features/internal/modules.ts';
import { askerBy } from './http/askers.ts';
import { countingBroken } from './http/brokenRequest.ts';
import { addressReader } from './http/clientAddress.ts';
import { openGate, type Gate } from './http/gate.ts';
import { createHandler } from './http/handler.ts';
import { callerBy } from './http/identifyCaller.ts';
import type { jobKinds, routines } from './jobKinds.ts';
import { operations } from './operations.ts';
import { warmMaps } from './pages/map/warmMaps.ts';
import { restSurface } from './surfaces/rest.ts';

/** A running server. */
export interface RunningServer {
  readonly url: string;
  readonly log: Services['log'];
  readonly services: Services;
  /** Resolves when the tables are made that answers come from; calls before are answered too, the first ones late. */
  readonly ready: Promise<void>;
  /**
   * Takes no new work, finishes what is under way, writes what is in memory, closes.
   *
   * @param noticeMs  how long it says at `/readyz` that it stops while it still listens; default none
   */
  stop(noticeMs?: number): Promise<void>;
}

/** What a test may put in the place of the real thing. */
export interface Replacements {
  readonly log?: ReturnType<typeof createLog>;
  readonly clock?: Services['clock'];
  readonly operations?: typeof operations;
  /** Opened by the caller, closed by the server. */
  readonly database?: OpenDatabase;
  /** Opened by the caller, closed by the server. */
  readonly gate?: Gate;
  readonly jobKinds?: typeof jobKinds;
  readonly routines?: typeof routines;
  readonly outlets?: Services['outlets'];
  /** Makes tables and runs composites beforehand; one that does nothing leaves both to the requests that need them. */
  readonly warmUp?: typeof warmUp;
}

/** Builds the services, wires the surfaces to them, and listens. Nothing is constructed elsewhere than here and in `assembly`. */
export async function createServer(
  given: Config,
  replace: Replacements = {},
): Promise<RunningServer> {
  const gate = replace.gate ?? (await openGate(given));
  const config = withPort(given, gate);
  const log = replace.log ?? createLog(config.logLevel);
  const clock = replace.clock ?? Date;
  const list = replace.operations ?? operations;
  const database =
    replace.database ??
    (await openDatabase({ ...config, warn: (message) => log.warn({}, message) }));
  await database.prepared();
  const vault = await openVault(database, config, log);
  const kept = keptTerrain(config.dataDir);
  const tables = kept === undefined ? atlas : [kept, ...atlas];
  const grids = await openedGrids(config, { clock, log, tables });
  const ground = { database, grids, tables, vault, log, clock, list, replace };
  const parts = assemble(config, ground);
  const state = { draining: false, warm: false };
  gate.open(
    applicationOf(config, { ...ground, parts, state }).callback(),
    askerBy(parts.services.keys, addressReader(config.trustProxy)),
  );
  countBroken(gate, parts);
  const url = addressOf(config, gate);
  tellStart(url, ground);
  const warm = replace.warmUp ?? warmUp;
  const ready = warm(atlas, madeAtFirstUse(config, ground)).then(() => void (state.warm = true));
  parts.jobs.beginLater();
  const { http } = gate;
  return {
    url,
    log,
    services: parts.services,
    ready,
    stop: once((noticeMs = 0) => stop({ http, state, database, grids, ...parts, log }, noticeMs)),
  };
}

/** What would hold up the request that meets it first. */
const madeAtFirstUse = (
  { offline }: Config,
  { database, list }: Pick<Ground, 'database' | 'list'>,
) => [
  () => database.em(),
  () => void (offline || import('undici')),
  warmMaps,
  () => warmModules(list),
  () => void import('./features/alerts/strangersPage.ts'),
];

/** The operator's own grids; the reader of such files is loaded where there are any. */
async function openedGrids(
  { dataDir, offline }: Config,
  { clock, log, tables }: Pick<Ground, 'clock' | 'log' | 'tables'>,
): Promise<OpenedGrids | undefined> {
  const entries = readGrids(dataDir);
  if (entries.length === 0) return undefined;
  const { openGrids } = await import('./atlas/grids/openGrids.ts');
  const taken = new Set([...connectors, ...tables].map(({ id }) => id));
  const warn = (event: object): void => log.warn(event, 'grid');
  return openGrids({ entries, dataDir, offline, taken, clock, log: warn });
}

interface Wiring extends Pick<Ground, 'list' | 'database' | 'grids' | 'tables'> {
  readonly parts: Assembled;
  readonly state: { readonly draining: boolean; readonly warm: boolean };
}

function applicationOf(config: Config, { list, database, grids, tables, parts, state }: Wiring) {
  const { services, metrics } = parts;
  const isDraining = () => state.draining;
  return createHandler({
    services,
    rest: restSurface(list),
    fixed: fixedRoutes({
      operations: list,
      sources: [...(grids?.cards ?? []), ...connectors, ...tables],
      publicBaseUrl: config.publicBaseUrl,
      metrics,
      vitals: {
        isDraining,
        isWarm: () => state.warm,
        pingDatabase: () => database.sql('select 1'),
        freeBytes: () => freeBytesOf(config.dataDir),
      },
    }),
    identify: callerBy({ ...services, adminToken: config.adminToken }),
    origin: new URL(config.publicBaseUrl).origin,
    metrics,
    isDraining,
    config,
  });
}

function countBroken({ http }: Gate, { metrics }: Assembled): void {
  http.on(
    'clientError',
    countingBroken((code) => metrics.refuse(code)),
  );
}

/** Where the system chose the port, links name the one that it chose. */
function withPort(config: Config, gate: Gate): Config {
  return config.publicBaseUrl.endsWith(':0')
    ? { ...config, publicBaseUrl: addressOf(config, gate) }
    : config;
}

function addressOf({ host }: Config, { http }: Gate): string {
  const { port } = http.address() as AddressInfo;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

function tellStart(url: string, { database, log, list, tables }: Ground): void {
  if (database.newAdminKeyFile)
    log.info(
      { file: database.newAdminKeyFile },
      'the administrator was created; the key is in this file',
    );
  const counts = { operations: list.length, sources: connectors.length, tables: tables.length };
  log.info({ url, database: database.kind, ...counts }, 'listening');
}

function once<A extends unknown[], T>(make: (...given: A) => T): (...given: A) => T {
  let made: { value: T } | undefined;
  return (...given) => (made ??= { value: make(...given) }).value;
}
