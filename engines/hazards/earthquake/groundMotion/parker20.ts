import type { SubductionRegion } from '../../../ground/datasets/subductionRegions.ts';
import { coefficientsAt } from './coefficients.ts';
import type { CoefficientsOf } from './coefficients.ts';
import { PGA } from './model.ts';
import type { GroundMotionModel, Motion, Scenario } from './model.ts';
import { basinTerm } from './parker20Basin.ts';
import { PARKER20_REGIONS, type Parker20Kind } from './parker20Regions.ts';
import {
  PARKER20_A0,
  PARKER20_BASINS,
  PARKER20_C0,
  PARKER20_COEFFICIENTS,
  PARKER20_KINDS,
  PARKER20_SITE,
} from './tables/parker20.ts';

/** Slope of the distance term with magnitude (table E1). */
const B4 = 0.1;
/** Reference ground, the bend of the linear site term and the bottom of the nonlinear one, m/s; its shaking, g. */
const REFERENCE_MPS = 760;
const V1_MPS = 270;
const VB_MPS = 200;
const F3_G = 0.05;
/** Depths between which motions of the slab grow, km (eq. 3.8). */
const DEPTH_KM = { least: 20, most: 67 } as const;
/** Distances and velocities between which scatter within events changes, km and m/s (eq. 4.5 to 4.7). */
const SCATTER = { nearKm: 200, farKm: 500, softMps: 200, firmMps: 500 } as const;

const VALIDITY = {
  interface: {
    magnitude: [4.5, 9.5],
    distanceKm: [20, 1000],
    distance: 'rrup',
    vs30Mps: [150, 2000],
  },
  slab: { magnitude: [4, 8.5], distanceKm: [35, 1000], distance: 'rrup', vs30Mps: [150, 2000] },
} as const;

/**
 * Parker and others 2022 (NGA-Subduction): the model of the world, or that of a region with its own level, saturation, loss along the path, ground and basins.
 *
 * Rupture distance; the slab also by depth of the hypocentre. Basins count where the depth to 2.5 km/s is known.
 */
export function parker20(
  kind: Parker20Kind,
  region: SubductionRegion | 'world' = 'world',
): GroundMotionModel {
  const { name } = PARKER20_REGIONS[region];
  return {
    id: region === 'world' ? `Parker20 (${kind})` : `Parker20 (${kind}, ${name})`,
    title: `Parker and others 2022 (NGA-Subduction), ${kind}${region === 'world' ? '' : ` of ${name}`}`,
    regimes: [kind === 'interface' ? 'subduction_interface' : 'subduction_slab'],
    periodsS: PARKER20_COEFFICIENTS.periodsS,
    validity: VALIDITY[kind],
    source: 'doi:10.1177/87552930211034889',
    at: (periodS) => evaluator(kind, region, periodS),
  };
}

type Coefficients = CoefficientsOf<ReturnType<typeof tableOf>>;

/** The coefficients of a kind of earthquake and a region. */
function tableOf(kind: Parker20Kind, region: SubductionRegion | 'world') {
  const { c0, path, ground, basin } = PARKER20_REGIONS[region];
  const levels: Readonly<Record<string, readonly number[]>> = PARKER20_C0[kind];
  const none = PARKER20_COEFFICIENTS.periodsS.map(() => 0);
  return {
    ...PARKER20_COEFFICIENTS,
    ...PARKER20_KINDS[kind],
    c0: levels[c0[kind]] ?? [],
    a0: PARKER20_A0[kind][path],
    ...PARKER20_SITE[ground],
    ...(basin ? PARKER20_BASINS[basin] : { lowest: none, highest: none, slope: none }),
  };
}

