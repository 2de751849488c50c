import {
  listedStations,
  type ListedStation,
} from '../../engines/ground/datasets/weatherStationList.ts';
import { distanceKm } from '../../engines/ground/earth/geodesy.ts';
import { embedded } from '../connectors/connector.ts';
import { WEATHER_STATIONS } from './data/weatherStations.ts';

const stations: readonly ListedStation[] = WEATHER_STATIONS.map(
  ([id, wban, name, state, lat, lon]) => ({ id, ghcnId: `USW000${wban}`, name, state, lat, lon }),
);
const byId = new Map(stations.map((station) => [station.id, station]));
const ALIKE = 5;

/** First-order weather stations of every US state. */
export const weatherStationAtlas = embedded({
  id: 'atlas-weather-stations',
  title: 'First-order weather stations, embedded',
  category: 'weather',
  provider: 'This product, from lists of NOAA and FAA',
  home: 'https://www.ncei.noaa.gov/access/homr/',
  licence: 'Facts restated from public-domain lists',
  attribution: 'NOAA NCEI HOMR; FAA',
  cadence: 'with each release',
  coverage: `${WEATHER_STATIONS.length} stations, one or more in each US state`,
  dataset: listedStations,
  asOf: '2024-12-31T00:00:00Z',
  answer(query) {
    if ('stationId' in query) {
      const station = byId.get(query.stationId.toUpperCase());
      return {
        stations: station ? [station] : [],
        alike: station ? [] : alikeTo(query.stationId.toUpperCase()),
      };
    }
    if ('state' in query) {
      const found = stations.filter(({ state }) => state === query.state.toUpperCase());
      return { stations: found, alike: [] };
    }
    if ('all' in query) return { stations: [...stations], alike: [] };
    const from = ({ lat, lon }: ListedStation) => distanceKm(query.lat, query.lon, lat, lon);
    return {
      stations: stations.toSorted((a, b) => from(a) - from(b)).slice(0, query.limit),
      alike: [],
    };
  },
});

/** Stations whose identifiers share the most letters at the same places. */
function alikeTo(id: string): { id: string; name: string }[] {
  const shared = (other: string) =>
    Array.from(other).filter((letter, i) => letter === id[i]).length;
  return stations
    .toSorted((a, b) => shared(b.id) - shared(a.id) || (a.id < b.id ? -1 : 1))
    .slice(0, ALIKE)
    .map((station) => ({ id: station.id, name: `${station.name}, ${station.state}` }));
}
