import { referenceDamage } from '../referenceHouse.ts';
import { TORNADO_AREA_KM2, TORNADO_GRADATION, TORNADO_LOSS_LEVEL } from './tables.ts';

/** Tornado climate of a place. */
export interface TornadoClimate {
  /** Tornadoes per 10 000 km2 and year. */
  readonly per10000Km2Year: number;
  /** Share by rating, EF0 to EF5. */
  readonly efShare: readonly number[];
  /** How far the United States and Canada tell the climate, 0 to 1. */
  readonly usAndCanadaShare: number;
}

/** What the list of tornadoes misses, as a factor on losses. */
export function tornadoLossLevel(usAndCanadaShare: number): number {
  return TORNADO_LOSS_LEVEL ** usAndCanadaShare;
}

/**
 * Yearly probability that a point is struck by a tornado of a rating or more: rate times mean damage area of the ratings.
 *
 * @param lowest  lowest rating counted, 0 (any) to 5
 * @returns per year; 1e-5 to 5e-4 over most of the United States
 * @source Thom (1963), Mon. Wea. Rev. 91, 730-736; Ramsdell & Rishel (2007), NUREG/CR-4461 rev. 2
 */
export function tornadoStrikePerYear(
  { per10000Km2Year, efShare }: Omit<TornadoClimate, 'usAndCanadaShare'>,
  lowest = 0,
): number {
  let areaKm2 = 0;
  for (let ef = lowest; ef < TORNADO_AREA_KM2.length; ef++)
    areaKm2 += efShare[ef] * TORNADO_AREA_KM2[ef];
  return (per10000Km2Year / 10_000) * areaKm2;
}

let lossKm2ByRating: readonly number[] | undefined;

/** Area of a tornado of each rating times the mean loss of the reference building inside it, km2. */
function lossAreas(): readonly number[] {
  const damage = referenceDamage('tornado');
  lossKm2ByRating ??= TORNADO_AREA_KM2.map(
    (areaKm2, ef) =>
      areaKm2 *
      TORNADO_GRADATION[ef].reduce((sum, share, rating) => sum + share * damage.mean(rating), 0),
  );
  return lossKm2ByRating;
}

/**
 * Expected yearly share of value lost to tornadoes: each track's area is split among weaker winds than its rating, each with the mean
 * loss of a house.
 *
 * @source Ramsdell & Rishel (2007), NUREG/CR-4461 rev. 2, for the split of a track
 */
export function tornadoLossPerYear({
  per10000Km2Year,
  efShare,
  usAndCanadaShare,
}: TornadoClimate): number {
  const areas = lossAreas();
  let lossKm2 = 0;
  for (let ef = 0; ef < areas.length; ef++) lossKm2 += efShare[ef] * areas[ef];
  return tornadoLossLevel(usAndCanadaShare) * (per10000Km2Year / 10_000) * lossKm2;
}
