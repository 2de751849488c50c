import { combustionEmissions } from '../../engines/systems/emissions/combustion.ts';
import { GLOBAL_FLARING } from '../../engines/systems/emissions/tables.ts';
import { need, type Topic } from './binding.ts';

export const flare: Topic = {
  topic: 'flare',
  tables: [
    {
      kind: 'rows',
      table: 'combustion_emissions',
      tolerances: { '*': { relative: 1e-3 } },
      compute(row) {
        const { co2T, ch4T, co2eT } = combustionEmissions({
          volumeM3: need(row, 'gas_volume_m3'),
          destruction: need(row, 'destruction_efficiency'),
          methaneFraction: need(row, 'methane_mole_fraction'),
          gwpMethane: need(row, 'gwp_ch4'),
        });
        return { co2_t: co2T, ch4_t: ch4T, co2e_t: co2eT };
      },
    },
    {
      kind: 'rows',
      table: 'global_flaring_volumes',
      tolerances: { '*': { absolute: 1 } },
      compute: (row) => ({
        flared_bcm: GLOBAL_FLARING.find(({ year }) => year === need(row, 'year'))?.flaredBcm,
      }),
    },
  ],
};
