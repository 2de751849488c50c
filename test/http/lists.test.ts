import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { csvText } from '../../src/core/listCsv.ts';
import { listing } from '../../src/core/listFormats.ts';
import { nameAll, operation, type NamedOperation } from '../../src/core/operation.ts';
import { operations } from '../../src/operations.ts';
import { openApiDocument } from '../../src/surfaces/openapi.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** Operations that need nothing of the world to list something. */
const LISTS = [
  ['/api/v1/earthquake/regions', 'regions', 'Polygon'],
  ['/api/v1/bsa/top-n?n=3', 'sites', 'Point'],
  ['/api/v1/alerts/geocode?q=Lyon', 'matches', 'Point'],
  ['/api/v1/data/weather/demo', 'records', 'Point'],
  ['/admin/atlas/api/sites', 'sites', 'Point'],
  ['/admin/d4-pilot/box-elder/api/zones', 'features', null],
] as const;
const TYPES = new Set(['Point', 'Polygon', 'MultiPolygon', 'LineString', 'MultiPoint']);

const shaped = (path: string, f: string) =>
  server.call(`${path}${path.includes('?') ? '&' : '?'}f=${f}`);

/** What RFC 7946 asks of a position and of a ring. */
function geometryFaults({ type, coordinates }: { type: string; coordinates: never }): string[] {
  if (!TYPES.has(type)) return [`type ${type}`];
  const faults: string[] = [];
  const position = ([lon = 999, lat = 999]: readonly number[]) => {
    if (Math.abs(lon) > 180 || Math.abs(lat) > 90) faults.push(`position ${lon},${lat}`);
  };
  const ring = (points: readonly (readonly [number, number])[]) => {
    points.forEach(position);
    if (points.length < 4) faults.push('short ring');
    if (String(points[0]) !== String(points.at(-1))) faults.push('open ring');
    const twice = points.reduce((sum, [x, y], i) => {
      const [a, b] = points[i + 1] ?? [x, y];
      return sum + x * b - a * y;
    }, 0);
    if (twice < 0) faults.push('clockwise ring');
  };
  if (type === 'Point') position(coordinates);
  else if (type === 'Polygon') (coordinates as never[][]).forEach((each) => ring(each as never));
  else if (type === 'MultiPolygon')
    (coordinates as never[][][]).forEach((each) => each.forEach((one) => ring(one as never)));
  return faults;
}

describe.each(LISTS)('%s', (path, list, type) => {
  it('is a table', async () => {
    const { json } = await server.call(path);
    const { status, headers, text } = await shaped(path, 'csv');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    const rows = parse(text, { columns: true }) as Record<string, string>[];
    expect(rows).toHaveLength(json[list].length);
    expect(text.endsWith('\r\n')).toBe(true);
    const [item, row] = [json[list][0], rows[0]];
    for (const [name, value] of Object.entries(item))
      if (typeof value === 'number') expect(Number(row?.[name])).toBe(value);
  });

  it('is a FeatureCollection', async () => {
    const { json } = await server.call(path);
    const { status, headers, text } = await shaped(path, 'geojson');
    expect([status, headers.get('content-type')]).toEqual([200, 'application/geo+json']);
    const made = JSON.parse(text);
    expect(made.type).toBe('FeatureCollection');
    expect(made.features).toHaveLength(json[list].length);
    for (const { type: kind, geometry, properties } of made.features) {
      expect(kind).toBe('Feature');
      expect(typeof properties).toBe('object');
      if (geometry !== null) expect(geometryFaults(geometry)).toEqual([]);
      if (type !== null) expect([type, 'MultiPolygon']).toContain(geometry.type);
    }
  });
});

interface Schema {
  readonly $ref?: string;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}

