import { climateNormals } from '../../engines/ground/datasets/climate.ts';
import { heatClimate } from '../../engines/ground/datasets/weatherClimates.ts';
import { climateNormalsAtlas } from '../../src/atlas/climateNormals.ts';
import { heatRows } from '../../src/atlas/data/heatClimate.ts';
import { stations } from '../../src/atlas/data/climateNormals.ts';
import { heatClimateAtlas } from '../../src/atlas/heatClimate.ts';
import { CLIMATE_PLACES, type ClimatePlace } from './tables/climatePlaces.ts';
import { CLIMATE_TOWNS } from './tables/climateTowns.ts';

/** Rain is compared with this much added, mm: a shower in some years is no error. */
const FEW_MM = 15;

/** A place against the embedded answer. */
export interface ClimateError {
  readonly place: ClimatePlace;
  readonly ownRainMm: number;
  /** Error of the logarithm of rain. */
  readonly lnRain: number;
  /** Errors of the mean of the year and of the warmest month, °C. */
  readonly meanC: number;
  readonly warmestC: number;
  readonly ownHotDays: number;
  /** Error of the square root of days of 35 °C and more; none where they were not counted. */
  readonly rootHotDays: number | undefined;
  /** Errors of rain and mean in stated standard deviations. */
  readonly rainZ: number;
  readonly meanZ: number;
}

/** Places that the tables do not hold, against the embedded answer. */
export const blindErrors = (): readonly ClimateError[] => CLIMATE_PLACES.map(errorOf);

/** Towns that a rule chose, which nobody looked at while the tables were made, against the embedded answer. */
export const ruledErrors = (): readonly ClimateError[] => CLIMATE_TOWNS.map(errorOf);

/** The points of the tables themselves against the embedded answer: what the interpolation gives back of what it knows. */
export function fittedErrors(): readonly ClimateError[] {
  const normals = stations.map(([name, , lat, lon, , , temperatureC, rainMm]): ClimatePlace => {
    const rain = rainMm.reduce((sum, mm) => sum + mm, 0);
    const meanC = temperatureC.reduce((sum, t) => sum + t, 0) / 12;
    const hot = heatRows.find(([point]) => point === name)?.[3] ?? null;
    return [name, lat, lon, rain, meanC, Math.max(...temperatureC), hot];
  });
  return normals.map(errorOf);
}

function errorOf(place: ClimatePlace): ClimateError {
  const [, lat, lon, rainMm, meanC, warmestC, hotDays] = place;
  const own = climateNormals.answer.parse(climateNormalsAtlas.answer({ lat, lon }));
  const heat = heatClimate.answer.parse(heatClimateAtlas.answer({ lat, lon }));
  const lnRain = Math.log((own.annualPrecipitationMm + FEW_MM) / (rainMm + FEW_MM));
  const mean = own.annualMeanTemperatureC - meanC;
  return {
    place,
    ownRainMm: own.annualPrecipitationMm,
    lnRain,
    meanC: mean,
    warmestC: Math.max(...own.meanTemperatureC) - warmestC,
    ownHotDays: heat.daysAbove35C,
    rootHotDays: hotDays === null ? undefined : Math.sqrt(heat.daysAbove35C) - Math.sqrt(hotDays),
    rainZ: lnRain / own.precipitationLnSigma,
    meanZ: mean / own.temperatureSigmaC,
  };
}

/** Square root of the mean square. */
export function rootMeanSquare(values: readonly number[]): number {
  return Math.sqrt(values.reduce((sum, value) => sum + value * value, 0) / values.length);
}
