import { mcgarrMagnitude } from '../../engines/systems/induced/mcgarrMagnitude.ts';
import { inducedCount, likelyLargest } from '../../engines/systems/induced/seismogenicIndex.ts';
import { need, type RowBinding, type Topic } from './binding.ts';

const seismogenicIndex: RowBinding = {
  kind: 'rows',
  table: 'seismogenic_index_mcgarr',
  tolerances: { '*': { relative: 1e-4 } },
  compute(row) {
    const injection = {
      volumeM3: need(row, 'injected_volume_m3'),
      index: need(row, 'seismogenic_index'),
      bValue: need(row, 'b'),
    };
    const expected = inducedCount(injection, need(row, 'magnitude'));
    return {
      expected_count_ge_m: expected,
      probability_ge_m: -Math.expm1(-expected),
      mcgarr_mmax_9p05: mcgarrMagnitude(injection.volumeM3, 9.05),
      mcgarr_mmax_9p1: mcgarrMagnitude(injection.volumeM3, 9.1),
      van_der_elst_mode_mmax: likelyLargest(injection),
    };
  },
};

/** Case histories: the bound by volume, which knows nothing of what was observed, and the observed magnitude held against it. */
const caseHistories: RowBinding = {
  kind: 'rows',
  table: 'mcgarr_case_histories',
  tolerances: { observed_mmax: { over: 0.15 } },
  compute(row) {
    const bound = mcgarrMagnitude(need(row, 'injected_volume_m3'));
    return { mcgarr_upper_bound: bound, observed_mmax: bound };
  },
};

/** Seismogenic index, largest magnitudes and the bound by volume. */
export const inducedSeismicity: Topic = {
  topic: 'induced_seismicity',
  tables: [caseHistories, seismogenicIndex],
};
