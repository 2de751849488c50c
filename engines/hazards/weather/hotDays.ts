import { normalCdfQuick } from '../../ground/math/normal.ts';
import { drynessOfMonth, halfDailyRangeC } from './dailyRange.ts';
import { LAPSE_C_PER_KM } from './stationNormals.ts';

const MONTH_DAYS = [31, 28.25, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;
/** POLICY. A point with fewer days than this has none that tell of temperature. */
const FEWEST_DAYS = 0.05;
/** POLICY. Spread of daily maxima about their monthly mean, °C: between these bounds as a point's days above 35 and 38 °C say, the middle where it has too few. */
const SPREAD_C = { least: 1.2, most: 5, usual: 3 } as const;
/** Usual excess of afternoons beyond the monthly mean and half of the daily range, °C, on the shore and by the logarithm of the distance from it; read at the points with hot days. */
const USUAL_EXCESS = { shoreC: -1.9, perStepC: 0.97, scaleKm: 10 } as const;
/** POLICY. Temperature at which a heat index of 41 °C is reached where no point tells: in dry air. @source Rothfusz (1990), NWS SR 90-23, at 15 % of humidity */
export const DRY_INDEX_C = 43;

/** Monthly normals: twelve temperatures, °C, and rain, mm. */
export interface MonthlyNormals {
  readonly meanTemperatureC: readonly number[];
  readonly precipitationMm: readonly number[];
}

/** How the afternoons of a place depart from what its monthly means and its distance from the sea let expect. */
export interface Afternoons {
  /** Beyond the usual excess so far from the sea, as days above 35 and above 38 °C say, °C. */
  readonly excess35C: number;
  readonly excess38C: number;
  /** Standard deviation of daily maxima within a month, °C. */
  readonly spreadC: number;
  /** Temperature at which the heat index reaches 41 °C; none where too few days did. */
  readonly index41C: number | undefined;
}

function usualExcessC(coastKm: number): number {
  const { shoreC, perStepC, scaleKm } = USUAL_EXCESS;
  return shoreC + perStepC * Math.log1p(coastKm / scaleKm);
}

/** Days a year whose maximum reaches a temperature, 0 to 365.25, if daily maxima of a month are normal about its mean afternoon. */
export function daysReaching(
  { meanTemperatureC, precipitationMm }: MonthlyNormals,
  thresholdC: number,
  { excessC, spreadC }: { readonly excessC: number; readonly spreadC: number },
): number {
  let days = 0;
  for (let m = 0; m < 12; m++) {
    const meanC = meanTemperatureC[m];
    const half = halfDailyRangeC(drynessOfMonth(meanC, precipitationMm[m]));
    days += MONTH_DAYS[m] * normalCdfQuick((meanC + half + excessC - thresholdC) / spreadC);
  }
  return days;
}

/** Root of a function that rises, by halving the interval 24 times. */
function rising(f: (x: number) => number, low: number, high: number): number {
  let [a, b] = [low, high];
  for (let i = 0; i < 24; i++) {
    const middle = (a + b) / 2;
    if (f(middle) < 0) a = middle;
    else b = middle;
  }
  return (a + b) / 2;
}

const excessFor = (
  normals: MonthlyNormals,
  thresholdC: number,
  { days, spreadC }: { readonly days: number; readonly spreadC: number },
): number =>
  rising((excessC) => daysReaching(normals, thresholdC, { excessC, spreadC }) - days, -25, 25);

/** Spread at which one excess gives the days above both temperatures, °C. */
function spreadOf(normals: MonthlyNormals, above35: number, above38: number): number {
  if (above38 < FEWEST_DAYS) return SPREAD_C.usual;
  return rising(
    (spreadC) => {
      const excessC = excessFor(normals, 35, { days: above35, spreadC });
      return daysReaching(normals, 38, { excessC, spreadC }) - above38;
    },
    SPREAD_C.least,
    SPREAD_C.most,
  );
}

/**
 * What a point's hot days tell of its afternoons, so that `hotDaysAt` gives them back with the same normals. Where too few days are hot to tell,
 * afternoons are as usual so far from the sea, but no hotter than the want of hot days allows. POLICY form
 *
 * @param days  a year at 35 °C, at 38 °C, and at a heat index of 41 °C or more
 * @param coastKm  distance to the sea, km
 */
export function afternoonsOf(
  normals: MonthlyNormals,
  days: { readonly above35: number; readonly above38: number; readonly index41: number },
  coastKm: number,
): Afternoons {
  const spreadC = spreadOf(normals, days.above35, days.above38);
  const usualC = usualExcessC(coastKm);
  const told = (thresholdC: number, count: number, otherwiseC: number): number =>
    count < FEWEST_DAYS
      ? Math.min(otherwiseC, excessFor(normals, thresholdC, { days: FEWEST_DAYS, spreadC }))
      : excessFor(normals, thresholdC, { days: count, spreadC });
  const excess35C = told(35, days.above35, usualC);
  const excess38C = told(38, days.above38, excess35C);
  const index41C =
    days.index41 < FEWEST_DAYS
      ? undefined
      : -rising(
          (x) => daysReaching(normals, -x, { excessC: excess35C, spreadC }) - days.index41,
          -60,
          -15,
        );
  return {
    excess35C: excess35C - usualC,
    excess38C: excess38C - usualC,
    spreadC,
    index41C,
  };
}

/** Hot days of a year at a place so far from the sea, km, from its normals and the afternoons of points about it. */
export function hotDaysAt(
  normals: MonthlyNormals,
  { excess35C, excess38C, spreadC, index41C = DRY_INDEX_C }: Afternoons,
  coastKm: number,
): { readonly above35: number; readonly above38: number; readonly index41: number } {
  const usualC = usualExcessC(coastKm);
  const reaching = (thresholdC: number, excessC: number) =>
    daysReaching(normals, thresholdC, { excessC: usualC + excessC, spreadC });
  const above35 = reaching(35, excess35C);
  return {
    above35,
    above38: Math.min(above35, reaching(38, excess38C)),
    index41: reaching(index41C, excess35C),
  };
}

/** POLICY. Growth of the logarithm of hot days with a degree, as at points with some tens of them. */
const LN_PER_C = 0.33;

/** What an elevation known to so many metres leaves open in hot days, one standard deviation of their logarithm. */
export function lnSigmaOfHeight(sigmaM: number): number {
  return LN_PER_C * LAPSE_C_PER_KM * (sigmaM / 1000);
}
