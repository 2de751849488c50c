import { rateOfLnMotion } from '../earthquake/shakingCurve.ts';
import { logitOf } from './nowickiJessee.ts';
import { shareOfLogitQuick } from './shakenShare.ts';
import type { SlopeMix } from './slopes.ts';
import { GROUND_FAILURE_LIMITS } from './tables.ts';

/** Shaking and ground of a place, as coseismic landslides need them. */
export interface ShakenSite {
  readonly pga475G: number;
  /** Mean peak accelerations on rock by `CURVE_YEARS`, g. */
  readonly pgaCurveG: readonly number[];
  readonly pgv475Cmps: number;
  /** Effects on the logit of Nowicki Jessee. */
  readonly lithology: number;
  readonly landCover: number;
  /** Compound topographic index of a slope, 0 to 19. */
  readonly ctiOf: (slopeDeg: number) => number;
}

/** Of each slope that is steep enough to fail: its share of the ground, and the logit as a straight line of ln velocity. */
interface SteepGround {
  readonly count: number;
  readonly shares: Float64Array;
  readonly constants: Float64Array;
  readonly perLnPgv: Float64Array;
}

/** Multiples of the 475-year shaking over which the hazard curve is summed; the shaking that stands for each step; logarithms of both. */
const MULTIPLES = [0.125, 0.177, 0.25, 0.354, 0.5, 0.707, 1, 1.414, 2, 2.828, 4] as const;
const MIDDLES = MULTIPLES.slice(1).map((high, i) => Math.sqrt(MULTIPLES[i] * high));
const LN_MULTIPLES = MULTIPLES.map(Math.log);
const LN_MIDDLES = MIDDLES.map(Math.log);
/** The model holds the velocity at this, ln cm/s. */
const LN_MOST_PGV = Math.log(GROUND_FAILURE_LIMITS.pgvCmps);
/** Stands for no motion at all, g: far below what shakes anything loose. */
const LEAST_G = 1e-6;

/** Share of the ground that fails in the 475-year shaking. */
export function coseismicCoverage(site: ShakenSite, mix: SlopeMix): number {
  const shaken = ramp(site.pga475G, GROUND_FAILURE_LIMITS.leastPgaG);
  if (shaken === 0 || !(site.pgv475Cmps > 0)) return 0;
  return shaken * failing(steepGround(site, mix), Math.log(site.pgv475Cmps));
}

/** Mean of the coverage over the hazard curve, per year: velocity keeps its ratio to the acceleration of 475 years. */
export function coseismicRate(site: ShakenSite, mix: SlopeMix): number {
  const { pga475G, pgv475Cmps, pgaCurveG } = site;
  const shakenAt = (step: number): number =>
    ramp(pga475G * MIDDLES[step], GROUND_FAILURE_LIMITS.leastPgaG);
  let first = 0;
  while (first < MIDDLES.length && shakenAt(first) === 0) first++;
  if (first === MIDDLES.length || !(pgv475Cmps > 0)) return 0;
  const ground = steepGround(site, mix);
  const curve = pgaCurveG.map((g) => Math.log(Math.max(LEAST_G, g)));
  const lnPga = Math.log(pga475G);
  const lnPgv = Math.log(pgv475Cmps);
  let perYear = 0;
  let rate = rateOfLnMotion(curve, lnPga + LN_MULTIPLES[first]);
  for (let step = first; step < MIDDLES.length; step++) {
    const rarer = rateOfLnMotion(curve, lnPga + LN_MULTIPLES[step + 1]);
    perYear += shakenAt(step) * failing(ground, lnPgv + LN_MIDDLES[step]) * (rate - rarer);
    rate = rarer;
  }
  return perYear;
}

/** Room for the slopes of one site: the next writes over it. */
const room = {
  shares: new Float64Array(7),
  constants: new Float64Array(7),
  perLnPgv: new Float64Array(7),
};

function steepGround(
  { lithology, landCover, ctiOf }: ShakenSite,
  { slopesDeg, shares }: SlopeMix,
): SteepGround {
  let count = 0;
  for (let i = 0; i < slopesDeg.length; i++) {
    const slopeDeg = slopesDeg[i];
    const steep = ramp(slopeDeg, GROUND_FAILURE_LIMITS.leastSlopeDeg);
    if (steep === 0) continue;
    const { constant, perLnPgv } = logitOf(slopeDeg, {
      cti: ctiOf(slopeDeg),
      lithology,
      landCover,
    });
    room.shares[count] = shares[i] * steep;
    room.constants[count] = constant;
    room.perLnPgv[count++] = perLnPgv;
  }
  return { count, ...room };
}

/** Share of the ground that fails under a peak velocity, ln cm/s, where it is shaken hard enough. */
function failing({ count, shares, constants, perLnPgv }: SteepGround, lnPgv: number): number {
  const ln = Math.min(LN_MOST_PGV, lnPgv);
  let sum = 0;
  for (let i = 0; i < count; i++)
    sum += shares[i] * shareOfLogitQuick(constants[i] + perLnPgv[i] * ln);
  return sum;
}

/** The published limits of slope and shaking as ramps, half a limit to either side, so that no neighbour jumps. */
function ramp(value: number, limit: number): number {
  const t = Math.min(1, Math.max(0, value / limit - 0.5));
  return t * t * (3 - 2 * t);
}
