import { coefficientsAt } from './coefficients.ts';
import type { CoefficientsOf } from './coefficients.ts';
import { PGA } from './model.ts';
import type { GroundMotionModel, Motion, Scenario } from './model.ts';
import { stableSiteTerm } from './stableSite.ts';
import { SP16_COEFFICIENTS } from './tables/sp16.ts';
import { LN_10 } from './units.ts';

type Coefficients = CoefficientsOf<typeof SP16_COEFFICIENTS>;

/** Slope of sigma with magnitude above M 6.5 (table 3). */
const SIGMA_SLOPE = -6.898e-3;

/**
 * Shahjouei and Pezeshk 2016 for central and eastern North America: hard rock, with the regional site amplification on softer ground.
 *
 * @source Shahjouei & Pezeshk (2016), Bull. Seismol. Soc. Am. 106(2), 734-754, eq. 5 to 8. doi:10.1785/0120140367
 */
export const sp16: GroundMotionModel = {
  id: 'SP16',
  title: 'Shahjouei and Pezeshk 2016, central and eastern North America',
  regimes: ['stable'],
  periodsS: SP16_COEFFICIENTS.periodsS,
  validity: { magnitude: [5, 8], distanceKm: [0, 1000], distance: 'rjb', vs30Mps: [200, 3000] },
  source: 'doi:10.1785/0120140367',
  at: evaluator,
};

function evaluator(periodS: number): ((scenario: Scenario, out: Motion) => void) | undefined {
  const k = coefficientsAt(SP16_COEFFICIENTS, periodS);
  const kPga = coefficientsAt(SP16_COEFFICIENTS, PGA);
  const site = stableSiteTerm(periodS);
  if (k === undefined || kPga === undefined || site === undefined) return undefined;
  const [rock, rockPga] = [rockTerm(k), rockTerm(kPga)];
  return (s, out) => {
    const m = s.magnitude;
    out.lnMedian = rock(m, s.rjbKm) + site(s.vs30Mps, Math.exp(rockPga(m, s.rjbKm)));
    const aleatory = m <= 6.5 ? k.c12 * m + k.c13 : SIGMA_SLOPE * m + k.c14;
    out.sigma = Math.sqrt(aleatory * aleatory + k.sigmaReg * k.sigmaReg);
    out.tau = NaN;
    out.phi = NaN;
  };
}

/** ln of the motion on rock of 3,000 m/s, g (eq. 5). */
function rockTerm(k: Coefficients): (magnitude: number, rjbKm: number) => number {
  const { c1, c2, c3, c4, c5, c6, c7, c8, c9, c10 } = k;
  const near2 = k.c11 * k.c11;
  const [log60, log120, log2] = [Math.log10(60), Math.log10(120), Math.log10(2)];
  return (m, rjbKm) => {
    const r = Math.sqrt(rjbKm * rjbKm + near2);
    const log10R = Math.log10(r);
    const near = (c4 + c5 * m) * Math.min(log10R, log60);
    const middle = (c6 + c7 * m) * Math.max(Math.min(log10R - log60, log2), 0);
    const far = (c8 + c9 * m) * Math.max(log10R - log120, 0);
    return LN_10 * (c1 + (c2 + c3 * m) * m + near + middle + far + c10 * r);
  };
}
