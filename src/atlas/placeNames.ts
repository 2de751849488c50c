import { geocode } from '../../engines/ground/datasets/infrastructure.ts';
import { embedded } from '../connectors/connector.ts';
import type { Place } from './geography/gazetteer.ts';
import { once } from './geography/once.ts';
import { places } from './geography/world.ts';

/** `…, City, ST` or `…, City, ST 12345`. */
const CITY_AND_STATE =
  /(?:^|,)\s*([^,]+),\s*([A-Z]{2})(?:\s+\d{5}(?:-\d{4})?)?\s*(?:,\s*(?:USA|United States))?$/i;

/** Towns of the United States by name and state; of two alike the larger. */
const towns = once(() => {
  const byName = new Map<string, Place>();
  for (const place of places().all()) {
    if (place.countryCode !== 'US') continue;
    const key = keyOf(place.name, place.divisionCode);
    const other = byName.get(key);
    if (other === undefined || other.population < place.population) byName.set(key, place);
  }
  return byName;
});

/** Towns of the United States by name, for when no geocoder can be asked: the middle of the town, not the street. */
export const placeNameAtlas = embedded({
  id: 'atlas-place-names',
  title: 'Towns of the United States by name',
  category: 'environmental',
  provider: 'GeoNames',
  home: 'https://www.geonames.org',
  licence: 'CC BY 4.0',
  attribution: 'Places: GeoNames (CC BY 4.0)',
  cadence: 'with each release',
  coverage: 'United States; places with 1000 people or more',
  dataset: geocode,
  asOf: '2018-05-21T00:00:00Z',
  answer(query) {
    if (!('text' in query)) return { missing: 'the embedded table knows places by name only' };
    const [, city = '', state = ''] = CITY_AND_STATE.exec(query.text.trim()) ?? [];
    const place = towns().get(keyOf(city, state));
    if (place === undefined)
      return { missing: 'the embedded table holds no such town of the United States' };
    const { name, divisionCode, lat, lon } = place;
    return {
      places: [
        {
          name: `${name}, ${divisionCode}`,
          lat,
          lon,
          kind: 'town',
          importance: null,
          address: { city: name, state: divisionCode },
        },
      ],
    };
  },
});

function keyOf(name: string, state: string): string {
  return `${name
    .normalize('NFD')
    .replaceAll(/[^A-Za-z ]/g, '')
    .trim()
    .toUpperCase()}|${state.toUpperCase()}`;
}
