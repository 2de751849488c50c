import type { LossEvent } from './eventTable.ts';
import { eachLaw, type SeverityLaw } from './severityGrid.ts';
import type { YearPoint } from './yearCurve.ts';

/** Bins of equal ratio, so that small losses are told as finely as large ones. */
const BINS = 768;
/** The largest loss over the smallest that has a bin of its own. */
const LN_SPAN = Math.log(1e7);
const PER_LN = BINS / LN_SPAN;

const rates = new Float64Array(BINS);
const losses = new Float64Array(BINS);

/** Rates that are surely reached within a bin, and the events under way with their laws. */
const sure = new Float64Array(BINS);
const costly: LossEvent[] = [];
const laws: SeverityLaw[] = [];

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
  costly.length = laws.length = 0;
  eachLaw(events, (event, law) => {
    costly.push(event);
    laws.push(law);
  });
  const lnMost = Math.log(most);
  const largest = fillBins(most, lnMost, lastRead(lnMost, rateOnceIn(Math.min(...years))));
  return years.map((returnPeriodYears) => pointAt({ most, largest }, returnPeriodYears));
}

/** Rate of events that one year in so many exceeds, per year. */
const rateOnceIn = (years: number): number => -Math.log1p(-1 / years);

/** The last bin that is read for a rate, Infinity for all of them: by the middle of each event's law, the bins up to it are surely reached more often. */
function lastRead(lnMost: number, wantedRate: number): number {
  sure.fill(0);
  for (let i = 0; i < costly.length; i++) {
    const { loss, ratePerYear } = costly[i];
    const { lnMultiples } = laws[i];
    const half = lnMultiples.length >> 1;
    const ln = lnMultiples[half];
    if (ln === -Infinity) continue;
    const bin = Math.floor((lnMost - Math.log(loss) - ln) * PER_LN);
    const surely = Math.min(BINS - 1, Math.max(0, bin) + 1);
    sure[surely] = sure[surely] + ratePerYear * (1 - half / lnMultiples.length);
  }
  let rate = 0;
  // The last two hold whatever is smaller, too.
  for (let bin = 0; bin < BINS - 2; bin++) {
    rate += sure[bin];
    // A little more, for rounding.
    if (rate > wantedRate * (1 + 1e-9)) return bin;
  }
  return Infinity;
}

/** Lays the slices of the events that lie in bins up to the last that is read. @returns the largest loss */
function fillBins(most: number, lnMost: number, last: number): number {
  rates.fill(0);
  losses.fill(0);
  let largest = 0;
  for (let i = 0; i < costly.length; i++) {
    const { loss: mean, ratePerYear } = costly[i];
    const { multiples, lnMultiples } = laws[i];
    const rate = ratePerYear / multiples.length;
    const lnBelow = lnMost - Math.log(mean);
    // Slices rise: those that end beyond the last bin are the first ones.
    const least = lnBelow - (last + 2) / PER_LN;
    let from = multiples.length;
    while (from > 0 && lnMultiples[from - 1] >= least) from--;
    for (let k = from; k < multiples.length; k++) {
      const loss = multiples[k] * mean;
      if (!(loss > 0)) continue;
      const below = Math.min(BINS - 1, Math.max(0, (lnBelow - lnMultiples[k]) * PER_LN));
      const bin = Math.min(BINS - 2, Math.floor(below));
      // Split between two bins, so that a loss that moves a little moves the curve a little.
      const next = rate * (below - bin);
      const counted = Math.min(most, loss);
      if (counted > largest) largest = counted;
      rates[bin] = rates[bin] + rate - next;
      losses[bin] = losses[bin] + (rate - next) * counted;
      rates[bin + 1] = rates[bin + 1] + next;
      losses[bin + 1] = losses[bin + 1] + next * counted;
    }
  }
  return largest;
}

/** Reads the bins, largest losses first; a bin is wider than what lies in it, so that no point passes the largest loss. */
function pointAt(
  { most, largest }: { readonly most: number; readonly largest: number },
  returnPeriodYears: number,
): YearPoint {
  const wanted = 1 / returnPeriodYears;
  const wantedRate = rateOnceIn(returnPeriodYears);
  let rate = 0;
  let sum = 0;
  let reached = 0;
  for (let bin = 0; bin < BINS; bin++) {
    const own = rates[bin];
    if (!(own > 0)) continue;
    const mean = losses[bin] / own;
    if (rate + own >= wantedRate) {
      const share = (wantedRate - rate) / own;
      const loss = Math.min(largest, most * Math.exp(-Math.max(0, bin - 0.5 + share) / PER_LN));
      return {
        returnPeriodYears,
        loss,
        tail: Math.max(loss, (sum + (wanted - reached) * Math.max(mean, loss)) / wanted),
      };
    }
    rate += own;
    const next = -Math.expm1(-rate);
    sum += (next - reached) * mean;
    reached = next;
  }
  return { returnPeriodYears, loss: 0, tail: sum / wanted };
}