describe('every list of places or events', () => {
  const { paths, components } = openApiDocument(operations, 'http://127.0.0.1:8080') as unknown as {
    components: { schemas: Record<string, Schema> };
    paths: Record<
      string,
      Record<
        string,
        {
          parameters?: { name: string; schema: object }[];
          responses: Record<string, { content: object; 'x-formats'?: object }>;
        }
      >
    >;
  };
  const lists = operations.filter(({ formats }) => formats?.csv);
  const kindsOf = (schema: Schema): Schema[] => {
    const at = components.schemas[schema.$ref?.split('/').at(-1) ?? ''] ?? schema;
    return [at, ...[...(at.anyOf ?? []), ...(at.oneOf ?? [])].flatMap(kindsOf)];
  };
  /** Lists in an answer whose items have coordinates. */
  const placesIn = (schema: Schema, path: string): string[] =>
    kindsOf(schema).flatMap(({ items, properties }) => {
      const names = items
        ? kindsOf(items).flatMap((kind) => Object.keys(kind.properties ?? {}))
        : [];
      const own = names.includes('lat') && names.includes('lon') ? [path] : [];
      const within = Object.entries(properties ?? {}).flatMap(([name, member]) =>
        placesIn(member, `${path}/${name}`),
      );
      return [...own, ...within];
    });

  it('has both shapes', () => {
    expect(lists.length).toBeGreaterThan(25);
    expect(lists.map(({ id }) => id)).toEqual(
      expect.arrayContaining([
        'pews_status',
        'weatherData_alerts',
        'weatherData_stations',
        'data_query',
        'volcano_predict',
        'insurance_portfolioBatch',
      ]),
    );
    for (const { formats } of lists) expect(formats?.geojson).toBeDefined();
  });

  it('is every one that the document shows', () => {
    const listed = new Set(lists.map(({ path }) => path));
    const found = Object.entries(paths).flatMap(([path, { get, post }]) =>
      [get, post].flatMap((entry) => {
        const content = entry?.responses['200']?.content as
          Record<string, { schema?: Schema }> | undefined;
        const at = placesIn(content?.['application/json']?.schema ?? {}, '');
        return at.filter((name) => !/place_match|evidence|answer_/.test(name)).map(() => path);
      }),
    );
    expect(new Set(found).size).toBeGreaterThan(30);
    expect([...new Set(found)].filter((path) => !listed.has(path))).toEqual([]);
  });

  it('gives the place as the first feature before its lists', async () => {
    const ask = (f: string) =>
      server.call(`/api/v1/volcano/predict?f=${f}`, { body: { lat: 40.85, lon: 14.27 } });
    const { json } = await server.call('/api/v1/volcano/predict', {
      body: { lat: 40.85, lon: 14.27 },
    });
    const made = JSON.parse((await ask('geojson')).text);
    expect(made.type).toBe('FeatureCollection');
    const [place, ...others] = made.features as {
      geometry: { coordinates: number[] };
      properties: { list?: string; name?: string };
    }[];
    expect(place?.geometry.coordinates).toEqual([14.27, 40.85]);
    expect(others.map(({ properties: { name } }) => name)).toEqual(
      json.volcanoes.map(({ name }: { name: string }) => name),
    );
    for (const { properties } of others) expect(properties.list).toBe('volcanoes');
  });

  it('lies within members as well', async () => {
    const body = { lat: 40.85, lon: 14.27 };
    const { json } = await server.call('/api/v1/georisk/score', { body });
    const { text } = await server.call('/api/v1/georisk/score?f=csv', { body });
    const rows = parse(text, { columns: true }) as { list: string }[];
    const of = (name: string) => rows.filter(({ list }) => list === name).length;
    expect(of('nearby.volcanoes')).toBe(json.nearby.volcanoes.length);
    expect(of('nearby.earthquakes')).toBe(json.nearby.earthquakes.length);
    expect(rows.length).toBeGreaterThan(3);
  });

  it.each(lists.map(({ path, method, id }) => [id, path, method] as const))(
    '%s says so in the document',
    (_id, path, method) => {
      const entry = paths[path]?.[method.toLowerCase()];
      const f = entry?.parameters?.find(({ name }) => name === 'f');
      expect(JSON.stringify(f?.schema)).toContain('"csv"');
      const success = entry?.responses['200'];
      expect(Object.keys(success?.content ?? {})).toEqual(['application/json']);
      expect(Object.keys(success?.['x-formats'] ?? {})).toEqual(
        expect.arrayContaining(['text/csv', 'application/geo+json']),
      );
    },
  );

  it('refuses another shape by 422, naming those there are', async () => {
    const { status, json } = await shaped('/api/v1/earthquake/regions', 'xlsx');
    expect([status, json.detail]).toEqual([
      422,
      [
        {
          loc: ['query', 'f'],
          msg: "Input should be 'json', 'csv' or 'geojson'",
          type: 'literal_error',
          ctx: { expected: "'json', 'csv' or 'geojson'" },
        },
      ],
    ]);
  });
});

