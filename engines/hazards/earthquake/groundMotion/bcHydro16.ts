import { coefficientsAt } from './coefficients.ts';
import type { CoefficientsOf } from './coefficients.ts';
import { PGA } from './model.ts';
import type { GroundMotionModel, Motion, Scenario } from './model.ts';
import { BC_HYDRO16_COEFFICIENTS } from './tables/bcHydro16.ts';

type Coefficients = CoefficientsOf<typeof BC_HYDRO16_COEFFICIENTS>;
type Source = 'interface' | 'slab';

const C1 = 7.8;
const N = 1.18;
const C = 1.88;
const T3 = 0.1;
const T4 = 0.9;
const ROCK_MPS = 1000;
const PHI = 0.6;
const TAU = 0.43;
/** The total as the authors print it; the root of phi and tau is 0.738. */
const SIGMA = 0.74;

const shared = {
  periodsS: BC_HYDRO16_COEFFICIENTS.periodsS,
  source: 'doi:10.1193/051712EQS188MR',
} as const;

/** Abrahamson, Gregor and Addo 2016 for earthquakes on the plate interface, central magnitude break. */
export const bcHydroInterface: GroundMotionModel = {
  ...shared,
  id: 'BC Hydro (interface)',
  title: 'Abrahamson, Gregor and Addo 2016 (BC Hydro), interface',
  regimes: ['subduction_interface'],
  validity: { magnitude: [6, 9], distanceKm: [0, 300], distance: 'rrup', vs30Mps: [150, 1500] },
  at: (periodS) => evaluator(periodS, 'interface'),
};

/** Abrahamson, Gregor and Addo 2016 for earthquakes within the slab; by hypocentral distance and depth. */
export const bcHydroSlab: GroundMotionModel = {
  ...shared,
  id: 'BC Hydro (slab)',
  title: 'Abrahamson, Gregor and Addo 2016 (BC Hydro), slab',
  regimes: ['subduction_slab'],
  validity: { magnitude: [5, 8], distanceKm: [0, 300], distance: 'rhyp', vs30Mps: [150, 1500] },
  at: (periodS) => evaluator(periodS, 'slab'),
};

function evaluator(
  periodS: number,
  source: Source,
): ((scenario: Scenario, out: Motion) => void) | undefined {
  const k = coefficientsAt(BC_HYDRO16_COEFFICIENTS, periodS);
  const kPga = coefficientsAt(BC_HYDRO16_COEFFICIENTS, PGA);
  if (k === undefined || kPga === undefined) return undefined;
  const rock = rockTerm(k, magnitudeBreak(periodS, source), source);
  const rockPga = rockTerm(kPga, magnitudeBreak(PGA, source), source);
  const rockPgaSite = (kPga.t12 + kPga.b * N) * Math.log(ROCK_MPS / kPga.vLin);
  const site = siteTerm(k);
  return (s, out) => {
    const rockG = s.vs30Mps < k.vLin ? Math.exp(rockPga(s) + rockPgaSite) : 0;
    out.lnMedian = rock(s) + site(s.vs30Mps, rockG);
    out.sigma = SIGMA;
    out.tau = TAU;
    out.phi = PHI;
  };
}

/** Shift of the magnitude break (table 4, central): by period on the interface, -0.3 in the slab. */
function magnitudeBreak(periodS: number, source: Source): number {
  if (source === 'slab') return -0.3;
  const [periods, shifts] = [[0.3, 0.5, 1, 2, 3] as const, [0.2, 0.1, 0, -0.1, -0.2] as const];
  const upper = periods.findIndex((period) => periodS <= period);
  if (upper === 0) return shifts[0];
  if (upper < 0) return -0.2;
  const [low, high] = [periods[upper - 1], periods[upper]];
  const share = Math.log(periodS / low) / Math.log(high / low);
  return (1 - share) * shifts[upper - 1] + share * shifts[upper];
}

/** Everything but the site (eq. 1 to 4). */
function rockTerm(
  k: Coefficients,
  breakShift: number,
  source: Source,
): (scenario: Scenario) => number {
  const inSlab = source === 'slab';
  const { t6, t7, t8, t11, t13, t15, t16 } = k;
  const fixed = k.t1 + T4 * breakShift + (inSlab ? k.t10 : 0);
  const spreading = k.t2 + (inSlab ? k.t14 : 0);
  const breakM = C1 + breakShift;
  return (s) => {
    const m = s.magnitude;
    const r = inSlab ? s.rhypKm : s.rrupKm;
    const magnitude = (m <= breakM ? T4 * (m - breakM) : 0) + t13 * (10 - m) * (10 - m);
    const path = (spreading + T3 * (m - C1)) * Math.log(r + 10 * Math.exp(0.4 * (m - 6))) + t6 * r;
    const depth = inSlab ? t11 * (Math.min(s.hypocentralDepthKm, 120) - 60) : 0;
    if (!s.backarc) return fixed + magnitude + path + depth;
    const backarc = inSlab
      ? t7 + t8 * Math.log(Math.max(r, 85) / 40)
      : t15 + t16 * Math.log(Math.max(r, 100) / 40);
    return fixed + magnitude + path + depth + backarc;
  };
}

/** Site response (eq. 5 to 7), as a function of Vs30 and of PGA on rock of 1,000 m/s. */
function siteTerm(k: Coefficients): (vs30Mps: number, rockG: number) => number {
  let vs30 = NaN;
  let linear = 0;
  let ratioN = 1;
  return (vs30Mps, rockG) => {
    if (vs30Mps !== vs30) {
      vs30 = vs30Mps;
      const ratio = Math.min(vs30Mps, ROCK_MPS) / k.vLin;
      ratioN = ratio ** N;
      linear = (k.t12 + (vs30Mps < k.vLin ? 0 : k.b * N)) * Math.log(ratio);
    }
    return vs30Mps < k.vLin ? linear + k.b * Math.log((rockG + C * ratioN) / (rockG + C)) : linear;
  };
}
