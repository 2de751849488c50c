import { describe, expect, it } from 'vitest';
import { placeSearch, placeTimeZone } from '../../../engines/ground/datasets/placeSearch.ts';
import { placeSearchAtlas, placeTimeZoneAtlas } from '../../../src/atlas/placeSearch.ts';
import { namedAreas } from '../../../src/atlas/data/namedAreas.ts';
import { placeTable } from '../../../src/atlas/places/placeTable.ts';
import { searchPlaces } from '../../../src/atlas/places/searchPlaces.ts';

const first = (text: string) => searchPlaces(text, { limit: 5 })[0];

describe('search of places by name', () => {
  // Names and where they are: common knowledge, not the gazetteer's rank.
  it.each([
    ['京都', 'JP', 35.01, 135.77],
    ['Москва', 'RU', 55.75, 37.62],
    ['القاهرة', 'EG', 30.06, 31.25],
    ['दिल्ली', 'IN', 28.65, 77.23],
    ['Munich', 'DE', 48.14, 11.58],
    ['munchen', 'DE', 48.14, 11.58],
    ['GENÈVE', 'CH', 46.2, 6.15],
    ['Paris', 'FR', 48.85, 2.35],
    ['Paris, Texas', 'US', 33.66, -95.56],
    ['paris tx', 'US', 33.66, -95.56],
    ['San Jose Costa Rica', 'CR', 9.93, -84.08],
    ['Perth, Scotland', 'GB', 56.4, -3.43],
    ['London, UK', 'GB', 51.51, -0.13],
    ['Cambridge UK', 'GB', 52.2, 0.12],
    ['London, ON', 'CA', 42.98, -81.25],
    ['Victoria BC', 'CA', 48.43, -123.37],
    ['Perth, WA', 'AU', -31.95, 115.86],
    ['Newcastle NSW', 'AU', -32.93, 151.78],
    ['Perth, Australia', 'AU', -31.95, 115.86],
    ['Crescent City', 'US', 41.76, -124.2],
    ['New York', 'US', 40.71, -74.01],
    ['Naples', 'IT', 40.85, 14.27],
    ['Bombay', 'IN', 19.07, 72.88],
    ['Petropolis', 'BR', -22.51, -43.18],
    ['Canton', 'CN', 23.12, 113.25],
    ['Philadelphia', 'US', 39.95, -75.16],
    ['350 Fifth Avenue, New York, NY 10118', 'US', 40.71, -74.01],
  ])('%s is found in %s', (text, country, lat, lon) => {
    const place = first(text);
    expect(place?.countryCode).toBe(country);
    expect(Math.abs((place?.lat ?? 0) - lat)).toBeLessThan(0.15);
    expect(Math.abs((place?.lon ?? 0) - lon)).toBeLessThan(0.15);
  });

  it('a name begun finds the largest places that begin so', () => {
    const found = searchPlaces('reykj', { limit: 3 });
    expect(found[0]).toMatchObject({ name: 'Reykjavík', match: 'prefix', kind: 'capital' });
  });

  it.each([
    ['San Francsico', 'San Francisco'],
    ['Wellingtn', 'Wellington'],
    ['Los Angelos, California', 'Los Angeles'],
    ['New Yrok', 'New York City'],
    ['Sprngfeild', 'Springfield'],
    ['Lundon', 'London'],
  ])('%s, misspelt, is taken for %s and says so', (text, name) =>
    expect(first(text)).toMatchObject({ name, match: 'near' }),
  );

  it('a name that only a small place begins with is listed beside the large ones that it resembles', () => {
    const found = searchPlaces('San Fransico', { limit: 8 });
    expect(found.some(({ name, match }) => name === 'San Francisco' && match === 'near')).toBe(
      true,
    );
  });

  it('keeps to the country asked for', () => {
    const found = searchPlaces('Springfield', { limit: 20, countryCode: 'AU' });
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ countryCode }) => countryCode === 'AU')).toBe(true);
  });

  it('finds every place by its own name', () => {
    const { count, place } = placeTable();
    for (let i = 0; i < count; i += 4001) {
      const { id, name, countryCode } = place(i);
      const found = searchPlaces(name, { limit: 1000, countryCode, exactOnly: true });
      expect(found.map(({ geonameId }) => geonameId)).toContain(id);
    }
  });

  it('knows nothing of what is no name', () => {
    expect(searchPlaces('zzqqxxkk', { limit: 5 })).toEqual([]);
    expect(searchPlaces(', ,', { limit: 5 })).toEqual([]);
  });

  it('answers as its dataset says, under its limit, with the attribution', () => {
    const query = placeSearch.query.parse({ text: 'san' });
    const answer = placeSearch.answer.parse(placeSearchAtlas.answer(query));
    expect(answer.places).toHaveLength(5);
    expect(answer.attribution).toContain('GeoNames');
  });
});

describe('time zone of a point', () => {
  it.each([
    [48.86, 2.35, 'Europe/Paris', 'nearest_place'],
    [27.71, 85.32, 'Asia/Kathmandu', 'nearest_place'],
    [0, -150, 'Etc/GMT+10', 'meridian'],
    [-40, 0, 'Etc/GMT', 'meridian'],
  ])('%f, %f is %s by %s', (lat, lon, timeZone, basis) => {
    const answer = placeTimeZone.answer.parse(placeTimeZoneAtlas.answer({ lat, lon }));
    expect(answer).toMatchObject({ timeZone, basis });
  });
});

const searched = (text: string) =>
  placeSearch.answer.parse(placeSearchAtlas.answer(placeSearch.query.parse({ text })));

it.each([
  ['Lake Tahoe', 'Lake Tahoe'],
  ['lake geneva', 'Lake Geneva'],
  ['Lago di Como', 'Lake Como'],
  ['Great Salt Lake', 'Great Salt Lake'],
])('%s is a lake and no town', (text, name) => {
  const { region } = searched(text);
  expect(region).toMatchObject({ name, kind: 'lake' });
});

it.each(['Salt Lake City', 'Como', 'Lake Geneva, Wisconsin', 'Lake Charles'])(
  '%s is a town and no lake',
  (text) => {
    const { region, places } = searched(text);
    expect([region?.kind === 'lake', places[0]?.match]).toEqual([false, 'exact']);
  },
);

describe('named areas', () => {
  it('hold the towns that they name', () => {
    const strangers = namedAreas.flatMap(([names, , west, south, east, north, towns]) =>
      towns.split('; ').flatMap((town) => {
        const isThere = searchPlaces(town, { limit: 30, exactOnly: true }).some(
          ({ lat, lon }) => lon >= west && lon <= east && lat >= south && lat <= north,
        );
        return isThere ? [] : [`${town} in ${names}`];
      }),
    );
    expect(strangers).toEqual([]);
  });

  // Towns that bear the name of an island, or lie on one of their name.
  it.each([
    'Ibiza',
    'Capri',
    'Phuket',
    'Rhodes',
    'Zanzibar',
    'Napa',
    'Long Island City',
    'Provence, Alabama',
  ])('%s is a town and no area', (text) => expect(searched(text).region?.kind).not.toBe('area'));
});
