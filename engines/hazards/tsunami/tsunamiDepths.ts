import { stepAt } from '../../ground/math/interpolate.ts';
import { groundQuantile } from '../../ground/earth/shoreGround.ts';
import { HEIGHTS_M, type CoastalRates } from './coastalHazard.ts';
import { inlandShare, siteGround, type SeaSite } from './siteReach.ts';

/** Rarer waves than this add nothing that could be seen, per year. */
export const NEGLIGIBLE_RATE = 1e-7;
/** Heights in the middle of the steps of `HEIGHTS_M`, m. */
export const MIDDLES_M = HEIGHTS_M.map((low, i) =>
  Math.sqrt(low * HEIGHTS_M[Math.min(i + 1, HEIGHTS_M.length - 1)]),
);
/** The uncertain ground is taken at the middles of so many slices of equal chance. */
export const SLICES = 20;

/** Heights that the ground may have, m, lowest first. */
export function groundsOf(site: SeaSite): Float64Array {
  const law = siteGround(site);
  return Float64Array.from({ length: SLICES }, (_unused, k) =>
    groundQuantile(law, (k + 0.5) / SLICES),
  );
}

/** Height of the water at the place above the sea, m, for a mean height at its coast. */
export function waterAt(heightM: number, site: SeaSite): number {
  return heightM * inlandShare(heightM, site);
}

/** Depths of water over the ground of a place by how often they are reached. */
export interface DepthCurve {
  /** Yearly rate of any water at all. */
  readonly beginsPerYear: number;
  /** Depth reached or passed at a yearly rate, m; 0 where water never comes so often. */
  intensityAt(ratePerYear: number): number;
}

/**
 * The depths behind a coast: every height with every ground that the place may have is a depth with its own rate. What is known of the heights
 * ends at the last of `HEIGHTS_M`: nothing is drawn out beyond it.
 *
 * A point on the water's side of the drawn shore is taken for one at the water's edge.
 */
export function depthCurve({ rates }: CoastalRates, site: SeaSite): DepthCurve {
  const at: SeaSite = site.isLand ? site : { ...site, coastDistanceKm: 0 };
  const grounds = groundsOf(at);
  const wet: { depthM: number; rate: number }[] = [];
  for (let i = 0; i < rates.length && rates[i] >= NEGLIGIBLE_RATE; i++) {
    const topM = waterAt(MIDDLES_M[i], at);
    for (const groundM of grounds)
      if (topM > groundM) wet.push({ depthM: topM - groundM, rate: stepAt(rates, i) / SLICES });
  }
  wet.sort((a, b) => b.depthM - a.depthM);
  const reached = Float64Array.from(wet, ({ rate }) => rate);
  for (let k = 1; k < wet.length; k++) reached[k] += reached[k - 1];
  const beginsPerYear = reached.at(-1) ?? 0;
  return {
    beginsPerYear,
    intensityAt(rate) {
      if (rate >= beginsPerYear) return 0;
      let k = 0;
      while (!(reached[k] > rate)) k++;
      return wet[k].depthM;
    },
  };
}
