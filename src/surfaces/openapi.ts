import * as z from 'zod';
import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
} from 'zod-openapi';
import type { Access, NamedOperation } from '../core/operation.ts';
import { snippetsOf } from './docs/snippets.ts';
import {
  HTTPValidationError,
  ProblemSchema,
  responses,
  ValidationError,
} from './openapiResponses.ts';

/** Version of the interface, fixed by its specification. */
export const INTERFACE_VERSION = '2.3.0';

const SECURITY: Readonly<Record<Access, { [scheme: string]: string[] }[]>> = {
  none: [],
  signature: [],
  any: [{}, { ApiKeyHeader: [] }, { SessionCookie: [] }],
  key: [{ ApiKeyHeader: [] }, { ApiKeyQuery: [] }],
  session: [{ SessionCookie: [] }],
  'key-or-session': [{ ApiKeyHeader: [] }, { ApiKeyQuery: [] }, { SessionCookie: [] }],
  admin: [{ ApiKeyHeader: [] }, { ApiKeyQuery: [] }, { SessionCookie: [] }],
  'admin-token': [{ AdminToken: [] }, { ApiKeyHeader: [] }],
};

/** The OpenAPI 3.1.0 document: a function of the list of operations. */
export function openApiDocument(
  operations: readonly NamedOperation[],
  publicBaseUrl: string,
): object {
  const paths: ZodOpenApiPathsObject = {};
  for (const operation of operations) {
    const item = (paths[operation.path] ??= {});
    (item as Record<string, ZodOpenApiOperationObject>)[operation.method.toLowerCase()] =
      describe(operation);
  }
  const document = createDocument(
    {
      openapi: '3.1.0',
      info: {
        title: 'Geophysical Risk Intelligence API',
        version: INTERFACE_VERSION,
        description:
          'What the earth, water, air and climate can do at a place, what it would cost, how sure we are, and where each number comes from.',
        license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      },
      servers: [{ url: publicBaseUrl }],
      tags: [...new Set(operations.map(({ group }) => group))].map((name) => ({ name })),
      paths,
      components: {
        schemas: { HTTPValidationError, ValidationError, Problem: ProblemSchema },
        securitySchemes: {
          ApiKeyHeader: { type: 'apiKey', in: 'header', name: 'X-API-Key' },
          ApiKeyQuery: { type: 'apiKey', in: 'query', name: 'x_api_key' },
          AdminToken: { type: 'apiKey', in: 'header', name: 'X-Admin-Token' },
          SessionCookie: { type: 'apiKey', in: 'cookie', name: '__Host-session' },
        },
      },
    },
    { override: ({ jsonSchema, io }) => tidy(jsonSchema as JsonSchema, io) },
  );
  openReferences(document);
  addExamples(document as unknown as Documented, operations, publicBaseUrl);
  return document;
}

interface Documented {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          { parameters?: { name: string; example?: unknown }[]; 'x-codeSamples'?: object[] }
        >
      >
    >
  >;
}

/** Parameters get their value of the example; every operation gets a call to run in three languages. */
function addExamples(
  { paths }: Documented,
  operations: readonly NamedOperation[],
  baseUrl: string,
): void {
  for (const operation of operations) {
    const entry = paths[operation.path]?.[operation.method.toLowerCase()];
    if (!entry) continue;
    const values = (operation.example ?? {}) as Readonly<Record<string, unknown>>;
    for (const parameter of entry.parameters ?? [])
      if (values[parameter.name] !== undefined) parameter.example = values[parameter.name];
    const { curl, typescript, python } = snippetsOf(operation, baseUrl);
    entry['x-codeSamples'] = [
      { lang: 'Shell', label: 'curl', source: curl },
      { lang: 'TypeScript', source: typescript },
      { lang: 'Python', source: python },
    ];
  }
}

type JsonSchema = Record<string, unknown>;

/** Drops what zod adds beyond the contract: closed outputs, the bounds of safe integers, date patterns. */
function tidy(schema: JsonSchema, io: 'input' | 'output'): void {
  if (io === 'output' && schema['additionalProperties'] === false)
    delete schema['additionalProperties'];
  if (schema['minimum'] === Number.MIN_SAFE_INTEGER) delete schema['minimum'];
  if (schema['maximum'] === Number.MAX_SAFE_INTEGER) delete schema['maximum'];
  if (
    schema['format'] === 'date-time' ||
    schema['format'] === 'date' ||
    schema['format'] === 'email'
  )
    delete schema['pattern'];
}

/** A description beside a reference closes the schema it points to, after `tidy` has run. */
function openReferences(node: unknown): void {
  if (node === null || typeof node !== 'object') return;
  if ('$ref' in node) delete (node as JsonSchema)['additionalProperties'];
  for (const member of Object.values(node)) openReferences(member);
}

function describe(operation: NamedOperation): ZodOpenApiOperationObject {
  const pathNames = new Set(
    [...operation.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? ''),
  );
  const shape = (operation.input as { shape?: Record<string, z.ZodType> }).shape ?? {};
  const pick = (wanted: (name: string) => boolean) =>
    z.object(Object.fromEntries(Object.entries(shape).filter(([name]) => wanted(name))));
  const inBody = operation.method === 'POST';
  const body = pick((name) => !pathNames.has(name));
  const hasBody =
    inBody &&
    operation.reads !== 'raw' &&
    (Object.keys(body.shape).length > 0 || pathNames.size === 0);
  return {
    operationId: operation.id,
    tags: [operation.group],
    summary: operation.title,
    description: operation.summary,
    security: SECURITY[operation.access],
    requestParams: {
      ...(pathNames.size > 0 ? { path: pick((name) => pathNames.has(name)) } : {}),
      query: formatQuery(operation, keyQuery(operation, inBody ? z.object({}) : body)),
      header: headers(operation),
    },
    ...(hasBody
      ? { requestBody: requestBody(operation, pathNames.size > 0 ? body : operation.input) }
      : {}),
    responses: responses(operation),
  };
}

const KEYED = new Set<Access>(['key', 'key-or-session', 'admin', 'admin-token']);

function keyQuery(operation: NamedOperation, query: z.ZodObject): z.ZodObject {
  if (!KEYED.has(operation.access)) return query;
  return query.extend({
    x_api_key: z.string().optional().describe('Alternative to the header X-API-Key'),
  });
}

function formatQuery({ formats }: NamedOperation, query: z.ZodObject): z.ZodObject {
  const [first, ...others] = Object.keys(formats ?? {});
  return first === undefined
    ? query
    : query.extend({
        f: z
          .enum(['json', first, ...others])
          .optional()
          .describe('Shape of the answer; in place of the header Accept'),
      });
}

function headers({ access, changes, method }: NamedOperation): z.ZodObject {
  const key =
    'Repeating a request with the same key and body gives the first answer again; 1 to 255 visible ASCII characters';
  return z.object({
    ...(access === 'admin-token' ? { 'X-Admin-Token': z.string().optional() } : {}),
    ...(changes && method === 'POST'
      ? { 'Idempotency-Key': z.string().min(1).max(255).optional().describe(key) }
      : {}),
  });
}

function requestBody(
  operation: NamedOperation,
  schema: z.ZodType,
): NonNullable<ZodOpenApiOperationObject['requestBody']> {
  const type =
    operation.reads === 'form' ? 'application/x-www-form-urlencoded' : 'application/json';
  const required = !schema.safeParse({}).success;
  return {
    required,
    content: {
      [type]: {
        schema,
        ...(operation.example === undefined ? {} : { example: operation.example }),
      },
    },
  };
}
