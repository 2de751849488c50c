import { climateNormals } from '../../engines/ground/datasets/climate.ts';
import { stationNormals } from '../../engines/hazards/weather/stationNormals.ts';
import { embedded } from '../connectors/connector.ts';
import { OCEAN_ZONES, stations } from './data/climateNormals.ts';
import { once } from './geography/once.ts';
import { terrainAt } from './geography/terrain.ts';
import { nearby } from './nearby.ts';
import { apartness, standingAt } from './unlikeness.ts';
import { usualRainMm } from './usualRain.ts';

const index = nearby(stations.map(([, , lat, lon]) => ({ lat, lon })));
const BLEND = { coreKm: 40, reachKm: 500 };
/** How far the stations stand apart, and the interpolation between them; made at the first question. */
const prepared = once(() => {
  const standing = stations.map(([, , lat, lon]) => standingAt(lat, lon));
  const normalsAt = stationNormals(
    stations.map(([name, , lat, lon, heightM, , temperatureC, rainMm], i) => ({
      name,
      lat,
      heightM,
      coastKm: standing[i].coastKm,
      temperatureC,
      rainMm,
      usualRainMm: usualRainMm(lat, lon, standing[i].coastKm),
    })),
    OCEAN_ZONES,
  );
  return { apartFrom: apartness(standing), normalsAt };
});

type Normals = ReturnType<ReturnType<typeof stationNormals>>;

/** The last answer: normals and days of heat ask for the same place one after the other. */
let last:
  | {
      readonly lat: number;
      readonly lon: number;
      readonly elevationM: number | undefined;
      readonly normals: Normals;
    }
  | undefined;

/** Normals of a place at the height of its ground, or at a given one, m; the same place asked again costs nothing. */
export function normalsHere(lat: number, lon: number, elevationM?: number): Normals {
  if (last?.lat !== lat || last.lon !== lon || last.elevationM !== elevationM)
    last = { lat, lon, elevationM, normals: normalsBy(lat, lon, elevationM) };
  return last.normals;
}

function normalsBy(lat: number, lon: number, elevationM: number | undefined): Normals {
  const { apartFrom, normalsAt } = prepared();
  const ground = elevationM === undefined ? terrainAt(lat, lon) : { elevationM, sigmaM: 0 };
  const here = standingAt(lat, lon);
  const blend = index.at(lat, lon, { ...BLEND, apartKm2: apartFrom(here) });
  return normalsAt(blend, {
    lat,
    elevationM: ground.elevationM,
    elevationSigmaM: ground.sigmaM,
    coastKm: here.coastKm,
    usualRainMm: usualRainMm(lat, lon, here.coastKm),
  });
}

/** Climate normals of the embedded stations, interpolated to any place and brought to the height of its ground where no other is asked for. */
export const climateNormalsAtlas = embedded({
  id: 'atlas-climate-normals',
  title: `Climate normals of ${stations.length} stations`,
  category: 'weather',
  provider: 'Embedded table after the WMO and NOAA normals',
  home: 'https://www.ncei.noaa.gov/products/wmo-climate-normals',
  licence: 'Facts; source data public (WMO core data, US public domain)',
  cadence: 'per decade',
  coverage: 'World',
  dataset: climateNormals,
  asOf: '2020-12-31T00:00:00Z',
  answer: ({ lat, lon, elevationM }) => normalsHere(lat, lon, elevationM),
});
