import type { SourceState } from '../../core/sourceState.ts';
import { chip, figures, moment, type Column, type Tone } from '../../pages/index.ts';
import type { Module } from '../internal/modules.ts';
import type { lastRuns } from '../internal/runs.ts';
import type { healthOf } from '../platform/learning.ts';

type ModuleScore = ReturnType<typeof healthOf>;

/** A module and what came of its last runs. */
export interface ModuleRow {
  readonly module: Module;
  readonly last: Awaited<ReturnType<typeof lastRuns>>[number] | undefined;
  readonly failed: number;
}

const TONES: Readonly<Record<SourceState['status'], Tone>> = {
  operational: 'low',
  degraded: 'moderate',
  down: 'critical',
  unconfigured: 'unknown',
};

const DRIFT_TONES: Readonly<Partial<Record<ModuleScore['state'], Tone>>> = {
  drifting: 'high',
  healthy: 'low',
};

const TIER_TONES: Readonly<Partial<Record<Module['tier'], Tone>>> = {
  verified: 'low',
  checked: 'moderate',
};

/** Columns of the table. */
export const SOURCES: readonly Column<SourceState>[] = [
  { key: 'source', title: 'Source', cell: (row) => row.title, by: (row) => row.title },
  { key: 'kind', title: 'Kind', cell: (row) => row.kind, by: (row) => row.kind },
  {
    key: 'status',
    title: 'Status',
    cell: (row) => chip(row.status, TONES[row.status]),
    by: (row) => row.status,
  },
  {
    key: 'age',
    title: 'Age, s',
    numeric: true,
    cell: (row) => figures(row.secondsSinceSuccess),
    by: (row) => row.secondsSinceSuccess,
  },
  {
    key: 'latency',
    title: 'Latency, ms',
    numeric: true,
    cell: (row) => figures(row.latencyMs),
    by: (row) => row.latencyMs,
  },
  {
    key: 'calls',
    title: 'Calls',
    numeric: true,
    cell: (row) => row.calls,
    by: (row) => row.calls,
  },
  {
    key: 'failures',
    title: 'Failures',
    numeric: true,
    cell: (row) => row.failures,
    by: (row) => row.failures,
  },
  {
    key: 'newest',
    title: 'Newest datum',
    cell: (row) => (row.newest ? moment(row.newest) : '–'),
    by: (row) => row.newest,
  },
  { key: 'reason', title: 'Reason', cell: (row) => row.reason ?? '' },
];

/** Columns of the table. */
export const SCORES: readonly Column<ModuleScore>[] = [
  { key: 'module', title: 'Module', cell: (row) => row.module, by: (row) => row.module },
  {
    key: 'resolved',
    title: 'Resolved',
    numeric: true,
    cell: (row) => row.resolved,
    by: (row) => row.resolved,
  },
  {
    key: 'brier',
    title: 'Brier score ± standard error',
    numeric: true,
    cell: (row) =>
      row.champion
        ? `${figures(row.champion.brier)} ± ${row.champion.brier_standard_error.toPrecision(1)}`
        : '–',
    by: (row) => row.champion?.brier,
  },
  {
    key: 'base',
    title: 'Brier of the base rate',
    numeric: true,
    cell: (row) => figures(row.champion?.brier_of_base_rate),
    by: (row) => row.champion?.brier_of_base_rate,
  },
  {
    key: 'log',
    title: 'Log score, nats',
    numeric: true,
    cell: (row) => figures(row.champion?.log_loss),
    by: (row) => row.champion?.log_loss,
  },
  {
    key: 'state',
    title: 'State',
    cell: (row) => chip(row.state.replace('_', ' '), DRIFT_TONES[row.state] ?? 'unknown'),
    by: (row) => row.state,
  },
  { key: 'why', title: 'Why', cell: (row) => row.reason ?? row.refit.join(' ') },
];

/** Columns of the table. */
export const MODULES: readonly Column<ModuleRow>[] = [
  {
    key: 'name',
    title: 'Module',
    cell: ({ module }) => module.name,
    by: ({ module }) => module.name,
  },
  {
    key: 'category',
    title: 'Category',
    cell: ({ module }) => module.category,
    by: ({ module }) => module.category,
  },
  {
    key: 'tier',
    title: 'Checked',
    cell: ({ module }) => chip(module.tier, TIER_TONES[module.tier] ?? 'unknown'),
    by: ({ module }) => module.tier,
  },
  {
    key: 'model',
    title: 'Model',
    cell: ({ module }) => `${module.card.name} ${module.card.version}`,
    by: ({ module }) => module.card.name,
  },
  {
    key: 'last',
    title: 'Last run',
    cell: ({ last }) => (last ? moment(last.at) : '–'),
    by: ({ last }) => last?.at,
  },
  {
    key: 'ms',
    title: 'Time, ms',
    numeric: true,
    cell: ({ last }) => figures(last?.duration_ms),
    by: ({ last }) => last?.duration_ms,
  },
  {
    key: 'failed',
    title: 'Not done',
    numeric: true,
    cell: ({ failed }) => failed,
    by: ({ failed }) => failed,
  },
];
