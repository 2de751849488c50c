import { coefficientsAt } from './coefficients.ts';
import { mechanismOf } from './mechanism.ts';
import type { GroundMotionModel, Motion, Scenario } from './model.ts';
import { SADIGH97_ROCK, SADIGH97_SOIL } from './tables/sadigh97.ts';

/** Reverse faulting on rock is a factor 1.2 above strike-slip (table 2, note). */
const LN_REVERSE = 0.1823;
/** Where both tables change their magnitude scaling. */
const HINGE_M = 6.5;

const shared = {
  regimes: ['active_shallow'],
  source: 'doi:10.1785/gssrl.68.1.180',
} as const;

/** Sadigh and others 1997 on rock: the model of the PEER hazard verification cases. */
export const sadigh97Rock: GroundMotionModel = {
  ...shared,
  id: 'Sadigh97 (rock)',
  title: 'Sadigh, Chang, Egan, Makdisi and Youngs 1997, rock',
  periodsS: SADIGH97_ROCK.periodsS,
  validity: { magnitude: [4, 8], distanceKm: [0, 100], distance: 'rrup', vs30Mps: [600, 1500] },
  at: rockAt,
};

/** Sadigh and others 1997 on deep soil. */
export const sadigh97Soil: GroundMotionModel = {
  ...shared,
  id: 'Sadigh97 (deep soil)',
  title: 'Sadigh, Chang, Egan, Makdisi and Youngs 1997, deep soil',
  periodsS: SADIGH97_SOIL.periodsS,
  validity: { magnitude: [4, 8], distanceKm: [0, 100], distance: 'rrup', vs30Mps: [180, 600] },
  at: soilAt,
};

function rockAt(periodS: number): ((scenario: Scenario, out: Motion) => void) | undefined {
  const k = coefficientsAt(SADIGH97_ROCK, periodS);
  if (k === undefined) return undefined;
  const { c1High, c1Low, c3, c4, c7, sigma0, sigmaFloor } = k;
  return (s, out) => {
    const m = s.magnitude;
    const nearSource = m > HINGE_M ? Math.exp(-0.48451 + 0.524 * m) : Math.exp(1.29649 + 0.25 * m);
    let ln = (m > HINGE_M ? c1High + 1.1 * m : c1Low + m) + c4 * Math.log(s.rrupKm + nearSource);
    if (c3 !== 0) ln += c3 * Math.max(8.5 - m, 0) ** 2.5;
    if (c7 !== 0) ln += c7 * Math.log(s.rrupKm + 2);
    out.lnMedian = mechanismOf(s.rakeDeg, 45) === 'reverse' ? ln + LN_REVERSE : ln;
    unsplit(out, m >= 7.21 ? sigmaFloor : sigma0 - 0.14 * m);
  };
}

function soilAt(periodS: number): ((scenario: Scenario, out: Motion) => void) | undefined {
  const k = coefficientsAt(SADIGH97_SOIL, periodS);
  if (k === undefined) return undefined;
  return (s, out) => {
    const m = s.magnitude;
    const isReverse = mechanismOf(s.rakeDeg, 45) === 'reverse';
    const nearSource = m > HINGE_M ? 0.3825 * Math.exp(0.5882 * m) : 2.1863 * Math.exp(0.32 * m);
    const source =
      (isReverse ? -1.92 + k.c6Reverse : -2.17 + k.c6StrikeSlip) +
      m +
      k.c7 * Math.max(8.5 - m, 0) ** 2.5;
    out.lnMedian = source - 1.7 * Math.log(s.rrupKm + nearSource);
    unsplit(out, k.sigma0 - 0.16 * Math.min(m, 7));
  };
}

/** The authors give the total alone. */
function unsplit(out: Motion, sigma: number): void {
  out.sigma = sigma;
  out.tau = NaN;
  out.phi = NaN;
}
