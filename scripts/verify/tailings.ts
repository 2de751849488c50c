import { larrauriRunout, ricoRunout } from '../../engines/systems/tailings/runout.ts';
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

/** Past failures for plausibility: the middle of both regressions, which knows nothing of what was observed. */
const historical: RowBinding = {
  kind: 'rows',
  table: 'historical_failures',
  tolerances: { '*': { factor: 3 } },
  compute(row) {
    const [volume, height] = [need(row, 'impounded_Mm3'), need(row, 'height_m')];
    const models = [ricoRunout(volume, height), larrauriRunout(volume, height)] as const;
    return {
      released_Mm3: Math.sqrt(models[0].releasedMm3 * models[1].releasedMm3),
      runout_km: Math.sqrt(models[0].runoutKm * models[1].runoutKm),
    };
  },
};

/** Release and runout of tailings dams. */
export const tailings: Topic = { topic: 'tailings', tables: [historical, regressions] };
