import type { TruthRow } from '../../truth.ts';
import { combustionEmissions } from './combustion.ts';

/** A tonne of methane, burnt whole. */
export const truth: readonly TruthRow[] = [
  {
    model: (volumeM3: number) =>
      combustionEmissions({ volumeM3, destruction: 1, methaneFraction: 1, gwpMethane: 28 }).co2T,
    given: [1473.8],
    expected: 2.743,
    within: 0.002,
    from: 'ISO 6976:2016: ideal methane 0.6785 kg/m³ at 15 °C and 101.325 kPa, so 1473.8 m³ is 1 t; 44.009 / 16.043 by IUPAC (2021)',
  },
];
