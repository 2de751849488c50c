import { coefficientsAt } from './coefficients.ts';
import type { CoefficientsOf } from './coefficients.ts';
import { PGA } from './model.ts';
import type { GroundMotionModel, Motion, Scenario } from './model.ts';
import { PARKER20_COEFFICIENTS } from './tables/parker20.ts';

type Coefficients = CoefficientsOf<typeof PARKER20_COEFFICIENTS>;
type Region = 'world' | 'central_america';

/** Slope of the distance term with magnitude (table E1). */
const B4 = 0.1;
/** Magnitude from which motions grow slower: as wide as the interface is seismogenic (Ji & Archuleta 2018; Campbell 2020). */
const BREAK_MAGNITUDE: Readonly<Record<Region, number>> = { world: 7.9, central_america: 7.4 };
/** Reference ground and the bottom of the nonlinear term, m/s; its shaking, g. */
const REFERENCE_MPS = 760;
const VB_MPS = 200;
const F3_G = 0.05;
/** Distances and velocities between which scatter within events changes, km and m/s (eq. 4.5 to 4.7). */
const SCATTER = { nearKm: 200, farKm: 500, softMps: 200, firmMps: 500 } as const;

const shared = {
  regimes: ['subduction_interface'],
  periodsS: PARKER20_COEFFICIENTS.periodsS,
  validity: {
    magnitude: [4.5, 9.5],
    distanceKm: [20, 1000],
    distance: 'rrup',
    vs30Mps: [150, 2000],
  },
  source: 'doi:10.1177/87552930211034889',
} as const satisfies Partial<GroundMotionModel>;

/** Parker and others 2022 (NGA-Subduction) for earthquakes on plate interfaces of the world. */
export const parker20Interface: GroundMotionModel = {
  ...shared,
  id: 'Parker20 (interface)',
  title: 'Parker and others 2022 (NGA-Subduction), interface',
  at: (periodS) => evaluator(periodS, 'world'),
};

/** The same for the trench from Jalisco to Panama, whose interface shakes half as hard as the world's. */
export const parker20CentralAmerica: GroundMotionModel = {
  ...shared,
  id: 'Parker20 (interface, Central America)',
  title: 'Parker and others 2022 (NGA-Subduction), interface of Central America and Mexico',
  at: (periodS) => evaluator(periodS, 'central_america'),
};

function evaluator(
  periodS: number,
  region: Region,
): ((scenario: Scenario, out: Motion) => void) | undefined {
  const k = coefficientsAt(PARKER20_COEFFICIENTS, periodS);
  const kPga = coefficientsAt(PARKER20_COEFFICIENTS, PGA);
  if (k === undefined || kPga === undefined) return undefined;
  const rock = rockTerm(k, region);
  const rockPga = rockTerm(kPga, region);
  return (s, out) => {
    const nonlinear = nonlinearity(k, s.vs30Mps);
    const shaken = nonlinear === 0 ? 0 : Math.log((Math.exp(rockPga(s)) + F3_G) / F3_G);
    const within = scatterWithin(k, s);
    out.lnMedian = rock(s) + linearSite(k, s.vs30Mps) + nonlinear * shaken;
    out.tau = k.tau;
    out.phi = Math.sqrt(within);
    out.sigma = Math.sqrt(k.tau * k.tau + within);
  };
}

/** Source and path: ln of the median on ground of 760 m/s (eq. 3.1 to 3.6). */
function rockTerm(k: Coefficients, region: Region): (scenario: Scenario) => number {
  const ofWorld = region === 'world';
  const c0 = ofWorld ? k.c0 : k.c0CentralAmerica;
  const a0 = ofWorld ? k.a0 : k.a0CentralAmerica;
  const breakM = BREAK_MAGNITUDE[region];
  return ({ magnitude, rrupKm }) => {
    const h = 10 ** (-0.82 + 0.252 * magnitude);
    const r = Math.sqrt(rrupKm * rrupKm + h * h);
    const beyond = magnitude - breakM;
    const ofMagnitude = beyond > 0 ? k.c6 * beyond : k.c4 * beyond + k.c5 * beyond * beyond;
    const perMagnitude = Math.log(r / Math.sqrt(1 + h * h));
    return c0 + k.c1 * Math.log(r) + B4 * magnitude * perMagnitude + a0 * r + ofMagnitude;
  };
}

/** Linear site response (eq. 3.9 and 3.10), whose slope is one in these regions. */
const linearSite = (k: Coefficients, vs30Mps: number): number =>
  k.s2 * Math.log(Math.min(vs30Mps, k.v2Mps) / REFERENCE_MPS);

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
