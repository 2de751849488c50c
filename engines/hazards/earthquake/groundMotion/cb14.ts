import { RAD } from '../../../ground/earth/geodesy.ts';
import { expectedZ2p5Km } from './basinDepth.ts';
import { coefficientsAt } from './coefficients.ts';
import type { CoefficientsOf } from './coefficients.ts';
import { mechanismOf } from './mechanism.ts';
import { PGA } from './model.ts';
import type { GroundMotionModel, Motion, Scenario } from './model.ts';
import { expectedHypocentreKm, expectedWidthKm, expectedZtorKm } from './ruptureDefaults.ts';
import { CB14_COEFFICIENTS } from './tables/cb14.ts';

/** Regional attenuation and site response: `global` is California, `low_q` Italy, `high_q` China and Turkey. */
export type CbRegion = 'global' | 'japan' | 'low_q' | 'high_q';

type Coefficients = CoefficientsOf<typeof CB14_COEFFICIENTS>;

const N = 1.18;
const C = 1.88;
const ROCK_MPS = 1100;
const PHI_AF = 0.3;
/** Spectral accelerations below this period are never less than PGA (p. 1100). */
const FLOORED_BELOW_S = 0.25;

/** The model with the terms of a region. */
export function cb14In(region: CbRegion): GroundMotionModel {
  const suffix = { global: '', japan: ' (Japan)', low_q: ' (Italy)', high_q: ' (China, Turkey)' }[
    region
  ];
  return {
    id: `CB14${suffix}`,
    title: `Campbell and Bozorgnia 2014${suffix}`,
    regimes: ['active_shallow', 'volcanic', 'oceanic'],
    periodsS: CB14_COEFFICIENTS.periodsS,
    validity: {
      magnitude: [3.3, 8.5],
      distanceKm: [0, 300],
      distance: 'rrup',
      vs30Mps: [150, 1500],
    },
    source: 'doi:10.1193/062913EQS175M',
    at: (periodS) => evaluator(periodS, region),
  };
}

/** Campbell and Bozorgnia 2014 for active crust, California and anywhere without terms of its own. */
export const cb14 = cb14In('global');

/** Depths and widths of a rupture, given or expected; shared by the period and its PGA. */
interface Geometry {
  ztorKm: number;
  hypocentreKm: number;
  widthKm: number;
}

function evaluator(
  periodS: number,
  region: CbRegion,
): ((scenario: Scenario, out: Motion) => void) | undefined {
  const k = coefficientsAt(CB14_COEFFICIENTS, periodS);
  const kPga = coefficientsAt(CB14_COEFFICIENTS, PGA);
  if (k === undefined || kPga === undefined) return undefined;
  const floored = periodS > 0 && periodS < FLOORED_BELOW_S;
  const rock = rockTerm(k, region);
  const rockPga = periodS === PGA ? rock : rockTerm(kPga, region);
  const [site, sitePga] = [siteTerm(k, region), siteTerm(kPga, region)];
  const rockSitePga = rockSite(kPga, region);
  const spread = spreadOf(k, kPga);
  const geometry: Geometry = { ztorKm: 0, hypocentreKm: 0, widthKm: 0 };
  return (s, out) => {
    fillGeometry(s, geometry);
    const lnRockPga = rockPga(s, geometry);
    const rockG = Math.exp(lnRockPga + rockSitePga);
    const ln = rock(s, geometry) + site(s, rockG);
    out.lnMedian = floored ? Math.max(ln, lnRockPga + sitePga(s, rockG)) : ln;
    spread(s, rockG, out);
  };
}

function fillGeometry(s: Scenario, geometry: Geometry): void {
  const ztorKm = Number.isNaN(s.ztorKm) ? expectedZtorKm(s.magnitude, s.rakeDeg) : s.ztorKm;
  geometry.ztorKm = ztorKm;
  geometry.hypocentreKm = s.hypocentralDepthKm;
  geometry.widthKm = s.widthKm;
  if (!Number.isNaN(s.hypocentralDepthKm) && !Number.isNaN(s.widthKm)) return;
  const rupture = { magnitude: s.magnitude, dipDeg: s.dipDeg, ztorKm };
  if (Number.isNaN(s.hypocentralDepthKm)) geometry.hypocentreKm = expectedHypocentreKm(rupture);
  if (Number.isNaN(s.widthKm)) geometry.widthKm = expectedWidthKm(rupture);
}

/** Everything but site and basin (eq. 2 to 16, 21 to 25). */
function rockTerm(
  k: Coefficients,
  region: CbRegion,
): (scenario: Scenario, geometry: Geometry) => number {
  const { c0, c1, c2, c3, c4, c5, c6, c9, c17, c18, c19 } = k;
  const c7Squared = k.c7 * k.c7;
  const perKm = k.c20 + { global: 0, japan: k.dc20jp, low_q: k.dc20jp, high_q: k.dc20ch }[region];
  const hangingWall = hangingWallTerm(k);
  return (s, geometry) => {
    const m = s.magnitude;
    const magnitude =
      c0 +
      c1 * m +
      c2 * Math.max(m - 4.5, 0) +
      c3 * Math.max(m - 5.5, 0) +
      c4 * Math.max(m - 6.5, 0);
    const distance = (c5 + c6 * m) * 0.5 * Math.log(s.rrupKm * s.rrupKm + c7Squared);
    const style = mechanismOf(s.rakeDeg) === 'normal' ? c9 * Math.min(Math.max(m - 4.5, 0), 1) : 0;
    const below = Math.min(Math.max(geometry.hypocentreKm - 7, 0), 13);
    const depth = (c17 + (c18 - c17) * Math.min(Math.max(m - 5.5, 0), 1)) * below;
    const dip = c19 * Math.min(Math.max(5.5 - m, 0), 1) * s.dipDeg;
    return (
      magnitude +
      distance +
      style +
      hangingWall(s, geometry) +
      depth +
      dip +
      perKm * Math.max(s.rrupKm - 80, 0)
    );
  };
}

