import type * as z from 'zod';
import { linear } from '../../engines/ground/math/interpolate.ts';
import { climateNormals } from '../../engines/ground/datasets/climate.ts';
import { koppenClass } from '../../engines/hazards/weather/koppen.ts';
import { embedded } from '../connectors/connector.ts';
import { OCEAN_ZONES, stations } from './data/climateNormals.ts';
import { nearby, smoothStep, type Blend } from './nearby.ts';

type Normals = z.output<typeof climateNormals.answer>;

const ZONE_LAT = OCEAN_ZONES.map(([lat]) => lat);
const ZONE_MEAN = OCEAN_ZONES.map((row) => row[1]);
const zoneMeanC = (lat: number): number => linear(ZONE_LAT, ZONE_MEAN, lat);
const index = nearby(stations.map(([, , lat, lon]) => ({ lat, lon })));
const BLEND = { coreKm: 40, reachKm: 500, power: 3 };

/** Fall of temperature with height between stations, °C per km. @source Dodson & Marks (1997), Clim. Res. 8, 1-20: near-surface 6.5, less in winter; doi:10.3354/cr008001 */
const LAPSE_C_PER_KM = 6;

/** Per station twelve temperatures (sea-level departure from the zone's mean, °C) and twelve roots of rain. */
const prepared = Float64Array.from(
  stations.flatMap(([, , lat, , heightM, , temperature, rain]) => [
    ...temperature.map((t) => t + (heightM / 1000) * LAPSE_C_PER_KM - zoneMeanC(lat)),
    ...rain.map(Math.sqrt),
  ]),
);

/** Beyond the first distance from any station the ocean's zonal mean takes over, wholly at the second, km. */
const ZONAL = { fromKm: 550, toKm: 1300 };

/**
 * Error of the interpolation: the table's own precision at a station, and what leaving out each station in turn showed at the
 * distance of the next one (root mean square: 1.0 °C at 100 km, 2.0 at 150 to 300, 2.3 at 600, 3 at 1000; log of yearly rain
 * 0.5 to 0.6 from 60 km on). Unknown height adds to the temperature away from stations.
 */
function errorAt(km: number, heightKnown: boolean): { temperatureC: number; lnRain: number } {
  const unknownHeight = heightKnown ? 0 : 1.2 * (1 - Math.exp(-km / 40));
  const temperatureC = Math.hypot(0.7, 1.9 * (1 - Math.exp(-km / 120)), 0.0025 * km, unknownHeight);
  const lnRain = Math.hypot(0.12, 0.55 * (1 - Math.exp(-km / 60)), 0.0004 * km);
  return { temperatureC: Math.min(6, temperatureC), lnRain: Math.min(0.9, lnRain) };
}

/** Climate normals of the embedded stations, interpolated to any place. */
export const climateNormalsAtlas = embedded({
  id: 'atlas-climate-normals',
  title: 'Climate normals of 563 stations',
  category: 'weather',
  provider: 'Embedded table after the WMO and NOAA normals',
  home: 'https://www.ncei.noaa.gov/products/wmo-climate-normals',
  licence: 'Facts; source data public (WMO core data, US public domain)',
  cadence: 'per decade',
  coverage: 'World',
  dataset: climateNormals,
  asOf: '2020-12-31T00:00:00Z',
  answer: ({ lat, lon, elevationM }) => interpolate(lat, lon, elevationM),
});

function interpolate(lat: number, lon: number, elevationM: number | undefined): Normals {
  const blend = index.at(lat, lon, BLEND);
  const zonal = smoothStep(ZONAL.fromKm, ZONAL.toKm, blend.nearestKm);
  const { temperature, rain, heightM } = weighted(blend, lat, zonal);
  const rise = elevationM === undefined ? 0 : ((heightM - elevationM) / 1000) * LAPSE_C_PER_KM;
  const meanTemperatureC = temperature.map((t) => t + rise);
  const annual = rain.reduce((a, b) => a + b, 0);
  const error = errorAt(blend.nearestKm, elevationM !== undefined);
  return {
    meanTemperatureC,
    precipitationMm: rain,
    annualMeanTemperatureC: meanTemperatureC.reduce((a, b) => a + b, 0) / 12,
    annualPrecipitationMm: annual,
    temperatureSigmaC: error.temperatureC,
    precipitationLnSigma: error.lnRain,
    stationName: stations[blend.nearest]?.[0] ?? null,
    stationDistanceKm: blend.nearestKm,
    koppen: koppenClass({ temperatureC: meanTemperatureC, precipitationMm: rain, lat }) ?? null,
  };
}

/**
 * Monthly means over the blended stations: temperature as its departure from the mean of its latitude, brought to the stations'
 * mean height; rain averaged as square roots.
 */
function weighted(
  blend: Blend,
  lat: number,
  zonal: number,
): { temperature: number[]; rain: number[]; heightM: number } {
  const here = zoneMeanC(lat);
  const temperature = Array.from({ length: 12 }, () => here);
  const root = Array.from({ length: 12 }, () => 0);
  let heightM = 0;
  for (let i = 0; i < blend.count; i++) heightM += blend.weights[i] * stations[blend.indices[i]][4];
  for (let i = 0; i < blend.count; i++) {
    const at = 24 * blend.indices[i];
    const weight = blend.weights[i];
    for (let m = 0; m < 12; m++) {
      temperature[m] = temperature[m] + weight * prepared[at + m];
      root[m] = root[m] + weight * prepared[at + 12 + m];
    }
  }
  const ocean = zonal > 0 ? oceanClimate(lat) : undefined;
  const seaLevel = (heightM / 1000) * LAPSE_C_PER_KM;
  return {
    temperature: temperature.map(
      (t, m) => (1 - zonal) * (t - seaLevel) + zonal * (ocean ? ocean.temperature[m] : 0),
    ),
    rain: root.map((r) => (1 - zonal) * r * r + zonal * (ocean?.rainMm ?? 0)),
    heightM: heightM * (1 - zonal),
  };
}

/** Climate of the open ocean at a latitude; warmest in August in the north, in February in the south. */
function oceanClimate(lat: number): { temperature: number[]; rainMm: number } {
  const zone = (column: 1 | 2 | 3) =>
    linear(
      ZONE_LAT,
      OCEAN_ZONES.map((row) => row[column]),
      lat,
    );
  const [mean, swing] = [zone(1), zone(2)];
  const warmest = lat >= 0 ? 7 : 1;
  const temperature = Array.from(
    { length: 12 },
    (_, m) => mean + swing * Math.cos((2 * Math.PI * (m - warmest)) / 12),
  );
  return { temperature, rainMm: zone(3) / 12 };
}