describe('every operation about many places', () => {
  type Point = { readonly lat?: number; readonly lon?: number };
  /** The list of places in an example, by its name. */
  const placesOf = (example: unknown): readonly Point[] =>
    Object.values((example ?? {}) as Record<string, unknown>).find(
      (list): list is Point[] =>
        Array.isArray(list) && (list as Point[]).every((each) => each.lat !== undefined),
    ) ?? [];
  const many = operations.filter(
    ({ model, method, example }) =>
      model !== undefined && method === 'POST' && placesOf(example).length > 0,
  );

  it('is among these', () => {
    expect(many.map(({ id }) => id)).toEqual(
      expect.arrayContaining([
        'insurance_portfolioBatch',
        'realEstate_groundTruthBatch',
        'seismic_hazardCurves',
      ]),
    );
  });

  it.each(many.map(({ id, path, example }) => [id, path, example] as const))(
    '%s repeats the coordinates of each, in order',
    async (_id, path, example) => {
      const { status, json } = await server.call(path, { body: example });
      expect([status, json.detail]).toEqual([200, undefined]);
      const pointOf = ({ lat, lon }: Point) => ({ lat, lon });
      const given = placesOf(example).map(pointOf);
      const answered = Object.values(json as Record<string, unknown>).filter(
        (list): list is Point[] => Array.isArray(list) && list.length === given.length,
      );
      expect(answered.map((list) => list.map(pointOf))).toContainEqual(given);
    },
    60_000,
  );
});

describe('a table', () => {
  const lists = [
    { name: 'items', columns: ['name', 'lat', 'area.name', 'tags'], locator: undefined },
  ];
  const lines = (items: readonly object[]) => csvText(lists, { items }).trimEnd().split('\r\n');

  it.each([
    ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
    ['+1', "'+1"],
    ['-cmd', "'-cmd"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\tx', "'\tx"],
  ])('never holds a formula: %j', (name, cell) =>
    expect(lines([{ name, lat: 1 }])[1]).toBe(`${cell},1,,`),
  );

  it('keeps numbers below zero, quotes, other scripts, and leaves out what there is not', () => {
    expect(
      lines([
        { name: 'Köln, "京都"', lat: -12.5, area: { name: null }, tags: ['a', 1] },
        { name: null, lat: null },
      ]),
    ).toEqual(['name,lat,area.name,tags', '"Köln, ""京都""",-12.5,,"[""a"",1]"', ',,,']);
  });

  it('has its header without rows', () => expect(lines([])).toEqual(['name,lat,area.name,tags']));
});

describe('outlines', () => {
  const [probe] = nameAll({
    probe: {
      list: operation({
        method: 'GET',
        path: '/api/v1/probe/list',
        access: 'none',
        title: 'Probe',
        summary: 'Lists.',
        input: z.object({}),
        output: z.object({
          events: z.array(
            z.object({
              area: z.object({
                lat: z.number().nullable(),
                lon: z.number().nullable(),
                polygon: z.unknown(),
              }),
            }),
          ),
          boxes: z.array(
            z.object({
              bounds: z.object({
                south: z.number(),
                west: z.number(),
                north: z.number(),
                east: z.number(),
              }),
            }),
          ),
        }),
        run: () => ({ events: [], boxes: [] }),
      }),
    },
  } as never).map(listing) as [NamedOperation];
  const features = (reply: object) =>
    JSON.parse(probe.formats?.geojson?.({} as never, reply as never) as string).features as {
      geometry: { type: string; coordinates: never } | null;
      properties: { list: string };
    }[];

  it('are closed and run counter-clockwise; what has none is a point or nothing', () => {
    const clockwise = [
      [0, 0],
      [0, 1],
      [1, 1],
      [1, 0],
    ];
    const made = features({
      events: [
        { area: { lat: 1, lon: 2, polygon: [clockwise] } },
        {
          area: {
            lat: 1,
            lon: 2,
            polygon: [
              clockwise,
              [
                [5, 5],
                [6, 5],
                [6, 6],
                [5, 5],
              ],
            ],
          },
        },
        { area: { lat: 1, lon: 2, polygon: null } },
        { area: { lat: null, lon: null, polygon: null } },
      ],
      boxes: [],
    });
    expect(made.map(({ geometry }) => geometry?.type)).toEqual([
      'Polygon',
      'MultiPolygon',
      'Point',
      undefined,
    ]);
    for (const { geometry } of made) if (geometry) expect(geometryFaults(geometry)).toEqual([]);
    expect(made[0]?.properties.list).toBe('events');
  });

  it('are cut at the antimeridian', () => {
    const [box] = features({
      events: [],
      boxes: [{ bounds: { south: -50, west: 165, north: -20, east: -170 } }],
    });
    expect(box?.geometry?.type).toBe('MultiPolygon');
    expect(geometryFaults(box?.geometry as never)).toEqual([]);
  });
});
