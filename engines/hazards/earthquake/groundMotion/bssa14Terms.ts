import type { CoefficientsOf } from './coefficients.ts';
import type { Mechanism } from './mechanism.ts';
import type { Scenario } from './model.ts';
import type { BSSA14_COEFFICIENTS } from './tables/bssa14.ts';

/** Regional anelastic attenuation (dc3): `global` is California, New Zealand and Taiwan too. */
export type BssaRegion = 'global' | 'high_q' | 'low_q';

export type Coefficients = CoefficientsOf<typeof BSSA14_COEFFICIENTS>;

const REFERENCE_VS30 = 760;
const V1_MPS = 225;
const V2_MPS = 300;
/** Shortest period with a basin term, s (eq. 9). */
const BASIN_FROM_S = 0.65;

/** What the motion on rock is made of. */
export interface RockTerms {
  readonly k: Coefficients;
  readonly c3: number;
  readonly h2: number;
  readonly byStyle: Readonly<Record<Mechanism, number>>;
}

/** The terms at a period with the attenuation of a region. */
export function rockTerms(k: Coefficients, region: BssaRegion): RockTerms {
  const { e0, e1, e2, e3 } = k;
  return {
    k,
    c3: k.c3 + { global: 0, high_q: k.dc3ct, low_q: k.dc3ij }[region],
    h2: k.h * k.h,
    byStyle: { strike_slip: e1, normal: e2, reverse: e3, unspecified: e0 },
  };
}

/** What depends on the site alone. */
export interface SiteTerms {
  readonly vs30: number;
  readonly z1: number;
  /** Linear part of the site term, and factor of the nonlinear one. */
  readonly linear: number;
  readonly slope: number;
  /** By how much soft ground lowers phi. */
  readonly phiDown: number;
}

/** Site terms (eq. 5 to 11, 17). */
export function siteTerms({ k, perLnV }: SpreadTerms, periodS: number, s: Scenario): SiteTerms {
  const { vs30Mps: vs30, z1Km: z1 } = s;
  return {
    vs30,
    z1,
    linear: k.c * Math.log(Math.min(vs30, k.vC) / REFERENCE_VS30) + basinTerm(k, periodS, s),
    slope:
      k.f4 *
      (Math.exp(k.f5 * (Math.min(vs30, REFERENCE_VS30) - 360)) -
        Math.exp(k.f5 * (REFERENCE_VS30 - 360))),
    phiDown: vs30 < V2_MPS ? Math.min(perLnV * Math.log(V2_MPS / vs30), k.dphiV) : 0,
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
export interface SpreadTerms {
  readonly k: Coefficients;
  readonly perLnR: number;
  readonly perLnV: number;
}

/** The terms at a period. */
export function spreadTerms(k: Coefficients): SpreadTerms {
  const perLnR = k.dphiR / Math.log(k.r2 / k.r1);
  return { k, perLnR, perLnV: k.dphiV / Math.log(V2_MPS / V1_MPS) };
}
