import * as z from 'zod';
import { DRIFT_METHODS } from '../../../engines/signals/drift/methods.ts';
import { METHODS } from '../../../engines/money/forecast/methods.ts';
import { pick } from '../../../engines/pick.ts';
import { operation } from '../../core/operation.ts';
import type { SourceState } from '../../core/sourceState.ts';
import { toolsOf } from '../../core/tools.ts';
import { countBy, datasetUses, modelUses } from './counts.ts';
import {
  connectorsReply,
  driftMethodsReply,
  fetchersReply,
  healthReply,
  infoReply,
  mlDepsReply,
  stageSummaryReply,
} from './schemas.ts';
import { stagesOf } from './stages.ts';

const VERSION = '2.3.0';
const nothing = z.object({});

/** A source as the list of connectors tells it. */
const connectorRow = (source: SourceState) => ({
  ...pick(
    source,
    ...([
      'id',
      'title',
      'kind',
      'category',
      'provider',
      'home',
      'status',
      'reason',
      'key',
    ] as const),
    ...(['cadence', 'coverage', 'licence', 'attribution'] as const),
  ),
  datasets: [...source.datasets],
});

export const connectors = operation({
  method: 'GET',
  path: '/api/v1/oracle/connectors',
  access: 'key',
  tool: true,
  free: true,
  title: 'All sources',
  summary:
    'Every source, live or embedded table, with the datasets it answers, its licence and state: where numbers may come from.',
  input: nothing,
  output: connectorsReply,
  run(_input, { sourceStates, clock }) {
    const states = sourceStates();
    const live = states.filter(({ kind }) => kind === 'live');
    return {
      as_of: new Date(clock.now()).toISOString(),
      total: states.length,
      live: live.length,
      embedded: states.length - live.length,
      by_status: countBy(states, ({ status }) => status),
      by_category: countBy(states, ({ category }) => category),
      items: states.map(connectorRow),
      next_cursor: null,
    };
  },
});

export const driftMethods = operation({
  method: 'GET',
  path: '/api/v1/oracle/drift/methods',
  access: 'key',
  tool: true,
  free: true,
  maxAgeS: 300,
  title: 'Methods of drift detection',
  summary:
    'How data that are no longer what they were are told: formula, parameters, source and verification of each method.',
  input: nothing,
  output: driftMethodsReply,
  sources: DRIFT_METHODS.map(({ source }) => source),
  run: () => ({
    total: DRIFT_METHODS.length,
    items: DRIFT_METHODS.map((method) => ({ ...method, parameters: [...method.parameters] })),
    next_cursor: null,
  }),
});

export const fetchers = operation({
  method: 'GET',
  path: '/api/v1/oracle/fetchers',
  access: 'key',
  tool: true,
  free: true,
  title: 'Datasets and who answers them',
  summary:
    'Every dataset with the sources that are asked for it in turn, and the operations that use it.',
  input: nothing,
  output: fetchersReply,
  run(_input, { sourceStates, catalog, clock }) {
    const uses = datasetUses(sourceStates(), catalog());
    const items = uses.map(({ dataset, sources, usedBy, servedNow, servedLive }) => ({
      dataset,
      served_now: servedNow,
      served_live: servedLive,
      sources: sources.map(({ id, kind, status }) => ({ id, kind, status })),
      used_by: [...usedBy],
    }));
    return {
      as_of: new Date(clock.now()).toISOString(),
      total: uses.length,
      served: uses.filter(({ servedNow }) => servedNow).length,
      items,
      next_cursor: null,
    };
  },
});

export const health = operation({
  method: 'GET',
  path: '/api/v1/oracle/health',
  access: 'none',
  free: true,
  title: 'Health of the sources',
  summary: 'How many sources work and how many datasets are answered now; open to all.',
  input: nothing,
  output: healthReply,
  run(_input, { sourceStates, catalog, clock }) {
    const states = sourceStates();
    const live = states.filter(({ kind }) => kind === 'live');
    const by = countBy(live, ({ status }) => status);
    const uses = datasetUses(states, catalog());
    const unserved = uses.filter(({ servedNow }) => !servedNow).length;
    const tablesOnly = uses.filter(({ servedNow, servedLive }) => servedNow && !servedLive).length;
    const isWhole = unserved === 0 && (by['down'] ?? 0) === 0;
    return {
      status: isWhole ? ('ok' as const) : ('degraded' as const),
      reason: isWhole
        ? null
        : `${by['down'] ?? 0} live sources are down, ${unserved} datasets are unanswered, ${tablesOnly} answered by embedded tables alone`,
      checked_at: new Date(clock.now()).toISOString(),
      sources: {
        live: live.length,
        operational: by['operational'] ?? 0,
        degraded: by['degraded'] ?? 0,
        down: by['down'] ?? 0,
        unconfigured: by['unconfigured'] ?? 0,
        embedded: states.length - live.length,
      },
      datasets: {
        total: uses.length,
        served: uses.length - unserved,
        served_live: uses.filter(({ servedLive }) => servedLive).length,
      },
    };
  },
});

export const info = operation({
  method: 'GET',
  path: '/api/v1/oracle/info',
  access: 'key',
  free: true,
  title: 'About the oracle',
  summary: 'What the oracle is, how much of everything it has, and its endpoints.',
  input: nothing,
  output: infoReply,
  run(_input, { sourceStates, catalog }) {
    const [states, operations] = [sourceStates(), catalog()];
    const live = states.filter(({ kind }) => kind === 'live').length;
    return {
      name: 'Geophysical risk oracle',
      version: VERSION,
      purpose:
        'Public measurements go in, physical quantities with intervals come out, each with its sources, their age and the model that made it.',
      counts: {
        operations: operations.length,
        tools: toolsOf(operations).length,
        models: modelUses(operations).length,
        datasets: datasetUses(states, operations).length,
        live_sources: live,
        embedded_tables: states.length - live,
        drift_methods: DRIFT_METHODS.length,
        forecast_methods: METHODS.length,
      },
      principles: [
        'Missing data are a value with a reason.',
        'Physical quantity and interval first, score second.',
        'The same question on the same facts has the same answer.',
      ],
      endpoints: operations
        .filter(({ path }) => path.startsWith('/api/v1/oracle'))
        .map(({ method, path, title }) => ({ method, path, title })),
    };
  },
});

export const mlDeps = operation({
  method: 'GET',
  path: '/api/v1/oracle/ml-deps',
  access: 'key',
  free: true,
  title: 'Models and what they need',
  summary:
    'Every model with its version, verification and the operations that answer by it, and the libraries they need: none.',
  input: nothing,
  output: mlDepsReply,
  run(_input, { catalog }) {
    const models = modelUses(catalog());
    return {
      runtime: { name: 'node', version: process.versions.node },
      external_ml_libraries: [],
      note: 'Models are published formulas and fitted coefficients computed by this program itself; no machine-learning library is loaded and no model is fetched.',
      total: models.length,
      unverified: models.filter(({ verification }) => /^unverified/i.test(verification)).length,
      items: models.map((one) => ({ ...one, operations: [...one.operations] })),
      next_cursor: null,
    };
  },
});

export const stageSummary = operation({
  method: 'GET',
  path: '/api/v1/oracle/stage-summary',
  access: 'key',
  free: true,
  title: 'Stages from source to answer',
  summary: 'What is in each stage now: sources, datasets, models, operations, stored predictions.',
  input: nothing,
  output: stageSummaryReply,
  run: async (_input, context) => ({
    as_of: new Date(context.clock.now()).toISOString(),
    items: await stagesOf(context),
    next_cursor: null,
  }),
});
