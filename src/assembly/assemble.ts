import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { POOL } from '../../config/limits.ts';
import type { Config } from '../../config/env.ts';
import { createPool } from '../../workers/pool.ts';
import { PoolRefusal, type Pool } from '../../workers/poolTypes.ts';
import type { OpenedGrids } from '../atlas/grids/openGrids.ts';
import type { Embedded } from '../connectors/connector.ts';
import { connectors } from '../connectors/index.ts';
import { tableAnswers } from '../connectors/pipeline/askTable.ts';
import type { Pipeline } from '../connectors/pipeline/pipeline.ts';
import type { Asked, Ticket } from '../core/computing.ts';
import type { Services, SourceNote } from '../core/context.ts';
import { ApiError } from '../core/errors.ts';
import { createMail, type Postbox } from '../core/mail.ts';
import { refusalCodeOf } from '../core/perform.ts';
import type { Meter } from '../core/quota.ts';
import { steadyClock } from '../core/steadyClock.ts';
import { createAccounting } from '../db/accounting.ts';
import { createIdempotencyStore, type SweptStore } from '../db/idempotencyStore.ts';
import type { OpenDatabase } from '../db/orm.ts';
import { codeStateOf } from '../db/codeRelease.ts';
import { openEvidence, type OpenEvidence } from '../db/openEvidence.ts';
import { RefusalLog } from '../db/refusalLog.ts';
import { SessionStore } from '../db/sessionStore.ts';
import { alertDelays, delayFigures } from '../db/alertDelays.ts';
import { createMetrics } from '../http/metrics.ts';
import { jobKinds, routines } from '../jobKinds.ts';
import { createJobs, type RunningJobs } from '../jobs/createJobs.ts';
import { operations } from '../operations.ts';
import { createOutlets } from '../outlets.ts';
import { StripePayments } from '../payments/stripePayments.ts';
import { INTERFACE_VERSION } from '../surfaces/openapi.ts';
import { pipelineOver, sandboxOver } from './sources.ts';

/** Folder of the program. */
const ROOT = join(import.meta.dirname, '../..');

/** Everything that was built for a server. */
export interface Assembled {
  readonly services: Services;
  readonly meter: Meter;
  readonly pool: Pool;
  readonly pipeline: Pipeline;
  readonly evidence: OpenEvidence;
  readonly idempotency: SweptStore;
  readonly jobs: RunningJobs;
  readonly metrics: ReturnType<typeof createMetrics>;
  readonly mail: Postbox;
  readonly stopping: AbortController;
}

/** What everything is built on. */
export interface Ground {
  readonly database: OpenDatabase;
  /** The operator's own grids, opened. */
  readonly grids: OpenedGrids | undefined;
  /** Embedded tables in their order. */
  readonly tables: readonly Embedded[];
  readonly vault: Services['vault'];
  readonly log: Services['log'];
  readonly clock: Services['clock'];
  readonly list: typeof operations;
  /** What a test puts in the place of the real thing. */
  readonly replace: {
    readonly jobKinds?: typeof jobKinds;
    readonly routines?: typeof routines;
    readonly outlets?: Services['outlets'];
  };
}

/** Builds every service. */
export function assemble(config: Config, ground: Ground): Assembled {
  const { database, log, clock, replace } = ground;
  const { keys, meter } = createAccounting(database, steadyClock(clock), (error) =>
    log.error({ err: error }, 'counts could not be written'),
  );
  const pool = poolOver(config, ground);
  const evidence = openEvidence(database, {
    dataDir: config.dataDir,
    keepDays: config.predictionKeepDays,
    code: codeStateOf({ root: ROOT, version: INTERFACE_VERSION }, config.gitCommit),
    table: tableAnswers(ground.tables),
    warn: (error, message) => log.error({ err: error }, message),
  });
  const idempotency = createIdempotencyStore(database);
  const pipeline = pipelineOver(config, ground);
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
  const stopping = new AbortController();
  const metrics = createMetrics({
    pool: () => pool.figures(),
    sources: () => pipeline.health(),
    alertDelays: async () => delayFigures(await alertDelays(database, clock.now())),
  });
  const built = { meter, pool, pipeline, evidence, idempotency, jobs, metrics, mail, stopping };
  const services = servicesOf(config, ground, { ...built, keys });
  return { ...built, services };
}

