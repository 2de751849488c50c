import { normalCdf } from '../../../ground/math/normal.ts';
import type { Scenario } from './model.ts';

/** Depth to 2.5 km/s expected for a Vs30, by region: log10 of metres falls by 2 x theta1 about muMps (eq. 3.13). */
const EXPECTED = {
  japan: { theta0: 3.05, theta1: -0.8, muMps: 500, sigma: 0.33 },
  cascadia: { theta0: 3.94, theta1: -0.42, muMps: 200, sigma: 0.2 },
} as const;

/** Regions with a basin term. */
export type BasinRegion = keyof typeof EXPECTED;

/** Bounds of the basin term and its slope with ln of the depth over that expected, at a period. */
export interface BasinCoefficients {
  readonly lowest: number;
  readonly highest: number;
  readonly slope: number;
}

/** Basin term of Parker and others 2022 (eq. 3.12 to 3.14), ln units; nothing where the depth is not known. */
export function basinTerm(
  { lowest, highest, slope }: BasinCoefficients,
  region: BasinRegion,
): (scenario: Scenario) => number {
  const { theta0, theta1, muMps, sigma } = EXPECTED[region];
  const [least, most] = [Math.min(lowest, highest), Math.max(lowest, highest)];
  return ({ vs30Mps, z2p5Km }) => {
    if (!(z2p5Km > 0)) return 0;
    const share = normalCdf(Math.log10(vs30Mps / muMps) / sigma);
    const expectedM = 10 ** (theta0 + 2 * theta1 * share);
    const excess = Math.log((1000 * z2p5Km) / expectedM);
    return Math.min(most, Math.max(least, slope * excess));
  };
}
