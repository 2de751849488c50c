import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { createPool, PoolRefusal, type Pool } from '../workers/pool.ts';
import { POOL, SERVER } from '../config/limits.ts';
import { sourceSetting, type Config } from '../config/env.ts';
import { openCatalogues } from './atlas/catalogues/openCatalogues.ts';
import { atlas } from './atlas/index.ts';
import { warmUp } from './atlas/warmUp.ts';
import { connectors } from './connectors/index.ts';
import { memoryRate, sharedRate, type HostRate } from './connectors/pipeline/limiter.ts';
import { createPipeline, type Pipeline } from './connectors/pipeline/pipeline.ts';
import type { Services } from './core/context.ts';
import { ApiError } from './core/errors.ts';
import { createLog } from './core/log.ts';
import { createMail, type Postbox } from './core/mail.ts';
import { refusalCodeOf } from './core/perform.ts';
import { SANDBOX_MS, type Sandbox } from './core/sandbox.ts';
import { steadyClock } from './core/steadyClock.ts';
import type { Meter } from './core/quota.ts';
import { createAccounting } from './db/accounting.ts';
import { createAnswerStore } from './db/answerStore.ts';
import { createCatalogueStore } from './db/catalogueStore.ts';
import { createIdempotencyStore, type SweptStore } from './db/idempotencyStore.ts';
import { sharedLimiter } from './db/limiterClient.ts';
import { openDatabase, type OpenDatabase } from './db/orm.ts';
import { createPredictionStore, type PredictionStore } from './db/predictionStore.ts';
import { SessionStore } from './db/sessionStore.ts';
import { fixedRoutes } from './fixedRoutes.ts';
import { openGate, type Gate } from './http/gate.ts';
import { createHandler } from './http/handler.ts';
import { callerBy } from './http/identifyCaller.ts';
import { createMetrics } from './http/metrics.ts';
import { jobKinds, routines } from './jobKinds.ts';
import { createJobs, type RunningJobs } from './jobs/createJobs.ts';
import { operations } from './operations.ts';
import { StripePayments } from './payments/stripePayments.ts';
import { createOutlets } from './outlets.ts';
import { restSurface } from './surfaces/rest.ts';

/** A running server. */
export interface RunningServer {
  readonly url: string;
  readonly log: Services['log'];
  readonly services: Services;
  /** Takes no new work, finishes what is under way, writes what is in memory, closes. */
  stop(): Promise<void>;
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
}

/** Builds the services, wires the surfaces to them, and listens. The only place where anything is constructed. */
export async function createServer(
  config: Config,
  replace: Replacements = {},
): Promise<RunningServer> {
  const log = replace.log ?? createLog(config.logLevel);
  const clock = replace.clock ?? Date;
  const list = replace.operations ?? operations;
  const database =
    replace.database ??
    (await openDatabase({ ...config, warn: (message) => log.warn({}, message) }));
  await database.prepared();
  const parts = assemble(config, { database, log, clock, list, replace });
  const state = { draining: false };
  const app = createHandler({
    services: parts.services,
    rest: restSurface(list),
    fixed: fixedRoutes({
      operations: list,
      sources: [...connectors, ...atlas],
      publicBaseUrl: config.publicBaseUrl,
      metrics: parts.metrics,
      vitals: { isDraining: () => state.draining, pingDatabase: () => database.sql('select 1') },
    }),
    identify: callerBy({ ...parts.services, adminToken: config.adminToken }),
    origin: new URL(config.publicBaseUrl).origin,
    metrics: parts.metrics,
    isDraining: () => state.draining,
    config,
  });
  const gate = replace.gate ?? (await openGate(config));
  const { http } = gate;
  gate.open(app.callback());
  const url = `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${(http.address() as AddressInfo).port}`;
  if (database.newAdminKeyFile)
    log.info(
      { file: database.newAdminKeyFile },
      'the administrator was created; the key is in this file',
    );
  log.info(
    {
      url,
      database: database.kind,
      operations: list.length,
      sources: connectors.length,
      tables: atlas.length,
    },
    'listening',
  );
  warmUp(atlas);
  parts.jobs.beginLater();
  return {
    url,
    log,
    services: parts.services,
    stop: once(() => stop({ http, state, database, ...parts, log })),
  };
}

interface Assembled {
  readonly services: Services;
  readonly meter: Meter;
  readonly pool: Pool;
  readonly pipeline: Pipeline;
  readonly predictions: PredictionStore;
  readonly idempotency: SweptStore;
  readonly jobs: RunningJobs;
  readonly metrics: ReturnType<typeof createMetrics>;
  readonly mail: Postbox;
}

interface Ground {
  readonly database: OpenDatabase;
  readonly log: Services['log'];
  readonly clock: Services['clock'];
  readonly list: typeof operations;
  readonly replace: Replacements;
}

