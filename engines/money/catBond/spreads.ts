import { studentCdf } from '../../ground/math/beta.ts';
import { normalCdf, normalQuantile } from '../../ground/math/normal.ts';
import { LANE, WANG } from './tables.ts';

/**
 * Risk spread of a bond by Lane's formula: EL + 0.55 PFL^0.49 CEL^0.57.
 *
 * @param firstLoss    probability that the bond loses anything in a year, 0 to 1
 * @param conditional  expected loss given any, share of the notional
 * @returns share of the notional a year, over the risk-free rate
 * @source Lane (2000), ASTIN Bulletin 30, 259-293, doi:10.2143/AST.30.2.504635; coefficients restated from memory
 */
export function laneSpread(firstLoss: number, conditional: number): number {
  return (
    firstLoss * conditional +
    LANE.factor * firstLoss ** LANE.probabilityPower * conditional ** LANE.severityPower
  );
}

/** Wang transform of a probability: Phi(Phi^-1(p) + lambda). @source Wang (2000), J. Risk Insur. 67, 15-36. doi:10.2307/253675 */
export function wangNormal(probability: number, lambda: number): number {
  return normalCdf(normalQuantile(probability) + lambda);
}

/** Two-factor Wang transform with Student's t, which fattens the tail for parameter uncertainty: Q_k(Phi^-1(p) + lambda). @source Wang (2004), Insur. Math. Econ. 35, 1-21 */
export function wangStudent(
  probability: number,
  lambda: number,
  degrees: number = WANG.degrees,
): number {
  return studentCdf(normalQuantile(probability) + lambda, degrees);
}
