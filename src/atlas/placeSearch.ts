import type * as z from 'zod';
import {
  placeSearch,
  placeTimeZone,
  type NamedRegion,
} from '../../engines/ground/datasets/placeSearch.ts';
import { embedded } from '../connectors/connector.ts';
import { areaNamed } from './places/areaNamed.ts';
import { lakeNamed } from './places/lakeNamed.ts';
import { largestTownsOf, regionNamed } from './places/placeQuery.ts';
import { searchPlaces } from './places/searchPlaces.ts';
import { places } from './geography/world.ts';

/** What GeoNames asks to be shown with its places. */
const PLACES_ATTRIBUTION = 'Places: GeoNames (CC BY 4.0)';

const CARD = {
  category: 'environmental',
  provider: 'GeoNames',
  home: 'https://www.geonames.org',
  licence: 'CC BY 4.0',
  attribution: PLACES_ATTRIBUTION,
  cadence: 'with each release',
  asOf: '2023-03-05T00:00:00Z',
} as const;

/** POLICY. Farther than this from any listed place a time zone goes by the meridian, km. */
const ZONE_REACH_KM = 150;

/** Populated places by name, in the scripts that they are written in. */
export const placeSearchAtlas = embedded({
  ...CARD,
  id: 'atlas-place-search',
  title: 'Populated places by name',
  coverage: 'World; places with 500 people or more and seats of administration; 0.7 million names',
  dataset: placeSearch,
  answer: ({ text, limit, countryCode }) => {
    return {
      places: [...searchPlaces(text, { limit, countryCode })],
      region: regionOf(text),
      attribution: PLACES_ATTRIBUTION,
    };
  },
});

const OF_NO_TOWNS = { towns: [], box: null, largestTownPeople: 0 };

/** The country, division, lake or other area that a text names; Long Island is that of New York, not the district of the Bahamas. */
function regionOf(text: string): NamedRegion | null {
  const area = areaNamed(text);
  if (area) return { ...OF_NO_TOWNS, ...area, kind: 'area', towns: [...area.towns] };
  const name = regionNamed(text);
  if (name !== null) return countryOrDivision(name);
  const lake = lakeNamed(text);
  return lake === undefined ? null : { ...OF_NO_TOWNS, name: lake, kind: 'lake', what: 'a lake' };
}

function countryOrDivision(name: string): NamedRegion {
  const towns = largestTownsOf(name);
  return {
    name,
    kind: 'country_or_division',
    what: 'a whole country, state or province',
    towns: towns.map((town) => town.name),
    box: null,
    largestTownPeople: towns[0]?.population ?? 0,
  };
}

/** Time zones of the nearest listed place. */
export const placeTimeZoneAtlas = embedded({
  ...CARD,
  id: 'atlas-place-timezone',
  title: 'Time zones of populated places',
  coverage: 'World; by the nearest place within 150 km, else by the meridian',
  dataset: placeTimeZone,
  answer: ({ lat, lon }) => timeZoneAt(lat, lon),
});

function timeZoneAt(lat: number, lon: number): z.output<typeof placeTimeZone.answer> {
  const nearest = places().nearest(lat, lon);
  if (!nearest || nearest.distanceKm > ZONE_REACH_KM)
    return { timeZone: zoneOfMeridian(lon), basis: 'meridian', placeName: null, distanceKm: null };
  const { place, distanceKm } = nearest;
  return {
    timeZone: place.timeZone,
    basis: 'nearest_place',
    placeName: place.name,
    distanceKm,
  };
}

/** IANA turns the sign: `Etc/GMT-2` is two hours ahead of Greenwich. */
function zoneOfMeridian(lon: number): string {
  const hours = Math.round(lon / 15);
  if (hours === 0) return 'Etc/GMT';
  return `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`;
}