function evaluator(
  kind: Parker20Kind,
  region: SubductionRegion | 'world',
  periodS: number,
): ((scenario: Scenario, out: Motion) => void) | undefined {
  const table = tableOf(kind, region);
  const k = coefficientsAt(table, periodS);
  const kPga = coefficientsAt(table, PGA);
  if (k === undefined || kPga === undefined) return undefined;
  const { breakM, basin } = PARKER20_REGIONS[region];
  const rock = rockTerm(k, kind, breakM[kind]);
  const rockPga = rockTerm(kPga, kind, breakM[kind]);
  const basinOf = basin && k.slope !== 0 ? basinTerm(k, basin) : undefined;
  return (s, out) => {
    const nonlinear = nonlinearity(k, s.vs30Mps);
    const shaken = nonlinear === 0 ? 0 : Math.log((Math.exp(rockPga(s)) + F3_G) / F3_G);
    const within = scatterWithin(k, s);
    out.lnMedian =
      rock(s) + linearSite(k, s.vs30Mps) + nonlinear * shaken + (basinOf ? basinOf(s) : 0);
    out.tau = k.tau;
    out.phi = Math.sqrt(within);
    out.sigma = Math.sqrt(k.tau * k.tau + within);
  };
}

/** Source and path: ln of the median on ground of 760 m/s (eq. 3.1 to 3.8). */
function rockTerm(
  k: Coefficients,
  kind: Parker20Kind,
  breakM: number,
): (scenario: Scenario) => number {
  const near = kind === 'slab' ? slabNearKm(breakM) : interfaceNearKm;
  return ({ magnitude, rrupKm, hypocentralDepthKm }) => {
    const h = near(magnitude);
    const r = Math.sqrt(rrupKm * rrupKm + h * h);
    const beyond = magnitude - breakM;
    const ofMagnitude = beyond > 0 ? k.c6 * beyond : k.c4 * beyond + k.c5 * beyond * beyond;
    const perMagnitude = Math.log(r / Math.sqrt(1 + h * h));
    const ofDepth = kind === 'slab' ? depthTerm(k, hypocentralDepthKm) : 0;
    return (
      k.c0 + k.c1 * Math.log(r) + B4 * magnitude * perMagnitude + k.a0 * r + ofMagnitude + ofDepth
    );
  };
}

/** Distance within which motions grow no more, km (eq. 3.4 and 3.5). */
const interfaceNearKm = (magnitude: number): number => 10 ** (-0.82 + 0.252 * magnitude);
function slabNearKm(breakM: number): (magnitude: number) => number {
  const most = Math.log10(35);
  const slope = (most - Math.log10(3.12)) / (breakM - 4);
  return (magnitude) => 10 ** (most + slope * Math.min(0, magnitude - breakM));
}

/** Growth with the depth of the source (eq. 3.8). */
const depthTerm = (k: Coefficients, depthKm: number): number =>
  k.d + k.m * Math.min(0, Math.max(DEPTH_KM.least, depthKm) - DEPTH_KM.most);

/** Linear site response (eq. 3.9 and 3.10). */
function linearSite(k: Coefficients, vs30Mps: number): number {
  const firm = k.s2 * Math.log(Math.min(Math.max(vs30Mps, V1_MPS), k.v2Mps) / REFERENCE_MPS);
  return vs30Mps < V1_MPS ? firm + k.s1 * Math.log(vs30Mps / V1_MPS) : firm;
}

/** Factor of the nonlinear site response (eq. 3.11): nothing at 760 m/s and above. */
function nonlinearity(k: Coefficients, vs30Mps: number): number {
  const at = (mps: number): number => Math.exp(k.f5 * (mps - VB_MPS));
  return vs30Mps >= REFERENCE_MPS ? 0 : k.f4 * (at(vs30Mps) - at(REFERENCE_MPS));
}

/** Square of the scatter within events on ground that is known by its velocity alone (eq. 4.5 to 4.7). */
function scatterWithin(k: Coefficients, { rrupKm, vs30Mps }: Scenario): number {
  const { nearKm, farKm, softMps, firmMps } = SCATTER;
  const away =
    Math.log(Math.min(farKm, Math.max(nearKm, rrupKm)) / nearKm) / Math.log(farKm / nearKm);
  const soft =
    Math.log(firmMps / Math.min(firmMps, Math.max(softMps, vs30Mps))) / Math.log(firmMps / softMps);
  return k.phi1 + (k.phi2 - k.phi1) * away + k.phiV * soft * (1 - away);
}
