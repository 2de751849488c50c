import { coefficientsAt } from './coefficients.ts';
import type { CoefficientsOf } from './coefficients.ts';
import type { GroundMotionModel, Motion, Scenario } from './model.ts';
import { ZHAO06_COMMON, ZHAO06_INTERFACE, ZHAO06_SLAB } from './tables/zhao06.ts';
import { LN_CMPS2_PER_G } from './units.ts';

type Common = CoefficientsOf<typeof ZHAO06_COMMON>;
type SourceTerm = (scenario: Scenario) => number;

/** The depth term starts at 15 km and is constant below 125 km. */
const DEPTH_FROM_KM = 15;
const DEPTH_TO_KM = 125;

const shared = {
  periodsS: ZHAO06_COMMON.periodsS,
  source: 'doi:10.1785/0120050122',
} as const;
const validity = {
  magnitude: [5, 8.3],
  distanceKm: [0, 300],
  distance: 'rrup',
  vs30Mps: [150, 2000],
} as const;

/** Zhao and others 2006 for shallow crustal earthquakes. */
export const zhao06Crustal: GroundMotionModel = {
  ...shared,
  id: 'Zhao06 (crustal)',
  title: 'Zhao and others 2006, shallow crust',
  regimes: ['active_shallow', 'volcanic'],
  validity: { ...validity, magnitude: [5, 7.5] },
  at(periodS) {
    const k = coefficientsAt(ZHAO06_COMMON, periodS);
    if (k === undefined) return undefined;
    const term: SourceTerm = ({ magnitude: m, rakeDeg }) =>
      (rakeDeg > 45 && rakeDeg < 135 ? k.fR : 0) + k.qC * (m - 6.3) ** 2 + k.wC;
    return evaluator(k, term, k.tauC);
  },
};

/** Zhao and others 2006 for earthquakes on the plate interface. */
export const zhao06Interface: GroundMotionModel = {
  ...shared,
  id: 'Zhao06 (interface)',
  title: 'Zhao and others 2006, plate interface',
  regimes: ['subduction_interface'],
  validity,
  at(periodS) {
    const k = coefficientsAt(ZHAO06_COMMON, periodS);
    const own = coefficientsAt(ZHAO06_INTERFACE, periodS);
    if (k === undefined || own === undefined) return undefined;
    return evaluator(k, ({ magnitude: m }) => own.sI + own.qI * (m - 6.3) ** 2 + own.wI, own.tauI);
  },
};

/** The same with the between-event sigma of table 5, before the magnitude-squared correction: what the US national models use. */
export const zhao06InterfaceNshm: GroundMotionModel = {
  ...zhao06Interface,
  id: 'Zhao06 (interface, tau of table 5)',
  title: 'Zhao and others 2006, plate interface, uncorrected between-event sigma',
  at(periodS) {
    const inner = zhao06Interface.at(periodS);
    const tau = coefficientsAt(ZHAO06_INTERFACE, periodS)?.tau;
    if (inner === undefined || tau === undefined) return undefined;
    return (s, out) => {
      inner(s, out);
      out.tau = tau;
      out.sigma = Math.sqrt(out.phi * out.phi + tau * tau);
    };
  },
};

/** Zhao and others 2006 for earthquakes within the slab. */
export const zhao06Slab: GroundMotionModel = {
  ...shared,
  id: 'Zhao06 (slab)',
  title: 'Zhao and others 2006, slab',
  regimes: ['subduction_slab'],
  validity,
  at(periodS) {
    const k = coefficientsAt(ZHAO06_COMMON, periodS);
    const own = coefficientsAt(ZHAO06_SLAB, periodS);
    if (k === undefined || own === undefined) return undefined;
    const term: SourceTerm = (s) => {
      const dm = s.magnitude - 6.5;
      return own.sS + own.sSL * Math.log(distance(s)) + (own.pS + own.qS * dm) * dm + own.wS;
    };
    return evaluator(k, term, own.tauS);
  },
};

/** ln of the logarithm's argument must exist: sites on the rupture count as 1 km away. */
function distance({ rrupKm }: Scenario): number {
  return Math.max(rrupKm, 1);
}

function evaluator(
  k: Common,
  source: SourceTerm,
  tau: number,
): (scenario: Scenario, out: Motion) => void {
  const { a, b, c, d, e, sigma: phi } = k;
  const sigma = Math.sqrt(phi * phi + tau * tau);
  return (s, out) => {
    const r = distance(s);
    const beyondKm = Math.max(Math.min(s.hypocentralDepthKm, DEPTH_TO_KM) - DEPTH_FROM_KM, 0);
    const path =
      a * s.magnitude + b * r - Math.log(r + c * Math.exp(d * s.magnitude)) + e * beyondKm;
    out.lnMedian = path + source(s) + siteTerm(k, s.vs30Mps) - LN_CMPS2_PER_G;
    out.sigma = sigma;
    out.tau = tau;
    out.phi = phi;
  };
}

/** Site classes of the paper (table 2), hard rock to soft soil. */
function siteTerm({ cH, c1, c2, c3, c4 }: Common, vs30Mps: number): number {
  if (vs30Mps > 1100) return cH;
  if (vs30Mps > 600) return c1;
  if (vs30Mps > 300) return c2;
  return vs30Mps > 200 ? c3 : c4;
}
