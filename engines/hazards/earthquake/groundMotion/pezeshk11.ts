import { coefficientsAt } from './coefficients.ts';
import type { CoefficientsOf } from './coefficients.ts';
import { PGA } from './model.ts';
import type { GroundMotionModel, Motion, Scenario } from './model.ts';
import { stableSiteTerm } from './stableSite.ts';
import { PEZESHK11_COEFFICIENTS } from './tables/pezeshk11.ts';
import { LN_10 } from './units.ts';

type Coefficients = CoefficientsOf<typeof PEZESHK11_COEFFICIENTS>;

/** Slope of sigma with magnitude above M 7, log10 (eq. 6). */
const SIGMA_SLOPE = -6.95e-3;

/**
 * Pezeshk, Zandieh and Tavakoli 2011 for eastern North America: hard rock, with the regional site amplification on softer ground.
 *
 * @source Pezeshk, Zandieh & Tavakoli (2011), Bull. Seismol. Soc. Am. 101(4), 1859-1870, eq. 4 to 7. doi:10.1785/0120100144
 */
export const pezeshk11: GroundMotionModel = {
  id: 'Pezeshk11',
  title: 'Pezeshk, Zandieh and Tavakoli 2011, eastern North America',
  regimes: ['stable'],
  periodsS: PEZESHK11_COEFFICIENTS.periodsS,
  validity: { magnitude: [5, 8], distanceKm: [0, 1000], distance: 'rrup', vs30Mps: [200, 3000] },
  source: 'doi:10.1785/0120100144',
  at: evaluator,
};

function evaluator(periodS: number): ((scenario: Scenario, out: Motion) => void) | undefined {
  const k = coefficientsAt(PEZESHK11_COEFFICIENTS, periodS);
  const kPga = coefficientsAt(PEZESHK11_COEFFICIENTS, PGA);
  const site = stableSiteTerm(periodS);
  if (k === undefined || kPga === undefined || site === undefined) return undefined;
  const [rock, rockPga] = [rockTerm(k), rockTerm(kPga)];
  return (s, out) => {
    const m = s.magnitude;
    out.lnMedian = rock(m, s.rrupKm) + site(s.vs30Mps, Math.exp(rockPga(m, s.rrupKm)));
    const aleatory = m <= 7 ? k.c12 * m + k.c13 : SIGMA_SLOPE * m + k.c14;
    out.sigma = LN_10 * Math.sqrt(aleatory * aleatory + k.sigmaReg * k.sigmaReg);
    out.tau = NaN;
    out.phi = NaN;
  };
}

/** ln of the motion on hard rock, g (eq. 4). */
function rockTerm(k: Coefficients): (magnitude: number, rrupKm: number) => number {
  const { c1, c2, c3, c4, c5, c6, c7, c8, c9, c10 } = k;
  const near2 = k.c11 * k.c11;
  const [log70, log140, log2] = [Math.log10(70), Math.log10(140), Math.log10(2)];
  return (m, rrupKm) => {
    const r = Math.sqrt(rrupKm * rrupKm + near2);
    const log10R = Math.log10(r);
    const near = (c4 + c5 * m) * Math.min(log10R, log70);
    const middle = (c6 + c7 * m) * Math.max(Math.min(log10R - log70, log2), 0);
    const far = (c8 + c9 * m) * Math.max(log10R - log140, 0);
    return LN_10 * (c1 + (c2 + c3 * m) * m + near + middle + far + c10 * r);
  };
}
