import { gammaP } from '../../../ground/math/gamma.ts';
import { seedOf, uniforms } from '../../../ground/math/random.ts';

/** Number test: probability of at least, and of at most, as many earthquakes as were seen. */
export interface NumberTest {
  readonly delta1: number;
  readonly delta2: number;
}

/**
 * Whether the number of earthquakes fits a Poisson forecast: both quantiles above 0.025. Run by `scripts/regionTests.ts`, whose table
 * every regional forecast shows.
 *
 * @source Zechar, Gerstenberger & Rhoades (2010), Bull. Seismol. Soc. Am. 100(3), 1184-1195, eq. 3 and 4. doi:10.1785/0120090192
 */
export function numberTest(observed: number, expected: number): NumberTest {
  return {
    delta1: observed === 0 ? 1 : gammaP(observed, expected),
    delta2: 1 - gammaP(observed + 1, expected),
  };
}

const DRAWS = 2000;

/**
 * Share of simulated catalogues that fit a forecast of shares no better than the observed one: the magnitude test over magnitude bins,
 * the space test over cells. Small values (below 0.05) reject.
 *
 * @param observed  counts by bin
 * @param shares    of the forecast, any scale; a bin of 0 that holds an earthquake gives 0
 * @param key       fixes the draws
 * @returns undefined for no earthquakes
 * @source Zechar, Gerstenberger & Rhoades (2010), Bull. Seismol. Soc. Am. 100(3), 1184-1195, eq. 6 to 9. doi:10.1785/0120090192
 */
export function likelihoodQuantile(
  observed: readonly number[],
  shares: readonly number[],
  key: string,
): number | undefined {
  const total = shares.reduce((sum, share) => sum + share, 0);
  const count = observed.reduce((sum, own) => sum + own, 0);
  if (count === 0 || total <= 0) return undefined;
  const expected = shares.map((share) => (share / total) * count);
  const own = logLikelihood(observed, expected);
  if (own === -Infinity) return 0;
  const edges = Float64Array.from(shares);
  for (let i = 1; i < edges.length; i++) edges[i] = edges[i] + edges[i - 1];
  const next = uniforms(seedOf(key));
  let below = 0;
  for (let draw = 0; draw < DRAWS; draw++) {
    const drawn = shares.map(() => 0);
    for (let k = 0; k < count; k++) {
      const bin = firstAbove(edges, next() * total);
      drawn[bin] = drawn[bin] + 1;
    }
    if (logLikelihood(drawn, expected) <= own) below++;
  }
  return below / DRAWS;
}

function logLikelihood(counts: readonly number[], expected: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < counts.length; i++) {
    const [n, mean] = [counts[i], expected[i]];
    if (n > 0) sum += n * Math.log(mean) - lnFactorial(n);
    sum -= mean;
  }
  return sum;
}

function lnFactorial(n: number): number {
  let sum = 0;
  for (let k = 2; k <= n; k++) sum += Math.log(k);
  return sum;
}

function firstAbove(edges: Float64Array, value: number): number {
  let [low, high] = [0, edges.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (edges[middle] < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
