import type { TsunamiPath } from '../../ground/datasets/tsunamis.ts';
import { normalCdfQuick } from '../../ground/math/normal.ts';
import { openCoastM, pathEffect, type PathEffect } from './pathHeight.ts';
import {
  HEIGHT_LN_SIGMA,
  LEAST_MAGNITUDE,
  LESSER_B,
  LESSER_STEPS,
  MAGNITUDE_SIGMA,
  UNLISTED,
} from './tables.ts';

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

/** Standard deviation of a characteristic event's ln height: scatter of the coast and of the magnitude. */
const CHARACTERISTIC_SIGMA = Math.hypot(HEIGHT_LN_SIGMA, MAGNITUDE_SIGMA * Math.LN10);
const UNNOTICED_M = UNLISTED.height475M * Math.exp(-3 * CHARACTERISTIC_SIGMA);

/** The rates of a coast and the sources behind them, in the order of the paths. */
interface RatesBySource extends CoastalRates {
  readonly effects: SourceEffect[];
}

function ratesBySource(paths: readonly TsunamiPath[], bayFactor: number): RatesBySource {
  const rates = UNLISTED_RATES.slice();
  const sources: { path: TsunamiPath; characteristicHeightM: number; bins: readonly Bin[] }[] = [];
  for (const path of paths) {
    const effect = pathEffect(path, bayFactor);
    const characteristicHeightM =
      openCoastM(path, path.source.magnitude, effect.wayKm) * effect.factor;
    // Waves that stay below the unlisted ones at three standard deviations change nothing.
    if (characteristicHeightM < UNNOTICED_M) continue;
    const bins = binsOf(path, effect, characteristicHeightM);
    addSource(rates, bins);
    sources.push({ path, characteristicHeightM, bins });
  }
  const height475M = heightAt(rates, 1 / RETURN_YEARS.y475);
  const lnHeight = Math.log(height475M);
  const effects = sources.map(({ path, characteristicHeightM, bins }) => ({
    path,
    characteristicHeightM,
    shareOfRate: Math.min(1, sourceRate(bins, lnHeight) * RETURN_YEARS.y475),
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
  let sum = 0;
  for (const path of paths) {
    const effect = pathEffect(path, bayFactor);
    const characteristicM = openCoastM(path, path.source.magnitude, effect.wayKm) * effect.factor;
    if (characteristicM < UNNOTICED_M) continue;
    for (const bin of binsOf(path, effect, characteristicM))
      sum += sourceRate([bin], Math.log(heightM)) * also(bin.magnitude, path.distanceKm);
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

/** Events of one size from one source: yearly rate, and the height they make here. */
interface Bin {
  readonly magnitude: number;
  readonly rate: number;
  readonly lnHeight: number;
  readonly sigma: number;
}

/** The characteristic event of a source and the lesser ones below it. */
function binsOf(
  path: TsunamiPath,
  { wayKm, factor }: PathEffect,
  characteristicM: number,
): readonly Bin[] {
  const { source } = path;
  const rate = 1 / source.recurrenceYears.best;
  const bins: Bin[] = [
    {
      magnitude: source.magnitude,
      rate,
      lnHeight: Math.log(characteristicM),
      sigma: CHARACTERISTIC_SIGMA,
    },
  ];
  let cumulative = 1;
  for (const { below, cumulativeRate } of LESSER) {
    const magnitude = source.magnitude - below;
    if (magnitude < LEAST_MAGNITUDE) break;
    const height = openCoastM(path, magnitude, wayKm) * factor;
    bins.push({
      magnitude,
      rate: rate * (cumulativeRate - cumulative),
      lnHeight: Math.log(height),
      sigma: HEIGHT_LN_SIGMA,
    });
    cumulative = cumulativeRate;
  }
  return bins;
}

const LESSER = LESSER_STEPS.map((below) => ({ below, cumulativeRate: 10 ** (LESSER_B * below) }));

function addSource(rates: number[], bins: readonly Bin[]): void {
  for (const bin of bins) {
    const lnTop = bin.lnHeight + 3.5 * bin.sigma;
    for (
      let i = 0, lnHeight = LN_LEAST;
      i < LEVELS && lnHeight <= lnTop;
      i++, lnHeight += LN_STEP
    ) {
      rates[i] = rates[i] + bin.rate * normalCdfQuick((bin.lnHeight - lnHeight) / bin.sigma);
    }
  }
}

/** Yearly rate at which a source passes a height here. */
function sourceRate(bins: readonly Bin[], lnHeight: number): number {
  let sum = 0;
  for (const { rate, lnHeight: mean, sigma } of bins)
    sum += rate * normalCdfQuick((mean - lnHeight) / sigma);
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
    variance += ((shareOfRate * Math.log(high / low)) / 2.563) ** 2;
  }
  const slope =
    Math.log(heightAt(rates, 0.5 / RETURN_YEARS.y475) / heightAt(rates, 2 / RETURN_YEARS.y475)) /
    Math.log(4);
  return Math.sqrt(variance) * slope;
}
