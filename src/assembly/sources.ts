import { sourceSetting, type Config } from '../../config/env.ts';
import type { OpenedGrids } from '../atlas/grids/openGrids.ts';
import { openCatalogues } from '../atlas/catalogues/openCatalogues.ts';
import type { Embedded } from '../connectors/connector.ts';
import { connectors } from '../connectors/index.ts';
import { memoryRate, sharedRate, type HostRate } from '../connectors/pipeline/limiter.ts';
import { createPipeline, type Pipeline } from '../connectors/pipeline/pipeline.ts';
import type { Services } from '../core/context.ts';
import { SANDBOX_MS, type Sandbox } from '../core/sandbox.ts';
import { createAnswerStore } from '../db/answerStore.ts';
import { createCatalogueStore } from '../db/catalogueStore.ts';
import { sharedLimiter } from '../db/limiterClient.ts';
import type { OpenDatabase } from '../db/orm.ts';
import type { PredictionStore } from '../db/predictionStore.ts';

/** What lies on this machine. */
interface Tables {
  readonly grids: OpenedGrids | undefined;
  /** Embedded tables in their order. */
  readonly tables: readonly Embedded[];
}

/** What answers the questions of verticals: live sources, whole catalogues, embedded tables. */
export function pipelineOver(
  config: Config,
  ground: Pick<Services, 'clock' | 'log'> & Tables & { readonly database: OpenDatabase },
): Pipeline {
  const { database, clock, log, grids, tables } = ground;
  return createPipeline({
    connectors,
    atlas: tables,
    grids,
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
}

/** The operator's grids and the embedded tables at a fixed moment; an answer that was given before is kept once. */
export function sandboxOver(
  { keepOnce }: PredictionStore,
  { grids, tables: embedded }: Tables,
): Sandbox {
  const clock = { now: () => SANDBOX_MS };
  const tables = createPipeline({
    connectors: [],
    atlas: embedded,
    grids,
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
