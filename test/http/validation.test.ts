import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { nameAll, operation } from '../../src/core/operation.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const probe = operation({
  method: 'POST',
  path: '/api/v1/probe/body',
  access: 'none',
  title: 'Probe',
  summary: 'Echoes.',
  input: z.object({
    lat: z.number().min(-90).max(90),
    count: z.int().min(1).max(10).default(3),
    above: z.number().gt(0).lt(5).optional(),
    flag: z.boolean().optional(),
    name: z.string().min(2).max(5).optional(),
    code: z
      .string()
      .regex(/^[a-z]+$/)
      .optional(),
    state: z
      .string()
      .regex(/^[A-Z]{2}$/, 'must be two capital letters, such as UT')
      .optional(),
    kind: z.enum(['one', 'two', 'three']).optional(),
    day: z.iso.date().optional(),
    list: z
      .array(z.object({ lat: z.number().min(-90) }))
      .min(1)
      .max(2)
      .optional(),
    where: z
      .union([z.object({ lat: z.number().max(90), lon: z.number() }), z.string().max(12)])
      .optional(),
    pair: z.tuple([z.number(), z.number()]).optional(),
    odd: z
      .number()
      .refine((value) => value % 2 === 1, 'must be odd')
      .optional(),
  }),
  output: z.object({ lat: z.number(), count: z.int() }),
  run: ({ lat, count }) => ({ lat, count }),
});
const query = operation({
  method: 'GET',
  path: '/api/v1/probe/query/{item}',
  access: 'none',
  title: 'Probe',
  summary: 'Echoes.',
  input: z.object({
    item: z.int().positive(),
    limit: z.int().max(100).default(10),
    ratio: z.number().optional(),
    bots: z.boolean().default(true),
    tags: z.array(z.string()).optional(),
  }),
  output: z.object({
    item: z.int(),
    limit: z.int(),
    ratio: z.number().optional(),
    bots: z.boolean(),
    tags: z.array(z.string()).optional(),
  }),
  run: (input) => input,
});
const fails = operation({
  method: 'GET',
  path: '/api/v1/probe/fails',
  access: 'none',
  title: 'Probe',
  summary: 'Has a bug.',
  input: z.object({}),
  output: z.object({}),
  run: () => {
    throw new Error('secret detail of the database at /var/lib');
  },
});
const wrongShape = operation({
  method: 'GET',
  path: '/api/v1/probe/shape',
  access: 'none',
  title: 'Probe',
  summary: 'Answers out of shape.',
  input: z.object({}),
  output: z.object({ value: z.number() }),
  run: () => ({ value: Number.NaN }),
});

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(
    {},
    { operations: nameAll({ probe: { body: probe, query, fails, wrongShape } } as never) },
  );
});
afterAll(() => server.stop());

const post = (body: unknown) => server.call('/api/v1/probe/body', { body, key: null });
const failure = async (body: unknown) => (await post(body)).json.detail[0];

