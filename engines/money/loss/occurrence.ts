import type { LossEvent } from './eventTable.ts';
import { eachLaw } from './severityGrid.ts';
import type { YearPoint } from './yearCurve.ts';

/** Bins of equal ratio, so that small losses are told as finely as large ones. */
const BINS = 768;
/** The largest loss over the smallest that has a bin of its own. */
const LN_SPAN = Math.log(1e7);
const PER_LN = BINS / LN_SPAN;

const rates = new Float64Array(BINS);
const losses = new Float64Array(BINS);

/**
 * Loss and tail mean of the largest event of a year at return periods: P(largest > x) = 1 - exp(-rate of events above x), the rate summed
 * over bins of 2 % of the loss. The tail is the mean of the largest events of the worst 1 / years of all years.
 *
 * @param most  losses above count as this
 * @param years  return periods, each above 1
 */
export function occurrencePoints(
  events: readonly LossEvent[],
  most: number,
  years: readonly number[],
): YearPoint[] {
  rates.fill(0);
  losses.fill(0);
  // Bins begin at the same losses whatever the most, so that a part of the events never stands above all of them.
  const lnTop = Math.ceil(Math.log(most) * PER_LN) / PER_LN;
  let largest = 0;
  eachLaw(
    events,
    ({ loss: mean, ratePerYear, most: ownMost = most }, { multiples, lnMultiples }) => {
      const rate = ratePerYear / multiples.length;
      const lnBelow = lnTop - Math.log(mean);
      for (let k = 0; k < multiples.length; k++) {
        const loss = multiples[k] * mean;
        if (!(loss > 0)) continue;
        const below = Math.min(BINS - 1, Math.max(0, (lnBelow - lnMultiples[k]) * PER_LN));
        const bin = Math.min(BINS - 2, Math.floor(below));
        // Split between two bins, so that a loss that moves a little moves the curve a little.
        const next = rate * (below - bin);
        // Laws are kept by rounded mean: their last slice may end a little beyond what the event can cost.
        const counted = Math.min(most, ownMost, loss);
        if (counted > largest) largest = counted;
        rates[bin] = rates[bin] + rate - next;
        losses[bin] = losses[bin] + (rate - next) * counted;
        rates[bin + 1] = rates[bin + 1] + next;
        losses[bin + 1] = losses[bin + 1] + next * counted;
      }
    },
  );
  return years.map((returnPeriodYears) => pointAt({ lnTop, largest }, returnPeriodYears));
}

/** Reads the bins, largest losses first; a bin is wider than what lies in it, so that no point passes the largest loss. */
function pointAt(
  { lnTop, largest }: { readonly lnTop: number; readonly largest: number },
  returnPeriodYears: number,
): YearPoint {
  const wanted = 1 / returnPeriodYears;
  const wantedRate = -Math.log1p(-wanted);
  let rate = 0;
  let sum = 0;
  let reached = 0;
  const tailWith = (mean: number): number => (sum + (wanted - reached) * mean) / wanted;
  for (let bin = 0; bin < BINS; bin++) {
    const own = rates[bin];
    if (!(own > 0)) continue;
    const mean = losses[bin] / own;
    if (rate + own >= wantedRate) {
      // The last bin holds all that is smaller, too small to be told.
      if (bin === BINS - 1) return { returnPeriodYears, loss: 0, tail: tailWith(mean) };
      const share = (wantedRate - rate) / own;
      const loss = Math.min(largest, Math.exp(lnTop - Math.max(0, bin - 0.5 + share) / PER_LN));
      return {
        returnPeriodYears,
        loss,
        tail: Math.max(loss, tailWith(Math.max(mean, loss))),
      };
    }
    rate += own;
    const next = -Math.expm1(-rate);
    sum += (next - reached) * mean;
    reached = next;
  }
  return { returnPeriodYears, loss: 0, tail: sum / wanted };
}
