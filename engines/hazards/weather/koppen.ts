/** Monthly climate, January first. */
export interface MonthlyClimate {
  readonly temperatureC: readonly number[];
  readonly precipitationMm: readonly number[];
  /** Tells summer from winter. */
  readonly lat: number;
}

/**
 * Köppen-Geiger class of a monthly climate; the border of C and D at a coldest month of 0 °C.
 *
 * @returns two or three letters, such as `Csb`; undefined unless both series hold twelve numbers
 * @source Peel, Finlayson & McMahon (2007), Hydrol. Earth Syst. Sci. 11, 1633-1644, Table 1. doi:10.5194/hess-11-1633-2007
 */
export function koppenClass({
  temperatureC,
  precipitationMm,
  lat,
}: MonthlyClimate): string | undefined {
  if (temperatureC.length !== 12 || precipitationMm.length !== 12) return undefined;
  const hot = Math.max(...temperatureC);
  const cold = Math.min(...temperatureC);
  const mean = temperatureC.reduce((a, b) => a + b, 0) / 12;
  const halves = halfYears(precipitationMm, lat);
  const dryness = dryThresholdMm(mean, halves);
  if (hot <= 0) return 'EF';
  if (hot < 10 && halves.yearMm >= dryness) return 'ET';
  if (halves.yearMm < dryness)
    return `B${halves.yearMm < dryness / 2 ? 'W' : 'S'}${mean >= 18 ? 'h' : 'k'}`;
  if (cold >= 18) return tropical(precipitationMm, halves.yearMm);
  const warmMonths = temperatureC.filter((t) => t >= 10).length;
  return (cold > 0 ? 'C' : 'D') + rainSeason(halves) + summer({ hot, cold, warmMonths });
}

interface HalfYears {
  readonly yearMm: number;
  readonly summerMm: number;
  readonly driestSummer: number;
  readonly wettestSummer: number;
  readonly driestWinter: number;
  readonly wettestWinter: number;
}

function halfYears(rain: readonly number[], lat: number): HalfYears {
  const april = rain.slice(3, 9);
  const october = [...rain.slice(9), ...rain.slice(0, 3)];
  const [summerRain, winterRain] = lat >= 0 ? [april, october] : [october, april];
  const total = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);
  return {
    yearMm: total(rain),
    summerMm: total(summerRain),
    driestSummer: Math.min(...summerRain),
    wettestSummer: Math.max(...summerRain),
    driestWinter: Math.min(...winterRain),
    wettestWinter: Math.max(...winterRain),
  };
}

/** Rain below which the climate is dry, mm. */
function dryThresholdMm(mean: number, { yearMm, summerMm }: HalfYears): number {
  if (yearMm > 0 && (yearMm - summerMm) / yearMm >= 0.7) return 20 * mean;
  if (yearMm > 0 && summerMm / yearMm >= 0.7) return 20 * mean + 280;
  return 20 * mean + 140;
}

function tropical(rain: readonly number[], yearMm: number): string {
  const driest = Math.min(...rain);
  if (driest >= 60) return 'Af';
  return driest >= 100 - yearMm / 25 ? 'Am' : 'Aw';
}

function rainSeason({
  driestSummer,
  driestWinter,
  wettestSummer,
  wettestWinter,
}: HalfYears): string {
  if (driestSummer < 40 && driestSummer < wettestWinter / 3) return 's';
  return driestWinter < wettestSummer / 10 ? 'w' : 'f';
}

function summer({
  hot,
  cold,
  warmMonths,
}: {
  hot: number;
  cold: number;
  warmMonths: number;
}): string {
  if (hot >= 22) return 'a';
  if (warmMonths >= 4) return 'b';
  return cold < -38 ? 'd' : 'c';
}
