import { RAD } from '../../../ground/earth/geodesy.ts';
import { BASIN_FITS, expectedZ1Km } from './basinDepth.ts';
import { coefficientsAt } from './coefficients.ts';
import type { CoefficientsOf } from './coefficients.ts';
import type { GroundMotionModel, Motion, Scenario } from './model.ts';
import { expectedZtorKm } from './ruptureDefaults.ts';
import { CY14_COEFFICIENTS } from './tables/cy14.ts';

/** Regional attenuation and site response; `global` is California. */
export type CyRegion = 'global' | 'japan' | 'italy' | 'wenchuan';

type Coefficients = CoefficientsOf<typeof CY14_COEFFICIENTS>;

const C2 = 1.06;
const C4 = -2.1;
const C4A = -0.5;
const CRB_KM = 50;
const ROCK_MPS = 1130;
/** The model with the terms of a region. */
export function cy14In(region: CyRegion): GroundMotionModel {
  const suffix = { global: '', japan: ' (Japan)', italy: ' (Italy)', wenchuan: ' (Wenchuan)' }[
    region
  ];
  return {
    id: `CY14${suffix}`,
    title: `Chiou and Youngs 2014${suffix}`,
    regimes: ['active_shallow', 'volcanic', 'oceanic'],
    periodsS: CY14_COEFFICIENTS.periodsS,
    validity: {
      magnitude: [3.5, 8.5],
      distanceKm: [0, 300],
      distance: 'rrup',
      vs30Mps: [180, 1500],
    },
    source: 'doi:10.1193/072813EQS219M',
    at: (periodS) => evaluator(periodS, region),
  };
}

/** Chiou and Youngs 2014 for active crust, California and anywhere without terms of its own. */
export const cy14 = cy14In('global');

function evaluator(
  periodS: number,
  region: CyRegion,
): ((scenario: Scenario, out: Motion) => void) | undefined {
  const k = coefficientsAt(CY14_COEFFICIENTS, periodS);
  if (k === undefined) return undefined;
  const rock = rockTerm(k, region);
  const site = siteOf(k, region);
  const { phi4 } = k;
  const spread = spreadOf(k, region);
  return (s, out) => {
    const ln = rock(s);
    const { linear, slope } = site(s);
    if (slope === 0) {
      out.lnMedian = ln + linear;
      spread(s, 0, out);
      return;
    }
    const rockG = Math.exp(ln);
    out.lnMedian = ln + linear + slope * Math.log(rockG / phi4 + 1);
    spread(s, (slope * rockG) / (rockG + phi4), out);
  };
}

/** What a rupture alone decides; kept from the call before while the rupture stays the same. */
interface Rupture {
  magnitude: number;
  rakeDeg: number;
  dipDeg: number;
  givenZtorKm: number;
  /** Everything but distance, ln. */
  source: number;
  /** Distance added near the source, km. */
  nearKm: number;
  /** Anelastic attenuation, ln per km. */
  perKm: number;
  ztorKm: number;
  hangingWall: number;
}

/** ln of the motion on the rock reference, Vs30 1,130 m/s (eq. 11). */
function rockTerm(k: Coefficients, region: CyRegion): (scenario: Scenario) => number {
  const ruptureOf = keptRupture(k, region);
  const { c9a, c9b } = k;
  return (s) => {
    const rupture = ruptureOf(s);
    const near = C4 * Math.log(s.rrupKm + rupture.nearKm);
    const far = (C4A - C4) * 0.5 * Math.log(s.rrupKm * s.rrupKm + CRB_KM * CRB_KM);
    const ln = rupture.source + near + far + rupture.perKm * s.rrupKm;
    if (rupture.hangingWall === 0 || !(s.rxKm >= 0)) return ln;
    const taper = c9a + (1 - c9a) * Math.tanh(s.rxKm / c9b);
    return (
      ln +
      rupture.hangingWall *
        taper *
        (1 - Math.sqrt(s.rjbKm * s.rjbKm + rupture.ztorKm * rupture.ztorKm) / (s.rrupKm + 1))
    );
  };
}

function keptRupture(k: Coefficients, region: CyRegion): (scenario: Scenario) => Rupture {
  const kept: Rupture = {
    magnitude: NaN,
    rakeDeg: NaN,
    dipDeg: NaN,
    givenZtorKm: NaN,
    source: 0,
    nearKm: 0,
    perKm: 0,
    ztorKm: 0,
    hangingWall: 0,
  };
  return (s) => {
    const isSame =
      s.magnitude === kept.magnitude &&
      s.dipDeg === kept.dipDeg &&
      Object.is(s.ztorKm, kept.givenZtorKm);
    if (!isSame || !Object.is(s.rakeDeg, kept.rakeDeg)) fillRupture(s, kept, k, region);
    return kept;
  };
}

