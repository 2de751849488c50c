import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { NamedOperation } from '../src/core/operation.ts';
import { portfolioJob } from '../src/features/portfolios/portfolioJob.ts';
import { operations } from '../src/operations.ts';
import { openApiDocument } from '../src/surfaces/openapi.ts';
import { startTestServer, type TestServer } from './support/server.ts';

interface Schema {
  readonly type?: string;
  readonly items?: { readonly type?: string; readonly $ref?: string };
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly anyOf?: readonly Schema[];
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
}

/** Members of a schema, those of its alternatives together. */
function membersOf(schema: z.ZodType, io: 'input' | 'output'): Readonly<Record<string, Schema>> {
  const made = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Schema;
  const own = ({ $ref, ...rest }: Schema): Schema =>
    $ref === undefined ? rest : (made.$defs?.[$ref.slice('#/$defs/'.length)] ?? {});
  const top = own(made);
  const kinds = [top, ...(top.anyOf ?? []).map(own)];
  return Object.assign({}, ...kinds.map(({ properties = {} }) => properties)) as Record<
    string,
    Schema
  >;
}

/** The member that holds the rows of a list. */
const rowsOf = ({ output }: NamedOperation): string | undefined =>
  Object.entries(membersOf(output, 'output')).find(
    ([, { type, items }]) => type === 'array' && items?.type !== 'string',
  )?.[0];

const lists = operations.filter(
  ({ method, input, output, writes = 'json' }) =>
    method === 'GET' &&
    writes === 'json' &&
    ('limit' in membersOf(input, 'input') || 'next_cursor' in membersOf(output, 'output')),
);
const named = lists.map((operation) => [operation.id, operation] as const);

describe('lists', () => {
  it('are those that have a limit', () => expect(lists.length).toBeGreaterThan(20));

  it.each(named)('%s is told by page, and its documents say so', (_id, operation) => {
    expect(Object.keys(membersOf(operation.input, 'input'))).toEqual(
      expect.arrayContaining(['limit', 'cursor']),
    );
    expect(Object.keys(membersOf(operation.output, 'output'))).toContain('next_cursor');
    expect(rowsOf(operation)).toBeDefined();
    const document = openApiDocument([operation], 'http://127.0.0.1:8080') as {
      paths: Record<string, { get: { responses: Record<string, { headers?: object }> } }>;
    };
    expect(document.paths[operation.path]?.get.responses['200']?.headers).toHaveProperty('Link');
  });
});

describe('a walk from page to page', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
    const here = { lat: 40.85, lon: 14.27 };
    const { json } = await server.call('/api/v1/volcano/predict', { body: here });
    const file = { format: 'csv', columns: ['lat', 'lon'], ignored: [], isPriced: false };
    const { sql } = server.services.database;
    for (let i = 0; i < 4; i++) {
      // Where several begin at the same time, the number decides.
      await sql(
        `insert into job (id, kind, status, parts, input, created_at, finished_at)
         values ($1, $2, 'cancelled', 1, $3::jsonb, now() - make_interval(hours => $4), now())`,
        [randomUUID(), portfolioJob.name, JSON.stringify({ ...file, unreadable: null }), i % 2],
      );
      const correction = {
        pointer: '/reply/score',
        statement: 'Another number should stand here, as shown.',
        evidence: [{ text: 'A survey.' }],
      };
      await server.call(`/api/v1/predictions/${json.prediction_id}/dispute`, { body: correction });
      await sql(`insert into account (email, tier, created_at) values ($1, 'free', now())`, [
        `p${i}@example.org`,
      ]);
    }
  }, 180_000);
  afterAll(() => server.stop());

  /** Its pages go back in time, each with its oldest day first. */
  const BACK_IN_TIME = 'economic_observations';
  const seeded = [
    'portfolios_portfolios',
    'predictions_disputes',
    'admin_users',
    'weatherData_stations',
    'internal_catalog',
  ];

  it.each(named)(
    '%s tells each row once, in one order',
    async (id, operation) => {
      const member = rowsOf(operation) ?? '';
      const {
        cursor: _cursor,
        limit: _limit,
        ...asked
      } = (operation.example ?? {}) as object & {
        cursor?: string;
        limit?: number;
      };
      const path = Object.entries(asked).reduce(
        (text, [name, value]) => text.replace(`{${name}}`, String(value)),
        operation.path,
      );
      const query = Object.entries(asked)
        .filter(([name]) => !operation.path.includes(`{${name}}`))
        .map(([name, value]): [string, string] => [name, String(value)]);
      const first = `${path}?${new URLSearchParams([...query, ['limit', '4']])}`;
      const whole = await server.call(first);
      // What only a live source or a thing of the caller's answers has no rows here.
      if ([404, 503].includes(whole.status)) return;
      expect(whole.status).toBe(200);
      const rows: unknown[] = whole.json[member];
      if (seeded.includes(id)) expect(rows.length).toBeGreaterThan(1);
      const walked: unknown[] = [];
      let next: string | undefined = first.replace('limit=4', 'limit=1');
      while (next !== undefined && walked.length < rows.length) {
        const page: Awaited<ReturnType<TestServer['call']>> = await server.call(next);
        walked.push(...page.json[member]);
        const link = page.headers.get('link') ?? '';
        next = /^<([^>]+)>; rel="next"$/.exec(link)?.[1];
        expect(next === undefined).toBe(page.json.next_cursor === null);
      }
      expect(walked).toEqual(id === BACK_IN_TIME ? rows.toReversed() : rows);
    },
    120_000,
  );
});
