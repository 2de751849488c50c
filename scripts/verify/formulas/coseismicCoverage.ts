import {
  arealCoverage,
  logistic,
  logitOf,
  type ShakenSlope,
} from '../../../engines/hazards/landslide/nowickiJessee.ts';
import { GROUND_FAILURE_LIMITS } from '../../../engines/hazards/landslide/tables.ts';

/**
 * Probability that a cell holds a coseismic landslide, by the logistic model of 23 earthquake inventories.
 *
 * @returns 0 to 1; 0 without shaking
 * @source Nowicki Jessee et al. (2018), logistic model, doi:10.1029/2017JF004494
 */
export function landslideProbability({ pgvCmps, slopeDeg, ...cell }: ShakenSlope): number {
  if (!(pgvCmps > 0)) return 0;
  const { constant, perLnPgv } = logitOf(slopeDeg, cell);
  return logistic(constant + perLnPgv * Math.log(Math.min(pgvCmps, GROUND_FAILURE_LIMITS.pgvCmps)));
}

/**
 * Share of a cell's area that fails, none on flat ground or without real shaking.
 *
 * @returns 0 to 0.26; 0 below 2 degrees of slope or 0.02 g
 * @source Nowicki Jessee et al. (2018); limits of Allstadt et al. (2022), doi:10.1177/87552930211032685
 */
export function coseismicCoverage(slope: ShakenSlope, pgaG: number): number {
  if (
    slope.slopeDeg < GROUND_FAILURE_LIMITS.leastSlopeDeg ||
    pgaG < GROUND_FAILURE_LIMITS.leastPgaG
  )
    return 0;
  return arealCoverage(landslideProbability(slope));
}
