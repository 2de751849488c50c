import { temperatureGradient } from '../../engines/ground/datasets/regionalWarming.ts';
import { spatialGradient } from '../../engines/hazards/climateVelocity/spatialGradient.ts';
import { embedded } from '../connectors/connector.ts';
import { normalsHere } from './climateNormals.ts';

const CELL_DEG = 1;

/** Gradient of annual mean temperature at sea level, from the normals of nine cells round a place. */
export const temperatureGradientAtlas = embedded({
  id: 'atlas-temperature-gradient',
  title: 'Gradient of temperature at sea level',
  category: 'weather',
  provider: 'Embedded table after the WMO and NOAA normals',
  home: 'https://www.ncei.noaa.gov/products/wmo-climate-normals',
  licence: 'Facts; source data public (WMO core data, US public domain)',
  cadence: 'per decade',
  coverage: 'World',
  dataset: temperatureGradient,
  asOf: '2020-12-31T00:00:00Z',
  answer({ lat, lon }) {
    const middle = Math.min(88, Math.max(-88, lat));
    const at = (north: number, east: number) =>
      seaLevelMeanC(middle + north * CELL_DEG, lon + east * CELL_DEG);
    const row = (north: number) => [at(north, -1), at(north, 0), at(north, 1)] as const;
    return { ...spatialGradient([row(1), row(0), row(-1)], middle, CELL_DEG), cellDeg: CELL_DEG };
  },
});

function seaLevelMeanC(lat: number, lon: number): number {
  const wrapped = lon > 180 ? lon - 360 : lon < -180 ? lon + 360 : lon;
  return normalsHere(lat, wrapped, 0).annualMeanTemperatureC;
}
