import { coefficientsAt } from './coefficients.ts';
import type { CoefficientsOf } from './coefficients.ts';
import { byMechanism, type Mechanism } from './mechanism.ts';
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

/** What the motion on rock is made of. */
interface RockTerms {
  readonly k: Coefficients;
  readonly c3: number;
  readonly h2: number;
  readonly byStyle: Readonly<Record<Mechanism, number>>;
}

function rockTerms(k: Coefficients, region: BssaRegion): RockTerms {
  const { e0, e1, e2, e3 } = k;
  return {
    k,
    c3: k.c3 + { global: 0, high_q: k.dc3ct, low_q: k.dc3ij }[region],
    h2: k.h * k.h,
    byStyle: { strike_slip: e1, normal: e2, reverse: e3, unspecified: e0 },
  };
}

/** ln of the median on rock (Vs30 760 m/s): source and path without site term (eq. 2 to 4). */
function rockLn({ k, c3, h2, byStyle }: RockTerms, s: Scenario): number {
  const above = s.magnitude - k.mH;
  const source =
    byMechanism(s.rakeDeg, byStyle) + (above <= 0 ? (k.e4 + k.e5 * above) * above : k.e6 * above);
  const r = Math.sqrt(s.rjbKm * s.rjbKm + h2);
  return source + (k.c1 + k.c2 * (s.magnitude - 4.5)) * Math.log(r) + c3 * (r - 1);
}

function evaluator(
  periodS: number,
  region: BssaRegion,
): ((scenario: Scenario, out: Motion) => void) | undefined {
  const k = coefficientsAt(BSSA14_COEFFICIENTS, periodS);
  const kPga = coefficientsAt(BSSA14_COEFFICIENTS, PGA);
  if (k === undefined || kPga === undefined) return undefined;
  const terms = rockTerms(k, region);
  const pgaTerms = rockTerms(kPga, region);
  const spread = spreadTerms(k);
  const isPga = periodS === PGA;
  // What depends on the site alone is kept from the call before.
  let site = { vs30: NaN, z1: NaN, linear: 0, slope: 0 };
  return (s, out) => {
    if (s.vs30Mps !== site.vs30 || !Object.is(s.z1Km, site.z1)) site = siteTerms(k, periodS, s);
    let ln = rockLn(terms, s);
    if (site.slope !== 0) {
      const onRock = isPga ? ln : rockLn(pgaTerms, s);
      ln += site.slope * Math.log(Math.exp(onRock) / F3_G + 1);
    }
    out.lnMedian = ln + site.linear;
    setSpread(spread, s, out);
  };
}

/** Site term (eq. 5 to 11): its linear part, and the factor of the nonlinear one. */
function siteTerms(k: Coefficients, periodS: number, s: Scenario) {
  const { vs30Mps: vs30, z1Km: z1 } = s;
  return {
    vs30,
    z1,
    linear: k.c * Math.log(Math.min(vs30, k.vC) / REFERENCE_VS30) + basinTerm(k, periodS, s),
    slope:
      k.f4 *
      (Math.exp(k.f5 * (Math.min(vs30, REFERENCE_VS30) - 360)) -
        Math.exp(k.f5 * (REFERENCE_VS30 - 360))),
  };
}

function basinTerm(k: Coefficients, periodS: number, { vs30Mps, z1Km }: Scenario): number {
  if (periodS < BASIN_FROM_S || Number.isNaN(z1Km)) return 0;
  const expectedKm =
    Math.exp((-7.15 / 4) * Math.log((vs30Mps ** 4 + 570.94 ** 4) / (1360 ** 4 + 570.94 ** 4))) /
    1000;
  return Math.min(k.f6 * (z1Km - expectedKm), k.f7);
}

/** What the scatter is made of. */
interface SpreadTerms {
  readonly k: Coefficients;
  readonly perLnR: number;
  readonly perLnV: number;
}

function spreadTerms(k: Coefficients): SpreadTerms {
  const perLnR = k.dphiR / Math.log(k.r2 / k.r1);
  return { k, perLnR, perLnV: k.dphiV / Math.log(V2_MPS / V1_MPS) };
}

/** tau by magnitude, phi by magnitude, distance and Vs30 (eq. 13 to 17). */
function setSpread({ k, perLnR, perLnV }: SpreadTerms, s: Scenario, out: Motion): void {
  const share = Math.min(Math.max(s.magnitude - 4.5, 0), 1);
  let phi = k.phi1 + (k.phi2 - k.phi1) * share;
  if (s.rjbKm >= k.r2) phi += k.dphiR;
  else if (s.rjbKm > k.r1) phi += perLnR * Math.log(s.rjbKm / k.r1);
  if (s.vs30Mps < V2_MPS) phi -= Math.min(perLnV * Math.log(V2_MPS / s.vs30Mps), k.dphiV);
  out.phi = phi;
  out.tau = k.tau1 + (k.tau2 - k.tau1) * share;
  out.sigma = Math.sqrt(phi * phi + out.tau * out.tau);
}