function fillRupture(s: Scenario, rupture: Rupture, k: Coefficients, region: CyRegion): void {
  const m = s.magnitude;
  rupture.magnitude = m;
  rupture.rakeDeg = s.rakeDeg;
  rupture.dipDeg = s.dipDeg;
  rupture.givenZtorKm = s.ztorKm;
  const cosh = Math.cosh(2 * Math.max(m - 4.5, 0));
  const expectedKm = expectedZtorKm(m, s.rakeDeg);
  rupture.ztorKm = Number.isNaN(s.ztorKm) ? expectedKm : s.ztorKm;
  const cosDip = Math.cos(s.dipDeg * RAD);
  const isReverse = s.rakeDeg >= 30 && s.rakeDeg <= 150;
  const isNormal = s.rakeDeg >= -120 && s.rakeDeg <= -60;
  const style = isReverse ? k.c1a + k.c1c / cosh : isNormal ? k.c1b + k.c1d / cosh : 0;
  const depth = (k.c7 + k.c7b / cosh) * (rupture.ztorKm - expectedKm);
  const dip = (k.c11 + k.c11b / cosh) * cosDip * cosDip;
  const magnitude = C2 * (m - 6) + ((C2 - k.c3) / k.cN) * Math.log(1 + Math.exp(k.cN * (k.cM - m)));
  rupture.source = k.c1 + style + depth + dip + magnitude;
  rupture.nearKm = k.c5 * Math.cosh(k.c6 * Math.max(m - k.cHm, 0));
  rupture.perKm =
    regionalFactor(k, region, m) * (k.cGamma1 + k.cGamma2 / Math.cosh(Math.max(m - k.cGamma3, 0)));
  rupture.hangingWall = s.dipDeg === 90 ? 0 : k.c9 * cosDip;
}

/** Factor on the anelastic attenuation (p. 1137). */
function regionalFactor(
  { gammaJi, gammaC }: Coefficients,
  region: CyRegion,
  magnitude: number,
): number {
  if (region === 'wenchuan') return gammaC;
  const isJapanOrItaly = region === 'japan' || region === 'italy';
  return isJapanOrItaly && magnitude > 6 && magnitude < 6.9 ? gammaJi : 1;
}

interface Site {
  vs30: number;
  z1: number;
  linear: number;
  /** Strength of the nonlinear response, 0 on rock. */
  slope: number;
}

/** Site response and basin (eq. 12); kept from the call before while the site stays the same. */
function siteOf(k: Coefficients, region: CyRegion): (scenario: Scenario) => Site {
  const inJapan = region === 'japan';
  const [phi1, phi5, phi6] = inJapan ? [k.phi1jp, k.phi5jp, k.phi6jp] : [k.phi1, k.phi5, k.phi6];
  const kept: Site = { vs30: NaN, z1: NaN, linear: 0, slope: 0 };
  return (s) => {
    if (s.vs30Mps === kept.vs30 && Object.is(s.z1Km, kept.z1)) return kept;
    kept.vs30 = s.vs30Mps;
    kept.z1 = s.z1Km;
    kept.linear = phi1 * Math.min(Math.log(s.vs30Mps / ROCK_MPS), 0);
    kept.slope =
      k.phi2 *
      (Math.exp(k.phi3 * (Math.min(s.vs30Mps, ROCK_MPS) - 360)) -
        Math.exp(k.phi3 * (ROCK_MPS - 360)));
    if (!Number.isNaN(s.z1Km)) {
      const beyondM =
        (s.z1Km - expectedZ1Km(s.vs30Mps, inJapan ? BASIN_FITS.japan : BASIN_FITS.cyCalifornia)) *
        1000;
      kept.linear += phi5 * (1 - Math.exp(-beyondM / phi6));
    }
    return kept;
  };
}

/** tau and phi with the nonlinear site response (eq. 13); `gain` is d ln(site term) / d ln(rock motion). */
function spreadOf(
  k: Coefficients,
  region: CyRegion,
): (scenario: Scenario, gain: number, out: Motion) => void {
  const { tau1, tau2, sigma1, sigma3 } = k;
  const sigma2 = region === 'japan' ? k.sigma2jp : k.sigma2;
  return (s, gain, out) => {
    const share = (Math.min(Math.max(s.magnitude, 5), 6.5) - 5) / 1.5;
    const nonlinear = (1 + gain) * (1 + gain);
    out.tau = (tau1 + (tau2 - tau1) * share) * (1 + gain);
    out.phi =
      (sigma1 + (sigma2 - sigma1) * share) * Math.sqrt((s.vs30Measured ? 0.7 : sigma3) + nonlinear);
    out.sigma = Math.sqrt(out.tau * out.tau + out.phi * out.phi);
  };
}
