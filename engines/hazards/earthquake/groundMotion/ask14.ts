import { RAD } from '../../../ground/earth/geodesy.ts';
import { BASIN_FITS, expectedZ1Km } from './basinDepth.ts';
import { coefficientsAt } from './coefficients.ts';
import type { CoefficientsOf } from './coefficients.ts';
import { mechanismOf } from './mechanism.ts';
import type { GroundMotionModel, Motion, Scenario } from './model.ts';
import { expectedWidthKm, expectedZtorKm } from './ruptureDefaults.ts';
import { ASK14_COEFFICIENTS } from './tables/ask14.ts';

/** Regional attenuation and site response; `global` is California. */
export type AskRegion = 'global' | 'taiwan' | 'china' | 'japan';

type Coefficients = CoefficientsOf<typeof ASK14_COEFFICIENTS>;

const M2 = 5;
const C4_KM = 4.5;
const N = 1.5;
const ROCK_MPS = 1180;
/** Share of phi that is site amplification variability (eq. 27). */
const PHI_AMP = 0.4;
const TAN_20_DEG = Math.tan(20 * RAD);

/** The model with the terms of a region. */
export function ask14In(region: AskRegion): GroundMotionModel {
  const suffix = { global: '', taiwan: ' (Taiwan)', china: ' (China)', japan: ' (Japan)' }[region];
  return {
    id: `ASK14${suffix}`,
    title: `Abrahamson, Silva and Kamai 2014${suffix}`,
    regimes: ['active_shallow', 'volcanic', 'oceanic'],
    periodsS: ASK14_COEFFICIENTS.periodsS,
    validity: { magnitude: [3, 8.5], distanceKm: [0, 300], distance: 'rrup', vs30Mps: [180, 1500] },
    source: 'doi:10.1193/070913EQS198M',
    at: (periodS) => evaluator(periodS, region),
  };
}

/** Abrahamson, Silva and Kamai 2014 for active crust, California and anywhere without terms of its own. */
export const ask14 = ask14In('global');

function evaluator(
  periodS: number,
  region: AskRegion,
): ((scenario: Scenario, out: Motion) => void) | undefined {
  const k = coefficientsAt(ASK14_COEFFICIENTS, periodS);
  if (k === undefined) return undefined;
  const source = sourceAndPath(k, region);
  const site = siteOf(k, periodS, region);
  const hangingWall = hangingWallTerm(k);
  const spread = spreadOf(k, region);
  return (s, out) => {
    const ztorKm = Number.isNaN(s.ztorKm) ? expectedZtorKm(s.magnitude, s.rakeDeg) : s.ztorKm;
    const { rock, linear, depth, ratioN, isLinear } = site(s);
    const base = source(s) + hangingWall(s, ztorKm) + (k.a15 * Math.min(ztorKm, 20)) / 20;
    const rockG = isLinear ? 0 : Math.exp(base + rock);
    const nonlinear = isLinear ? 0 : k.b * Math.log((rockG + k.c * ratioN) / (rockG + k.c));
    out.lnMedian = base + linear + nonlinear + depth;
    spread(s, isLinear ? 0 : k.b * rockG * (1 / (rockG + k.c * ratioN) - 1 / (rockG + k.c)), out);
  };
}

/** Magnitude, geometric spreading, anelastic attenuation and style of faulting (eq. 2 to 6). */
function sourceAndPath(k: Coefficients, region: AskRegion): (scenario: Scenario) => number {
  const { m1, a1, a2, a3, a4, a5, a6, a8, a11, a12 } = k;
  const perKm = k.a17 + { global: 0, taiwan: k.a25, china: k.a28, japan: k.a29 }[region];
  const atM2 = a4 * (M2 - m1) + a8 * (8.5 - M2) ** 2;
  return (s) => {
    const m = s.magnitude;
    const nearKm = m > 5 ? C4_KM : m > 4 ? C4_KM - (C4_KM - 1) * (5 - m) : 1;
    const lnR = 0.5 * Math.log(s.rrupKm * s.rrupKm + nearKm * nearKm);
    const scaling =
      m >= M2 ? (m > m1 ? a5 : a4) * (m - m1) + a8 * (8.5 - m) ** 2 : atM2 + a6 * (m - M2);
    const mechanism = mechanismOf(s.rakeDeg);
    const style = mechanism === 'reverse' ? a11 : mechanism === 'normal' ? a12 : 0;
    return (
      a1 +
      scaling +
      (a2 + a3 * (Math.max(m, M2) - m1)) * lnR +
      perKm * s.rrupKm +
      style * Math.min(Math.max(m - 4, 0), 1)
    );
  };
}

/** Hanging-wall effect (eq. 10 to 15). */
function hangingWallTerm({ a13 }: Coefficients): (scenario: Scenario, ztorKm: number) => number {
  return (s, ztorKm) => {
    const m = s.magnitude;
    if (a13 === 0 || !(s.rxKm >= 0) || s.dipDeg >= 90 || m <= 5.5 || ztorKm >= 10) return 0;
    const beyondEnd = alongStrike(s);
    if (beyondEnd === 0) return 0;
    const widthKm = Number.isNaN(s.widthKm)
      ? expectedWidthKm({ magnitude: m, dipDeg: s.dipDeg, ztorKm })
      : s.widthKm;
    const r1 = widthKm * Math.cos(s.dipDeg * RAD);
    const ratio = s.rxKm / r1;
    if (ratio > 3) return 0;
    const byDip = (90 - Math.max(s.dipDeg, 30)) / 45;
    const byMagnitude = 1 + 0.2 * (m - 6.5) - (m < 6.5 ? 0.8 * (m - 6.5) ** 2 : 0);
    const byStrike = ratio <= 1 ? 0.25 + (1.5 - 0.75 * ratio) * ratio : 1 - (ratio - 1) / 2;
    return a13 * byDip * byMagnitude * byStrike * (1 - (ztorKm * ztorKm) / 100) * beyondEnd;
  };
}

