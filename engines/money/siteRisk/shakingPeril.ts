import { isKnown, type FactTree } from '../../facts.ts';
import { plateBoundary, seismicHazard } from '../../ground/datasets/tectonics.ts';
import { soil } from '../../ground/datasets/terrain.ts';
import { pgaSiteFactor } from '../../hazards/siteAmplification/siteFactor.ts';
import { atSite, without, type PerilAtSite } from './perils.ts';
import { SHAKING_ELASTICITY } from './tables.ts';

/** What shaking is worked out from. */
export const shakingNeeds = (at: { readonly lat: number; readonly lon: number }) => ({
  hazard: seismicHazard(at),
  soil: soil(at),
  boundary: plateBoundary(at),
});

const [LOW_YEARS, HIGH_YEARS] = [474.56, 2474.92];
/** Shape of the hazard curve between and beyond the two motions of the map. POLICY: set against the product's own full curves at thirty cities. */
const CURVATURE = { perSlope: 0.25, fromSlope: 0.5, fullG: 0.12 } as const;
/** Median rock motion behind a hazard value, which decides how the ground answers. POLICY, as in the earthquake component. */
const MEDIAN_SHARE = 0.6;

/**
 * Rock motion of a yearly rate from the motions of 475 and 2475 years: ln rate = -k t - c t^2 with t = ln(x / x475).
 *
 * @returns PGA on rock, g
 */
export function rockMotion(pga475G: number, pga2475G: number, ratePerYear: number): number {
  if (!(pga475G > 0)) return 0;
  const steepness = Math.log(Math.max(1.05, pga2475G / pga475G));
  const mean = Math.log(HIGH_YEARS / LOW_YEARS) / steepness;
  const c =
    CURVATURE.perSlope *
    Math.max(0, mean - CURVATURE.fromSlope) *
    Math.min(1, pga475G / CURVATURE.fullG);
  const k = mean - c * steepness;
  const y = Math.log(ratePerYear * LOW_YEARS);
  if (c < 1e-9) return pga475G * Math.exp(-y / k);
  const root = k * k - 4 * c * y;
  // More often than the parabola's top nothing is said: no motion.
  return root <= 0 ? 0 : pga475G * Math.exp((-k + Math.sqrt(root)) / (2 * c));
}

/** Shaking on the place's own ground. */
export function shakingPeril(facts: FactTree<ReturnType<typeof shakingNeeds>>): PerilAtSite {
  if (!isKnown(facts.hazard))
    return without('earthquake', 'unknown', `seismic hazard: ${facts.hazard.missing}`);
  if (!isKnown(facts.soil))
    return without('earthquake', 'unknown', `ground: ${facts.soil.missing}`);
  const { pga475G, pga2475G } = facts.hazard.value;
  const { vs30Mps, vs30LnSigma } = facts.soil.value;
  const spread = Math.log(Math.max(1.01, pga475G.p84 / Math.max(1e-4, pga475G.p50)));
  return atSite(
    'earthquake',
    [
      {
        cause: 'shaking',
        damage: 'earthquake',
        intensityAt(rate) {
          const rock = rockMotion(pga475G.mean, pga2475G.mean, rate);
          return rock * pgaSiteFactor(vs30Mps, MEDIAN_SHARE * rock);
        },
        lnSigma: Math.hypot(SHAKING_ELASTICITY * Math.min(0.5, spread), 0.8 * vs30LnSigma),
      },
    ],
    [
      `${pga475G.mean.toFixed(2)} g once in 475 years on rock, ground of Vs30 ${Math.round(vs30Mps)} m/s`,
    ],
  );
}
