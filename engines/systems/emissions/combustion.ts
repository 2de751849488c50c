import { CO2_KG_PER_MOL, METHANE_KG_PER_MOL, MOLAR_VOLUME_M3 } from './tables.ts';

/** What is burnt and how well. */
export interface FlaredGas {
  /** Volume at 15 °C and 101.325 kPa, m³. */
  readonly volumeM3: number;
  /** Share of the gas that burns, 0 to 1. */
  readonly destruction: number;
  /** Mole fraction of methane, 0 to 1; the rest is taken as ethane. */
  readonly methaneFraction: number;
  /** Warming of methane over 100 years relative to CO2, by mass. */
  readonly gwpMethane: number;
}

/** What flared gas becomes, tonnes: carbon dioxide, methane that did not burn, and both as carbon dioxide over 100 years. */
export interface CombustionEmissions {
  readonly co2T: number;
  readonly ch4T: number;
  readonly co2eT: number;
}

/**
 * Emissions of a flare by stoichiometry: one mole of CO2 per mole of methane burnt, two per mole of ethane, and the unburnt methane.
 * Unburnt ethane is left out.
 *
 * @returns tonnes of CO2, of methane and of CO2 equivalent
 * @source 40 CFR 98.233(n), equations W-19 to W-21 (2010), with the ideal gas at 15 °C
 */
export function combustionEmissions({
  volumeM3,
  destruction,
  methaneFraction,
  gwpMethane,
}: FlaredGas): CombustionEmissions {
  const moles = volumeM3 / MOLAR_VOLUME_M3;
  const carbon = methaneFraction + 2 * (1 - methaneFraction);
  const co2T = (moles * destruction * carbon * CO2_KG_PER_MOL) / 1000;
  const ch4T = (moles * (1 - destruction) * methaneFraction * METHANE_KG_PER_MOL) / 1000;
  return { co2T, ch4T, co2eT: co2T + gwpMethane * ch4T };
}
