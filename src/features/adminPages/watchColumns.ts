import type { ZoneState } from '../admin/droughtPilot.ts';
import type { alertsOf } from '../admin/pilotAlerts.ts';
import type { sightingReply } from '../admin/ghostRadarApi.ts';
import { chip, figures, h, type Column, type Tone } from '../../pages/index.ts';

type Alert = Awaited<ReturnType<typeof alertsOf>>[number];
type SightingRow = ReturnType<typeof sightingReply>;

export const CLASS_TONES: Readonly<Record<string, Tone>> = {
  none: 'low',
  D0: 'low',
  D1: 'moderate',
  D2: 'moderate',
  D3: 'high',
  D4: 'critical',
};

/** Columns of the table. */
export const ZONES: readonly Column<ZoneState>[] = [
  {
    key: 'zone',
    title: 'Zone',
    cell: ({ zone }) => zone.name,
    by: ({ zone }) => zone.name,
  },
  {
    key: 'class',
    title: 'Class',
    cell: ({ droughtClass }) =>
      chip(droughtClass ?? 'unknown', CLASS_TONES[droughtClass ?? ''] ?? 'unknown'),
    by: ({ droughtClass }) => droughtClass,
  },
  {
    key: 'usual',
    title: 'Usual share of months with SPEI-12 at or below -1, %',
    numeric: true,
    cell: ({ usualMonthsPct }) => figures(usualMonthsPct, 2),
    by: ({ usualMonthsPct }) => usualMonthsPct,
  },
  {
    key: 'drawdown',
    title: 'Wells fall, m a year',
    numeric: true,
    cell: ({ watches }) => figures(watches.drawdown?.medianMPerYr ?? null, 2),
    by: ({ watches }) => watches.drawdown?.medianMPerYr ?? null,
  },
  {
    key: 'pm10',
    title: 'PM10, µg/m³',
    numeric: true,
    cell: ({ watches }) => figures(watches.dust?.pm10Ugm3 ?? null, 2),
    by: ({ watches }) => watches.dust?.pm10Ugm3 ?? null,
  },
  { key: 'water', title: 'Water', cell: ({ zone }) => zone.water },
  { key: 'dust', title: 'Dust', cell: ({ zone }) => zone.dust.replace('_', ' ') },
];

/** Columns of the table. */
export const ALERTS: readonly Column<Alert>[] = [
  { key: 'day', title: 'Day', cell: (row) => row.day },
  { key: 'text', title: 'Alert', cell: (row) => row.text },
];

/** Columns of the table. */
export const SIGHTINGS: readonly Column<SightingRow>[] = [
  { key: 'at', title: 'Heard', cell: (row) => row.heard_at, by: (row) => row.heard_at },
  {
    key: 'aircraft',
    title: 'Aircraft',
    cell: (row) => row.aircraft.replaceAll('_', ' '),
    by: (row) => row.aircraft,
  },
  { key: 'maker', title: 'Maker', cell: (row) => row.maker ?? '–', by: (row) => row.maker },
  {
    key: 'cell',
    title: 'Cell',
    cell: (row) => (row.cell_lat === null ? '–' : `${row.cell_lat}, ${row.cell_lon}`),
  },
  {
    key: 'height',
    title: 'Height from, m',
    numeric: true,
    cell: (row) => figures(row.height_band_m),
    by: (row) => row.height_band_m,
  },
  {
    key: 'hash',
    title: 'Record',
    cell: (row) =>
      h(
        'a',
        { href: `/admin/ghost-radar/api/lookup/${row.record_hash}` },
        row.record_hash.slice(0, 12),
      ),
  },
];
