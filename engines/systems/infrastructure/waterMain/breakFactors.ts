import {
  AGE_RANGE_YEARS,
  COLDEST_SURVEYED_C,
  COLD_SNAP,
  FROST_BELOW_C,
  KM_PER_100_MILES,
  REFERENCE_MONTHS_C,
  SOIL_BOUNDS,
  SOIL_FACTORS,
  type MaterialRow,
} from './tables.ts';

/** Breaks per km and year at the mean age of the stock. */
export function baseRatePerKmYear({ breaksPer100MilesYear }: MaterialRow): number {
  return breaksPer100MilesYear / KM_PER_100_MILES;
}

/**
 * Growth of the break rate with age: exp(A (t - t0)), t0 the mean age of the stock.
 *
 * @param ageYears  0 or more; beyond 120 the rate of 120
 * @source Shamir & Howard (1979), J. AWWA 71(5), 248-258, eq. 1
 */
export function ageFactor(
  { growthPerYear, meanAgeYears }: Pick<MaterialRow, 'growthPerYear' | 'meanAgeYears'>,
  ageYears: number,
): number {
  const [youngest, oldest] = AGE_RANGE_YEARS;
  const age = Math.min(oldest, Math.max(youngest, ageYears));
  return Math.exp(growthPerYear * (age - meanAgeYears));
}

/** Rise of the break rate at an air temperature: exp(k (10 - T) / 10) below 10 °C, 1 above; colder than -20 °C as at -20. */
export function coldFactor({ frost }: Pick<MaterialRow, 'frost'>, airC: number): number {
  const countedC = Math.max(COLDEST_SURVEYED_C, airC);
  return Math.exp((frost * Math.max(0, FROST_BELOW_C - countedC)) / 10);
}

/** Yearly mean of the cold factor over the months, against that of the networks the rates were counted on. */
export function frostFactor(
  material: Pick<MaterialRow, 'frost'>,
  monthsC: readonly number[],
): number {
  const mean = (months: readonly number[]): number =>
    months.reduce((sum, airC) => sum + coldFactor(material, airC), 0) / months.length;
  return mean(monthsC) / mean(REFERENCE_MONTHS_C);
}

/** Ground about a main, as far as corrosion cares; null: not known. */
export interface PipeSoil {
  readonly clayPct: number | null;
  readonly sandPct: number | null;
  readonly isPeatOrFill: boolean;
  readonly coastKm: number | null;
}

/** Factor of corrosive ground on bare metal: texture, peat or fill, salt of the sea. */
export function soilFactor({ clayPct, sandPct, isPeatOrFill, coastKm }: PipeSoil): number {
  let factor = 1;
  if (clayPct !== null && clayPct >= SOIL_BOUNDS.heavyClayPct) factor *= SOIL_FACTORS.heavyClay;
  else if (clayPct !== null && clayPct >= SOIL_BOUNDS.clayPct) factor *= SOIL_FACTORS.clay;
  else if (sandPct !== null && sandPct >= SOIL_BOUNDS.sandPct) factor *= SOIL_FACTORS.sand;
  if (isPeatOrFill) factor *= SOIL_FACTORS.peatOrFill;
  if (coastKm !== null && coastKm <= SOIL_BOUNDS.seasideKm) factor *= SOIL_FACTORS.seaside;
  return factor;
}

/**
 * Whether a week brings a cold snap: a day at whose end the mean of three days lies below freezing and 8 °C under the mean of the
 * three before, or under the month's usual temperature.
 */
export function hasColdSnap(daysC: readonly number[], usualC: number): boolean {
  for (let end = 3; end <= daysC.length; end++) {
    const now = meanOf(daysC.slice(end - 3, end));
    const before = end >= 6 ? meanOf(daysC.slice(end - 6, end - 3)) : usualC;
    if (now < COLD_SNAP.belowC && before - now >= COLD_SNAP.dropC) return true;
  }
  return false;
}

/** Mean of a list that is not empty. */
export function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
