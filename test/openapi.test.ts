import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { operations } from '../src/operations.ts';
import { openApiDocument } from '../src/surfaces/openapi.ts';
import { startTestServer, type Answer, type TestServer } from './support/server.ts';
import { valueBreaches } from './support/valueConventions.ts';

interface Content {
  readonly schema: object;
  readonly example?: unknown;
}
interface Response {
  readonly $ref?: string;
  readonly content?: Readonly<Record<string, Content>>;
  readonly headers?: Readonly<Record<string, object>>;
}
interface Entry {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly parameters?: readonly {
    readonly in: string;
    readonly name: string;
    readonly schema: object;
    readonly example?: unknown;
    readonly required?: boolean;
  }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Content>> };
  readonly responses: Readonly<Record<string, Response>>;
  readonly deprecated?: boolean;
  readonly security: readonly object[];
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Entry>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, object>>;
    readonly responses: Readonly<Record<string, Response>>;
    readonly headers: object;
    readonly securitySchemes: object;
  };
  readonly tags: readonly { readonly name: string }[];
}

interface Member {
  readonly description: string;
}
type Members = Readonly<Record<string, InputMember>>;
interface InputMember {
  readonly $ref?: string;
  readonly description?: string;
  readonly anyOf?: readonly InputMember[];
  readonly items?: InputMember;
  readonly properties?: Members;
}

const document = openApiDocument(operations, 'http://127.0.0.1:8080') as Document;
// Answers that operations share are looked up once, so that the tests see each where it is given.
for (const item of Object.values(document.paths))
  for (const entry of Object.values(item))
    for (const [status, response] of Object.entries(entry.responses)) {
      const name = /^#\/components\/responses\/(\w+)$/.exec(response.$ref ?? '')?.[1];
      const shared = name === undefined ? undefined : document.components.responses[name];
      if (shared) (entry.responses as Record<string, Response>)[status] = shared;
    }
const entries = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([verb, entry]) => ({ path, method: verb.toUpperCase(), entry })),
);
const takesInput = ({ parameters, requestBody }: Entry): boolean =>
  requestBody !== undefined ||
  (parameters ?? []).some(({ name }) => !['x_api_key', 'f'].includes(name));
const named = entries.map((one) => [`${one.method} ${one.path}`, one] as const);

const ajv = new Ajv2020({
  strict: false,
  allErrors: true,
  formats: { 'date-time': true, date: true, email: true, uri: true },
});
ajv.addSchema({ $id: 'doc', ...document });
/** What a value breaks of a schema of the document; empty when it fits. */
function breaches(schema: object, value: unknown): string {
  const rooted = JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"doc#/')) as object;
  const validate = ajv.compile(rooted);
  return validate(value) ? '' : ajv.errorsText(validate.errors).slice(0, 500);
}

