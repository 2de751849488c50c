import { coefficientsAt } from './coefficients.ts';
import type { CoefficientsOf } from './coefficients.ts';
import { PGV } from './model.ts';
import type { GroundMotionModel, Scenario } from './model.ts';
import { KOTHA20_COEFFICIENTS, KOTHA20_TAU } from './tables/kotha20.ts';
import { LN_CMPS2_PER_G } from './units.ts';

type Coefficients = CoefficientsOf<typeof KOTHA20_COEFFICIENTS>;

/** Reference magnitude and distance (km), magnitude of the hinge, and the stiffest ground that the site term tells apart, m/s. */
const M_REF = 4.5;
const R_REF_KM = 30;
const M_HINGE = 5.7;
const STIFFEST_MPS = 1100;

/**
 * Kotha and others 2020 as the 2020 European hazard model uses it, with the attenuation of Europe's mean region: one line over ln Vs30 for
 * the ground, scatter that falls with magnitude.
 *
 * Velocities are taken as measured: the form for inferred ones lies within 5 % of it at 200 to 300 m/s and 15 % above it on rock, with
 * more scatter.
 */
export const kotha20: GroundMotionModel = {
  id: 'Kotha20',
  title: 'Kotha and others 2020, Europe, as in its 2020 hazard model',
  regimes: ['active_shallow', 'stable'],
  periodsS: KOTHA20_COEFFICIENTS.periodsS,
  validity: { magnitude: [3, 7.4], distanceKm: [0, 545], distance: 'rjb', vs30Mps: [90, 3000] },
  source: 'doi:10.1007/s10518-020-00869-1',
  at(periodS) {
    const k = coefficientsAt(KOTHA20_COEFFICIENTS, periodS);
    if (k === undefined) return undefined;
    const toG = periodS === PGV ? 0 : LN_CMPS2_PER_G;
    const tau = tauOf(periodS);
    return (s, out) => {
      const site = k.d0 + k.d1 * Math.log(Math.min(s.vs30Mps, STIFFEST_MPS));
      out.lnMedian = magnitudeTerm(k, s.magnitude) + distanceTerm(k, s) + site - toG;
      out.tau = tau(s.magnitude);
      out.phi = Math.hypot(phi0(k, s.magnitude), k.phiS2S);
      out.sigma = Math.hypot(out.tau, out.phi);
    };
  },
};

function magnitudeTerm({ e1, b1, b2, b3 }: Coefficients, magnitude: number): number {
  const dm = magnitude - M_HINGE;
  return dm <= 0 ? e1 + (b1 + b2 * dm) * dm : e1 + b3 * dm;
}

function distanceTerm({ c1, c2, c3 }: Coefficients, s: Scenario): number {
  const h = nearKm(s.hypocentralDepthKm);
  const r = Math.hypot(s.rjbKm, h);
  const rRef = Math.hypot(R_REF_KM, h);
  return (c1 + c2 * (s.magnitude - M_REF)) * Math.log(r / rRef) + (c3 * (r - rRef)) / 100;
}

/** Depth term by hypocentral depth, km; an unknown depth counts as middling. */
function nearKm(depthKm: number): number {
  if (depthKm <= 10) return 4;
  return depthKm > 20 ? 12 : 8;
}

function phi0({ phi0M5, phi0M65 }: Coefficients, magnitude: number): number {
  return phi0M5 + ((phi0M65 - phi0M5) * (Math.min(Math.max(magnitude, 5), 6.5) - 5)) / 1.5;
}

/** Between-event scatter by magnitude: straight lines between the magnitudes of the table. */
function tauOf(periodS: number): (magnitude: number) => number {
  const { magnitudes } = KOTHA20_TAU;
  const taus = periodS === PGV ? KOTHA20_TAU.pgv : KOTHA20_TAU.spectral;
  return (magnitude) => {
    const above = magnitudes.findIndex((known) => known >= magnitude);
    if (above === 0) return taus[0];
    if (above < 0) return taus[taus.length - 1] ?? NaN;
    const [m0, m1] = [magnitudes[above - 1], magnitudes[above]];
    const share = (magnitude - m0) / (m1 - m0);
    return (1 - share) * taus[above - 1] + share * taus[above];
  };
}
