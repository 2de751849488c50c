import type { TsunamiPath } from '../../ground/datasets/tsunamis.ts';
import { normalCdfQuick, Z90 } from '../../ground/math/normal.ts';
import { openCoastM, pathEffect } from './pathHeight.ts';
import { CHARACTERISTIC_SIGMA, eventsOf, type SourceEvents } from './sourceEvents.ts';
import { UNLISTED } from './tables.ts';

/** 475, 975 and 2475 years: 10, 5 and 2 % in 50 years. */
const RETURN_YEARS = { y475: 474.56, y975: 974.79, y2475: 2474.92 } as const;

/** Heights at which the yearly rate is kept, m: 0.05 to 60 m, evenly in the logarithm. */
const LN_LEAST = Math.log(0.05);
const LEVELS = 20;
const LN_STEP = Math.log(60 / 0.05) / (LEVELS - 1);

/** Those heights, m. */
export const HEIGHTS_M: readonly number[] = Array.from({ length: LEVELS }, (_unused, i) =>
  Math.exp(LN_LEAST + i * LN_STEP),
);
/** No height of a return period is read above the last of them, m. */
export const MOST_HEIGHT_M = HEIGHTS_M[LEVELS - 1];

/** What one source does to a coast. */
export interface SourceEffect {
  readonly path: TsunamiPath;
  /** Mean coastal height of its characteristic event here, m. */
  readonly characteristicHeightM: number;
  /** Share of the rate of passing the coast's 475-year height that the segment makes, all its magnitudes, 0 to 1. */
  readonly shareOfRate: number;
}

/** Rates of heights on a coast, before the ground behind it is looked at: what a loss is worked out from. */
export interface CoastalRates {
  readonly height475M: number;
  /** Log standard deviation of the 475-year height from the spread of recurrence intervals. */
  readonly rateLnSigma: number;
  /** Yearly rates of passing the heights of `HEIGHTS_M`. */
  readonly rates: readonly number[];
}

/** The same with rarer heights and with what makes them. */
export interface CoastalHazard extends CoastalRates {
  readonly height975M: number;
  readonly height2475M: number;
  /** What contributes most to the 475-year height first. */
  readonly effects: readonly SourceEffect[];
}

/** Waves that stay below the unlisted ones at three standard deviations change nothing, m. */
const UNNOTICED_M = UNLISTED.height475M * Math.exp(-3 * CHARACTERISTIC_SIGMA);

/** The rates of a coast and the sources behind them, in the order of the paths. */
interface RatesBySource extends CoastalRates {
  readonly effects: SourceEffect[];
}

/** A source whose waves are noticed on a coast: its events, and ln of the mean height that each size makes there, m. */
interface SourceHere {
  readonly path: TsunamiPath;
  readonly characteristicHeightM: number;
  readonly events: readonly SourceEvents[];
  readonly lnHeights: readonly number[];
}

/** What a source does to a coast; undefined where it changes nothing. */
function sourceHere(path: TsunamiPath, bayFactor: number): SourceHere | undefined {
  const events = eventsOf(path.source);
  const { wayKm, factor } = pathEffect(path, bayFactor);
  const characteristicHeightM = openCoastM(events[0].coast, wayKm) * factor;
  if (characteristicHeightM < UNNOTICED_M) return undefined;
  const lnHeights = events.map(({ coast }) => Math.log(openCoastM(coast, wayKm) * factor));
  return { path, characteristicHeightM, events, lnHeights };
}

function ratesBySource(paths: readonly TsunamiPath[], bayFactor: number): RatesBySource {
  const rates = UNLISTED_RATES.slice();
  const sources: SourceHere[] = [];
  for (const path of paths) {
    const here = sourceHere(path, bayFactor);
    if (!here) continue;
    addSource(rates, here);
    sources.push(here);
  }
  const height475M = heightAt(rates, 1 / RETURN_YEARS.y475);
  const lnHeight = Math.log(height475M);
  const effects = sources.map((here) => ({
    path: here.path,
    characteristicHeightM: here.characteristicHeightM,
    shareOfRate: Math.min(1, sourceRate(here, lnHeight) * RETURN_YEARS.y475),
  }));
  return { height475M, rateLnSigma: rateSigma(rates, effects), rates, effects };
}

/** What `coastalHazard` says of the rates of a coast alone. */
export const coastalRates = (paths: readonly TsunamiPath[], bayFactor: number): CoastalRates =>
  ratesBySource(paths, bayFactor);

