import { DAYS_PER_YEAR, DAY_MS } from '../../ground/math/time.ts';
import { isWithin } from '../../hazards/earthquake/regions/regionRates.ts';
import { activeSequences, expectationOf } from '../../hazards/earthquake/regions/forecast.ts';
import type { RegionRate } from '../../hazards/earthquake/regions/regionRates.ts';
import { SEQUENCE_DAYS, type RegionRow } from '../../hazards/earthquake/regions/tables.ts';
import {
  B_PRIOR,
  bValueTintiMulargia,
  shrunkBValue,
} from '../../hazards/earthquake/seismicity/bValue.ts';
import { decluster } from '../../hazards/earthquake/seismicity/decluster.ts';
import type { Quake } from '../../ground/datasets/quakes.ts';
import type { ScoredForecast } from '../calibration/scorecard.ts';
import { chanceWithin } from '../../hazards/eventChance.ts';

/** POLICY: what counts have in common, the step of listed magnitudes, and the least slope of the magnitude law, as in the rates in service. */
const COMMON_LN_SIGMA = 0.2;
const BIN_WIDTH = 0.1;
const LEAST_B = 0.75;
const STEPS = [0, 0.5, 1, 1.5, 2, 2.5] as const;

/** An earthquake of a whole list. */
export interface ListedQuake {
  readonly timeMs: number;
  readonly lat: number;
  readonly lon: number;
  readonly magnitude: number;
}

/** A list that is complete from a magnitude between two times, ms since 1970. */
export interface WholeList {
  readonly quakes: readonly ListedQuake[];
  readonly leastMagnitude: number;
  readonly fromMs: number;
  readonly toMs: number;
}

/** Questions asked of the past: the first at `firstMs`, then one after the other without overlap. */
export interface PastQuestions {
  readonly magnitudes: readonly number[];
  readonly days: number;
  readonly firstMs: number;
}

/**
 * Forecasts of a region as they would have been made from the list before each day, with what followed. Rates are counted anew at
 * the beginning of each year from main shocks before it, so that nothing leaks; everything else is the forecast in service. Run by
 * `scripts/forecastScores.ts`, whose table the scorecard and every answer of the market oracle show.
 */
export function earthquakeHindcast(
  region: RegionRow,
  list: WholeList,
  { magnitudes, days, firstMs }: PastQuestions,
): ScoredForecast[] {
  const own = list.quakes
    .filter(({ lat, lon }) => isWithin(region.bounds, lat, lon))
    .toSorted((a, b) => a.timeMs - b.timeMs);
  const listed = own.map((quake, i) => asListed(quake, String(i)));
  const out: ScoredForecast[] = [];
  let [oldest, next] = [0, 0];
  let counted: { readonly year: number; readonly rates: readonly RegionRate[] } | undefined;
  for (let at = firstMs; at + days * DAY_MS <= list.toMs; at += days * DAY_MS) {
    const year = new Date(at).getUTCFullYear();
    if (counted?.year !== year)
      counted = { year, rates: countedRates(own, list, Date.UTC(year, 0)) };
    while (next < own.length && own[next].timeMs <= at) next++;
    while (oldest < next && own[oldest].timeMs <= at - SEQUENCE_DAYS * DAY_MS) oldest++;
    const sequences = activeSequences(listed.slice(oldest, next), region.aftershocks, {
      nowMs: at,
      completeMagnitude: () => list.leastMagnitude,
    });
    const following = followingLargest(own, next, at + days * DAY_MS);
    for (const magnitude of magnitudes) {
      const asked = { magnitude, days, regime: region.aftershocks };
      const said = expectationOf(counted.rates, sequences, asked);
      const base = expectationOf(counted.rates, undefined, asked);
      if (!said || !base) continue;
      out.push({
        probability: said.probability.mean,
        base: base.probability.mean,
        outcome: following >= magnitude,
        block: String(year),
      });
    }
  }
  return out;
}

/** Magnitude of the largest earthquake from one of the list on until a time; -Infinity for none. */
function followingLargest(own: readonly ListedQuake[], from: number, untilMs: number): number {
  let largest = -Infinity;
  for (let i = from; i < own.length && own[i].timeMs <= untilMs; i++)
    largest = Math.max(largest, own[i].magnitude);
  return largest;
}

/**
 * Main shocks before a time, carried along their own magnitude law: declustering takes more small earthquakes out than large ones,
 * so main shocks have a smaller b than the whole list.
 *
 * @source Mizrahi, Nandan & Wiemer (2021), Seismol. Res. Lett. 92(4), 2333-2342 (b of main shocks). doi:10.1785/0220200231
 */
function countedRates(
  own: readonly ListedQuake[],
  { leastMagnitude, fromMs }: WholeList,
  untilMs: number,
): RegionRate[] {
  const before = own.filter(({ timeMs }) => timeMs < untilMs);
  const members = decluster(before);
  const magnitudes = before.flatMap(({ magnitude }, i) =>
    members[i]?.kind === 'main' ? [magnitude] : [],
  );
  const law = shrunkLaw(magnitudes, leastMagnitude);
  const mains = magnitudes.length;
  const years = (untilMs - fromMs) / (DAY_MS * DAYS_PER_YEAR);
  const rate = (mains + 0.5) / years;
  const variance = 1 / (mains + 0.5) + COMMON_LN_SIGMA ** 2;
  return STEPS.map((step) => ({
    magnitude: leastMagnitude + step,
    ratePerYear: rate * 10 ** (-law.b * step),
    lnSigma: Math.sqrt(variance + (law.sigma * step * Math.LN10) ** 2),
  }));
}

/** Slope of the magnitude law and its standard deviation, drawn towards 1.0 by what few earthquakes leave open. */
function shrunkLaw(magnitudes: readonly number[], least: number) {
  const counted = bValueTintiMulargia(magnitudes, least, BIN_WIDTH);
  if (!counted || !Number.isFinite(counted.b)) return B_PRIOR;
  const { b, sigma } = shrunkBValue(counted);
  return { b: Math.max(LEAST_B, b), sigma };
}

function asListed({ timeMs, lat, lon, magnitude }: ListedQuake, id: string): Quake {
  return {
    id,
    time: new Date(timeMs).toISOString(),
    lat,
    lon,
    depthKm: null,
    magnitude,
    magnitudeType: null,
    place: null,
    url: null,
    status: 'reviewed',
    updatedAt: null,
  };
}

/**
 * Yearly forecasts of a volcano from the eruptions listed before each year, with what followed: Gamma-Poisson with Jeffreys' prior.
 *
 * @param startYears  years in which eruptions of the size began, from `since` on
 */
export function eruptionHindcast(
  startYears: readonly number[],
  { since, first, last }: { readonly since: number; readonly first: number; readonly last: number },
): ScoredForecast[] {
  return Array.from({ length: last - first + 1 }, (_unused, i) => {
    const year = first + i;
    const count = startYears.filter((each) => each < year).length + 0.5;
    const chance = chanceWithin(count / (year - since), 1 / Math.sqrt(count), DAYS_PER_YEAR);
    return {
      probability: chance.mean,
      base: chance.mean,
      outcome: startYears.includes(year),
      block: String(year),
    };
  });
}