/** Decay beyond the ends of the rupture, 1 to 0: by distance along strike where it is known, else by Joyner-Boore distance (eq. 15). */
function alongStrike({ ry0Km, rxKm, rjbKm }: Scenario): number {
  if (Number.isNaN(ry0Km)) return Math.max(1 - rjbKm / 30, 0);
  return Math.min(Math.max(1 - (ry0Km - rxKm * TAN_20_DEG) / 5, 0), 1);
}

interface Site {
  vs30: number;
  z1: number;
  /** Site term of the rock reference, ln. */
  rock: number;
  linear: number;
  depth: number;
  /** (V* / Vlin)^n. */
  ratioN: number;
  isLinear: boolean;
}

/** Site response (eq. 7 to 9, 16 to 20); kept from the call before while the site stays the same. */
function siteOf(k: Coefficients, periodS: number, region: AskRegion): (scenario: Scenario) => Site {
  const capMps = velocityCap(periodS);
  const taiwan = region === 'taiwan' ? k.a31 : 0;
  const rockRatio = Math.min(ROCK_MPS, capMps) / k.vLin;
  const rock = (k.a10 + k.b * N + taiwan) * Math.log(rockRatio) + (region === 'japan' ? k.a42 : 0);
  const kept: Site = { vs30: NaN, z1: NaN, rock, linear: 0, depth: 0, ratioN: 1, isLinear: true };
  return (s) => {
    if (s.vs30Mps === kept.vs30 && Object.is(s.z1Km, kept.z1)) return kept;
    kept.vs30 = s.vs30Mps;
    kept.z1 = s.z1Km;
    const ratio = Math.min(s.vs30Mps, capMps) / k.vLin;
    kept.isLinear = s.vs30Mps >= k.vLin;
    kept.ratioN = ratio ** N;
    kept.linear = (k.a10 + taiwan + (kept.isLinear ? k.b * N : 0)) * Math.log(ratio);
    if (region === 'japan') kept.linear += japanTerm(k, s.vs30Mps);
    kept.depth = depthTerm(k, s, region);
    return kept;
  };
}

/** Velocity above which Vs30 has no further effect, m/s (eq. 9). */
function velocityCap(periodS: number): number {
  if (periodS === -1 || periodS <= 0.5) return 1500;
  return periodS >= 3 ? 800 : Math.exp(-0.35 * Math.log(periodS / 0.5) + Math.log(1500));
}

const DEPTH_VS30 = [150, 250, 400, 700];
const JAPAN_VS30 = [150, 250, 350, 450, 600, 850, 1150];

function depthTerm(k: Coefficients, { vs30Mps, z1Km }: Scenario, region: AskRegion): number {
  if (Number.isNaN(z1Km)) return 0;
  const slope = between(DEPTH_VS30, [k.a43, k.a44, k.a45, k.a46], vs30Mps);
  const expectedKm = expectedZ1Km(
    vs30Mps,
    region === 'japan' ? BASIN_FITS.japan : BASIN_FITS.askCalifornia,
  );
  return slope * Math.log((z1Km + 0.01) / (expectedKm + 0.01));
}

/** Japanese site term, between the middles of the Vs30 classes (p. 1043 and application guidelines, p. 1044). */
function japanTerm(k: Coefficients, vs30Mps: number): number {
  return between(JAPAN_VS30, [k.a36, k.a37, k.a38, 0, k.a40, k.a41, k.a42], vs30Mps);
}

/** Linear interpolation; beyond the ends the end values hold. */
function between(xs: readonly number[], ys: readonly number[], x: number): number {
  const upper = xs.findIndex((edge) => x <= edge);
  if (upper <= 0) return (upper === 0 ? ys[0] : ys.at(-1)) ?? NaN;
  const [x0, x1, y0, y1] = [xs[upper - 1], xs[upper], ys[upper - 1], ys[upper]];
  return y0 + ((y1 - y0) * (x - x0)) / (x1 - x0);
}

/** tau and phi with the nonlinear site response (eq. 21 to 29); `slope` is d ln(amplification) / d ln(rock motion). */
function spreadOf(
  k: Coefficients,
  region: AskRegion,
): (scenario: Scenario, slope: number, out: Motion) => void {
  const { s1e, s2e, s1m, s2m, s3, s4, s5, s6 } = k;
  return (s, slope, out) => {
    const m = s.magnitude;
    const share = Math.min(Math.max((m - 4) / 2, 0), 1);
    let linear = s.vs30Measured ? s1m + (s2m - s1m) * share : s1e + (s2e - s1e) * share;
    if (region === 'japan')
      linear = s5 + (s6 - s5) * Math.min(Math.max((s.rrupKm - 30) / 50, 0), 1);
    const tau = s3 + (s4 - s3) * Math.min(Math.max((m - 5) / 2, 0), 1);
    const gain = 1 + slope;
    // Small events at long periods: the authors keep the amplification share just below the whole.
    const amplification = Math.min(PHI_AMP, 0.99 * linear);
    const phi2 =
      (linear * linear - amplification * amplification) * gain * gain +
      amplification * amplification;
    out.tau = tau * gain;
    out.phi = Math.sqrt(phi2);
    out.sigma = Math.sqrt(phi2 + out.tau * out.tau);
  };
}
