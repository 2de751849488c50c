import { momentNm } from './seismicMoment.ts';

/** Yearly rates of earthquakes by magnitude bin, magnitudes rising; each bin stands for its centre. */
export interface MagnitudeFrequency {
  readonly magnitudes: Float64Array;
  readonly ratesPerYear: Float64Array;
}

/** What every binned distribution needs: its range and the width of its bins. */
export interface MagnitudeRange {
  readonly minMagnitude: number;
  readonly maxMagnitude: number;
  readonly binWidth: number;
}

/** One magnitude at one yearly rate. */
export function singleMagnitude(magnitude: number, ratePerYear: number): MagnitudeFrequency {
  return { magnitudes: Float64Array.of(magnitude), ratesPerYear: Float64Array.of(ratePerYear) };
}

/** Yearly moment of a distribution, N m / yr, each bin at its centre. */
export function momentRateOf(mfd: MagnitudeFrequency): number {
  return mfd.magnitudes.reduce((sum, m, i) => sum + momentNm(m) * mfd.ratesPerYear[i], 0);
}

/** The distribution with all rates multiplied by a factor, 0 or more. */
function scaled(mfd: MagnitudeFrequency, factor: number): MagnitudeFrequency {
  return {
    magnitudes: mfd.magnitudes,
    ratesPerYear: mfd.ratesPerYear.map((rate) => rate * factor),
  };
}

/** The distribution scaled so that its moment rate is the given one, N m / yr. */
export function balancedTo(mfd: MagnitudeFrequency, momentRate: number): MagnitudeFrequency {
  return scaled(mfd, momentRate / momentRateOf(mfd));
}

/**
 * Yearly number at or above a magnitude by the truncated Gutenberg-Richter law, renormalised:
 * N(m) = N0 (e^{-b'(m-m0)} - e^{-b'(mx-m0)}) / (1 - e^{-b'(mx-m0)}), b' = b ln 10.
 *
 * @param law  `ratePerYear` N0 at or above `minMagnitude`
 * @returns events per year; N0 at and below m0, 0 at and above mx
 * @source Cornell & Vanmarcke (1969), Proc. 4th World Conf. Earthq. Eng. 1, 69-83
 */
export function renormalisedRate(
  law: {
    readonly ratePerYear: number;
    readonly bValue: number;
    readonly minMagnitude: number;
    readonly maxMagnitude: number;
  },
  magnitude: number,
): number {
  const beta = law.bValue * Math.LN10;
  const m = Math.min(law.maxMagnitude, Math.max(law.minMagnitude, magnitude));
  const end = Math.exp(-beta * (law.maxMagnitude - law.minMagnitude));
  return (law.ratePerYear * (Math.exp(-beta * (m - law.minMagnitude)) - end)) / (1 - end);
}

/**
 * Bins a cumulative law: each bin's rate is the difference of the law at its edges.
 *
 * @param range  `maxMagnitude` need not be a whole number of bins above `minMagnitude`: the last bin is then narrower
 * @param cumulative  yearly number at or above a magnitude, falling
 */
function binned(
  range: MagnitudeRange,
  cumulative: (magnitude: number) => number,
): MagnitudeFrequency {
  const count = Math.max(
    1,
    Math.ceil((range.maxMagnitude - range.minMagnitude) / range.binWidth - 1e-9),
  );
  const magnitudes = new Float64Array(count);
  const ratesPerYear = new Float64Array(count);
  for (let i = 0; i < count; i++) {
    const low = range.minMagnitude + i * range.binWidth;
    const high = Math.min(range.maxMagnitude, low + range.binWidth);
    magnitudes[i] = (low + high) / 2;
    ratesPerYear[i] = Math.max(0, cumulative(low) - cumulative(high));
  }
  return { magnitudes, ratesPerYear };
}

/** The renormalised truncated Gutenberg-Richter law in bins; `ratePerYear` at or above `minMagnitude`. */
export function truncatedGutenbergRichter(
  range: MagnitudeRange,
  ratePerYear: number,
  bValue: number,
): MagnitudeFrequency {
  return binned(range, (m) => renormalisedRate({ ...range, ratePerYear, bValue }, m));
}

/**
 * A characteristic earthquake whose magnitude scatters normally, cut at two standard deviations and sampled at `count` equal steps.
 *
 * @param sigma  standard deviation of magnitude; 0 gives the single magnitude
 * @param count  number of magnitudes, odd, 3 or more
 */
export function characteristicNormal(
  mean: number,
  sigma: number,
  count: number,
): MagnitudeFrequency {
  if (!(sigma > 0)) return singleMagnitude(mean, 1);
  const magnitudes = Float64Array.from(
    { length: count },
    (_, i) => mean + sigma * (-2 + (4 * i) / (count - 1)),
  );
  const density = magnitudes.map((m) => Math.exp(-0.5 * ((m - mean) / sigma) ** 2));
  const sum = density.reduce((a, b) => a + b, 0);
  return { magnitudes, ratesPerYear: density.map((d) => d / sum) };
}
