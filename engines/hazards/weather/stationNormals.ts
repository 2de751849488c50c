import type * as z from 'zod';
import type { climateNormals } from '../../ground/datasets/climate.ts';
import { linear, smoothStep } from '../../ground/math/interpolate.ts';
import { koppenClass } from './koppen.ts';

type Normals = z.output<typeof climateNormals.answer>;

/** A station with its monthly means: temperature, °C, and rain, mm. */
export interface NormalsStation {
  readonly name: string;
  readonly lat: number;
  readonly heightM: number;
  /** Distance to the sea, km. */
  readonly coastKm: number;
  readonly temperatureC: readonly number[];
  readonly rainMm: readonly number[];
  /** Rain of a year that is usual for its region, mm: a first guess. */
  readonly usualRainMm: number;
}

/** A place whose normals are asked. */
export interface NormalsSite {
  readonly lat: number;
  readonly elevationM: number | undefined;
  readonly elevationSigmaM?: number;
  /** Distance to the sea, km; 0 on it. */
  readonly coastKm: number;
  /** As of a station. */
  readonly usualRainMm: number;
}

/** Climate of the open ocean by latitude: yearly mean, half the yearly swing, °C, and yearly rain, mm. */
export type OceanZone = readonly [lat: number, meanC: number, swingC: number, rainMm: number];

/** Which stations bear on a place: their numbers, and weights adding up to 1. */
interface StationBlend {
  readonly count: number;
  readonly indices: ArrayLike<number>;
  readonly weights: ArrayLike<number>;
  readonly nearest: number;
  readonly nearestKm: number;
}

/** Fall of temperature with height between stations, °C per km. @source Dodson & Marks (1997), Clim. Res. 8, 1-20: near-surface 6.5, less in winter; doi:10.3354/cr008001 */
export const LAPSE_C_PER_KM = 6;

/**
 * How much warmer than on the shore it is inland, and how much more its year swings, °C for each step of the logarithm of the distance from the sea beyond its
 * scale; the swing is whole from a latitude on. Read at the stations, each left out in turn: monthly means are then off by 1.60 °C in place of 1.67 (1.58 at a scale of 30 km, which makes too much of islands). POLICY form
 *
 * @source Gorczyński (1920), Geogr. Ann. 2, 324-331, doi:10.1080/20014422.1920.11880778 (continentality: the yearly swing by latitude and distance from the sea; restated from memory, unverified)
 */
const INLAND = { scaleKm: 100, meanC: 1.2, swingC: 1.8, wholeLat: 40, warmestMonth: 6.3 } as const;

/** Cosines of the months about the warmest, of the north and of the south. */
const [NORTH, SOUTH] = [INLAND.warmestMonth, INLAND.warmestMonth - 6].map((warmest) =>
  Float64Array.from({ length: 12 }, (_unused, month) =>
    Math.cos((Math.PI * (month - warmest)) / 6),
  ),
);

/** How much warmer each month is so far from the sea than on the shore, °C. */
function inlandC(coastKm: number, lat: number): (month: number) => number {
  const { scaleKm, meanC, swingC, wholeLat } = INLAND;
  const seasons = lat >= 0 ? NORTH : SOUTH;
  const whole = Math.min(1, Math.abs(lat) / wholeLat);
  const steps = Math.log1p(coastKm / scaleKm);
  return (month) => (meanC + swingC * (seasons[month] * whole)) * steps;
}

/** Beyond the first distance from any station the ocean's zonal mean takes over, wholly at the second, km; inland it fades by the third. */
const ZONAL = { fromKm: 550, toKm: 1300, inlandKm: 150 };

/**
 * Error of the interpolation: the table's own precision at a station, and what leaving out each station in turn showed at the
 * distance of the next one (root mean square: 1.3 °C at 60 to 400 km, 2 at 500 to 900, 2.7 at 1200; log of yearly rain 0.35 from
 * 50 km on, 0.43 at 1200, and 0.6 where less than 100 mm fall). Unknown height adds to the temperature away from stations.
 */
function errorAt(
  km: number,
  { heightKnown, rainMm }: { readonly heightKnown: boolean; readonly rainMm: number },
): { readonly temperatureC: number; readonly lnRain: number } {
  const unknownHeight = heightKnown ? 0 : 1.2 * (1 - Math.exp(-km / 40));
  const temperatureC = Math.hypot(0.7, 1.05 * (1 - Math.exp(-km / 60)), 0.0022 * km, unknownHeight);
  const between = 0.35 + 0.3 * Math.exp(-rainMm / 150);
  const lnRain = Math.hypot(0.12, between * (1 - Math.exp(-km / 50)), 0.0003 * km);
  return { temperatureC: Math.min(6, temperatureC), lnRain: Math.min(0.9, lnRain) };
}

/**
 * Normals of any place from those of stations around it: temperature as its departure from the mean of its latitude and from what the distance to the sea lets
 * expect, brought to the height of the place by a lapse rate; rain as its ratio to what is usual in its region, averaged as square roots. At sea, far from any station,
 * the ocean's mean of the latitude takes over.
 *
 * @returns the normals by the stations that bear on a place; without an elevation, at the mean height of those stations
 * @source Willmott & Robeson (1995), Int. J. Climatol. 15, 221-229 (interpolation of departures from a climate known beforehand rather than of temperatures), doi:10.1002/joc.3370150207
 */