/**
 * Tsunami heights by return period on a coast: rates of all segments that pass each height add up, with a floor for sources that are
 * not in the table.
 *
 * Each segment makes its characteristic event at its recurrence and lesser ones below it; heights scatter lognormally about the mean.
 *
 * @param paths      sources whose waves come here
 * @param bayFactor  1 on an open coast
 */
export function coastalHazard(paths: readonly TsunamiPath[], bayFactor: number): CoastalHazard {
  const { height475M, rateLnSigma, rates, effects } = ratesBySource(paths, bayFactor);
  effects.sort(
    (a, b) => b.shareOfRate - a.shareOfRate || a.path.travelMinutes - b.path.travelMinutes,
  );
  return {
    height475M,
    height975M: heightAt(rates, 1 / RETURN_YEARS.y975),
    height2475M: heightAt(rates, 1 / RETURN_YEARS.y2475),
    rateLnSigma,
    rates,
    effects,
  };
}

/**
 * Yearly rate at which earthquakes of the listed sources both pass a height on a coast and do something else that depends on their size and
 * distance.
 *
 * @param also  chance of it for an event of a magnitude at a distance from the coast, km
 */
export function jointRate(
  paths: readonly TsunamiPath[],
  { bayFactor, heightM }: { readonly bayFactor: number; readonly heightM: number },
  also: (magnitude: number, distanceKm: number) => number,
): number {
  const lnHeight = Math.log(heightM);
  let sum = 0;
  for (const path of paths) {
    const here = sourceHere(path, bayFactor);
    here?.events.forEach((events, k) => {
      sum +=
        rateAbove(events, here.lnHeights[k], lnHeight) * also(events.magnitude, path.distanceKm);
    });
  }
  return sum;
}

/** Yearly rate at which unlisted sources pass a height. */
function unlistedRate(heightM: number): number {
  return (UNLISTED.height475M / heightM) ** UNLISTED.slope / RETURN_YEARS.y475;
}

/** The same at every level: where each coast starts from. */
const UNLISTED_RATES: readonly number[] = Array.from({ length: LEVELS }, (_unused, i) =>
  unlistedRate(Math.exp(LN_LEAST + i * LN_STEP)),
);

function addSource(rates: number[], { events, lnHeights }: SourceHere): void {
  for (let k = 0; k < events.length; k++) {
    const { rate, sigma } = events[k];
    const lnMean = lnHeights[k];
    const lnTop = lnMean + 3.5 * sigma;
    for (
      let i = 0, lnHeight = LN_LEAST;
      i < LEVELS && lnHeight <= lnTop;
      i++, lnHeight += LN_STEP
    ) {
      rates[i] = rates[i] + rate * normalCdfQuick((lnMean - lnHeight) / sigma);
    }
  }
}

/** Yearly rate at which the events of one size pass a height, from ln of their mean height. */
const rateAbove = ({ rate, sigma }: SourceEvents, lnMean: number, lnHeight: number): number =>
  rate * normalCdfQuick((lnMean - lnHeight) / sigma);

/** Yearly rate at which a source passes a height here. */
function sourceRate({ events, lnHeights }: SourceHere, lnHeight: number): number {
  let sum = 0;
  for (let k = 0; k < events.length; k++) sum += rateAbove(events[k], lnHeights[k], lnHeight);
  return sum;
}

/** Height of a yearly rate, interpolated in the logarithms; the table's ends outside it. */
function heightAt(rates: readonly number[], rate: number): number {
  let i = 0;
  while (i < LEVELS - 1 && rates[i + 1] > rate) i++;
  const high = Math.log(rates[i]);
  const low = Math.log(rates[i + 1]);
  const share = high > low ? Math.min(1, Math.max(0, (high - Math.log(rate)) / (high - low))) : 0;
  return Math.exp(LN_LEAST + (i + share) * LN_STEP);
}

/** How far the spread of recurrence intervals moves the 475-year height, log standard deviation. */
function rateSigma(rates: readonly number[], effects: readonly SourceEffect[]): number {
  let variance = 0;
  for (const { path, shareOfRate } of effects) {
    const { low, high } = path.source.recurrenceYears;
    // Low and high span about 80 % of the published views.
    variance += ((shareOfRate * Math.log(high / low)) / (2 * Z90)) ** 2;
  }
  const slope =
    Math.log(heightAt(rates, 0.5 / RETURN_YEARS.y475) / heightAt(rates, 2 / RETURN_YEARS.y475)) /
    Math.log(4);
  return Math.sqrt(variance) * slope;
}
