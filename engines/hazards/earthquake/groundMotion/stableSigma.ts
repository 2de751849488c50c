import { coefficientsAt } from './coefficients.ts';
import type { Motion } from './model.ts';
import { STABLE_SIGMA } from './tables/stableSigma.ts';

/**
 * Ergodic sigmas of central and eastern North America, linear between M 5, 6 and 7 and constant beyond.
 *
 * @returns a function that writes tau, phi and their root into a motion, or undefined for a period outside 0.01 to 10 s
 * @source Goulet and others (2017), PEER Report 2017/03; Al Atik (2015), PEER Report 2015/07
 */
export function stableSigma(
  periodS: number,
): ((magnitude: number, out: Motion) => void) | undefined {
  const k = coefficientsAt(STABLE_SIGMA, periodS);
  if (k === undefined) return undefined;
  const { tauM5, tauM6, tauM7, phiM5, phiM6, phiM7 } = k;
  return (magnitude, out) => {
    const lower = Math.min(Math.max(magnitude - 5, 0), 1);
    const upper = Math.min(Math.max(magnitude - 6, 0), 1);
    out.tau = tauM5 + (tauM6 - tauM5) * lower + (tauM7 - tauM6) * upper;
    out.phi = phiM5 + (phiM6 - phiM5) * lower + (phiM7 - phiM6) * upper;
    out.sigma = Math.sqrt(out.tau * out.tau + out.phi * out.phi);
  };
}