export function stationNormals(
  stations: readonly NormalsStation[],
  zones: readonly OceanZone[],
): (blend: StationBlend, site: NormalsSite) => Normals {
  const ocean = oceanOf(zones);
  const prepared = preparedOf(stations, ocean.meanC);
  return (blend, { lat, elevationM, elevationSigmaM = 0, coastKm, usualRainMm }) => {
    const zonal =
      smoothStep(ZONAL.fromKm, ZONAL.toKm, blend.nearestKm) * Math.exp(-coastKm / ZONAL.inlandKm);
    let heightM = 0;
    for (let i = 0; i < blend.count; i++)
      heightM += blend.weights[i] * stations[blend.indices[i]].heightM;
    const { temperatureC, rain } = towardsOcean(
      { sums: weighted(prepared, blend, ocean.meanC(lat)), heightM, usualRainMm },
      { zonal, ocean: zonal > 0 ? ocean.climateAt(lat) : undefined },
    );
    const seenM = heightM * (1 - zonal);
    const rise = elevationM === undefined ? 0 : ((seenM - elevationM) / 1000) * LAPSE_C_PER_KM;
    const inland = inlandC(coastKm, lat);
    const meanTemperatureC = temperatureC.map((t, m) => t + rise + (1 - zonal) * inland(m));
    const rainMm = rain.reduce((a, b) => a + b, 0);
    const error = errorAt(blend.nearestKm, { heightKnown: elevationM !== undefined, rainMm });
    return {
      meanTemperatureC,
      precipitationMm: rain,
      annualMeanTemperatureC: meanTemperatureC.reduce((a, b) => a + b, 0) / 12,
      annualPrecipitationMm: rainMm,
      temperatureSigmaC: Math.hypot(error.temperatureC, (elevationSigmaM / 1000) * LAPSE_C_PER_KM),
      precipitationLnSigma: error.lnRain,
      stationName: stations[blend.nearest]?.name ?? null,
      stationDistanceKm: blend.nearestKm,
      // Only who asks for the class pays for it.
      get koppen() {
        return koppenClass({ temperatureC: meanTemperatureC, precipitationMm: rain, lat }) ?? null;
      },
    };
  };
}

/** Per station twelve temperatures (sea-level departure from the zone's mean so far from the sea, °C) and twelve roots of rain over the usual rain of a year. */
function preparedOf(
  stations: readonly NormalsStation[],
  zoneMeanC: (lat: number) => number,
): Float64Array {
  return Float64Array.from(
    stations.flatMap(({ lat, heightM, coastKm, temperatureC, rainMm, usualRainMm }) => {
      const inland = inlandC(coastKm, lat);
      return [
        ...temperatureC.map(
          (t, m) => t + (heightM / 1000) * LAPSE_C_PER_KM - zoneMeanC(lat) - inland(m),
        ),
        ...rainMm.map((mm) => Math.sqrt(mm / usualRainMm)),
      ];
    }),
  );
}

/** Of the last place: twelve temperatures and twelve roots of rain. */
const sums = new Float64Array(24);

/**
 * Monthly means over the blended stations: temperature at sea level and on the shore, °C, and roots of rain over the usual rain of a year; twelve and twelve, which the
 * next call writes over.
 */
function weighted(prepared: Float64Array, blend: StationBlend, zoneC: number): Float64Array {
  const { count, indices, weights } = blend;
  sums.fill(zoneC, 0, 12).fill(0, 12);
  for (let i = 0; i < count; i++) {
    const at = 24 * indices[i];
    const weight = weights[i];
    for (let m = 0; m < 24; m++) sums[m] = sums[m] + weight * prepared[at + m];
  }
  return sums;
}

interface OceanClimate {
  readonly temperature: readonly number[];
  readonly rainMm: number;
}

/** What the stations tell, at their mean height, moved towards the open ocean by a share. */
function towardsOcean(
  told: {
    readonly sums: Float64Array;
    readonly heightM: number;
    readonly usualRainMm: number;
  },
  { zonal, ocean }: { readonly zonal: number; readonly ocean: OceanClimate | undefined },
): { readonly temperatureC: number[]; readonly rain: number[] } {
  const seaLevel = (told.heightM / 1000) * LAPSE_C_PER_KM;
  const ashoreC: number[] = [];
  const ashoreMm: number[] = [];
  for (let m = 0; m < 12; m++) {
    ashoreC.push(told.sums[m] - seaLevel);
    const root = told.sums[12 + m];
    ashoreMm.push(told.usualRainMm * root * root);
  }
  if (ocean === undefined) return { temperatureC: ashoreC, rain: ashoreMm };
  return {
    temperatureC: ashoreC.map((t, m) => (1 - zonal) * t + zonal * ocean.temperature[m]),
    rain: ashoreMm.map((mm) => (1 - zonal) * mm + zonal * ocean.rainMm),
  };
}

/** Climate of the open ocean at a latitude; warmest in August in the north, in February in the south. */
function oceanOf(zones: readonly OceanZone[]): {
  readonly meanC: (lat: number) => number;
  readonly climateAt: (lat: number) => OceanClimate;
} {
  const lats = zones.map(([lat]) => lat);
  const column = (at: 1 | 2 | 3) => {
    const values = zones.map((row) => row[at]);
    return (lat: number): number => linear(lats, values, lat);
  };
  const [meanC, swingC, rainMm] = [column(1), column(2), column(3)];
  return {
    meanC,
    climateAt(lat) {
      const warmest = lat >= 0 ? 7 : 1;
      const temperature = Array.from(
        { length: 12 },
        (_, m) => meanC(lat) + swingC(lat) * Math.cos((2 * Math.PI * (m - warmest)) / 12),
      );
      return { temperature, rainMm: rainMm(lat) / 12 };
    },
  };
}