function assemble(config: Config, { database, log, clock, list, replace }: Ground): Assembled {
  const { keys, meter } = createAccounting(database, steadyClock(clock), (error) =>
    log.error({ err: error }, 'counts could not be written'),
  );
  const pool = createPool({ threads: Math.max(1, availableParallelism() - 1), ...POOL });
  const predictions = createPredictionStore(database);
  const idempotency = createIdempotencyStore(database);
  const pipeline = createPipeline({
    connectors,
    atlas,
    clock,
    offline: config.offline,
    settings: (id) => sourceSetting(config, id),
    store: createAnswerStore(database),
    ...(database.kind === 'postgres' ? { rate: hostRateOver(database, clock) } : {}),
    catalogues: openCatalogues({
      store: createCatalogueStore(database),
      clock,
      log: (event) => log.warn(event, 'catalogue'),
    }),
    userAgent: `geophysical-risk-intelligence/2.3.0 (${config.publicBaseUrl}; ${config.adminEmail})`,
    log: (event) => log.info(event, 'source'),
  });
  const jobs = createJobs({
    database,
    databaseUrl: config.databaseUrl,
    kinds: replace.jobKinds ?? jobKinds,
    routines: replace.routines ?? routines,
    services: () => services,
  });
  const mail = createMail({
    smtpUrl: config.smtpUrl,
    outbox: join(config.dataDir, 'outbox'),
    from: config.adminEmail,
    log,
  });
  const notes = new Map([...connectors, ...atlas].map((source) => [source.id, source]));
  const services: Services = {
    database,
    log,
    clock,
    mail,
    publicBaseUrl: config.publicBaseUrl,
    payments: new StripePayments({
      database,
      clock,
      log,
      keys,
      settings: config.stripe,
      publicBaseUrl: config.publicBaseUrl,
    }),
    sandbox: sandboxOver(predictions),
    ask: (need, signal) => pipeline.ask(need, signal),
    askFrom: (sourceId, need, signal) => pipeline.askFrom(sourceId, need, signal),
    sourceStates: () => pipeline.health(),
    compute: (task, signal) => pool.run(task, signal).catch(explainPool),
    keep: predictions.keep,
    findPrediction: predictions.find,
    sourceNote: (id) => notes.get(id),
    limits: meter,
    keys,
    sessions: new SessionStore(database, clock, config.publicBaseUrl),
    idempotency,
    jobs,
    host: {
      dataDir: config.dataDir,
      startedMs: Date.now(),
      isPaid: config.stripe.secretKey !== undefined,
      isOffline: config.offline,
      workers: () => pool.figures(),
    },
    outlets: replace.outlets ?? createOutlets(config),
    noteRefusal: (error) => metrics.refuse(refusalCodeOf(error)),
    catalog: () => list,
  };
  const metrics = createMetrics({ pool: () => pool.figures(), sources: () => pipeline.health() });
  return { services, meter, pool, pipeline, predictions, idempotency, jobs, metrics, mail };
}

/** Embedded tables at a fixed moment; an answer that was given before is kept once. */
function sandboxOver({ keepOnce }: PredictionStore): Sandbox {
  const clock = { now: () => SANDBOX_MS };
  const tables = createPipeline({
    connectors: [],
    atlas,
    clock,
    offline: true,
    settings: () => ({}),
    userAgent: 'none',
  });
  return {
    ask: (need, signal) => tables.ask(need, signal),
    askFrom: (sourceId, need, signal) => tables.askFrom(sourceId, need, signal),
    sourceStates: () => tables.health(),
    clock,
    keep: keepOnce,
  };
}

/** Calls per host counted over every server on the database; should it fail, this server's own count holds. */
function hostRateOver(database: OpenDatabase, clock: Services['clock']): HostRate {
  const counters = new Map<number, ReturnType<typeof sharedLimiter>>();
  const counterFor = (perMinute: number): ReturnType<typeof sharedLimiter> => {
    const known =
      counters.get(perMinute) ??
      sharedLimiter(database, { points: perMinute, duration: 60, keyPrefix: `host${perMinute}` });
    counters.set(perMinute, known);
    return known;
  };
  return sharedRate(
    counterFor,
    memoryRate(() => clock.now()),
  );
}

function explainPool(error: unknown): never {
  if (!(error instanceof PoolRefusal)) throw error;
  if (error.kind === 'crashed') throw new Error(error.message);
  throw new ApiError('overloaded', `${error.message} Try again shortly.`, { retryAfterS: 2 });
}

interface Stopping extends Assembled {
  readonly http: Server;
  readonly state: { draining: boolean };
  readonly database: OpenDatabase;
  readonly log: Services['log'];
}

async function stop({
  http,
  state,
  pipeline,
  meter,
  predictions,
  idempotency,
  jobs,
  pool,
  mail,
  database,
  log,
}: Stopping): Promise<void> {
  state.draining = true;
  log.info({}, 'stopping');
  const closed = new Promise<void>((resolve) => http.close(() => resolve()));
  http.closeIdleConnections();
  const late = setTimeout(() => http.closeAllConnections(), SERVER.drainMs);
  await closed;
  clearTimeout(late);
  await jobs.close();
  await pipeline.close();
  await pool.close();
  await predictions.idle();
  await mail.idle();
  idempotency.close();
  await meter.close();
  await database.close();
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
