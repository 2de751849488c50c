import type * as z from 'zod';
import type { climateNormals } from '../../ground/datasets/climate.ts';
import { smoothStep } from '../../ground/math/interpolate.ts';
import { DAMAGING_SHARE, FUEL_BY_CLIMATE, ISLAND, UNLISTED } from './tables.ts';

/** What of a place's climate tells of its fuel. */
export type Normals = Pick<
  z.output<typeof climateNormals.answer>,
  'meanTemperatureC' | 'precipitationMm' | 'annualPrecipitationMm'
>;

/** Smooth step over a pair of limits. */
const over = ([from, to]: readonly [number, number], x: number): number => smoothStep(from, to, x);

/** Mean temperature of the warmest month, °C. */
const warmestMonthC = ({ meanTemperatureC }: Normals): number => Math.max(...meanTemperatureC);

/** Months that are warm and drier than twice their temperature, as a share of the year. @source Walter & Lieth (1967), Klimadiagramm-Weltatlas */
function dryShare({ meanTemperatureC, precipitationMm }: Normals): number {
  return meanTemperatureC.filter((t, m) => t > 5 && precipitationMm[m] < 2 * t).length / 12;
}

/** How far summers let plants cover the ground and dry: 0 under perpetual frost, 1 from the tree line down. */
export function warmShare(climate: Normals): number {
  return over(FUEL_BY_CLIMATE.warmestC, warmestMonthC(climate));
}

/** Aridity of de Martonne, mm per °C: 0 in rainless deserts, 10 at the edge of the steppe, 30 and more where forest grows. */
function aridityOf({ meanTemperatureC, annualPrecipitationMm }: Normals): number {
  const meanC = meanTemperatureC.reduce((a, b) => a + b, 0) / meanTemperatureC.length;
  return annualPrecipitationMm / (Math.max(0, meanC) + 10);
}

/** How far rain feeds fuel that is continuous: 0 in bare deserts, 1 where vegetation is closed. */
function wetShare(climate: Normals): number {
  const { rainMm, aridity } = FUEL_BY_CLIMATE;
  return over(rainMm, climate.annualPrecipitationMm) * over(aridity, aridityOf(climate));
}

/**
 * How much vegetation the climate feeds and dries: 0 in deserts and on ice, 1 where it is closed and warm enough to burn.
 */
export function vegetationShare(climate: Normals): number {
  return wetShare(climate) * warmShare(climate);
}

/** Share that burns in a year where no region is listed, per year. */
export function unlistedShare(climate: Normals): number {
  const dry = smoothStep(0, 0.6, dryShare(climate));
  return (
    vegetationShare(climate) *
    (UNLISTED.moistShare + dry * (UNLISTED.dryShare - UNLISTED.moistShare))
  );
}

/** Log standard deviation of that share: the sparser the fuel, the less its mean says. */
export function unlistedLnSigma(climate: Normals): number {
  const sparse = -Math.log(Math.max(1e-3, vegetationShare(climate)));
  return Math.hypot(UNLISTED.lnSigma, UNLISTED.sigmaOfSparse * sparse);
}

/** Of the ground that burns where no region is listed, the share whose fire destroys: less on tundra and in the tropics, by the fuels of both. */
export function damagingShareByClimate(climate: Normals): number {
  const tundra = 1 - over(FUEL_BY_CLIMATE.tundraC, warmestMonthC(climate));
  const tropic = over(FUEL_BY_CLIMATE.tropicC, Math.min(...climate.meanTemperatureC));
  const temperate = (1 - tundra) * (1 - tropic);
  return (
    tundra * DAMAGING_SHARE.peat_tundra +
    (1 - tundra) * tropic * DAMAGING_SHARE.tropical_forest +
    temperate * UNLISTED.damagingShare
  );
}

/**
 * How far the sea about a place keeps fires small.
 *
 * @param landShareAround  of the ground within `ISLAND.radiusKm`, 0 to 1
 * @returns factor on the chance of burning, 0 to 1; 1 on continents and their shores
 */
export function islandShare(landShareAround: number): number {
  return Math.min(1, landShareAround / ISLAND.wholeShare) ** ISLAND.exponent;
}

/** Why nothing burns at a place that has no fuel. */
export function noFuelReason(climate: Normals): string {
  const warmestC = warmestMonthC(climate);
  const warmest = `warmest month ${warmestC.toFixed(0).replace('-', '−')} °C`;
  if (warmestC <= 0) return `perpetual frost, ice and bare rock (${warmest}): nothing to burn`;
  if (warmShare(climate) < wetShare(climate))
    return `too cold for plants to cover the ground (${warmest}): nothing that carries fire`;
  return 'desert: too little grows to carry fire';
}
