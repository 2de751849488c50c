import { larrauriRunout, ricoRunout } from '../../engines/systems/tailings/runout.ts';
import { hindcastRange } from '../../engines/systems/tailings/storeFailure.ts';
import { need, type RowBinding, type Topic } from './binding.ts';

const regressions: RowBinding = {
  kind: 'rows',
  table: 'runout_regressions',
  tolerances: { '*': { relative: 1e-4 } },
  compute(row) {
    const volume = need(row, 'impounded_volume_Mm3');
    const height = need(row, 'dam_height_m');
    const rico = ricoRunout(volume, height);
    const larrauri = larrauriRunout(volume, height);
    return {
      rico2008_outflow_Mm3: rico.releasedMm3,
      rico2008_dmax_km: rico.runoutKm,
      larrauri_outflow_Mm3: larrauri.releasedMm3,
      larrauri_hf: larrauri.hf,
      larrauri_dmax_km: larrauri.runoutKm,
    };
  },
};

/**
 * Past failures for plausibility: the product answers a range, and what is judged is how far the observation lies outside of it. The
 * medians of the regressions, which miss by more, stand in the validation page.
 */
const historical: RowBinding = {
  kind: 'rows',
  table: 'historical_failures',
  tolerances: { '*': { factor: 3 } },
  compute(row) {
    const range = hindcastRange(need(row, 'impounded_Mm3'), need(row, 'height_m'));
    const nearest = (observed: number, { low, high }: { low: number; high: number }): number =>
      Math.min(high, Math.max(low, observed));
    return {
      released_Mm3: nearest(need(row, 'released_Mm3'), range.releasedMm3),
      runout_km: nearest(need(row, 'runout_km'), range.runoutKm),
    };
  },
};

/** Release and runout of tailings dams. */
export const tailings: Topic = { topic: 'tailings', tables: [historical, regressions] };
