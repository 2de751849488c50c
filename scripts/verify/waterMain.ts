import {
  repairsByDisplacement,
  repairsByShaking,
} from '../../engines/systems/infrastructure/waterMain/repairRate.ts';
import { need, type Topic } from './binding.ts';

/** Repairs of buried water pipe by shaking and displacement. */
export const waterMain: Topic = {
  topic: 'water_main',
  tables: [
    {
      kind: 'rows',
      table: 'hazus_pipe_repair_rate',
      tolerances: { '*': { relative: 1e-6 } },
      compute(row) {
        const isDuctile = row['pipe_class'] === 'ductile';
        const value = need(row, 'value');
        return {
          repairs_per_km:
            row['intensity'] === 'pgv_cms'
              ? repairsByShaking(value, isDuctile)
              : repairsByDisplacement(value, isDuctile),
        };
      },
    },
  ],
};
