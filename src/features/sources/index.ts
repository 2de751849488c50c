import * as z from 'zod';
import { onWire } from '../../../engines/onWire.ts';
import { pick } from '../../../engines/pick.ts';
import { operation } from '../../core/operation.ts';
import type { SourceState } from '../../core/sourceState.ts';
import { LISTED, type ListedConnector } from './listed.ts';

const status = z
  .enum(['operational', 'degraded', 'down', 'unconfigured'])
  .meta({ id: 'ConnectorStatus' });
const category = z
  .enum([
    'entity',
    'economic',
    'weather',
    'environmental',
    'credit',
    'infrasound',
    'air_quality',
    'citizen_sensors',
    'citizen_seismic',
  ])
  .meta({ id: 'ConnectorCategory' });

const connector = z
  .object({
    id: z.string(),
    name: z.string(),
    category,
    provider: z.string(),
    home: z.string(),
    status,
    reason: z.string().nullable().describe('Why the status is not `operational`'),
    update_frequency: z.string(),
    auth: z
      .enum(['none', 'optional', 'required'])
      .describe('Whether the source needs a key of ours'),
    last_call_at: z.string().nullable(),
    last_success_at: z.string().nullable(),
    age_s: z.number().nullable().describe('Seconds since the last success; null before the first'),
    newest_data_at: z.string().nullable().describe('Time of the newest datum seen'),
    latency_ms: z.number().nullable(),
    breaker: z.enum(['closed', 'open', 'half_open']),
    coverage: z.string(),
    licence: z.string(),
    attribution: z.string().nullable(),
    datasets: z.array(z.string()).describe('What it answers, by dataset name'),
  })
  .meta({ id: 'DataConnector' });

const count = z.int().min(0);

export const connectors = operation({
  method: 'GET',
  path: '/api/v1/data/connectors',
  access: 'key',
  tool: true,
  title: 'Data connectors',
  summary:
    'Whether each data connector works now: operational, degraded, down or unconfigured, with age of its last answer, update frequency and licence.',
  input: z.object({}),
  output: z
    .object({
      as_of: z.string(),
      total: count,
      by_status: z.object({
        operational: count,
        degraded: count,
        down: count,
        unconfigured: count,
      }),
      by_category: z.record(z.string(), count),
      connectors: z.array(connector),
    })
    .meta({ id: 'DataConnectors' }),
  answer: {
    as_of: '2026-01-15T12:00:00.000Z',
    total: 1,
    by_status: { operational: 1, degraded: 0, down: 0, unconfigured: 0 },
    by_category: { entity: 1 },
    connectors: [
      {
        id: 'sec-edgar',
        name: 'SEC EDGAR',
        category: 'entity',
        provider: 'US Securities and Exchange Commission',
        home: 'https://www.sec.gov/search-filings',
        status: 'operational',
        reason: null,
        update_frequency: 'real time, under 1 min',
        auth: 'none',
        last_call_at: '2026-01-15T11:59:30.000Z',
        last_success_at: '2026-01-15T11:59:30.000Z',
        age_s: 30,
        newest_data_at: '2026-01-15T11:58:00.000Z',
        latency_ms: 240,
        breaker: 'closed',
        coverage: 'companies registered in the United States',
        licence: 'US Government work, public domain',
        attribution: null,
        datasets: ['company-record'],
      },
    ],
  },
  run(_input, { sourceStates, clock }) {
    const states = new Map(sourceStates().map((state) => [state.id, state]));
    const rows = LISTED.flatMap((listed) => {
      const state = states.get(listed.id);
      return state === undefined ? [] : [rowOf(listed, state)];
    });
    const byStatus = { operational: 0, degraded: 0, down: 0, unconfigured: 0 };
    const byCategory: Record<string, number> = {};
    for (const row of rows) {
      byStatus[row.status]++;
      byCategory[row.category] = (byCategory[row.category] ?? 0) + 1;
    }
    return {
      as_of: new Date(clock.now()).toISOString(),
      total: rows.length,
      by_status: byStatus,
      by_category: byCategory,
      connectors: rows,
    };
  },
});

function rowOf(
  { id, updateFrequency }: ListedConnector,
  state: SourceState,
): z.output<typeof connector> {
  return {
    id,
    name: state.title,
    category: category.parse(state.category),
    provider: state.provider,
    home: state.home,
    status: state.status,
    reason: state.reason,
    update_frequency: updateFrequency,
    auth: state.key,
    ...onWire(pick(state, 'lastCallAt', 'lastSuccessAt')),
    age_s: state.secondsSinceSuccess,
    newest_data_at: state.newest,
    latency_ms: state.latencyMs,
    breaker: state.breaker,
    coverage: state.coverage,
    licence: state.licence,
    attribution: state.attribution,
    datasets: [...state.datasets],
  };
}