describe('422 of a JSON body', () => {
  it('is exactly HTTPValidationError, application/json', async () => {
    const { status, headers, json } = await post({});
    expect(status).toBe(422);
    expect(headers.get('content-type')).toBe('application/json');
    expect(Object.keys(json)).toEqual(['detail']);
    expect(json.detail).toEqual([{ loc: ['body', 'lat'], msg: 'Field required', type: 'missing' }]);
  });

  it.each([
    [
      { lat: 91 },
      {
        loc: ['body', 'lat'],
        msg: 'Input should be less than or equal to 90',
        type: 'less_than_equal',
        ctx: { le: 90 },
      },
    ],
    [{ lat: -91 }, { loc: ['body', 'lat'], type: 'greater_than_equal', ctx: { ge: -90 } }],
    [
      { lat: 0, above: 0 },
      { loc: ['body', 'above'], type: 'greater_than', ctx: { gt: 0 } },
    ],
    [
      { lat: 0, above: 5 },
      { loc: ['body', 'above'], type: 'less_than', ctx: { lt: 5 } },
    ],
    [{ lat: '12' }, { loc: ['body', 'lat'], type: 'float_type' }],
    [{ lat: null }, { loc: ['body', 'lat'], type: 'float_type' }],
    [
      { lat: 0, count: 1.5 },
      { loc: ['body', 'count'], type: 'int_from_float' },
    ],
    [
      { lat: 0, count: 'x' },
      { loc: ['body', 'count'], type: 'int_type' },
    ],
    [
      { lat: 0, flag: 'false' },
      { loc: ['body', 'flag'], type: 'bool_type' },
    ],
    [
      { lat: 0, name: 5 },
      { loc: ['body', 'name'], type: 'string_type' },
    ],
    [
      { lat: 0, name: 'a' },
      { loc: ['body', 'name'], type: 'string_too_short', ctx: { min_length: 2 } },
    ],
    [
      { lat: 0, name: 'abcdef' },
      { loc: ['body', 'name'], type: 'string_too_long', ctx: { max_length: 5 } },
    ],
    [
      { lat: 0, code: 'A1' },
      {
        loc: ['body', 'code'],
        msg: "String should match pattern '^[a-z]+$'",
        type: 'string_pattern_mismatch',
        ctx: { pattern: '^[a-z]+$' },
      },
    ],
    [
      { lat: 0, state: 'Utah' },
      {
        loc: ['body', 'state'],
        msg: "String should match pattern '^[A-Z]{2}$': must be two capital letters, such as UT",
        type: 'string_pattern_mismatch',
        ctx: { pattern: '^[A-Z]{2}$' },
      },
    ],
    [
      { lat: 0, where: { lat: 91, lon: 0 } },
      { loc: ['body', 'where', 'lat'], type: 'less_than_equal', ctx: { le: 90 } },
    ],
    [
      { lat: 0, where: { name: 'Oslo' } },
      { loc: ['body', 'where', 'lat'], msg: 'Field required', type: 'missing' },
    ],
    [
      { lat: 0, where: 'longer than twelve' },
      { loc: ['body', 'where'], type: 'string_too_long', ctx: { max_length: 12 } },
    ],
    [
      { lat: 0, where: 7 },
      { loc: ['body', 'where'], type: 'model_attributes_type' },
    ],
    [
      { lat: 0, kind: 'four' },
      {
        loc: ['body', 'kind'],
        msg: "Input should be 'one', 'two' or 'three'",
        type: 'literal_error',
      },
    ],
    [
      { lat: 0, day: '2026-13-01' },
      { loc: ['body', 'day'], type: 'date_parsing' },
    ],
    [
      { lat: 0, list: {} },
      { loc: ['body', 'list'], type: 'list_type' },
    ],
    [
      { lat: 0, list: [] },
      { loc: ['body', 'list'], type: 'too_short', ctx: { min_length: 1 } },
    ],
    [
      { lat: 0, list: [{ lat: 1 }, { lat: 2 }, { lat: 3 }] },
      { loc: ['body', 'list'], type: 'too_long', ctx: { max_length: 2 } },
    ],
    [
      { lat: 0, list: [{ lat: -99 }] },
      { loc: ['body', 'list', 0, 'lat'], type: 'greater_than_equal' },
    ],
    [
      { lat: 0, list: [7] },
      { loc: ['body', 'list', 0], type: 'model_attributes_type' },
    ],
    [
      { lat: 0, odd: 2 },
      { loc: ['body', 'odd'], msg: 'Value error, must be odd', type: 'value_error' },
    ],
  ])('%j', async (body, expected) => expect(await failure(body)).toMatchObject(expected));

  it('1e999 is not a finite number', async () => {
    const { status, json } = await server.call('/api/v1/probe/body', {
      raw: '{"lat":1e999}',
      key: null,
    });
    expect(status).toBe(422);
    expect(json.detail[0]).toMatchObject({ loc: ['body', 'lat'], type: 'finite_number' });
  });

  it('lists every failure, at most 100', async () => {
    expect((await post({ lat: 'x', count: 'y' })).json.detail).toHaveLength(2);
    const long = operationsWithManyFailures();
    expect((await post({ lat: 0, list: long })).json.detail.length).toBeLessThanOrEqual(100);
  });

  it('malformed JSON is json_invalid', async () => {
    const { status, json } = await server.call('/api/v1/probe/body', {
      raw: '{"lat": ',
      key: null,
    });
    expect(status).toBe(422);
    expect(json.detail[0]).toMatchObject({ type: 'json_invalid' });
    expect(json.detail[0].loc[0]).toBe('body');
  });

  it('a mark of byte order before the text is passed over, inside it is not', async () => {
    const sent = async (raw: string) => {
      const { json } = await server.call('/api/v1/probe/body', { raw, key: null });
      return json.detail?.[0].type;
    };
    const whole = await sent('{}');
    expect(whole).not.toBe('json_invalid');
    expect(await sent('\uFEFF{}')).toBe(whole);
    expect(await sent('{\uFEFF}')).toBe('json_invalid');
  });

  it('nesting beyond 32 is json_invalid', async () => {
    const { status, json } = await server.call('/api/v1/probe/body', {
      raw: `{"lat":${'['.repeat(40)}${']'.repeat(40)}}`,
      key: null,
    });
    expect(status).toBe(422);
    expect(json.detail[0].type).toBe('json_invalid');
  });

  it('a body that is no object is refused', async () => {
    expect((await post([1])).json.detail[0]).toMatchObject({
      loc: ['body'],
      type: 'model_attributes_type',
    });
  });

  it('an absent body is {}', async () => {
    const { status, json } = await server.call('/api/v1/probe/body', { method: 'POST', key: null });
    expect(status).toBe(422);
    expect(json.detail[0].type).toBe('missing');
  });

  it('unknown fields are ignored and named', async () => {
    const { status, headers, json } = await post({ lat: 1, colour: 'red' });
    expect(status).toBe(200);
    expect(json).toEqual({ lat: 1, count: 3 });
    expect(headers.get('x-ignored-fields')).toBe('colour');
  });

  it('unknown fields of any script are named, percent-encoded', async () => {
    const { headers } = await post({ lat: 1, ünï: 1, 'a b,c': 2 });
    expect(headers.get('x-ignored-fields')).toBe('%C3%BCn%C3%AF, a%20b%2Cc');
  });

  it('unknown fields are named beside what is missing', async () => {
    const { status, headers, json } = await post({ latitude: 1 });
    expect([status, json.detail[0].type]).toEqual([422, 'missing']);
    expect(headers.get('x-ignored-fields')).toBe('latitude');
  });

  it.each([
    [{ latitude: 1 }, ['lat'], "Field required: 'latitude' is not read, send 'lat'"],
    [{ LAT: 1 }, ['lat'], "Field required: 'LAT' is not read, send 'lat'"],
    [{ colour: 'red' }, ['lat'], 'Field required'],
    [{}, ['lat'], 'Field required'],
    [
      { lat: 1, list: [{ latitude: 2 }] },
      ['list', 0, 'lat'],
      "Field required: 'latitude' is not read, send 'lat'",
    ],
  ])('%j is told what a missing field is called', async (body, path, msg) => {
    const { json } = await post(body);
    expect(json.detail).toEqual([{ loc: ['body', ...path], msg, type: 'missing' }]);
  });

  it('what stands in the query beside a body is named too, but not key and format', async () => {
    const { status, headers } = await server.call(
      '/api/v1/probe/body?format=geojson&lat=80&f=json&x_api_key=',
      { key: null, body: { lat: 1, colour: 'red' } },
    );
    expect(status).toBe(200);
    expect(headers.get('x-ignored-fields')).toBe('format, lat, colour');
  });
});

