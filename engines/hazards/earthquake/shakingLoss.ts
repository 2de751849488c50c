import { referenceDamage } from '../referenceHouse.ts';
import { siteFactorAt } from './siteFactorAt.ts';
import { LOSS_TABLE, STAND_IN_CURVATURE } from './lossTables.ts';

/** Years of the two motions that the hazard map holds. */
const YEARS = { low: 474.56, high: 2474.92 } as const;
const LN_RATE_RATIO = Math.log(YEARS.high / YEARS.low);
/** Steps of the integral over ln PGA, and its ends, g: below the first nothing breaks, beyond the last everything is broken. */
const STEPS = 160;
const [LN_LEAST, LN_MOST] = [Math.log(0.01), Math.log(5)];

/**
 * Expected yearly loss ratio of the reference building by shaking: -int D(x) d lambda(x) over a hazard curve through the motions of
 * 475 and 2475 years, ln lambda = -k t - c t^2 with t = ln(x / x475).
 *
 * The curvature c stands in for the rest of the curve: it was set against the product's own full curves at thirty cities of the world
 * and holds the loss with a log standard deviation of 0.3.
 *
 * On softer or harder ground every motion of the rock's curve is amplified for itself, strong ones less than weak ones.
 *
 * @param pga475G   PGA on rock of the 475-year return period, g
 * @param pga2475G  PGA on rock of the 2475-year return period, g
 * @param vs30Mps   of the ground, m/s
 * @returns 1/yr
 */
export function integratedShakingLoss(pga475G: number, pga2475G: number, vs30Mps = ROCK): number {
  const damage = referenceDamage('earthquake');
  const onSite = (rockG: number): number =>
    damage.mean(vs30Mps === ROCK ? rockG : rockG * siteFactorAt(vs30Mps, rockG));
  const lnSteepness = Math.log(pga2475G / pga475G);
  const meanSlope = LN_RATE_RATIO / lnSteepness;
  const curvature =
    STAND_IN_CURVATURE.perSlope *
    Math.max(0, meanSlope - STAND_IN_CURVATURE.fromSlope) *
    Math.min(1, pga475G / STAND_IN_CURVATURE.fullG);
  const slope = meanSlope - curvature * lnSteepness;
  const lnMotion = Math.log(pga475G);
  // Where the parabola would turn down again, the rate stays.
  const flattest = curvature > 0 ? -slope / (2 * curvature) : -Infinity;
  const step = (LN_MOST - LN_LEAST) / STEPS;
  let sum = 0;
  let above = NaN;
  for (let i = 0; i <= STEPS; i++) {
    const ln = LN_LEAST + i * step;
    const t = Math.max(flattest, ln - lnMotion);
    const rate = Math.exp(-slope * t - curvature * t * t) / YEARS.low;
    if (i > 0) sum += (above - rate) * onSite(Math.exp(ln - step / 2));
    above = rate;
  }
  return sum + above * onSite(Math.exp(LN_MOST));
}

const { motionG, steepness } = LOSS_TABLE;
const [LN_MOTION_0, LN_MOTION_1] = [Math.log(motionG.from), Math.log(motionG.to)];
const MOTION_STEP = (LN_MOTION_1 - LN_MOTION_0) / (motionG.nodes - 1);
const STEEPNESS_STEP = (steepness.to - steepness.from) / (steepness.nodes - 1);

/** Shear-wave velocity of the map's rock, m/s, and those at which the ground is tabulated. */
const ROCK = 760;
const GROUNDS_MPS = [150, 180, 220, 270, 330, 400, 490, 600, ROCK, 950, 1200, 1500] as const;
const LN_GROUNDS = GROUNDS_MPS.map(Math.log);

/** By the place of the ground in `GROUNDS_MPS`. */
const tables = new Map<number, Float64Array>();

/** Logs of the loss over ln(475-year motion) and ln(2475-year over 475-year motion): made at first use, in some milliseconds a ground. */
function lossTable(ground: number): Float64Array {
  const known = tables.get(ground);
  if (known) return known;
  const vs30Mps = GROUNDS_MPS[ground] ?? ROCK;
  const made = Float64Array.from({ length: motionG.nodes * steepness.nodes }, (_unused, at) => {
    const pga475G = Math.exp(LN_MOTION_0 + Math.floor(at / steepness.nodes) * MOTION_STEP);
    const ratio = Math.exp(steepness.from + (at % steepness.nodes) * STEEPNESS_STEP);
    return Math.log(Math.max(1e-30, integratedShakingLoss(pga475G, pga475G * ratio, vs30Mps)));
  });
  tables.set(ground, made);
  return made;
}

/**
 * The same read from tables, straight in the logarithms between their nodes.
 *
 * @param vs30Mps  of the ground, m/s; 150 to 1500, the end values are used outside
 * @returns 1/yr; 0 for no motion
 */
export function shakingLoss(pga475G: number, pga2475G: number, vs30Mps = ROCK): number {
  if (!(pga475G > 0)) return 0;
  const ln475 = Math.log(pga475G);
  const lnSteepness = Math.log(pga2475G) - ln475;
  if (vs30Mps === ROCK)
    return Math.exp(read(lossTable(GROUNDS_MPS.indexOf(ROCK)), ln475, lnSteepness));
  const lnGround = Math.log(vs30Mps);
  let above = 1;
  while (above < LN_GROUNDS.length - 1 && lnGround > (LN_GROUNDS[above] ?? 0)) above++;
  const [x0, x1] = [LN_GROUNDS[above - 1] ?? 0, LN_GROUNDS[above] ?? 1];
  const share = Math.min(1, Math.max(0, (lnGround - x0) / (x1 - x0)));
  const low = read(lossTable(above - 1), ln475, lnSteepness);
  return Math.exp(low + share * (read(lossTable(above), ln475, lnSteepness) - low));
}

function read(values: Float64Array, ln475: number, lnSteepness: number): number {
  const x = (ln475 - LN_MOTION_0) / MOTION_STEP;
  const y = (lnSteepness - steepness.from) / STEEPNESS_STEP;
  const i = Math.min(motionG.nodes - 2, Math.max(0, Math.floor(x)));
  const j = Math.min(steepness.nodes - 2, Math.max(0, Math.floor(y)));
  const u = Math.min(1, Math.max(0, x - i));
  const v = Math.min(1, Math.max(0, y - j));
  const at = i * steepness.nodes + j;
  const low = lerp(values[at], values[at + 1], v);
  const high = lerp(values[at + steepness.nodes], values[at + steepness.nodes + 1], v);
  return low + u * (high - low);
}

function lerp(a = NaN, b = NaN, share: number): number {
  return a + share * (b - a);
}
