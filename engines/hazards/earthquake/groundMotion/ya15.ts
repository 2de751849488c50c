import { coefficientsAt } from './coefficients.ts';
import type { CoefficientsOf } from './coefficients.ts';
import { PGA, PGV } from './model.ts';
import type { GroundMotionModel, Motion, Scenario } from './model.ts';
import { stableSigma } from './stableSigma.ts';
import { BSSA14_COEFFICIENTS } from './tables/bssa14.ts';
import { YA15_COEFFICIENTS } from './tables/ya15.ts';

type Coefficients = CoefficientsOf<typeof YA15_COEFFICIENTS>;

const REFERENCE_MPS = 760;
const TRANSITION_KM = 50;
/** Depth from which the stress parameter no longer grows, km (eq. 21); taken where no hypocentre is given. */
const DEEP_KM = 10;

/**
 * Yenier and Atkinson 2015, adjusted to central and eastern North America, on Vs30 760 m/s with the site term of Seyhan and Stewart.
 *
 * The paper has no sigma; the ergodic one of NGA-East stands in.
 *
 * @source Yenier & Atkinson (2015), Bull. Seismol. Soc. Am. 105(4), 1989-2009, eq. 3 to 12 and 21 to 26. doi:10.1785/0120140332
 */
export const ya15: GroundMotionModel = {
  id: 'YA15',
  title: 'Yenier and Atkinson 2015, central and eastern North America',
  regimes: ['stable'],
  periodsS: YA15_COEFFICIENTS.periodsS,
  validity: { magnitude: [3, 8], distanceKm: [0, 600], distance: 'rrup', vs30Mps: [150, 1500] },
  source: 'doi:10.1785/0120140332',
  at: evaluator,
};

function evaluator(periodS: number): ((scenario: Scenario, out: Motion) => void) | undefined {
  const k = coefficientsAt(YA15_COEFFICIENTS, periodS);
  const kPga = coefficientsAt(YA15_COEFFICIENTS, PGA);
  const spread = stableSigma(periodS);
  const site = siteTerm(periodS);
  if (k === undefined || kPga === undefined || spread === undefined || site === undefined)
    return undefined;
  const [rock, rockPga] = [rockTerm(k, periodS), rockTerm(kPga, PGA)];
  return (s, out) => {
    const rockG = s.vs30Mps < REFERENCE_MPS ? Math.exp(rockPga(s)) : 0;
    out.lnMedian = rock(s) + site(s.vs30Mps, rockG);
    spread(s.magnitude, out);
  };
}

/** ln of the motion at 760 m/s (eq. 26). */
function rockTerm(k: Coefficients, periodS: number): (scenario: Scenario) => number {
  const { mH, e0, e1, e2, e3, b3, b4, gamma } = k;
  const calibration =
    -(periodS === PGV ? 0.21 : 0.25) +
    (periodS > 0 ? Math.max(0, 0.39 * Math.log(periodS / 2)) : 0);
  const nearSlope = nearSlopeAt(periodS);
  return (s) => {
    const m = s.magnitude;
    const above = m - mH;
    const source = e0 + (above <= 0 ? (e1 + e2 * above) * above : e3 * above);
    const pseudoDepth = 10 ** (-0.405 + 0.235 * m);
    const r = Math.sqrt(s.rrupKm * s.rrupKm + pseudoDepth * pseudoDepth);
    const spreading =
      -1.3 * Math.log(Math.min(r, TRANSITION_KM)) - 0.5 * Math.max(Math.log(r / TRANSITION_KM), 0);
    const byMagnitude = (b3 + b4 * m) * Math.log(r / Math.sqrt(1 + pseudoDepth * pseudoDepth));
    const near = r <= 150 ? nearSlope * Math.log(r / 150) : 0;
    return (
      source + stressTerm(k, s) + spreading + byMagnitude + gamma * s.rrupKm + calibration + near
    );
  };
}

/** Path calibration within 150 km (eq. 24 and 25). */
function nearSlopeAt(periodS: number): number {
  if (periodS === PGV) return 0.052;
  return periodS === PGA
    ? 0.03
    : Math.min(0.095, 0.03 + Math.max(0, 0.095 * Math.log(periodS / 0.065)));
}

/** Stress parameter by depth and magnitude (eq. 4, 17 and 21). */
function stressTerm(k: Coefficients, s: Scenario): number {
  const m = s.magnitude;
  const depthKm = Number.isNaN(s.hypocentralDepthKm) ? DEEP_KM : s.hypocentralDepthKm;
  const lnStress = 5.704 + Math.min(0, 0.29 * (depthKm - DEEP_KM)) + Math.min(0, 0.229 * (m - 5));
  const over = lnStress - Math.log(100);
  const { s0, s1, s2, s3, s4, s5, s6, s7, s8, s9 } = k;
  const rate =
    over <= 0
      ? s0 + (s1 + (s2 + (s3 + s4 * m) * m) * m) * m
      : s5 + (s6 + (s7 + (s8 + s9 * m) * m) * m) * m;
  return rate * over;
}

/** Site response relative to 760 m/s, that of BSSA14 (eq. 11 and 12). */
function siteTerm(periodS: number): ((vs30Mps: number, rockG: number) => number) | undefined {
  const k = coefficientsAt(BSSA14_COEFFICIENTS, periodS);
  if (k === undefined) return undefined;
  return (vs30Mps, rockG) => {
    const linear = k.c * Math.log(Math.min(vs30Mps, k.vC) / REFERENCE_MPS);
    if (vs30Mps >= REFERENCE_MPS) return linear;
    const slope =
      k.f4 * (Math.exp(k.f5 * (vs30Mps - 360)) - Math.exp(k.f5 * (REFERENCE_MPS - 360)));
    return linear + slope * Math.log(rockG / 0.1 + 1);
  };
}
