import type { Loss } from './component.ts';
import { expQuick } from './ground/math/expQuick.ts';
import { normalQuantile, Z90 } from './ground/math/normal.ts';

/** Draws of each sum, a power of two so that every odd step visits each stratum once. */
const DRAWS = 64;
const MASK = DRAWS - 1;
/** Middles of strata of equal chance, as standard normal variates. */
const Z = Float64Array.from({ length: DRAWS }, (_unused, k) => normalQuantile((k + 0.5) / DRAWS));
/** Steps of a Korobov lattice: powers of 37 modulo 64, one per component that errs alone. */
const GENERATOR = 37;
/** Components whose ninetieth percentile stays below this share of the sum are added as their mean. */
const NEGLIGIBLE = 0.01;

/** A loss to be drawn. Those with the same `source` err together. */
export interface Drawn {
  readonly loss: Loss;
  readonly source: number;
}

/** Scratch of the draws: the sums are made one place at a time. */
const sums = new Float64Array(DRAWS);

/**
 * 10, 50 and 90 per cent points of a sum of losses, each lognormal on either side of its median through its own points, drawn together by a
 * randomly shifted lattice: every component takes each stratum once, independent of the others.
 *
 * @param seed  32 bits; the same record draws the same numbers
 * @source Cranley & Patterson (1976), SIAM J. Numer. Anal. 13, 904-914, for the shift. doi:10.1137/0713071
 */
export function drawnSum(losses: readonly Drawn[], seed: number): Omit<Loss, 'value'> {
  let total = 0;
  for (const { loss } of losses) total += loss.value;
  let fixed = 0;
  let largest: Drawn | undefined;
  for (const drawn of losses) if (drawn.loss.p90 > (largest?.loss.p90 ?? 0)) largest = drawn;
  const order = orderOf(largest?.source ?? 0, seed);
  sums.fill(0);
  for (const { loss, source } of losses) {
    if (loss.p90 <= NEGLIGIBLE * total || loss.p50 <= 0) fixed += loss.value;
    else addDraws(loss, orderOf(source, seed), order);
  }
  sortDraws();
  return { p10: fixed + quantile(0.1), p50: fixed + quantile(0.5), p90: fixed + quantile(0.9) };
}

/** How a component goes through its strata: from which on, and by which odd step. */
interface Order {
  readonly from: number;
  readonly step: number;
}

const orderOf = (source: number, seed: number): Order => ({
  from: mixed(seed, source) & MASK,
  step: stepOf(source),
});

/**
 * Adds the draws of a component. They stand by the strata of the component that costs most at its worst, so that the sums are nearly in order.
 *
 * @param own    order of the component
 * @param first  order of the one by whose strata the sums stand
 */
function addDraws({ p10, p50, p90 }: Loss, own: Order, first: Order): void {
  const lnMedian = Math.log(p50);
  const below = p10 > 0 ? (lnMedian - Math.log(p10)) / Z90 : 0;
  const above = (Math.log(p90) - lnMedian) / Z90;
  const step = own.step * INVERSES[first.step];
  let at = (own.from - first.from * step) & MASK;
  for (let k = 0; k < DRAWS; k++) {
    const z = Z[at];
    sums[k] = sums[k] + expQuick(lnMedian + z * (z < 0 ? below : above));
    at = (at + step) & MASK;
  }
}

function stepOf(source: number): number {
  let step = 1;
  for (let i = 0; i < source; i++) step = (step * GENERATOR) & MASK;
  return step;
}

/** What an odd step is undone by, modulo the number of draws. */
const INVERSES = Uint8Array.from({ length: DRAWS }, (_unused, step) => {
  let inverse = 1;
  while (inverse < DRAWS && ((inverse * step) & MASK) !== 1) inverse += 2;
  return inverse;
});

/** Sorts the sums by insertion, which is quick for what is nearly in order. */
function sortDraws(): void {
  for (let k = 1; k < DRAWS; k++) {
    const sum = sums[k];
    let i = k;
    for (; i > 0 && sums[i - 1] > sum; i--) sums[i] = sums[i - 1];
    sums[i] = sum;
  }
}

function quantile(share: number): number {
  const at = share * DRAWS - 0.5;
  const low = sums[Math.floor(at)];
  return low + (at - Math.floor(at)) * ((sums[Math.floor(at) + 1] ?? low) - low);
}

/** Bits of a seed for one component (the finaliser of MurmurHash3). */
function mixed(seed: number, source: number): number {
  let h = seed ^ Math.imul(source + 1, 0x9e3779b9);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** The seed of a place: its coordinates to a millionth of a degree; 180 equals -180, and at a pole every longitude is one. */
export function seedOfPlace(lat: number, lon: number): number {
  const east = Math.abs(lat) === 90 ? 0 : Math.round((((lon % 360) + 360) % 360) * 1e6);
  return mixed(Math.round(lat * 1e6), east | 0);
}
