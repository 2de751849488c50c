import { betaCdfOf } from '../../ground/math/beta.ts';
import type { LossEvent } from './eventTable.ts';

/** The loss of an event as slices of equal probability. */
export interface SeverityLaw {
  /** Middles of the slices as multiples of the mean. */
  readonly multiples: Float64Array;
  /** Their logarithms; those of 0 are -Infinity. */
  readonly lnMultiples: Float64Array;
}

const lawOf = (multiples: Float64Array): SeverityLaw => ({
  multiples,
  lnMultiples: multiples.map((multiple) => Math.log(multiple)),
});

/** An event whose loss is certain: one slice, its own mean. */
const CERTAIN = lawOf(Float64Array.of(1));

/** Each event of a table that costs something, with the law of its loss: certain, or a beta law whose mean is the event's. */
export function eachLaw(
  events: readonly LossEvent[],
  take: (event: LossEvent, law: SeverityLaw) => void,
): void {
  for (const event of events) {
    const { ratePerYear, loss, deviation = 0, most } = event;
    if (!(loss > 0) || !(ratePerYear > 0)) continue;
    const isCertain = most === undefined || !(deviation > 0) || loss >= most;
    take(event, isCertain ? CERTAIN : betaLaw(loss / most, deviation / most));
  }
}

/**
 * Yearly rate of losses in each cell of a grid, laid down so that their mean is kept.
 *
 * @param step   width of a cell; losses beyond the last cell count in it
 * @param cells  power of two
 */
export function severityGrid(
  events: readonly LossEvent[],
  step: number,
  cells: number,
): Float64Array {
  const severity = new Float64Array(cells);
  eachLaw(events, ({ loss, ratePerYear }, { multiples }) => {
    const rate = ratePerYear / multiples.length;
    for (let k = 0; k < multiples.length; k++)
      if (multiples[k] > 0) place(severity, (multiples[k] * loss) / step, rate);
  });
  return severity;
}

/** Splits a rate between the two cells about a loss, so that the mean stays. */
function place(severity: Float64Array, at: number, rate: number): void {
  const last = severity.length - 1;
  const i = Math.min(last, Math.floor(at));
  const up = i < last ? at - i : 0;
  severity[i] = severity[i] + rate * (1 - up);
  if (up > 0) severity[i + 1] = severity[i + 1] + rate * up;
}

/** Slices of equal probability. */
const SLICES = 16;
/** Steps of the mean in its logit and of the deviation as a share of the most that the mean allows. */
const LOGIT_STEP = 0.25;
const SHARES = 16;
/** Steps of the logit from a mean that is as good as nothing, e^-100, to one half. */
const LEAST_LOGIT = 400;
const known = new Map<number, SeverityLaw>();

/**
 * Middles of the slices of a beta law on 0 to 1, each over the mean; kept by rounded mean and deviation, since curves ask for the same again.
 */
function betaLaw(mean: number, deviation: number): SeverityLaw {
  const logit = Math.round(Math.log(mean / (1 - mean)) / LOGIT_STEP);
  const most = Math.sqrt(mean * (1 - mean));
  const share = Math.min(SHARES - 1, Math.max(1, Math.round((SHARES * deviation) / most)));
  const key = (logit + LEAST_LOGIT) * SHARES + share;
  const found = known.get(key);
  if (found) return found;
  const middle = 1 / (1 + Math.exp(-logit * LOGIT_STEP));
  const n = (SHARES / share) ** 2 - 1;
  const [a, b] = [middle * n, (1 - middle) * n];
  const cdf = betaCdfOf(a, b);
  const slices = Float64Array.from({ length: SLICES }, (_unused, k) =>
    quantileOf(cdf, (k + 0.5) / SLICES),
  );
  const total = slices.reduce((sum, x) => sum + x, 0) / SLICES;
  const made = lawOf(slices.map((x) => (total > 0 ? x / total : 1)));
  known.set(key, made);
  return made;
}

/** Where a law on 0 to 1 reaches a probability. */
function quantileOf(cdf: (x: number) => number, p: number): number {
  let [low, high] = [0, 1];
  for (let step = 0; step < 50; step++) {
    const middle = (low + high) / 2;
    if (cdf(middle) < p) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
