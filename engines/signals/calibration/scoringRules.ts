/** What was said of an event, 0 to 1, and whether it came. */
export interface Forecast {
  readonly probability: number;
  readonly outcome: boolean;
}

/**
 * Brier score: mean squared error of probabilities, 0 (perfect) to 1.
 *
 * @returns NaN for no forecasts
 * @source Brier (1950), Mon. Wea. Rev. 78(1), 1-3. doi:10.1175/1520-0493(1950)078<0001:VOFEIT>2.0.CO;2
 */
export function brierScore(forecasts: readonly Forecast[]): number {
  const sum = forecasts.reduce(
    (all, { probability, outcome }) => all + (probability - Number(outcome)) ** 2,
    0,
  );
  return sum / forecasts.length;
}

/**
 * Logarithmic score: mean of -ln of the probability given to what happened, nats, 0 (perfect) upwards; Infinity when a forecast
 * was sure and wrong, NaN for no forecasts.
 *
 * @source Good (1952), J. R. Stat. Soc. B 14(1), 107-114. doi:10.1111/j.2517-6161.1952.tb00104.x
 */
export function logLossNats(forecasts: readonly Forecast[]): number {
  const sum = forecasts.reduce(
    (all, { probability, outcome }) => all - Math.log(outcome ? probability : 1 - probability),
    0,
  );
  return sum / forecasts.length;
}
