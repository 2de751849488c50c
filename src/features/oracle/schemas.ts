import * as z from 'zod';

const count = z.int().min(0);
const status = z.enum(['operational', 'degraded', 'down', 'unconfigured']);
const text = z.string().nullable();

const source = z.object({
  id: z.string(),
  title: z.string(),
  kind: z.enum(['live', 'embedded']),
  category: z.string(),
  provider: z.string(),
  home: z.string(),
  status,
  reason: text,
  key: z.enum(['none', 'optional', 'required']),
  cadence: z.string(),
  coverage: z.string(),
  licence: z.string(),
  attribution: text,
  datasets: z.array(z.string()),
});

export const connectorsReply = z
  .object({
    as_of: z.string(),
    total: count,
    live: count,
    embedded: count,
    by_status: z.record(z.string(), count),
    by_category: z.record(z.string(), count),
    items: z.array(source),
    next_cursor: text,
  })
  .meta({ id: 'OracleConnectors' });

export const driftMethodsReply = z
  .object({
    total: count,
    items: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        kind: z.enum(['two_samples', 'stream']),
        formula: z.string(),
        parameters: z.array(z.object({ name: z.string(), meaning: z.string(), usual: z.string() })),
        answer: z.string(),
        source: z.string(),
        verification: z.string(),
        limits: z.string(),
      }),
    ),
    next_cursor: text,
  })
  .meta({ id: 'DriftMethods' });

export const fetchersReply = z
  .object({
    as_of: z.string(),
    total: count,
    served: count.describe('Datasets that a source in working order answers now'),
    items: z.array(
      z.object({
        dataset: z.string(),
        served_now: z.boolean(),
        served_live: z.boolean().describe('A live source in working order answers'),
        sources: z
          .array(z.object({ id: z.string(), kind: z.enum(['live', 'embedded']), status }))
          .describe('In the order in which they are asked'),
        used_by: z.array(z.string()).describe('Operations that ask it'),
      }),
    ),
    next_cursor: text,
  })
  .meta({ id: 'OracleFetchers' });

export const healthReply = z
  .object({
    status: z.enum(['ok', 'degraded']),
    reason: text,
    checked_at: z.string(),
    sources: z.object({
      live: count,
      operational: count,
      degraded: count,
      down: count,
      unconfigured: count,
      embedded: count,
    }),
    datasets: z.object({ total: count, served: count, served_live: count }),
  })
  .meta({ id: 'OracleHealth' });

export const infoReply = z
  .object({
    name: z.string(),
    version: z.string(),
    purpose: z.string(),
    counts: z.object({
      operations: count,
      tools: count,
      models: count,
      datasets: count,
      live_sources: count,
      embedded_tables: count,
      drift_methods: count,
      forecast_methods: count,
    }),
    principles: z.array(z.string()),
    endpoints: z.array(z.object({ method: z.string(), path: z.string(), title: z.string() })),
  })
  .meta({ id: 'OracleInfo' });

export const mlDepsReply = z
  .object({
    runtime: z.object({ name: z.string(), version: z.string() }),
    external_ml_libraries: z.array(z.string()).describe('Machine-learning libraries at run time'),
    note: z.string(),
    total: count,
    unverified: count.describe('Models whose card says so'),
    items: z.array(
      z.object({
        model: z.string(),
        version: z.string(),
        methodology: z.string(),
        verification: z.string(),
        operations: z.array(z.string()),
      }),
    ),
    next_cursor: text,
  })
  .meta({ id: 'OracleMlDeps' });

export const stageSummaryReply = z
  .object({
    as_of: z.string(),
    items: z.array(
      z.object({
        stage: z.string(),
        title: z.string(),
        status: z.enum(['ok', 'degraded']),
        reason: text,
        counts: z.record(z.string(), count),
      }),
    ),
    next_cursor: text,
  })
  .meta({ id: 'OracleStageSummary' });
