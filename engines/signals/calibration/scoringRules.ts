/** A forecast probability (0 to 1) and what happened (0 or 1), by place in two lists of equal length. */
export interface Forecasts {
  readonly probabilities: readonly number[];
  readonly outcomes: readonly number[];
}

/** A list that is empty or not as long as its partner is a programmer's mistake. */
function pairs({ probabilities, outcomes }: Forecasts): (readonly [number, number])[] {
  if (probabilities.length !== outcomes.length)
    throw new RangeError('probabilities and outcomes must be equally many');
  return probabilities.map((p, i) => [p, outcomes[i]] as const);
}

/**
 * Brier score: mean squared error of probabilities, 0 (perfect) to 1.
 *
 * @returns NaN for no forecasts
 * @source Brier (1950), Mon. Wea. Rev. 78(1), 1-3. doi:10.1175/1520-0493(1950)078<0001:VOFEIT>2.0.CO;2
 */
export function brierScore(forecasts: Forecasts): number {
  const list = pairs(forecasts);
  return list.reduce((sum, [p, o]) => sum + (p - o) ** 2, 0) / list.length;
}

/**
 * Logarithmic score: mean of -ln of the probability given to what happened, nats, 0 (perfect) upwards; Infinity when a forecast
 * was sure and wrong.
 *
 * @source Good (1952), J. R. Stat. Soc. B 14(1), 107-114. doi:10.1111/j.2517-6161.1952.tb00104.x
 */
export function logLossNats(forecasts: Forecasts): number {
  const list = pairs(forecasts);
  return list.reduce((sum, [p, o]) => sum - Math.log(o === 1 ? p : 1 - p), 0) / list.length;
}
