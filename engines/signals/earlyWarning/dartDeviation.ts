/** A height of the water column above a deep-ocean sensor. */
export interface DartReading {
  readonly atMs: number;
  readonly heightM: number;
}

const MINUTE_MS = 60_000;
/** Minutes before the reading at which the tide is taken: a quarter hour back, then hourly. */
const LAGS_MIN = [15, 75, 135, 195] as const;
/** Weights of the cubic through those four, carried to the reading itself (Lagrange). */
const WEIGHTS = LAGS_MIN.map((lag, i) =>
  LAGS_MIN.reduce<number>(
    (product, other, j) => (i === j ? product : (product * other) / (other - lag)),
    1,
  ),
);
/** A gap wider than this leaves the tide unknown there, ms. */
const GAP_MS = 40 * MINUTE_MS;

/**
 * Largest departure of the last hours' heights from the tide, where the tide is foretold from the three hours before each
 * reading by a cubic, in the manner of the buoys' own detector. Good to about 1 cm for tides of 1 m.
 *
 * @param readings  of one buoy, any order
 * @param sinceMs   readings from here on are judged
 * @returns metres, 0 or more; undefined where no reading has three hours of record before it
 * @source Mofjeld (1997), Tsunami Detection Algorithm, NOAA PMEL (cubic of the past three hours, threshold 0.03 m)
 */
export function waveDeviationM(
  readings: readonly DartReading[],
  sinceMs: number,
): number | undefined {
  const sorted = readings.toSorted((a, b) => a.atMs - b.atMs);
  let worst: number | undefined;
  for (const { atMs, heightM } of sorted) {
    if (atMs < sinceMs) continue;
    const tide = tideAt(sorted, atMs);
    if (tide !== undefined) worst = Math.max(worst ?? 0, Math.abs(heightM - tide));
  }
  return worst;
}

function tideAt(sorted: readonly DartReading[], atMs: number): number | undefined {
  let tide = 0;
  for (const [i, lag] of LAGS_MIN.entries()) {
    const height = heightAt(sorted, atMs - lag * MINUTE_MS);
    if (height === undefined) return undefined;
    tide += WEIGHTS[i] * height;
  }
  return tide;
}

/** Linear between the readings around an instant. */
function heightAt(sorted: readonly DartReading[], atMs: number): number | undefined {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle]?.atMs ?? Infinity) < atMs) low = middle + 1;
    else high = middle;
  }
  const after = sorted[low];
  const before = after?.atMs === atMs ? after : sorted[low - 1];
  if (!before || !after || after.atMs - before.atMs > GAP_MS) return undefined;
  if (after.atMs === before.atMs) return after.heightM;
  return (
    before.heightM +
    ((after.heightM - before.heightM) * (atMs - before.atMs)) / (after.atMs - before.atMs)
  );
}
