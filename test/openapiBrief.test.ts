import { request } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../src/operations.ts';
import { openApiDocument } from '../src/surfaces/openapi.ts';
import { briefDocument } from '../src/surfaces/openapi/brief.ts';
import { startTestServer, type TestServer } from './support/server.ts';

/** Bytes of the document as a browser or curl receives it. */
const MOST_BYTES = 60_000;
const VALUES = new Set(['example', 'examples', 'default', 'enum', 'const', 'required']);

interface Content {
  readonly example?: unknown;
}
interface Document {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          {
            readonly requestBody?: object;
            readonly parameters?: object;
            readonly externalDocs?: { readonly url: string };
            readonly responses: Readonly<
              Record<string, { readonly content?: Readonly<Record<string, Content>> }>
            >;
          }
        >
      >
    >
  >;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}

const full = openApiDocument(operations, 'http://127.0.0.1:8080') as Document;
const brief = briefDocument(full, operations) as Document;

/** The contract alone: no words, no examples, keys in one order. */
function contract(node: unknown, areMembers = false): unknown {
  if (Array.isArray(node)) return node.map((item) => contract(item));
  if (node === null || typeof node !== 'object') return node;
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => areMembers || !['description', 'example', 'externalDocs'].includes(key))
      .map(([key, value]): [string, unknown] => [
        key,
        contract(value, !areMembers && key === 'properties'),
      ])
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}

const listed = ({ paths }: Document) =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([verb, operation]) => ({ name: `${verb} ${path}`, operation })),
  );

/** Examples of the answers of an operation, the same one for each success. */
const examplesOf = ({ responses }: ReturnType<typeof listed>[number]['operation']): unknown[] =>
  Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([, { content }]) => Object.values(content ?? {}))
    .flatMap(({ example }) => (example === undefined ? [] : [example]));

describe('the short document', () => {
  it('says the same as the full one, but for words and examples of answers', () => {
    expect(contract(brief)).toEqual(contract(full));
  });

  it('describes every member of every schema', () => {
    const bare: string[] = [];
    const walk = (node: unknown, at: string): void => {
      if (node === null || typeof node !== 'object') return;
      for (const [key, value] of Object.entries(node)) {
        if (VALUES.has(key)) continue;
        if (key === 'properties')
          for (const [name, member] of Object.entries(value as Record<string, object>)) {
            if (!('description' in member) || member.description === '') bare.push(`${at}/${name}`);
            walk(member, `${at}/${name}`);
          }
        else walk(value, `${at}/${key}`);
      }
    };
    walk(brief, '');
    expect(bare).toEqual([]);
  });

  it('says what a parameter is once', () => {
    const twice = Object.values(brief.paths)
      .flatMap((item) => Object.values(item))
      .flatMap(({ parameters }) => (parameters ?? []) as { description: string; schema?: object }[])
      .filter(
        ({ description, schema }) => schema && Reflect.get(schema, 'description') === description,
      );
    expect(twice).toEqual([]);
  });

  // Programs that make clients load what `externalValue` and `$ref` name, and fail where it cannot be reached.
  it('names nothing outside itself that must be loaded', () => {
    const text = JSON.stringify(brief);
    expect(text).not.toContain('externalValue');
    expect(text.match(/"\$ref":"(?!#)/g)).toBeNull();
  });

  it('keeps every word about inputs', () => {
    for (const [path, item] of Object.entries(full.paths))
      for (const [verb, { requestBody, parameters }] of Object.entries(item)) {
        const { requestBody: body, parameters: given } = brief.paths[path]?.[verb] ?? {};
        expect([body, given]).toEqual([requestBody, parameters]);
      }
    expect(brief.components.schemas['GeoriskScoreRequest'] ?? {}).toEqual(
      full.components.schemas['GeoriskScoreRequest'],
    );
  });
});

describe('the documents as they are served', () => {
  let server: TestServer;
  beforeAll(async () => void (server = await startTestServer()));
  afterAll(() => server.stop());

  const packed = (path: string) =>
    new Promise<Buffer>((done, failed) => {
      const headers = { 'Accept-Encoding': 'gzip, deflate, br, zstd' };
      request(server.url + path, { headers }, (reply) => {
        const pieces: Buffer[] = [];
        reply.on('data', (piece: Buffer) => void pieces.push(piece));
        reply.on('end', () => done(Buffer.concat(pieces)));
      })
        .on('error', failed)
        .end();
    });

  it(`/openapi.json takes less than ${MOST_BYTES} bytes`, { timeout: 300_000 }, async () => {
    const bytes = await packed('/openapi.json');
    const sent = JSON.parse(brotliDecompressSync(bytes).toString()) as Document;
    expect(contract(sent.components.schemas)).toEqual(contract(full.components.schemas));
    expect(bytes.length).toBeLessThan(MOST_BYTES);
  });

  it('/openapi/full.json is the full one', { timeout: 300_000 }, async () => {
    const { json, status } = await server.call('/openapi/full.json', { key: null });
    expect([status, json.components]).toEqual([
      200,
      JSON.parse(JSON.stringify((full as { components: object }).components)),
    ]);
  });

  it('every example that the short one names is there, and is that of the full one', async () => {
    const inFull = new Map(listed(full).map(({ name, operation }) => [name, operation]));
    const shown = listed(brief).filter(({ operation }) => operation.externalDocs !== undefined);
    const shownInFull = listed(full).filter(({ operation }) => examplesOf(operation).length > 0);
    expect(shown.map(({ name }) => name)).toEqual(shownInFull.map(({ name }) => name));
    expect(shown.length).toBeGreaterThan(200);
    for (const { name, operation } of shown) {
      const path = new URL(operation.externalDocs?.url ?? '').pathname;
      const answer = await server.call(path, { key: null });
      expect(answer.status, path).toBe(200);
      const [example] = examplesOf(inFull.get(name) ?? operation);
      expect(typeof example === 'string' ? answer.text : answer.json, name).toEqual(example);
    }
    expect((await server.call('/openapi/examples/none.json', { key: null })).status).toBe(404);
  });
});
