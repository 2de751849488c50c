import { coefficientsAt } from './coefficients.ts';
import type { CoefficientsOf } from './coefficients.ts';
import { PGA } from './model.ts';
import type { GroundMotionModel, Motion, Scenario } from './model.ts';
import { stableSigma } from './stableSigma.ts';
import { stableSiteTerm } from './stableSite.ts';
import { NGA_EAST_COEFFICIENTS } from './tables/ngaEast.ts';

type Coefficients = CoefficientsOf<typeof NGA_EAST_COEFFICIENTS>;

const REFERENCE_MPS = 760;
/** Distances between which spreading slows down, km: reflections from the base of the crust. */
const NEAR_KM = 60;

/**
 * NGA-East for central and eastern North America, the median of the seventeen USGS branches, by a closed form that was read off published
 * medians; sigma as published, soil by the regional amplification relative to 760 m/s.
 *
 * @source Goulet and others (2017), PEER Report 2017/03; Goulet and others (2021), Earthq. Spectra 37(1S), 1331-1390, doi:10.1177/87552930211018723
 */
export const ngaEast: GroundMotionModel = {
  id: 'NGA-East',
  title: 'NGA-East 2017, USGS median, closed form',
  regimes: ['stable'],
  periodsS: NGA_EAST_COEFFICIENTS.periodsS,
  validity: {
    magnitude: [4.2, 8.2],
    distanceKm: [0, 1200],
    distance: 'rrup',
    vs30Mps: [200, 2000],
  },
  source: 'https://peer.berkeley.edu/peer-reports, 2017/03',
  at: evaluator,
};

function evaluator(periodS: number): ((scenario: Scenario, out: Motion) => void) | undefined {
  const k = coefficientsAt(NGA_EAST_COEFFICIENTS, periodS);
  const kPga = coefficientsAt(NGA_EAST_COEFFICIENTS, PGA);
  const spread = stableSigma(periodS);
  const site = stableSiteTerm(periodS);
  const sitePga = stableSiteTerm(PGA);
  if (!k || !kPga || !spread || !site || !sitePga) return undefined;
  const [rock, rockPga] = [rockTerm(k), rockTerm(kPga)];
  const hardRockLn = -sitePga(REFERENCE_MPS, 0);
  return (s, out) => {
    out.lnMedian = rock(s.magnitude, s.rrupKm);
    if (s.vs30Mps !== REFERENCE_MPS) {
      const hardG = Math.exp(rockPga(s.magnitude, s.rrupKm) + hardRockLn);
      out.lnMedian += site(s.vs30Mps, hardG) - site(REFERENCE_MPS, hardG);
    }
    spread(s.magnitude, out);
  };
}

/** ln of the motion at 760 m/s, g. */
function rockTerm(k: Coefficients): (magnitude: number, rrupKm: number) => number {
  const { h0, h1, s0, s1, s2, s3, near0, near1, far0, far1, q0, q1 } = k;
  return (magnitude, rrupKm) => {
    const m = magnitude - 6;
    const depthKm = Math.exp(h0 + h1 * m);
    const r = Math.sqrt(rrupKm * rrupKm + depthKm * depthKm);
    const source = s0 + (s1 + (s2 + s3 * m) * m) * m;
    const near = (near0 + near1 * m) * Math.log(Math.min(r, NEAR_KM));
    const far = r > NEAR_KM ? (far0 + far1 * m) * Math.log(r / NEAR_KM) : 0;
    return source + near + far + ((q0 + q1 * m) * r) / 100;
  };
}
