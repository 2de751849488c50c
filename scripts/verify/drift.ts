import { kolmogorovSmirnov } from '../../engines/signals/drift/kolmogorovSmirnov.ts';
import { pageHinkleyAlarm } from '../../engines/signals/drift/pageHinkley.ts';
import { populationStability, psiBand } from '../../engines/signals/drift/populationStability.ts';
import { need, type Row, type Topic } from './binding.ts';

const list = (row: Row, column: string): number[] =>
  (row[column] ?? '').split(' ').filter(Boolean).map(Number);

export const drift: Topic = {
  topic: 'drift',
  tables: [
    {
      kind: 'rows',
      table: 'ks_two_sample',
      tolerances: { d_statistic: { absolute: 1e-8 }, '*': { absolute: 1e-4 } },
      compute(row) {
        const { statistic, pExact, pAsymptotic } = kolmogorovSmirnov(
          list(row, 'sample_a'),
          list(row, 'sample_b'),
        );
        return { d_statistic: statistic, p_exact: pExact, p_asymptotic: pAsymptotic };
      },
    },
    {
      kind: 'rows',
      table: 'page_hinkley',
      tolerances: { '*': 'exact' },
      compute(row) {
        const settings = {
          delta: need(row, 'delta'),
          lambda: need(row, 'lambda'),
          minInstances: need(row, 'min_instances'),
        };
        const alarm = pageHinkleyAlarm(list(row, 'series'), settings);
        // A blank cell means that the series raises no alarm; blank cells are not judged, so an alarm there is said aloud.
        if (alarm !== undefined && (row['first_detection_index'] ?? '').trim() === '')
          throw new Error(`alarm at ${alarm} where none is expected`);
        return { first_detection_index: alarm };
      },
    },
    {
      kind: 'rows',
      table: 'psi',
      tolerances: { band: 'exact', '*': { relative: 1e-6 } },
      compute(row) {
        const psi = populationStability(
          list(row, 'expected_fractions'),
          list(row, 'actual_fractions'),
        );
        return { psi, band: psi === undefined ? undefined : psiBand(psi) };
      },
    },
  ],
};
