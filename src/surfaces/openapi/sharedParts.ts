import * as z from 'zod';
import type { NamedOperation } from '../../core/operation.ts';
import { unwrapped } from '../../core/schemaWalk.ts';

interface Response {
  headers?: Record<string, { readonly $ref: string }>;
}
type Responses = Record<string, Response | { readonly $ref: string }>;
/** What of the document is changed here. */
export interface Shared {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { responses: Responses }>>>>;
  readonly components: { responses?: object; headers?: object };
}

const text = (description: string, example: string) => ({
  description,
  schema: { type: 'string' },
  example,
});
const whole = (description: string, example: number) => ({
  description,
  schema: { type: 'integer' },
  example,
});

/** Headers of answers, by name. */
const HEADERS = {
  'X-Request-Id': text('Identifier of the request, for questions about it', 'dkK3bXw0rQ4z000001'),
  RateLimit: text('What is left of each limit (IETF draft 11)', '"minute";r=9;t=42'),
  'RateLimit-Policy': text('The limits of the plan (IETF draft 11)', '"minute";q=10;w=60'),
  'X-RateLimit-Limit': whole('Calls of the tightest limit', 10),
  'X-RateLimit-Remaining': whole('Calls left of the tightest limit', 9),
  'X-RateLimit-Reset': whole('When the tightest limit begins anew, Unix s', 1_790_000_000),
  'Retry-After': whole('Try again after so many seconds', 2),
  ETag: text('Tag of the answer, to be sent as If-None-Match', '"K-wMsmPf1mZLx3XWdCP1U_yWUVf"'),
  'Cache-Control': text('How long a cache may keep the answer', 'public, max-age=300'),
  Link: text(
    'The next page of a list that goes on (RFC 8288)',
    '</api/v1/oracle/fetchers?limit=5&cursor=5>; rel="next"',
  ),
  Location: text('Page to go on to', '/account'),
  'Idempotency-Replayed': text('`true`: the answer given before under the same key', 'true'),
} as const;
type Header = keyof typeof HEADERS;

const LIMITS: readonly Header[] = [
  'RateLimit',
  'RateLimit-Policy',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
];

function headersOf(operation: NamedOperation, status: string): readonly Header[] {
  const { access, maxAgeS, changes, method } = operation;
  const isLimited = access === 'key' || access === 'key-or-session';
  const isSuccess = status.startsWith('2');
  return [
    'X-Request-Id',
    ...(isLimited && (isSuccess || status === '429') ? LIMITS : []),
    ...(isSuccess && maxAgeS !== undefined ? (['ETag', 'Cache-Control'] as const) : []),
    ...(isSuccess && changes && method === 'POST' ? (['Idempotency-Replayed'] as const) : []),
    ...(isSuccess && isPaged(operation) ? (['Link'] as const) : []),
    ...(status === '303' ? (['Location'] as const) : []),
    ...(status === '429' || status === '503' ? (['Retry-After'] as const) : []),
  ];
}

function isPaged({ method, output }: NamedOperation): boolean {
  const whole = unwrapped(output);
  const kinds = whole instanceof z.ZodUnion ? whole.options : [whole];
  return (
    method === 'GET' &&
    kinds.some(
      (kind) =>
        unwrapped(kind as z.ZodType) instanceof z.ZodObject &&
        'next_cursor' in (unwrapped(kind as z.ZodType) as z.ZodObject).shape,
    )
  );
}

/** Names the headers of every answer, and keeps the errors that many operations share in one place. */
export function shareParts({ paths, components }: Shared, operations: readonly NamedOperation[]) {
  components.headers = HEADERS;
  const shared = new Map<string, { readonly name: string; readonly response: object }>();
  for (const operation of operations) {
    const entry = paths[operation.path]?.[operation.method.toLowerCase()];
    for (const [status, response] of Object.entries(entry?.responses ?? {})) {
      if ('$ref' in response) continue;
      const names = headersOf(operation, status);
      response.headers = Object.fromEntries(
        names.map((name) => [name, { $ref: `#/components/headers/${name}` }]),
      );
      if (!/^[45]/.test(status) || !entry) continue;
      const form = JSON.stringify(response);
      const count = [...shared.values()].filter(({ name }) => name.startsWith(`E${status}`)).length;
      const known = shared.get(form) ?? {
        name: `E${status}${'abcdefgh'[count - 1] ?? ''}`,
        response,
      };
      shared.set(form, known);
      entry.responses[status] = { $ref: `#/components/responses/${known.name}` };
    }
  }
  components.responses = Object.fromEntries(
    [...shared.values()].map(({ name, response }) => [name, response]),
  );
}
