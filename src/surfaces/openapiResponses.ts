import * as z from 'zod';
import type { ZodOpenApiResponsesObject } from 'zod-openapi';
import { ERRORS, type ErrorCode } from '../core/errors.ts';
import type { NamedOperation } from '../core/operation.ts';
import { answerExample } from './openapi/answerExamples.ts';
import { answerSchema } from './openapi/namedSchemas.ts';

export const ValidationError = z
  .object({
    loc: z.array(z.union([z.string(), z.int()])),
    msg: z.string(),
    type: z.string(),
    ctx: z.record(z.string(), z.unknown()).optional(),
  })
  .meta({ id: 'ValidationError' });
export const HTTPValidationError = z
  .object({ detail: z.array(ValidationError) })
  .meta({ id: 'HTTPValidationError' });
export const ProblemSchema = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    code: z.enum(Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]]),
    request_id: z.string(),
    reason: z.string().optional(),
    source: z.string().optional(),
  })
  .meta({
    id: 'Problem',
    description: 'RFC 9457 problem; `code` is stable, `detail` is for people',
  });

const TYPES = {
  json: 'application/json',
  html: 'text/html',
  kml: 'application/vnd.google-earth.kml+xml',
  atom: 'application/atom+xml',
  cap: 'application/cap+xml',
  events: 'text/event-stream',
  text: 'text/plain',
  file: 'application/octet-stream',
} as const;
const FORMAT_TYPES: Readonly<Record<string, string>> = {
  geojson: 'application/geo+json',
  svg: 'image/svg+xml',
  html: 'text/html',
  csv: 'text/csv',
};

const problem = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: ProblemSchema } },
});

/** Every answer an operation may give, by status. */
export function responses(operation: NamedOperation): ZodOpenApiResponsesObject {
  const list: Record<string, object> = {
    ...answered(operation),
    '422': {
      description: 'Validation error',
      content: { 'application/json': { schema: HTTPValidationError } },
    },
    '500': problem('Internal error'),
    ...refusals(operation),
  };
  for (const code of operation.errors ?? []) {
    const [status, title] = ERRORS[code];
    list[String(status)] ??= problem(title);
  }
  return (operation.refused ? asPages(list) : list) as ZodOpenApiResponsesObject;
}

/** Forms of people: what is refused comes back as the page, with what was typed. */
function asPages(list: Readonly<Record<string, object>>): Record<string, object> {
  const page = { 'text/html': { schema: z.string() } };
  return Object.fromEntries(
    Object.entries(list).map(([status, response]) => {
      const { content } = response as { readonly content?: object };
      return [
        status,
        status.startsWith('4') ? { ...response, content: { ...content, ...page } } : response,
      ];
    }),
  );
}

const othersOf = ({ formats }: NamedOperation): readonly string[] => Object.keys(formats ?? {});

/** What comes of a call that was not refused. */
function answered(operation: NamedOperation): Record<string, object> {
  const { success: status = 200, access, writes } = operation;
  if (status === 303) return { '303': SENT_ON };
  const isForPerson = writes === 'html' && (access === 'any' || access === 'session');
  return { [status]: success(operation), ...(isForPerson ? { '303': SENT_ON } : {}) };
}

const SENT_ON = { description: 'Go on to the page that Location names' };

/**
 * The answer as it comes unless another shape is asked for. The other shapes stand apart, under `x-formats`: beside the JSON they would
 * make every generated client answer with a union of an object and a text.
 */
function success(operation: NamedOperation) {
  const { writes = 'json' } = operation;
  const example = answerExample(operation);
  const schema = writes === 'json' ? answerSchema(operation) : z.string();
  const others = othersOf(operation);
  return {
    description: operation.title,
    content: { [TYPES[writes]]: { schema, ...(example === undefined ? {} : { example }) } },
    ...(others.length === 0 ? {} : { 'x-formats': Object.fromEntries(others.map(formatOf)) }),
  };
}

function formatOf(name: string): [string, object] {
  const schema = name === 'geojson' ? GEOJSON : { type: 'string' };
  return [FORMAT_TYPES[name] ?? 'text/plain', { parameter: { f: name }, schema }];
}

const GEOJSON = {
  type: 'object',
  required: ['type'],
  properties: { type: { enum: ['Feature', 'FeatureCollection'] } },
};

/** What follows from access, verb and path alone. */
function refusals(operation: NamedOperation): Record<string, object> {
  const { access, method, changes, path } = operation;
  const isPost = method === 'POST';
  const list: Record<string, object> = {};
  if (access !== 'none' && access !== 'any') {
    list['401'] = problem('Missing or invalid key');
    list['403'] = problem('Forbidden');
  }
  if (othersOf(operation).length > 0) list['406'] = problem('No such format');
  if (changes && isPost)
    list['409'] = problem('Conflict, or a request with this Idempotency-Key is still running');
  if (isPost) {
    list['413'] = problem('Payload too large');
    list['415'] = problem('Unsupported media type');
  }
  list['429'] = problem('Too many requests or quota exceeded');
  list['503'] = problem('Overloaded, shutting down, not configured, or a source is unavailable');
  if (path.includes('{')) list['404'] = problem('Not found');
  return list;
}
