import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../../src/operations.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const score = (body: object) => server.call('/api/v1/georisk/score', { body });
type Example = Readonly<Record<string, unknown>>;
/** Everything about a place that is a risk operation: a model behind it, and coordinates in its body. */
const risk = operations.filter(
  ({ model, input, method }) =>
    model !== undefined &&
    method === 'POST' &&
    'lat' in ((input as { shape?: object }).shape ?? {}),
);
const placeless = ({ lat: _lat, lon: _lon, ...rest }: Example): Example => rest;

describe('a place by its name', () => {
  it('is answered as its coordinates are, and the answer says what was matched', async () => {
    const named = await score({ place: 'Lyon' });
    expect(named.status).toBe(200);
    const { place_match: match, ...answer } = named.json;
    expect(match).toMatchObject({
      query: 'Lyon',
      label: 'Lyon, Auvergne-Rhône-Alpes, France',
      country_code: 'FR',
      alternatives: expect.any(Array),
    });
    const given = (await score({ lat: match.lat, lon: match.lon })).json;
    expect([answer.score, answer.components, answer.place]).toEqual([
      given.score,
      given.components,
      given.place,
    ]);
    expect(given).not.toHaveProperty('place_match');
  });

  it.each(['京都', 'Москва', 'Paris, Texas', 'Sao Paulo'])(
    'is read in any script: %s',
    async (place) => expect((await score({ place })).json.place_match.query).toBe(place),
  );

  it('lists namesakes elsewhere', async () => {
    const { alternatives } = (await score({ place: 'Portland, Oregon' })).json.place_match;
    expect(alternatives).toEqual([]);
    const plain = (await score({ place: 'Paris' })).json.place_match.alternatives;
    expect(plain.map(({ label }: { label: string }) => label)).toContain(
      'Paris, Texas, United States',
    );
  });

  it.each(risk.map((operation) => [operation.id, operation] as const))(
    '%s takes it',
    async (_id, { path, example }) => {
      const body = { ...placeless(example as Example), place: 'Naples, Italy' };
      const { status, json } = await server.call(path, { body });
      // Some look for something more than a place: an event of that day, an asset of a register.
      if (status === 404) return expect(json.code).toBe('not_found');
      if (status === 503) return expect(json.code).toBe('source_unavailable');
      expect([status, json.detail]).toEqual([200, undefined]);
      expect(json.place_match).toMatchObject({ name: 'Naples', country_code: 'IT' });
    },
  );

  it('of a street is that of its town, and says so', async () => {
    const street = await score({ place: '1600 Pennsylvania Avenue, Washington DC' });
    expect(street.json.place_match).toMatchObject({ name: 'Washington' });
    expect(street.json.place_match.note).toContain('Only the town of this address was found');
    const town = await score({ place: 'Washington DC' });
    expect(town.json.place_match.note).toBeUndefined();
  });

  it('is repeated under the same Idempotency-Key', async () => {
    const headers = { 'Idempotency-Key': 'a-place-by-name' };
    const send = () =>
      server.call('/api/v1/georisk/score?f=geojson', { body: { place: 'Lyon' }, headers });
    const [first, second] = [await send(), await send()];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.headers.get('Idempotency-Replayed')).toBe('true');
    expect(second.text).toBe(first.text);
  });

  it('stands in lists of places as well', async () => {
    const { json } = await server.call('/api/v1/insurance/portfolio-batch', {
      body: { locations: [{ place: 'Lyon' }, { lat: 1, lon: 2 }, { place: '京都' }] },
    });
    expect(json.place_matches).toMatchObject([
      { index: 0, name: 'Lyon' },
      { index: 2, country_code: 'JP' },
    ]);
    expect(json.results[0].lat).toBe(json.place_matches[0].lat);
  });
});

describe('a place that is not clear is 422', () => {
  const refused = async (body: object) => {
    const { status, json } = await score(body);
    expect(status).toBe(422);
    return json.detail as { loc: unknown[]; msg: string; type: string }[];
  };

  it('where several of a size have the name, naming them', async () => {
    const [only, ...others] = await refused({ place: 'Springfield' });
    expect(only).toMatchObject({ loc: ['body', 'place'], type: 'value_error' });
    expect(only?.msg).toContain('Springfield, Missouri, United States');
    expect(others).toEqual([]);
  });

  it('where a larger namesake stands against a capital', async () =>
    expect((await refused({ place: 'San Jose' }))[0]?.msg).toContain('California'));

  it.each(['Texas', 'Japan', 'Turkey'])('%s is no place but a region', async (place) =>
    expect((await refused({ place }))[0]?.msg).toContain('whole country, state or province'),
  );

  it.each([
    ['Bali', 'such as Denpasar'],
    ['Maui', 'Maui is an island, where places differ: name a town there, such as Kahului'],
    ['the island of Mallorca', 'Palma'],
    ['Cape Cod', 'a peninsula'],
    ['Long Island', 'an island'],
    ['Sylt', 'Westerland'],
    ['Kanto', 'Tokyo'],
    ['Trinidad', 'Trinidad, Beni Department, Bolivia'],
  ])('%s is no place but an area with towns', async (place, words) =>
    expect((await refused({ place }))[0]?.msg).toContain(words),
  );

  it.each([
    ['48.85, 2.35', 'give lat 48.85 and lon 2.35'],
    ["48°51'N 2°21'E", 'give lat 48.85 and lon 2.35'],
    ['94110', 'postal code'],
    ['SW1A 1AA', 'postal code'],
    ['Mount Fuji', 'its summit is at lat 35.36, lon 138.73'],
  ])('%s is no name of a town, and the fix is named', async (place, words) =>
    expect((await refused({ place }))[0]?.msg).toContain(words),
  );

  it('where nothing has the name, naming what comes near', async () => {
    expect((await refused({ place: 'Galvestone' }))[0]?.msg).toContain('Galveston, Texas');
    expect((await refused({ place: 'Xqzzvw' }))[0]?.msg).toContain('give lat and lon');
  });

  it('where coordinates are given as well', async () =>
    expect(await refused({ place: 'Lyon', lat: 45, lon: 4 })).toMatchObject([
      { loc: ['body', 'place'], msg: expect.stringContaining('not both') },
    ]));

  it('beside everything else that is wrong', async () =>
    expect((await refused({ place: 'Xqzzvw', radius_km: -1 })).map(({ loc }) => loc)).toEqual([
      ['body', 'place'],
      ['body', 'radius_km'],
    ]));

  it.each([
    [7, 'string_type'],
    ['x', 'string_too_short'],
    ['x'.repeat(121), 'string_too_long'],
  ])('where it is no name: %j', async (place, type) =>
    expect(await refused({ place })).toMatchObject([{ loc: ['body', 'place'], type }]),
  );

  it('at its item in a list', async () => {
    const { status, json } = await server.call('/api/v1/insurance/portfolio-batch', {
      body: { locations: [{ lat: 1, lon: 2 }, { place: 'Springfield' }] },
    });
    expect(status).toBe(422);
    expect(json.detail).toMatchObject([{ loc: ['body', 'locations', 1, 'place'] }]);
  });

  it('on tRPC too', async () => {
    const { status, json } = await server.call('/trpc/georisk.score', {
      body: { place: 'Springfield' },
    });
    expect([status, json.error.data.detail[0].loc]).toEqual([422, ['body', 'place']]);
  });
});