function operationsWithManyFailures(): object[] {
  return Array.from({ length: 300 }, () => ({ lat: 'x' }));
}

describe('text of path and query', () => {
  const get = (path: string) => server.call(`/api/v1/probe/query/${path}`, { key: null });

  it('becomes what the schema asks for', async () => {
    const { json } = await get('7?limit=5&ratio=1.5e1&bots=false&tags=a&tags=b');
    expect(json).toEqual({ item: 7, limit: 5, ratio: 15, bots: false, tags: ['a', 'b'] });
  });

  it.each([
    ['x', { loc: ['path', 'item'], type: 'int_parsing' }],
    ['0', { loc: ['path', 'item'], type: 'greater_than' }],
    ['1?limit=', { loc: ['query', 'limit'], type: 'int_parsing' }],
    ['1?limit=1.5', { loc: ['query', 'limit'], type: 'int_from_float' }],
    ['1?limit=101', { loc: ['query', 'limit'], type: 'less_than_equal', ctx: { le: 100 } }],
    ['1?ratio=NaN', { loc: ['query', 'ratio'], type: 'float_parsing' }],
    ['1?bots=maybe', { loc: ['query', 'bots'], type: 'bool_parsing' }],
    [
      '1?limit=1&limit=2',
      {
        loc: ['query', 'limit'],
        type: 'int_type',
        msg: 'Input should be a valid integer: it was sent 2 times, send it once',
      },
    ],
  ])('%s', async (path, expected) => {
    const { status, json } = await get(path);
    expect(status).toBe(422);
    expect(json.detail[0]).toMatchObject(expected);
  });
});