/** Hanging-wall effect (eq. 7 to 16). */
function hangingWallTerm(k: Coefficients): (scenario: Scenario, geometry: Geometry) => number {
  const { c10, a2, h1, h2, h3, h5, h6 } = k;
  let dipDeg = NaN;
  let cosDip = NaN;
  return (s, { ztorKm, widthKm }) => {
    const m = s.magnitude;
    if (!(s.rxKm >= 0) || m <= 5.5 || s.dipDeg >= 90 || ztorKm >= 16.66) return 0;
    if (s.dipDeg !== dipDeg) {
      dipDeg = s.dipDeg;
      cosDip = Math.cos(dipDeg * RAD);
    }
    const r1 = widthKm * cosDip;
    const share = s.rxKm < r1 ? s.rxKm / r1 : (s.rxKm - r1) / (62 * m - 350 - r1);
    const byStrike =
      s.rxKm < r1 ? h1 + (h2 + h3 * share) * share : Math.max(1 + (h5 + h6 * share) * share, 0);
    const byDistance = s.rrupKm === 0 ? 1 : (s.rrupKm - s.rjbKm) / s.rrupKm;
    const byMagnitude = (m > 6.5 ? 1 : m - 5.5) * (1 + a2 * (m - 6.5));
    return c10 * byStrike * byDistance * byMagnitude * (1 - 0.06 * ztorKm) * ((90 - s.dipDeg) / 45);
  };
}

/** Site term of the rock reference, Vs30 1,100 m/s with the basin that goes with it. */
function rockSite(k: Coefficients, region: CbRegion): number {
  const ratio = ROCK_MPS / k.k1;
  const japan = region === 'japan' ? (k.c13 + k.k2 * N) * Math.log(ratio) : 0;
  return (
    (k.c11 + k.k2 * N) * Math.log(ratio) +
    japan +
    basinTerm(k, region, expectedZ2p5Km(ROCK_MPS, region === 'japan'))
  );
}

/** Shallow site response and basin (eq. 17 to 20); the rock motion enters below k1 alone. */
function siteTerm(
  k: Coefficients,
  region: CbRegion,
): (scenario: Scenario, rockG: number) => number {
  let vs30 = NaN;
  let z2p5 = NaN;
  let fixed = 0;
  let ratioN = 0;
  return (s, rockG) => {
    if (s.vs30Mps !== vs30 || !Object.is(s.z2p5Km, z2p5)) {
      vs30 = s.vs30Mps;
      z2p5 = s.z2p5Km;
      const ln = Math.log(vs30 / k.k1);
      const depthKm = Number.isNaN(z2p5) ? expectedZ2p5Km(vs30, region === 'japan') : z2p5;
      ratioN = (vs30 / k.k1) ** N;
      fixed = (vs30 <= k.k1 ? k.c11 : k.c11 + k.k2 * N) * ln + basinTerm(k, region, depthKm);
      if (region === 'japan') fixed += (k.c13 + k.k2 * N) * ln;
      if (region === 'japan' && vs30 <= 200)
        fixed += (k.c12 + k.k2 * N) * (ln - Math.log(200 / k.k1));
    }
    return vs30 <= k.k1 ? fixed + k.k2 * Math.log((rockG + C * ratioN) / (rockG + C)) : fixed;
  };
}

function basinTerm(k: Coefficients, region: CbRegion, z2p5Km: number): number {
  if (z2p5Km <= 1) return (k.c14 + (region === 'japan' ? k.c15 : 0)) * (z2p5Km - 1);
  return z2p5Km > 3 ? k.c16 * k.k3 * Math.exp(-0.75) * (1 - Math.exp(-0.25 * (z2p5Km - 3))) : 0;
}

/** tau and phi with the nonlinear site response (eq. 27 to 31). */
function spreadOf(
  k: Coefficients,
  kPga: Coefficients,
): (scenario: Scenario, rockG: number, out: Motion) => void {
  const { tau1, tau2, phi1, phi2, k1, k2, rhoLnPGAlnY: rho } = k;
  let vs30 = NaN;
  let ratioN = NaN;
  return (s, rockG, out) => {
    const share = Math.min(Math.max(5.5 - s.magnitude, 0), 1);
    const tau = tau2 + (tau1 - tau2) * share;
    const phi = phi2 + (phi1 - phi2) * share;
    let tauTotal2 = tau * tau;
    let phiTotal2 = phi * phi;
    if (s.vs30Mps < k1) {
      if (s.vs30Mps !== vs30) {
        vs30 = s.vs30Mps;
        ratioN = (vs30 / k1) ** N;
      }
      const alpha = k2 * rockG * (1 / (rockG + C * ratioN) - 1 / (rockG + C));
      const tauPga = kPga.tau2 + (kPga.tau1 - kPga.tau2) * share;
      const phiPga = Math.sqrt(
        (kPga.phi2 + (kPga.phi1 - kPga.phi2) * share) ** 2 - PHI_AF * PHI_AF,
      );
      const phiRock = Math.sqrt(phiTotal2 - PHI_AF * PHI_AF);
      tauTotal2 += alpha * tauPga * (alpha * tauPga + 2 * rho * tau);
      phiTotal2 += alpha * phiPga * (alpha * phiPga + 2 * rho * phiRock);
    }
    out.tau = Math.sqrt(tauTotal2);
    out.phi = Math.sqrt(phiTotal2);
    out.sigma = Math.sqrt(tauTotal2 + phiTotal2);
  };
}
