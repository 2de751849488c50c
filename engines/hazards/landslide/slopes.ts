import { Z90 } from '../../ground/math/normal.ts';

/** Slopes of a neighbourhood: seven values with their shares of the ground. */
export interface SlopeMix {
  readonly slopesDeg: readonly number[];
  readonly shares: readonly number[];
}

/** Nodes and weights of Gauss-Hermite quadrature for a standard normal variable, n = 7. @source Abramowitz & Stegun (1964), table 25.10 (scaled) */
const NODES = [
  -3.7504397177, -2.3667594107, -1.1544053947, 0, 1.1544053947, 2.3667594107, 3.7504397177,
] as const;
const WEIGHTS = [
  0.0005482689, 0.030757124, 0.2401231786, 0.4571428571, 0.2401231786, 0.030757124, 0.0005482689,
] as const;

/** Steeper ground is cliff: rockfall, which no model here covers. */
const STEEPEST_DEG = 55;

/** POLICY. The tail ends at this multiple of the 90th percentile: plains have banks, not cliffs. */
const TAIL = 2.5;

/**
 * The slopes around a place, lognormal through their median and their 90th percentile, without the far tail.
 *
 * @param medianDeg  median slope, degrees, above 0
 * @param p90Deg  90th percentile, degrees, at least the median
 */
export function slopeMix(medianDeg: number, p90Deg: number): SlopeMix {
  const spread = Math.max(0.05, Math.log(p90Deg / medianDeg) / Z90);
  const steepest = Math.min(STEEPEST_DEG, TAIL * Math.max(p90Deg, medianDeg));
  return {
    slopesDeg: NODES.map((node) => Math.min(steepest, medianDeg * Math.exp(spread * node))),
    shares: WEIGHTS,
  };
}

/** Mean of a function of slope over the ground. */
export function meanOver(
  { slopesDeg, shares }: SlopeMix,
  of: (slopeDeg: number) => number,
): number {
  let sum = 0;
  for (let i = 0; i < slopesDeg.length; i++) sum += shares[i] * of(slopesDeg[i]);
  return sum;
}
