import { bankfullDepthM } from '../../engines/hazards/flood/handDepth.ts';
import type { FloodRise } from '../../engines/ground/datasets/floodPlains.ts';

/** POLICY. How far a listed rise may be off, m: a metre, and a fifth of it, since some are crests of record of more than 100 years. */
const GAUGED_SIGMA = { leastM: 1, share: 0.2 } as const;

/** The rise between listed gauges of a river. */
export function gaugedRise(riseM: number): FloodRise {
  const { leastM, share } = GAUGED_SIGMA;
  return { riseM, sigmaM: Math.hypot(leastM, share * riseM), basis: 'gauges' };
}

/** POLICY. Flow once in 2 years by rank of the map of rivers, m3/s: 0 drawn with both banks, 1 to 4 smaller and smaller, from 5 those that flow at times. */
const BANKFULL_M3S = [3000, 1000, 400, 200, 100, 200, 100, 50, 50] as const;

/**
 * POLICY. Rise of a large flood over the depth of a river that fills its bed: the middle of 1.4 to 6.5 at fourteen gauges (Vienna, Budapest, Zaragoza, Omaha,
 * Nottingham, Cologne, St. Louis, Wroclaw, Carlisle, Dresden, Worcester, Paris, York, Fargo), their flows once in 2 years restated from memory, unverified.
 */
const RISE_OVER_DEPTH = 2.5;
/** Log standard deviation of that quotient over the fourteen. */
const RISE_LN_SIGMA = 0.4;

/**
 * The rise of a river that is known by its rank on the map alone.
 *
 * @source depth by discharge: Andreadis, Schumann & Pavelsky (2013), doi:10.1002/wrcr.20440
 */
export function riseOfRank(rank: number): FloodRise {
  const riseM = RISE_OVER_DEPTH * bankfullDepthM(BANKFULL_M3S[rank]);
  return { riseM, sigmaM: RISE_LN_SIGMA * riseM, basis: 'prior' };
}
