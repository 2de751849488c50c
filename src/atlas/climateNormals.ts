import { climateNormals } from '../../engines/ground/datasets/climate.ts';
import { stationNormals } from '../../engines/hazards/weather/stationNormals.ts';
import { embedded } from '../connectors/connector.ts';
import { OCEAN_ZONES, stations } from './data/climateNormals.ts';
import { terrainAt } from './geography/terrain.ts';
import { nearby } from './nearby.ts';

const index = nearby(stations.map(([, , lat, lon]) => ({ lat, lon })));
const BLEND = { coreKm: 40, reachKm: 500 };
const normalsAt = stationNormals(
  stations.map(([name, , lat, , heightM, , temperatureC, rainMm]) => ({
    name,
    lat,
    heightM,
    temperatureC,
    rainMm,
  })),
  OCEAN_ZONES,
);

/** Climate normals of the embedded stations, interpolated to any place and brought to the height of its ground where no other is asked for. */
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
  answer({ lat, lon, elevationM }) {
    const ground = elevationM === undefined ? terrainAt(lat, lon) : { elevationM, sigmaM: 0 };
    return normalsAt(index.at(lat, lon, BLEND), {
      lat,
      elevationM: ground.elevationM,
      elevationSigmaM: ground.sigmaM,
    });
  },
});