describe('what is not a validation failure', () => {
  it('404 for an unknown route', async () => {
    const { status, headers, json } = await server.call('/api/v1/nowhere');
    expect(status).toBe(404);
    expect(headers.get('content-type')).toBe('application/problem+json');
    expect(json).toMatchObject({ type: '/docs/errors#not_found', status: 404, code: 'not_found' });
    expect(json.request_id).toBe(headers.get('x-request-id'));
  });

  it.each([
    ['/api/v1/probe/bodi', 'POST /api/v1/probe/body'],
    ['/probe/body/', 'POST /api/v1/probe/body'],
    ['/v2/probe/query/7', 'GET /api/v1/probe/query/{item}'],
    ['/health', 'GET /healthz'],
  ])('404 at %s names what was meant', async (path, meant) => {
    const { status, json } = await server.call(path);
    expect(status).toBe(404);
    expect(json.detail).toMatch(
      new RegExp(`Did you mean ${meant.replaceAll(/[{}]/g, String.raw`\$&`)}\\?$`),
    );
  });

  it('404 names nothing where nothing is near', async () => {
    for (const path of ['/wp-login.php', `/${'api/'.repeat(40)}`, '/.env'])
      expect((await server.call(path)).json.detail).not.toContain('mean');
  });

  it('405 with Allow for a wrong verb', async () => {
    const { status, headers } = await server.call('/api/v1/probe/body');
    expect(status).toBe(405);
    expect(headers.get('allow')).toContain('POST');
  });

  it('413 over a mebibyte', async () => {
    const { status, json } = await server.call('/api/v1/probe/body', {
      raw: `{"lat":1,"pad":"${'x'.repeat(1024 * 1024)}"}`,
      key: null,
    });
    expect(status).toBe(413);
    expect(json.code).toBe('payload_too_large');
  });

  it('415 for another media type', async () => {
    const { status, json } = await server.call('/api/v1/probe/body', {
      raw: '{"lat":1}',
      key: null,
      headers: { 'Content-Type': 'text/plain' },
    });
    expect(status).toBe(415);
    expect(json.code).toBe('unsupported_media_type');
  });

  it('application/json with a charset is JSON', async () => {
    expect(
      (
        await server.call('/api/v1/probe/body', {
          raw: '{"lat":1}',
          key: null,
          headers: { 'Content-Type': 'application/json; charset=utf-8' },
        })
      ).status,
    ).toBe(200);
  });

  it('500 tells an id and nothing else', async () => {
    const { status, text, json } = await server.call('/api/v1/probe/fails');
    expect(status).toBe(500);
    expect(json.code).toBe('internal_error');
    expect(text).not.toMatch(/secret detail|\/var\/lib|at \w+ \(/);
  });

  it('an answer out of shape is 500, never NaN', async () => {
    const { status, text } = await server.call('/api/v1/probe/shape');
    expect(status).toBe(500);
    expect(text).not.toContain('NaN');
  });

  it('422 for a format that is not offered', async () => {
    const { status, json } = await server.call('/api/v1/probe/query/1?f=kml', { key: null });
    expect(status).toBe(422);
    expect(json.detail).toEqual([
      {
        loc: ['query', 'f'],
        msg: "Input should be 'json'",
        type: 'literal_error',
        ctx: { expected: "'json'" },
      },
    ]);
  });

  it("keeps the client's request id where it fits", async () => {
    expect(
      (await server.call('/healthz', { headers: { 'X-Request-Id': 'abc-123-xyz' } })).headers.get(
        'x-request-id',
      ),
    ).toBe('abc-123-xyz');
    expect(
      (await server.call('/healthz', { headers: { 'X-Request-Id': 'a b' } })).headers.get(
        'x-request-id',
      ),
    ).not.toBe('a b');
  });

  it('answers a preflight', async () => {
    const { status, headers } = await server.call('/api/v1/probe/body', {
      method: 'OPTIONS',
      key: null,
    });
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-allow-headers')).toContain('X-API-Key');
  });
});
