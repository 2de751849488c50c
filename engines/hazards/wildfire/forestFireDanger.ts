/** Weather of the afternoon and the fuel's drought. */
export interface DangerWeather {
  /** 0 to 10. */
  readonly droughtFactor: number;
  readonly temperatureC: number;
  readonly humidityPct: number;
  /** At 10 m, km/h. */
  readonly windKmh: number;
}

/**
 * McArthur's Forest Fire Danger Index, Mark 5.
 *
 * @returns 0 and above; 100 is the Black Friday fires of 1939; 0 where no fuel is available
 * @source Noble, Bary & Gill (1980), Australian Journal of Ecology 5, 201-203. doi:10.1111/j.1442-9993.1980.tb01243.x
 */
export function forestFireDanger({
  droughtFactor,
  temperatureC,
  humidityPct,
  windKmh,
}: DangerWeather): number {
  if (!(droughtFactor > 0)) return 0;
  return (
    2 *
    Math.exp(
      -0.45 +
        0.987 * Math.log(droughtFactor) -
        0.0345 * humidityPct +
        0.0338 * temperatureC +
        0.0234 * windKmh,
    )
  );
}