describe('the document', () => {
  it('has no reference that leads nowhere', () => {
    const text = JSON.stringify(document);
    for (const [, name] of text.matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g))
      expect(document.components.schemas).toHaveProperty([name ?? '']);
    expect(text).not.toMatch(/"\$ref":"(?!#\/components\/(?:schemas|headers|responses)\/)/);
  });

  it('names its schemas in PascalCase, those of the specification as it does', () => {
    const names = Object.keys(document.components.schemas);
    expect(names.filter((name) => !/^[A-Z][A-Za-z0-9]*$/.test(name))).toEqual([]);
    expect(names).toEqual(
      expect.arrayContaining([
        'HTTPValidationError',
        'ValidationError',
        'Problem',
        'RegisterRequest',
        'RegisterResponse',
        'LoginRequest',
        'LoginResponse',
        'MeResponse',
        'UsageSummaryResponse',
        'KeyRotateResponse',
      ]),
    );
  });

  it('describes every member of every schema, and names the answers and bodies', () => {
    const bare: string[] = [];
    const walk = (node: unknown, at: string): void => {
      if (node === null || typeof node !== 'object') return;
      for (const [key, value] of Object.entries(node)) {
        if (['example', 'examples', 'default', 'enum', 'const'].includes(key)) continue;
        if (key !== 'properties') walk(value, `${at}/${key}`);
        else
          for (const [name, member] of Object.entries(value as Record<string, object>)) {
            if (!('description' in member)) bare.push(`${at}/${name}`);
            walk(member, `${at}/${name}`);
          }
      }
    };
    walk(document, '');
    expect(bare).toEqual([]);
    const unnamed = entries.filter(({ entry }) => {
      const json = entry.responses['200']?.content?.['application/json']?.schema;
      return json !== undefined && !('$ref' in json) && 'properties' in json;
    });
    expect(unnamed.map(({ path }) => path)).toEqual([]);
  });

  it('says more of a member that many answers share than its name', () => {
    const hollow = new Map<string, number>();
    const letters = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
    const walk = (node: unknown): void => {
      if (node === null || typeof node !== 'object') return;
      for (const [key, value] of Object.entries(node)) {
        if (['example', 'examples', 'default', 'enum', 'const'].includes(key)) continue;
        if (key !== 'properties') walk(value);
        else
          for (const [name, member] of Object.entries(value as Record<string, Member>)) {
            if (letters(member.description) === letters(name))
              hollow.set(name, (hollow.get(name) ?? 0) + 1);
            walk(member);
          }
      }
    };
    walk(document);
    expect([...hollow].filter(([, count]) => count > 2)).toEqual([]);
  });

  it('documents headers, and withdrawn tools as deprecated', () => {
    const text = JSON.stringify(document);
    for (const [, name] of text.matchAll(/"\$ref":"#\/components\/headers\/([^"]+)"/g))
      expect(document.components.headers).toHaveProperty([name ?? '']);
    for (const { entry } of entries)
      for (const response of Object.values(entry.responses))
        expect(response.headers).toHaveProperty(['X-Request-Id']);
    const withdrawn = entries.filter(({ entry }) => entry.deprecated).map(({ path }) => path);
    expect(withdrawn).toContain('/api/v1/earthquake/predict');
    expect(withdrawn).toHaveLength(operations.filter((one) => one.withdrawn).length);
  });

  it('shows an answer to every operation, and describes every header and parameter', () => {
    const bare = entries.flatMap(({ path, method, entry }) =>
      Object.entries(entry.responses).flatMap(([status, { content = {} }]) =>
        status.startsWith('2') && !Object.values(content).every(({ example }) => Boolean(example))
          ? [`${method} ${path} ${status}`]
          : [],
      ),
    );
    expect(bare).toEqual([]);
    for (const header of Object.values(document.components.headers))
      expect(header).toHaveProperty('description');
    for (const { entry } of entries)
      for (const parameter of entry.parameters ?? [])
        expect(parameter, parameter.name).toHaveProperty('description');
  });

  it('says in words of its own what each member of an input is, not in those of members of answers', () => {
    const walk = (node: InputMember | undefined, at: string, named: Members = {}): string[] => {
      const schema = node?.$ref ? named[node.$ref.split('/').at(-1) ?? ''] : node;
      if (!schema) return [];
      const inner = [...(schema.anyOf ?? []), ...(schema.items ? [schema.items] : [])];
      return [
        ...Object.entries(schema.properties ?? {}).flatMap(([name, member]) => [
          ...(member.description === undefined ? [`${at}/${name}`] : []),
          ...walk(member, `${at}/${name}`, named),
        ]),
        ...inner.flatMap((part) => walk(part, at, named)),
      ];
    };
    const bare = operations.flatMap(({ input, path }) => {
      const shape = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
      return walk(shape as InputMember, path, shape.$defs as Members | undefined);
    });
    expect(bare).toEqual([]);
  });

  it('says where a form that answers with no page of its own leads to', () => {
    const answered = entries.filter(
      ({ entry }) => !Object.keys(entry.responses).some((status) => status.startsWith('2')),
    );
    expect(answered.length).toBeGreaterThan(0);
    for (const { path, entry } of answered) {
      expect(path).toMatch(/^\/account\//);
      expect(entry.responses['303']?.headers).toHaveProperty(['Location']);
    }
  });

  it('lists every tag', () => {
    expect(new Set(entries.flatMap(({ entry }) => entry.tags))).toEqual(
      new Set(document.tags.map(({ name }) => name)),
    );
  });

  it.each(named)(
    '%s has name, tag, summary, example, success and errors',
    (_name, { path, method, entry }) => {
      expect(entry.operationId).toMatch(/^[A-Za-z0-9]+_[A-Za-z0-9]+$/);
      expect(entry.tags).toHaveLength(1);
      expect(entry.summary.length).toBeGreaterThan(3);
      if (takesInput(entry)) expect(JSON.stringify(entry)).toContain('"example":');
      const statuses = Object.keys(entry.responses);
      expect(statuses.some((status) => /^(?:2|303$)/.test(status))).toBe(true);
      expect(statuses).toEqual(
        expect.arrayContaining([
          '422',
          '429',
          '500',
          '503',
          ...(JSON.stringify(entry.security).includes('ApiKeyHeader') && entry.security.length < 3
            ? ['401', '403']
            : []),
        ]),
      );
      if (method === 'POST') expect(statuses).toEqual(expect.arrayContaining(['413', '415']));
      const inPath = (entry.parameters ?? []).filter((parameter) => parameter.in === 'path');
      expect(inPath.map(({ name }) => name).toSorted()).toEqual(
        [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '').toSorted(),
      );
      for (const { required } of inPath) expect(required).toBe(true);
      expect(new Set((entry.parameters ?? []).map((one) => `${one.in} ${one.name}`)).size).toBe(
        (entry.parameters ?? []).length,
      );
    },
  );

  it.each(named)('%s has examples and schemas that agree', (_name, { entry }) => {
    for (const { schema, example } of entry.parameters ?? [])
      if (example !== undefined) expect(breaches(schema, example)).toBe('');
    const contents = [
      entry.requestBody?.content,
      ...Object.values(entry.responses).map(({ content }) => content),
    ].flatMap((content) => Object.values(content ?? {}));
    for (const { schema, example } of contents)
      expect(
        example === undefined ? ajv.validateSchema(schema) && '' : breaches(schema, example),
      ).toBe('');
  });
});

/** What an example can meet that names a link, a code, a session or an object which this server does not have. */
const NOT_THERE = new Set([
  'invalid_token',
  'invalid_totp',
  'invalid_credentials',
  'invalid_signature',
  'missing_api_key',
  'forbidden',
  'conflict',
  'not_found',
]);

describe('every example, sent to an offline server', () => {
  let server: TestServer;
  let own: { readonly key: string; readonly keyId: number };
  beforeAll(async () => {
    server = await startTestServer();
    const { json } = await server.call('/api/v1/auth/register', {
      body: { email: 'own@example.org', password: 'quartz lantern mosaic harbour' },
      key: null,
    });
    own = { key: json.api_key, keyId: json.key_id };
    await server.call('/api/v1/auth/register', {
      body: { email: 'ada@example.org', password: 'quartz-lantern-mosaic-7-harbour' },
      key: null,
    });
  });
  afterAll(() => server.stop());

  /** The request that the document shows. The address of the registration is taken by now, and keys have numbers of their own. */
  function send({ path, method, entry }: (typeof entries)[number]): Promise<Answer> {
    const values = new Map(
      (entry.parameters ?? [])
        .filter(({ example }) => example !== undefined)
        .map(({ name, example }) => [name, example]),
    );
    if (values.has('key_id')) values.set('key_id', own.keyId);
    const filled = path.replace(/\{(\w+)\}/g, (_whole, name: string) =>
      encodeURIComponent(String(values.get(name))),
    );
    const query = (entry.parameters ?? [])
      .filter((one) => one.in === 'query' && values.has(one.name))
      .map(({ name }) => [name, String(values.get(name))]);
    const [type, content] = Object.entries(entry.requestBody?.content ?? {})[0] ?? [];
    const example = content?.example;
    if (type === 'application/x-www-form-urlencoded')
      return server.call(filled, {
        method,
        raw: new URLSearchParams(example as Record<string, string>).toString(),
        headers: { 'Content-Type': type },
      });
    if (type !== undefined && type !== 'application/json')
      return server.call(filled, {
        method,
        raw: String(example),
        headers: { 'Content-Type': type },
      });
    const body =
      entry.operationId === 'auth_register'
        ? { ...(example as object), email: 'grace@example.org' }
        : example;
    const search = query.length > 0 ? `?${new URLSearchParams(query).toString()}` : '';
    return server.call(filled + search, {
      method,
      ...(body === undefined ? {} : { body }),
      ...(values.has('key_id') ? { key: own.key } : {}),
    });
  }

  const last = (id: string): number =>
    id === 'auth_revokeKey' ? 0 : id === 'auth_rotateKey' ? 1 : 2;
  const inOrder = named
    .toSorted((a, b) => last(a[1].entry.operationId) - last(b[1].entry.operationId))
    .toReversed();

  it.each(inOrder)('%s', { timeout: 30_000 }, async (_name, one) => {
    const { path } = one;
    const answer = await send(one);
    const documented = one.entry.responses[String(answer.status)];
    // A page for somebody who is not signed in sends on to the sign-in.
    if (answer.status === 303) {
      expect(documented?.headers).toHaveProperty('Location');
      return;
    }
    expect(documented, answer.text.slice(0, 300)).toBeDefined();
    const type = answer.headers.get('content-type')?.split(';')[0] ?? '';
    const content = documented?.content?.[type];
    expect(content, `${answer.status} ${type}`).toBeDefined();
    if (answer.json !== undefined && content)
      expect(breaches(content.schema, answer.json)).toBe('');
    // JSON.parse reads -0 as it was written.
    if (answer.status < 300 && answer.json !== undefined && !path.startsWith('/api/v1/tools/'))
      expect(valueBreaches(answer.json)).toEqual([]);
    // What has no embedded substitute says so offline; anything else answers. A key that was rotated before is gone.
    const isGone = one.entry.operationId === 'auth_revokeKey' && answer.status === 401;
    if (answer.status === 503)
      expect(['source_unavailable', 'not_configured']).toContain(answer.json.code);
    else if (answer.status < 500 && NOT_THERE.has(answer.json?.code))
      expect(documented).toBeDefined();
    // A form that was refused for the same reasons comes back as its page, whose status is documented.
    else if (type === 'text/html' && answer.status >= 400)
      expect([401, 403, 404, 409]).toContain(answer.status);
    else if (!isGone) expect(answer.status, answer.text.slice(0, 300)).toBeLessThan(300);
  });
});