/** Threads for heavy work; those that compute portfolios open the operator's ground themselves. */
function poolOver({ dataDir, offline }: Config, { grids }: Ground): Pool {
  return createPool({
    threads: Math.max(1, availableParallelism() - 1),
    ...POOL,
    ground: { dataDir, offline, grids: grids?.entries ?? [] },
  });
}

type Built = Omit<Assembled, 'services'> & Pick<Services, 'keys'>;

/** The services as operations see them. */
function servicesOf(config: Config, ground: Ground, built: Built): Services {
  const { database, vault, log, clock, list, replace } = ground;
  const { meter, pool, evidence, idempotency, jobs, metrics, mail, stopping, keys } = built;
  const { publicBaseUrl, stripe: settings } = config;
  return {
    database,
    log,
    clock,
    mail,
    publicBaseUrl,
    payments: new StripePayments({ database, clock, log, keys, settings, publicBaseUrl }),
    sandbox: sandboxOver(evidence.predictions, ground),
    ...askingOf(built, ground),
    compute: (task, signal) => pool.run(task, signal).catch(explainPool),
    admit: (asked) => admittedBy(pool, asked),
    keep: evidence.keep,
    evidence: evidence.desk,
    findPrediction: evidence.predictions.find,
    latestPredictions: evidence.predictions.latest,
    limits: meter,
    keys,
    vault,
    sessions: new SessionStore(database, clock, publicBaseUrl),
    idempotency,
    jobs,
    host: hostOf(config, pool),
    stopping: stopping.signal,
    outlets: replace.outlets ?? createOutlets(config),
    ...refusing(ground, metrics),
    catalog: () => list,
  };
}

/** Counts of refusals, and those that stand in the log of an account. */
function refusing(
  { database, clock, log }: Pick<Ground, 'database' | 'clock' | 'log'>,
  metrics: Built['metrics'],
): Pick<Services, 'noteRefusal' | 'noteEndedKey'> {
  const refusals = new RefusalLog(database, clock, log);
  return {
    noteRefusal(error, by) {
      const code = refusalCodeOf(error);
      metrics.refuse(code);
      if (by) refusals.note(code, by);
    },
    noteEndedKey: (secret) => refusals.noteKey(secret),
  };
}

type Asking = 'ask' | 'askFrom' | 'sourceStates' | 'sourceNote';

function askingOf(
  { pipeline }: Pick<Built, 'pipeline'>,
  { grids, tables }: Pick<Ground, 'grids' | 'tables'>,
): Pick<Services, Asking> {
  const notes = new Map<string, SourceNote>(
    [...(grids?.cards ?? []), ...connectors, ...tables].map((source) => [source.id, source]),
  );
  return {
    ask: (need, signal) => pipeline.ask(need, signal),
    askFrom: (sourceId, need, signal) => pipeline.askFrom(sourceId, need, signal),
    sourceStates: () => pipeline.health(),
    sourceNote: (id) => notes.get(id),
  };
}

function hostOf(config: Config, pool: Pool): Services['host'] {
  return {
    dataDir: config.dataDir,
    startedMs: Date.now(),
    isPaid: config.stripe.secretKey !== undefined,
    isOffline: config.offline,
    workers: () => pool.figures(),
  };
}

/** @throws ApiError `overloaded` where it would be answered too late */
function admittedBy(pool: Pool, asked: Asked): Ticket {
  try {
    return pool.admit(asked);
  } catch (error) {
    return explainPool(error);
  }
}

function explainPool(error: unknown): never {
  if (!(error instanceof PoolRefusal)) throw error;
  const { kind, message, retryAfterS = POOL.retryAfterS } = error;
  if (kind === 'crashed') throw new Error(message);
  throw new ApiError(
    kind === 'stopping' ? 'draining' : 'overloaded',
    `${message} Try again in ${retryAfterS} s.`,
    { retryAfterS },
  );
}
