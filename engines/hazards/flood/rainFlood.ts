import { DRAINING_SLOPE_DEG, RAIN_FLOOD, SEALED } from './tables.ts';

/** Climate and ground as rain floods see them. */
export interface RainSite {
  readonly precipitationMm: readonly number[];
  readonly meanTemperatureC: readonly number[];
  readonly slopeDeg: number | null;
  readonly populationWithin25Km: number;
}

/**
 * Yearly probability that a place taken at random stands under more than 15 cm after rain: surface water and small streams.
 *
 * Grows with the rain of the wettest month above freezing, with sealed ground, and falls with slope. POLICY form, good to a factor of four.
 *
 * @returns 0.0001 to 0.018
 */
export function rainFloodProbability({
  precipitationMm,
  meanTemperatureC,
  slopeDeg,
  populationWithin25Km,
}: RainSite): number {
  let wettestMm = 0;
  for (let month = 0; month < 12; month++) {
    // Not even all of it as rain would make this month the wettest.
    if (precipitationMm[month] <= wettestMm) continue;
    const rainShare = 1 / (1 + Math.exp(-meanTemperatureC[month] - 1));
    wettestMm = Math.max(wettestMm, rainShare * precipitationMm[month]);
  }
  const { referenceMm, atReference, exponent, least, most } = RAIN_FLOOD;
  const base = Math.min(
    most,
    Math.max(least, atReference * Math.pow(wettestMm / referenceMm, exponent)),
  );
  const sealed =
    1 + SEALED.mostExtra * (populationWithin25Km / (populationWithin25Km + SEALED.population));
  const draining = slopeDeg === null ? 1 : 1.2 / (1 + (slopeDeg / (4 * DRAINING_SLOPE_DEG)) ** 2);
  return base * sealed * draining;
}
