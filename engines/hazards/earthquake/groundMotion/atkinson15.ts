import { coefficientsAt } from './coefficients.ts';
import { PGV } from './model.ts';
import type { GroundMotionModel, Motion, Scenario } from './model.ts';
import { ATKINSON15_COEFFICIENTS } from './tables/atkinson15.ts';
import { LN_10, LN_CMPS2_PER_G } from './units.ts';

/**
 * Atkinson 2015: small to moderate events at short hypocentral distance, as in induced seismicity; for Vs30 of 760 m/s.
 *
 * log10 Y = c0 + c1 M + c2 M2 + c3 log10 R + c4 R, R = sqrt(Rhyp2 + h2), h = max(1, 10^(-1.72 + 0.43 M)) km.
 *
 * @source Atkinson (2015), Bull. Seismol. Soc. Am. 105(2A), 981-992, eq. 1 to 3, h of Yenier & Atkinson (2014). doi:10.1785/0120140142
 */
export const atkinson15: GroundMotionModel = {
  id: 'Atkinson15',
  title: 'Atkinson 2015, small to moderate and induced events',
  regimes: ['active_shallow', 'stable'],
  periodsS: ATKINSON15_COEFFICIENTS.periodsS,
  validity: { magnitude: [3, 6], distanceKm: [0, 40], distance: 'rhyp', vs30Mps: [760, 760] },
  source: 'doi:10.1785/0120140142',
  at: evaluator,
};

function evaluator(periodS: number): ((scenario: Scenario, out: Motion) => void) | undefined {
  const k = coefficientsAt(ATKINSON15_COEFFICIENTS, periodS);
  if (k === undefined) return undefined;
  const [sigma, tau, phi] = [k.sigma * LN_10, k.tau * LN_10, k.phi * LN_10];
  const unit = periodS === PGV ? 0 : LN_CMPS2_PER_G;
  return (s, out) => {
    const m = s.magnitude;
    const h = Math.max(1, 10 ** (-1.72 + 0.43 * m));
    const r = Math.sqrt(s.rhypKm * s.rhypKm + h * h);
    out.lnMedian = LN_10 * (k.c0 + (k.c1 + k.c2 * m) * m + k.c4 * r) + k.c3 * Math.log(r) - unit;
    out.sigma = sigma;
    out.tau = tau;
    out.phi = phi;
  };
}
