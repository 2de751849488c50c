import * as z from 'zod';
import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
} from 'zod-openapi';
import type { Access, NamedOperation } from '../core/operation.ts';
import {
  HTTPValidationError,
  ProblemSchema,
  responses,
  ValidationError,
} from './openapiResponses.ts';
import { describeMembers } from './openapi/describeMembers.ts';
import { listFields, type Forms } from './openapi/forms.ts';
import { bodySchema } from './openapi/namedSchemas.ts';
import { SECURITY, SECURITY_SCHEMES } from './openapi/security.ts';
import { openReferences, tidy, type JsonSchema } from './openapi/tidy.ts';
import { shareParts, type Shared } from './openapi/sharedParts.ts';
import { GROUP_WORDS } from './openapi/tables.ts';
import { wordsOf } from './openapi/words.ts';

/** Version of the interface, fixed by its specification. */
export const INTERFACE_VERSION = '2.3.0';

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
      info: infoOf(publicBaseUrl),
      servers: [{ url: publicBaseUrl }],
      tags: tagsOf(operations),
      paths,
      components: {
        schemas: { HTTPValidationError, ValidationError, Problem: ProblemSchema },
        securitySchemes: SECURITY_SCHEMES,
      },
    },
    { override: ({ jsonSchema, io }) => tidy(jsonSchema as JsonSchema, io) },
  );
  openReferences(document);
  listFields(document as unknown as Forms, operations);
  addExamples(document as unknown as Documented, operations);
  shareParts(document as unknown as Shared, operations);
  describeMembers(document);
  return document;
}

function infoOf(publicBaseUrl: string) {
  return {
    title: 'Geophysical Risk Intelligence API',
    version: INTERFACE_VERSION,
    description:
      'What the earth, water, air and climate can do at a place, what it would cost, how sure we are, and where each number comes from.',
    license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    contact: { name: 'Documentation', url: `${publicBaseUrl}/docs` },
  };
}

function tagsOf(operations: readonly NamedOperation[]) {
  return [...new Set(operations.map(({ group }) => group))].map((name) => ({
    name,
    description: GROUP_WORDS[name] ?? titlesOf(operations, name),
  }));
}

/** The titles of a group's first endpoints, where the group has no words of its own. */
function titlesOf(operations: readonly NamedOperation[], name: string): string {
  const titles = operations.filter(({ group }) => group === name).map(({ title }) => title);
  return titles.slice(0, 3).join('; ');
}

interface Parameter {
  readonly name: string;
  description?: string;
  example?: unknown;
  readonly schema?: { description?: string };
}

interface Documented {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { parameters?: Parameter[] }>>>>;
}

/** Parameters get their value of the example, and words where they have none, each once; `/docs` shows calls in three languages. */
function addExamples({ paths }: Documented, operations: readonly NamedOperation[]): void {
  for (const operation of operations) {
    const entry = paths[operation.path]?.[operation.method.toLowerCase()];
    const values = (operation.example ?? {}) as Readonly<Record<string, unknown>>;
    for (const parameter of entry?.parameters ?? []) {
      if (values[parameter.name] !== undefined) parameter.example = values[parameter.name];
      parameter.description ??= wordsOf(parameter.name);
      if (parameter.schema?.description === parameter.description)
        delete parameter.schema.description;
    }
  }
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
    ...(operation.withdrawn ? { deprecated: true } : {}),
    security: SECURITY[operation.access],
    requestParams: {
      ...(pathNames.size > 0 ? { path: pick((name) => pathNames.has(name)) } : {}),
      query: formatQuery(operation, keyQuery(operation, inBody ? z.object({}) : body)),
      header: headers(operation),
    },
    ...(hasBody
      ? {
          requestBody: requestBody(
            operation,
            pathNames.size > 0 ? body : operation.input,
            pathNames,
          ),
        }
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

function fileBody({
  files = [],
}: NamedOperation): NonNullable<ZodOpenApiOperationObject['requestBody']> {
  const schema = { type: 'string' as const, format: 'binary' };
  return {
    required: true,
    content: Object.fromEntries(
      files.map(({ type, example }) => [
        type,
        { schema, ...(example === undefined ? {} : { example }) },
      ]),
    ),
  };
}

function requestBody(
  operation: NamedOperation,
  schema: z.ZodType,
  pathNames: ReadonlySet<string>,
): NonNullable<ZodOpenApiOperationObject['requestBody']> {
  if (operation.reads === 'file') return fileBody(operation);
  const { reads, example } = operation;
  const type = reads === 'form' ? 'application/x-www-form-urlencoded' : 'application/json';
  const sent = Object.entries((example ?? {}) as object).filter(([name]) => !pathNames.has(name));
  return {
    required: !schema.safeParse({}).success,
    content: {
      [type]: {
        schema: bodySchema(operation, schema),
        ...(example === undefined ? {} : { example: Object.fromEntries(sent) }),
      },
    },
  };
}
