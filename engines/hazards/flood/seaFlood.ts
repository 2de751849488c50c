import type { SurgeClimate } from '../../ground/datasets/floodPlains.ts';
import { normalCdf } from '../../ground/math/normal.ts';
import type { Ground } from './riverFlood.ts';
import {
  SHORE_YEARS,
  SURGE_LOSS_M_PER_KM,
  SURVEYED_SIGMA_M,
  UNKNOWN_SHORE_GROUND,
  WET_DEPTH_M,
} from './tables.ts';

/** Reduced variate of Gumbel's distribution for a return period in years. */
const reduced = (years: number): number => -Math.log(-Math.log1p(-1 / years));
const Y10 = reduced(10);
const Y100 = reduced(100);
const SHORE_Y = reduced(SHORE_YEARS);

/** Bounds of the slices of yearly exceedance into which the year's highest level is cut; each is taken at its geometric middle. */
const BOUNDS = [
  0.999, 0.7, 0.5, 0.3, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001, 0.0003, 0.0001,
] as const;
const SLICES = BOUNDS.slice(1).map((low, i) => {
  const high = BOUNDS[i] ?? 1;
  return { weight: high - low, y: reduced(1 / Math.sqrt(low * high)) };
});

/**
 * Still-water level of the sea once in so many years, above the mean sea level of 1995 to 2014: high tide, Gumbel surge through the
 * listed 10- and 100-year values, and the rise of the sea so far.
 *
 * @param years  return period, above 1; beyond 500 the straight line of Gumbel is an extrapolation
 * @param riseM  sea-level rise since 2005, m
 * @returns m above mean sea level
 * @source Gumbel (1958), Statistics of Extremes, sect. 5.2
 */
export function seaLevelOfYears(sea: SurgeClimate, years: number, riseM: number): number {
  return levelAt(sea, reduced(years), riseM);
}

function levelAt(
  { surge10M, surge100M, highTideM, tideShare }: SurgeClimate,
  y: number,
  riseM: number,
): number {
  const scaleM = (surge100M - surge10M) / (Y100 - Y10);
  return tideShare * highTideM + surge10M + scaleM * (y - Y10) + riseM;
}

/** What the sea floods: ground, its distance from the shore, and how high the sea already stands. */
export interface ShoreSite {
  readonly ground: Ground | null;
  readonly coastDistanceKm: number;
  readonly riseM: number;
}

/**
 * Yearly probability that an undefended place stands under more than 15 cm of sea: the levels of the year against the ground, whose
 * height is a normal distribution. A rough height is cut off below at the 5-year level, since what nothing defends and the sea takes
 * more often is shore, not land in use; a surveyed height is believed as it is.
 *
 * @returns 0 to 1
 * @source Surge loss over land as in Vafeidis et al. (2019), doi:10.5194/nhess-19-973-2019
 */
export function openSeaProbability(
  sea: SurgeClimate,
  { ground, coastDistanceKm, riseM }: ShoreSite,
): number {
  const { elevationM, sigmaM } = ground ?? assumedGround(coastDistanceKm);
  const loss = SURGE_LOSS_M_PER_KM * coastDistanceKm + WET_DEPTH_M;
  const rough = sigmaM ** 2 / (sigmaM ** 2 + SURVEYED_SIGMA_M ** 2);
  const lowestM = rough * levelAt(sea, SHORE_Y, riseM) + (1 - rough) * (elevationM - 4 * sigmaM);
  const bottom = Math.min(1 - 1e-9, normalCdf((lowestM - elevationM) / sigmaM));
  let probability = 0;
  for (const { weight, y } of SLICES) {
    const below = normalCdf((levelAt(sea, y, riseM) - loss - elevationM) / sigmaM);
    probability += weight * Math.max(0, (below - bottom) / (1 - bottom));
  }
  return probability;
}

function assumedGround(coastDistanceKm: number): Ground {
  const elevationM = UNKNOWN_SHORE_GROUND.atShoreM + UNKNOWN_SHORE_GROUND.perKmM * coastDistanceKm;
  return { elevationM, sigmaM: elevationM };
}
