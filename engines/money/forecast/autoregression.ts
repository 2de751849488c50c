/** A fitted first-order autoregression. */
export interface AutoregressionFit {
  /** Share of yesterday's departure from the mean that is left today, -1 to 1. */
  readonly phi: number;
  readonly mean: number;
  readonly innovationVariance: number;
  forecast(horizon: number): number[];
}

/** Largest phi that is tried: at 1 there is no mean to return to. */
const LIMIT = 0.9999;
/** Step of the grid on which the least cost is looked for first. */
const GRID_STEP = 0.01;
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/**
 * First-order autoregression about a mean, by exact Gaussian maximum likelihood.
 *
 * For each phi the mean is that of generalised least squares and the variance S / n, so that the likelihood is a function of phi alone:
 * n ln(S / n) - ln(1 - phi^2), minimised on a grid and by golden section.
 *
 * @param values  oldest first, at least 4, not all equal
 * @returns undefined where the series is too short or constant
 * @source Brockwell & Davis (1991), Time Series: Theory and Methods, 2nd ed., section 8.7; Harvey (1990), section 3.4
 */
export function autoregression(values: readonly number[]): AutoregressionFit | undefined {
  if (values.length < 4 || values.every((value) => value === values[0])) return undefined;
  const cost = (phi: number): number =>
    values.length * Math.log(profile(values, phi).sum / values.length) - Math.log(1 - phi * phi);
  let best = 0;
  for (let phi = GRID_STEP - 1; phi < 1; phi += GRID_STEP) if (cost(phi) < cost(best)) best = phi;
  const phi = golden(cost, Math.max(-LIMIT, best - GRID_STEP), Math.min(LIMIT, best + GRID_STEP));
  const { mean, sum } = profile(values, phi);
  const last = values.at(-1) ?? NaN;
  return {
    phi,
    mean,
    innovationVariance: sum / values.length,
    forecast: (horizon) =>
      Array.from({ length: horizon }, (_, i) => mean + phi ** (i + 1) * (last - mean)),
  };
}

/** Mean by generalised least squares and the sum of squares of the likelihood, both given phi. */
function profile(values: readonly number[], phi: number): { mean: number; sum: number } {
  const n = values.length;
  const [first = NaN] = values;
  const edge = 1 - phi * phi;
  let [top, bottom] = [edge * first, edge];
  for (let i = 1; i < n; i++) {
    top += (1 - phi) * (values[i] - phi * values[i - 1]);
    bottom += (1 - phi) ** 2;
  }
  const mean = top / bottom;
  let sum = edge * (first - mean) ** 2;
  for (let i = 1; i < n; i++) sum += (values[i] - mean - phi * (values[i - 1] - mean)) ** 2;
  return { mean, sum };
}

function golden(f: (x: number) => number, from: number, to: number): number {
  let [low, high] = [from, to];
  while (high - low > 1e-9) {
    const [a, b] = [high - GOLDEN * (high - low), low + GOLDEN * (high - low)];
    if (f(a) < f(b)) high = b;
    else low = a;
  }
  return (low + high) / 2;
}
