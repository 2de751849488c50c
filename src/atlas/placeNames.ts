import { geocode } from '../../engines/ground/datasets/infrastructure.ts';
import { embedded } from '../connectors/connector.ts';
import { searchPlaces } from './places/searchPlaces.ts';

/** Populated places by name, for when no geocoder can be asked: the middle of the town, not the street. */
export const placeNameAtlas = embedded({
  id: 'atlas-place-names',
  title: 'Towns by name',
  category: 'environmental',
  provider: 'GeoNames',
  home: 'https://www.geonames.org',
  licence: 'CC BY 4.0',
  attribution: 'Places: GeoNames (CC BY 4.0)',
  cadence: 'with each release',
  coverage: 'World; places with 500 people or more',
  dataset: geocode,
  asOf: '2023-03-05T00:00:00Z',
  answer(query) {
    if (!('text' in query)) return { missing: 'the embedded table knows places by name only' };
    const found = searchPlaces(query.text, { limit: query.limit, exactOnly: true });
    if (found.length === 0)
      return { missing: 'the embedded gazetteer holds no place of this name' };
    return {
      places: found.map(
        ({ name, lat, lon, divisionCode, divisionName, countryCode, countryName }) => ({
          name: `${name}, ${countryCode === 'US' ? divisionCode : countryName}`,
          lat,
          lon,
          kind: 'town',
          importance: null,
          address: {
            city: name,
            state: countryCode === 'US' ? divisionCode : (divisionName ?? divisionCode),
            country: countryCode,
          },
        }),
      ),
    };
  },
});
