import { normalCdf, Z90 } from '../../ground/math/normal.ts';

/**
 * Chance that a burned basin sends a debris flow when rain bursts on it.
 *
 * @param rainMm         fallen in the wettest 15 minutes, mm
 * @param steepBurned    share of the basin that burned at moderate or high severity on 23 degrees or more, 0 to 1
 * @param burnIndex      mean differenced normalized burn ratio over 1,000; moderate severity about 0.4
 * @param erodibility    KF factor of the fine soil, about 0.1 to 0.5
 * @source Staley et al. (2016), USGS Open-File Report 2016-1106, and (2017), Geomorphology 278, 149-162, doi:10.1016/j.geomorph.2016.10.019: model M1; coefficients as the US
 *   Geological Survey prints them with its hazard assessments
 */
export function debrisFlowChance(
  rainMm: number,
  steepBurned: number,
  burnIndex: number,
  erodibility: number,
): number {
  const x =
    -3.63 + 0.41 * steepBurned * rainMm + 0.67 * burnIndex * rainMm + 0.7 * erodibility * rainMm;
  return 1 / (1 + Math.exp(-x));
}

/** Slope from which burned ground counts, degrees. @source Staley et al. (2017), as above */
const STEEP_DEG = 23;
/** POLICY. Below this share of such slopes no basin hereabouts is like those of the model. */
const LEAST_STEEP = 0.05;
/** Storm of the Survey's assessments: 24 mm in an hour for 15 minutes, mm. */
const DESIGN_RAIN_MM = 6;
/** POLICY. Share of a fierce fire's ground burned at moderate or high severity, burn index of moderate severity, erodibility of a loam. */
const BURN = { severe: 0.6, index: 0.4, erodibility: 0.25 } as const;

/** Share of slopes at or above the steep one, by a lognormal law through the typical slope and its ninetieth percentile. */
function steepShare(slopeDeg: number, slopeP90Deg: number): number {
  const middle = Math.max(0.01, slopeDeg);
  const sigma = Math.log(Math.max(1.05, slopeP90Deg / middle)) / Z90;
  return 1 - normalCdf(Math.log(STEEP_DEG / middle) / sigma);
}

/** Chance of a debris flow out of a burned steep basin in the design storm; undefined where the ground has no such basins. */
export function debrisFlowAfterFire(slopeDeg: number, slopeP90Deg: number): number | undefined {
  const steep = steepShare(slopeDeg, slopeP90Deg);
  return steep < LEAST_STEEP
    ? undefined
    : debrisFlowChance(DESIGN_RAIN_MM, steep * BURN.severe, BURN.index, BURN.erodibility);
}
