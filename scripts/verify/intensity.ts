import { wald99Intensity } from '../../engines/hazards/earthquake/intensity/wald99.ts';
import { intensityOf } from '../../engines/hazards/earthquake/intensity/worden12.ts';
import { need } from './binding.ts';
import type { Topic } from './binding.ts';

const RELATIONS: Readonly<Record<string, (motion: number) => number | undefined>> = {
  worden2012_pga: (motion) => intensityOf(motion, 'pga')?.value,
  worden2012_pgv: (motion) => intensityOf(motion, 'pgv')?.value,
  wald1999_pga: (motion) => wald99Intensity(motion, 'pga'),
  wald1999_pgv: (motion) => wald99Intensity(motion, 'pgv'),
};

/** Ground motion to macroseismic intensity. */
export const intensity: Topic = {
  topic: 'intensity',
  tables: [
    {
      kind: 'rows',
      table: 'gmice',
      tolerances: { mmi: { relative: 1e-4 } },
      notOffered: ({ relation = '' }) => (relation in RELATIONS ? undefined : relation),
      compute: (row) => ({ mmi: RELATIONS[row['relation'] ?? '']?.(need(row, 'ground_motion')) }),
    },
  ],
};
