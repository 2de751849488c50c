import type { Klass } from '../../../engines/systems/prospect/klass.ts';
import type { WorldCell } from '../admin/gridScans.ts';
import type { Job } from '../../core/jobs.ts';
import { chip, figures, h, moment, type Column, type Tone } from '../../pages/index.ts';

const TONES: Readonly<Partial<Record<Job['status'], Tone>>> = { done: 'low', failed: 'critical' };

/** Columns of the table. */
export const SCANS: readonly Column<Job>[] = [
  {
    key: 'created',
    title: 'Started',
    cell: (row) => moment(row.createdAt),
    by: (row) => row.createdAt,
  },
  {
    key: 'status',
    title: 'Status',
    cell: (row) => chip(row.status, TONES[row.status] ?? 'unknown'),
    by: (row) => row.status,
  },
  {
    key: 'progress',
    title: 'Done, %',
    numeric: true,
    cell: (row) => row.progress,
    by: (row) => row.progress,
  },
  {
    key: 'account',
    title: 'Account',
    numeric: true,
    cell: (row) => row.accountId ?? '–',
    by: (row) => row.accountId,
  },
  {
    key: 'id',
    title: 'Job',
    cell: (row) => h('a', { href: `/api/v1/internal/og/scan/${row.id}` }, row.id.slice(0, 8)),
  },
];

/** Colours of the classes: the more favourable, the stronger. */
export const KLASS_TONES: Readonly<Record<Klass, Tone>> = {
  A: 'critical',
  B: 'high',
  C: 'moderate',
  D: 'low',
  E: 'unknown',
};

/** Columns of the table. */
export const CELLS: readonly Column<WorldCell>[] = [
  { key: 'rank', title: 'Rank', numeric: true, cell: (row) => row.rank, by: (row) => row.rank },
  {
    key: 'lat',
    title: 'Latitude',
    numeric: true,
    cell: (row) => row.lat,
    by: (row) => row.lat,
  },
  {
    key: 'lon',
    title: 'Longitude',
    numeric: true,
    cell: (row) => row.lon,
    by: (row) => row.lon,
  },
  { key: 'klass', title: 'Class', cell: (row) => row.klass, by: (row) => row.klass },
  {
    key: 'score',
    title: 'Score',
    numeric: true,
    cell: (row) => figures(row.score, 3),
    by: (row) => row.score,
  },
  {
    key: 'p10',
    title: '10 %',
    numeric: true,
    cell: (row) => figures(row.scoreP10, 3),
    by: (row) => row.scoreP10,
  },
  {
    key: 'probability',
    title: 'Chance in 100 km²',
    numeric: true,
    cell: (row) => figures(row.probability, 2),
    by: (row) => row.probability,
  },
];
