/** Magnitudes counted over years that differ by magnitude. */
export interface CompletenessBin {
  /** Centre of the magnitude bin. */
  readonly magnitude: number;
  readonly years: number;
  readonly count: number;
}

/** b and rate from unequal observation periods. */
export interface WeichertFit {
  readonly b: number;
  readonly bSigma: number;
  /** Yearly number at or above the reference magnitude. */
  readonly ratePerYear: number;
  readonly rateSigma: number;
}

const MAX_STEPS = 200;
const STABLE = 1e-9;

/**
 * Maximum-likelihood b and rate where small earthquakes were recorded for fewer years than large ones.
 *
 * Newton's method on the equation for beta; the bins must be equally wide and rising.
 *
 * @param binWidth            of the bins
 * @param referenceMagnitude  of the rate
 * @returns undefined for fewer than two bins, no events, or no convergence
 * @source Weichert (1980), Bull. Seismol. Soc. Am. 70(4), 1337-1346, eq. 7 to 10
 */
export function weichertFit(
  bins: readonly CompletenessBin[],
  binWidth: number,
  referenceMagnitude: number,
): WeichertFit | undefined {
  const total = bins.reduce((sum, { count }) => sum + count, 0);
  const first = bins[0];
  if (bins.length < 2 || total === 0 || !first) return undefined;
  const meanMagnitude =
    bins.reduce((sum, { count, magnitude }) => sum + count * magnitude, 0) / total;
  let beta = Math.LN10;
  for (let step = 0; step < MAX_STEPS; step++) {
    const moments = momentsAt(bins, beta);
    const slope = moments.square - moments.mean ** 2;
    const change = (moments.mean - meanMagnitude) / slope;
    beta += change;
    if (!(beta > 0) || !Number.isFinite(beta)) return undefined;
    if (Math.abs(change) < STABLE)
      return fitted(bins, {
        beta,
        total,
        slope,
        from: first.magnitude - binWidth / 2,
        referenceMagnitude,
      });
  }
  return undefined;
}

/** Mean and mean square of magnitude under exp(-beta m), weighted by years. */
function momentsAt(
  bins: readonly CompletenessBin[],
  beta: number,
): { readonly mean: number; readonly square: number } {
  let [weight, mean, square] = [0, 0, 0];
  for (const { magnitude, years } of bins) {
    const w = years * Math.exp(-beta * magnitude);
    weight += w;
    mean += w * magnitude;
    square += w * magnitude * magnitude;
  }
  return { mean: mean / weight, square: square / weight };
}

function fitted(
  bins: readonly CompletenessBin[],
  {
    beta,
    total,
    slope,
    from,
    referenceMagnitude,
  }: {
    readonly beta: number;
    readonly total: number;
    readonly slope: number;
    readonly from: number;
    readonly referenceMagnitude: number;
  },
): WeichertFit {
  const plain = bins.reduce((sum, { magnitude }) => sum + Math.exp(-beta * magnitude), 0);
  const weighted = bins.reduce(
    (sum, { magnitude, years }) => sum + years * Math.exp(-beta * magnitude),
    0,
  );
  const ratePerYear = total * (plain / weighted) * Math.exp(-beta * (referenceMagnitude - from));
  return {
    b: beta / Math.LN10,
    bSigma: Math.sqrt(1 / (total * slope)) / Math.LN10,
    ratePerYear,
    rateSigma: ratePerYear / Math.sqrt(total),
  };
}

/** From which year on a magnitude is complete. */
export interface CompletenessRow {
  readonly magnitude: number;
  readonly sinceYear: number;
}

/**
 * Counts a catalogue by magnitude bins, each over the years for which it is complete.
 *
 * @param table   rising magnitudes; below the first nothing is counted
 * @param endYear  last year, counted whole
 */
export function completenessBins(
  events: Iterable<{ readonly year: number; readonly magnitude: number }>,
  table: readonly CompletenessRow[],
  {
    binWidth,
    endYear,
    maxMagnitude,
  }: { readonly binWidth: number; readonly endYear: number; readonly maxMagnitude: number },
): CompletenessBin[] {
  const low = table[0]?.magnitude ?? 0;
  const size = Math.max(1, Math.ceil((maxMagnitude - low) / binWidth + 1e-9));
  const since = (magnitude: number): number =>
    table.findLast((row) => magnitude >= row.magnitude - 1e-9)?.sinceYear ?? Infinity;
  const bins = Array.from({ length: size }, (_, i) => {
    const start = low + i * binWidth;
    return {
      magnitude: start + binWidth / 2,
      years: endYear - since(start) + 1,
      count: 0,
      since: since(start),
    };
  });
  for (const { year, magnitude } of events) {
    const bin = bins[Math.floor((magnitude - low) / binWidth + 1e-9)];
    if (bin && magnitude >= low && year >= bin.since && year <= endYear) bin.count++;
  }
  return bins.map(({ magnitude, years, count }) => ({ magnitude, years, count }));
}
