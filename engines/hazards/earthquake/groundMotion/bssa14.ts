import { coefficientsAt } from './coefficients.ts';
import type { CoefficientsOf } from './coefficients.ts';
import { byMechanism } from './mechanism.ts';
import { PGA } from './model.ts';
import type { GroundMotionModel, Motion, Scenario } from './model.ts';
import { BSSA14_COEFFICIENTS } from './tables/bssa14.ts';

/** Regional anelastic attenuation (dc3): `global` is California, New Zealand and Taiwan too. */
export type BssaRegion = 'global' | 'high_q' | 'low_q';

type Coefficients = CoefficientsOf<typeof BSSA14_COEFFICIENTS>;

const REFERENCE_VS30 = 760;
const F3_G = 0.1;
const V1_MPS = 225;
const V2_MPS = 300;
/** Shortest period with a basin term, s (eq. 9). */
const BASIN_FROM_S = 0.65;

/**
 * ln of the median on rock (Vs30 760 m/s): source and path without site term (eq. 2 to 4), the fast path of hazard sums.
 *
 * @returns an evaluator, ln g (PGV: ln cm/s), or undefined for a period the model does not have
 * @source Boore, Stewart, Seyhan & Atkinson (2014), Earthquake Spectra 30(3), 1057-1085. doi:10.1193/070113EQS184M
 */
export function bssa14Rock(
  periodS: number,
  region: BssaRegion = 'global',
): ((scenario: Scenario) => number) | undefined {
  const k = coefficientsAt(BSSA14_COEFFICIENTS, periodS);
  return k === undefined ? undefined : rock(k, region);
}

/** The model with the attenuation of a region: `high_q` is China and Turkey, `low_q` Italy and Japan. */
export function bssa14In(region: BssaRegion): GroundMotionModel {
  const suffix = { global: '', high_q: ' (China, Turkey)', low_q: ' (Italy, Japan)' }[region];
  return {
    id: `BSSA14${suffix}`,
    title: `Boore, Stewart, Seyhan and Atkinson 2014${suffix}`,
    regimes: ['active_shallow', 'volcanic', 'oceanic'],
    periodsS: BSSA14_COEFFICIENTS.periodsS,
    validity: { magnitude: [3, 8.5], distanceKm: [0, 400], distance: 'rjb', vs30Mps: [150, 1500] },
    source: 'doi:10.1193/070113EQS184M',
    at: (periodS) => evaluator(periodS, region),
  };
}

/** Boore, Stewart, Seyhan and Atkinson 2014, for active crust anywhere. */
export const bssa14 = bssa14In('global');

function rock(k: Coefficients, region: BssaRegion): (scenario: Scenario) => number {
  const { e0, e1, e2, e3, e4, e5, e6, mH, c1, c2 } = k;
  const c3 = k.c3 + { global: 0, high_q: k.dc3ct, low_q: k.dc3ij }[region];
  const h2 = k.h * k.h;
  const mechanismTerm = { strike_slip: e1, normal: e2, reverse: e3, unspecified: e0 };
  return (s) => {
    const above = s.magnitude - mH;
    const source =
      byMechanism(s.rakeDeg, mechanismTerm) + (above <= 0 ? (e4 + e5 * above) * above : e6 * above);
    const r = Math.sqrt(s.rjbKm * s.rjbKm + h2);
    return source + (c1 + c2 * (s.magnitude - 4.5)) * Math.log(r) + c3 * (r - 1);
  };
}

function evaluator(
  periodS: number,
  region: BssaRegion,
): ((scenario: Scenario, out: Motion) => void) | undefined {
  const k = coefficientsAt(BSSA14_COEFFICIENTS, periodS);
  const rockLnPga = bssa14Rock(PGA, region);
  if (k === undefined || rockLnPga === undefined) return undefined;
  const rockLn = rock(k, region);
  const site = siteTerm(k, periodS);
  const spread = spreadOf(k);
  // Of peak acceleration with the attenuation of the world, the motion on rock is what the site term asks for.
  const isOwn = periodS === PGA && region === 'global';
  return (s, out) => {
    const onRock = rockLn(s);
    out.lnMedian = onRock + site(s, isOwn ? onRock : rockLnPga(s));
    spread(s, out);
  };
}

/** Site term (eq. 5 to 11); what depends on the site alone is kept from the call before. */
function siteTerm(
  k: Coefficients,
  periodS: number,
): (scenario: Scenario, rockLnPga: number) => number {
  let vs30 = NaN;
  let z1 = NaN;
  let linear = 0;
  let slope = 0;
  return (s, rockLnPga) => {
    if (s.vs30Mps !== vs30 || !Object.is(s.z1Km, z1)) {
      vs30 = s.vs30Mps;
      z1 = s.z1Km;
      linear = k.c * Math.log(Math.min(vs30, k.vC) / REFERENCE_VS30) + basinTerm(k, periodS, s);
      slope =
        k.f4 *
        (Math.exp(k.f5 * (Math.min(vs30, REFERENCE_VS30) - 360)) -
          Math.exp(k.f5 * (REFERENCE_VS30 - 360)));
    }
    return slope === 0 ? linear : linear + slope * Math.log(Math.exp(rockLnPga) / F3_G + 1);
  };
}

function basinTerm(k: Coefficients, periodS: number, { vs30Mps, z1Km }: Scenario): number {
  if (periodS < BASIN_FROM_S || Number.isNaN(z1Km)) return 0;
  const expectedKm =
    Math.exp((-7.15 / 4) * Math.log((vs30Mps ** 4 + 570.94 ** 4) / (1360 ** 4 + 570.94 ** 4))) /
    1000;
  return Math.min(k.f6 * (z1Km - expectedKm), k.f7);
}

/** tau by magnitude, phi by magnitude, distance and Vs30 (eq. 13 to 17). */
function spreadOf(k: Coefficients): (scenario: Scenario, out: Motion) => void {
  const { tau1, tau2, phi1, phi2, dphiR, r1, r2, dphiV } = k;
  const perLnR = dphiR / Math.log(r2 / r1);
  const perLnV = dphiV / Math.log(V2_MPS / V1_MPS);
  return (s, out) => {
    const share = Math.min(Math.max(s.magnitude - 4.5, 0), 1);
    let phi = phi1 + (phi2 - phi1) * share;
    if (s.rjbKm >= r2) phi += dphiR;
    else if (s.rjbKm > r1) phi += perLnR * Math.log(s.rjbKm / r1);
    if (s.vs30Mps < V2_MPS) phi -= Math.min(perLnV * Math.log(V2_MPS / s.vs30Mps), dphiV);
    out.phi = phi;
    out.tau = tau1 + (tau2 - tau1) * share;
    out.sigma = Math.sqrt(phi * phi + out.tau * out.tau);
  };
}
