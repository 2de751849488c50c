import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  completenessBins,
  weichertFit,
  type CompletenessRow,
} from '../../engines/hazards/earthquake/seismicity/weichert.ts';
import { need, type Row, type RowBinding, type TableFolder } from './binding.ts';
import { readCsv } from './readTables.ts';

/** Completeness of the synthetic catalogue, as the README of the tables gives it. */
const COMPLETENESS: readonly CompletenessRow[] = [
  { magnitude: 3, sinceYear: 1990 },
  { magnitude: 4, sinceYear: 1975 },
  { magnitude: 5, sinceYear: 1960 },
  { magnitude: 6, sinceYear: 1930 },
  { magnitude: 7, sinceYear: 1910 },
];

interface Synthetic {
  readonly events: readonly { readonly year: number; readonly magnitude: number }[];
}

/** Rates of a synthetic catalogue by Weichert's maximum likelihood. */
export const weichert: RowBinding = {
  kind: 'rows',
  table: 'weichert_expected',
  tolerances: { '*': { relative: 1e-6 } },
  prepare: (_rows, folder): Synthetic => ({ events: syntheticEvents(folder) }),
  compute: (row, prepared) => ({ expected: weichertQuantity(row, (prepared as Synthetic).events) }),
};

function syntheticEvents({ dir }: TableFolder) {
  const path = join(dir, 'weichert_synthetic_catalogue.csv');
  return existsSync(path)
    ? readCsv(path).rows.map((row) => ({
        year: need(row, 'year'),
        magnitude: need(row, 'magnitude'),
      }))
    : [];
}

function weichertQuantity(row: Row, events: Synthetic['events']): number | undefined {
  const [method, quantity = ''] = [row['method'], row['quantity']];
  const endYear = Math.max(...events.map(({ year }) => year));
  if (method === 'completeness_count') {
    const [, low, high, since] = (/M([\d.]+)-([\d.]+)_since_(\d+)/.exec(quantity) ?? []).map(
      Number,
    );
    return events.filter(
      ({ year, magnitude }) =>
        magnitude >= (low ?? NaN) && magnitude < (high ?? NaN) && year >= (since ?? NaN),
    ).length;
  }
  const maxMagnitude = Math.max(...events.map(({ magnitude }) => magnitude)) + 1e-6;
  const fit = weichertFit(
    completenessBins(events, COMPLETENESS, { binWidth: 0.1, endYear, maxMagnitude }),
    0.1,
    3,
  );
  if (quantity.startsWith('sigma_b')) return fit?.bSigma;
  if (quantity.startsWith('b')) return fit?.b;
  return quantity.startsWith('sigma') ? fit?.rateSigma : fit?.ratePerYear;
}
