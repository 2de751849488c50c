import { severeWeatherClimate } from '../../engines/ground/datasets/weatherClimates.ts';
import { embedded } from '../connectors/connector.ts';
import { EF_SHARE, severeRows } from './data/severeWeather.ts';
import { nearby } from './nearby.ts';

const index = nearby(severeRows.map(([, lat, lon]) => ({ lat, lon })));
const BLEND = { coreKm: 60, reachKm: 400 };

/** Tornadoes, hail days, wind days, thunder days, flashes (as square roots: they are counts), then the six shares. */
const COLUMNS = 11;
const table = Float64Array.from(
  severeRows.flatMap(([, , , tornadoes, split, hail, wind, thunder, flashes]) => [
    ...[tornadoes, hail, wind, thunder, flashes].map(Math.sqrt),
    ...EF_SHARE[split],
  ]),
);

/** The United States lie roughly here; reports are fuller than elsewhere. */
const isWellReported = (lat: number, lon: number): boolean =>
  lat > 25 && lat < 49.5 && lon > -125 && lon < -67;

/** Climate of tornadoes, hail, thunderstorm wind and lightning, from reference zones round the world. */
export const severeWeatherAtlas = embedded({
  id: 'atlas-severe-weather',
  title: 'Climate of severe thunderstorms by zone',
  category: 'weather',
  provider: 'Embedded table after SPC, NCEI, ESWD, WMO and LIS/OTD',
  home: 'https://www.spc.noaa.gov/wcm/',
  licence: 'Facts; source data public',
  cadence: 'with releases',
  coverage: 'World',
  dataset: severeWeatherClimate,
  asOf: '2020-12-31T00:00:00Z',
  answer({ lat, lon }) {
    const blend = index.at(lat, lon, BLEND);
    const mean = new Float64Array(COLUMNS);
    for (let i = 0; i < blend.count; i++) {
      const at = COLUMNS * blend.indices[i];
      const weight = blend.weights[i];
      for (let c = 0; c < COLUMNS; c++) mean[c] = mean[c] + weight * table[at + c];
    }
    const count = (column: number) => mean[column] ** 2;
    return {
      tornadoPer10000Km2Year: count(0),
      efShare: Array.from(mean.slice(5)),
      hailDaysPerYear: count(1),
      windDaysPerYear: count(2),
      thunderDaysPerYear: count(3),
      flashesPerKm2Year: count(4),
      lnSigma: Math.hypot(isWellReported(lat, lon) ? 0.35 : 0.7, 0.0004 * blend.nearestKm),
      zone: severeRows[blend.nearest]?.[0] ?? 'none',
    };
  },
});
