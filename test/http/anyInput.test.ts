import * as z from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NamedOperation } from '../../src/core/operation.ts';
import { operations } from '../../src/operations.ts';
import { isOptional, validSamples } from '../support/arbitraries.ts';
import { ADMIN_TOKEN } from '../support/callers.ts';
import { startTestServer, type Answer, type TestServer } from '../support/server.ts';

/** One seed, so that a failure can be seen again; `ANY_INPUT_SEED` tries others, `ANY_INPUT_RUNS` more. */
const seed = Number(process.env['ANY_INPUT_SEED'] ?? 20_260_115);
const runs = Number(process.env['ANY_INPUT_RUNS'] ?? 2);

/** Refusals that are an answer where there is no network, no payments and no provider: each is documented with its operation. */
const CLOSED = new Set(['not_configured', 'source_unavailable', 'upstream_error']);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ ADMIN_TOKEN });
});
afterAll(() => server.stop());

/** A caller of its own for each operation, so that none can end the key of another. */
async function callerOf({ access, id }: NamedOperation): Promise<Record<string, string>> {
  if (access === 'none' || access === 'signature') return {};
  if (access === 'admin' || access === 'admin-token') return { 'X-Admin-Token': ADMIN_TOKEN };
  const { services } = server;
  const [row] = await services.database.sql<{ id: number }>(
    `insert into account (email, tier, is_admin, created_at) values ($1, 'enterprise', false, now()) returning id`,
    [`${id.toLowerCase()}@example.org`],
  );
  if (access !== 'session')
    return { 'X-API-Key': (await services.keys.issue(row?.id ?? 0, 'account')).secret };
  const replyHeaders: Record<string, string> = {};
  await services.sessions.signIn(row?.id ?? 0, { replyHeaders, headers: {} } as never);
  return { Cookie: replyHeaders['Set-Cookie']?.split(';', 1)[0] ?? '' };
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

/** An input as REST takes it: path, query and body. */
function call(
  { method, path, reads = 'json' }: NamedOperation,
  input: Readonly<Record<string, unknown>>,
  headers: Record<string, string>,
): Promise<Answer> {
  const rest = { ...input };
  const filled = path.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(textOf(value));
  });
  const pairs = Object.entries(rest)
    .filter(([, value]) => value !== undefined && value !== null)
    .flatMap(([name, value]) => [value].flat().map((each) => [name, textOf(each)]));
  const text = new URLSearchParams(pairs).toString();
  const common = { method, key: null, headers: { ...headers, 'Sec-Fetch-Site': 'same-origin' } };
  if (method !== 'POST')
    return server.call(text === '' ? filled : `${filled}?${text}`, { ...common, headers });
  if (reads === 'json')
    return server.call(filled, { ...common, headers, raw: JSON.stringify(rest) });
  return server.call(filled, {
    ...common,
    raw: text,
    headers: { ...common.headers, 'Content-Type': 'application/x-www-form-urlencoded' },
  });
}

const told = ({ status, text }: Answer): string => `${status} ${text.slice(0, 300)}`;

/** What is wrong with an answer to a valid input. */
function complaint(operation: NamedOperation, answer: Answer): string | undefined {
  const { status, json } = answer;
  if (status >= 500) return CLOSED.has(json?.code) ? undefined : told(answer);
  if (status === 422 && operation.method === 'POST' && (operation.reads ?? 'json') === 'json')
    // What a schema cannot say (names that do not resolve, passwords that are guessed) names its member.
    return json?.detail?.[0]?.loc ? undefined : told(answer);
  if (status >= 300 || (operation.writes ?? 'json') !== 'json') return undefined;
  const parsed = operation.output.safeParse(json);
  return parsed.success ? undefined : `${z.prettifyError(parsed.error)} in ${told(answer)}`;
}

const shapeOf = ({ input }: NamedOperation): Record<string, z.ZodType> =>
  (input as z.ZodObject).shape ?? {};

/** An input with one member that its schema refuses. */
function spoilt(operation: NamedOperation): Record<string, unknown>[] {
  const shape = shapeOf(operation);
  const isBody = operation.method === 'POST' && (operation.reads ?? 'json') === 'json';
  const names = Object.keys(shape).filter((name) => {
    const inPath = operation.path.includes(`{${name}}`);
    return isBody && !inPath ? true : takesNoText(shape[name] ?? z.unknown());
  });
  const wrong = isBody
    ? [{ nonsense: true }, [[]], true, -1e300, '\u0000'.repeat(3)]
    : ['nonsense~', '-1e300', '1.5.5'];
  return sound(operation).flatMap((input, turn) =>
    names
      .map((name, place) => ({ ...input, [name]: wrong[(turn + place) % wrong.length] }))
      .map(({ place: _named, ...each }: Record<string, unknown>) => each)
      .filter((each) => !operation.input.safeParse(each).success)
      .slice(turn, turn + 1),
  );
}

/** Inputs that hold: random ones, or the example where the schema's own functions refuse those. */
function sound({ input, example }: NamedOperation): Record<string, unknown>[] {
  const found = validSamples(input, runs, seed) as Record<string, unknown>[];
  return found.length > 0 || example === undefined ? found : [example as Record<string, unknown>];
}

/** Whether no text of a query is one of its values. */
const takesNoText = (schema: z.ZodType): boolean =>
  ['nonsense~', '1.5.5'].every((text) => !schema.safeParse(text).success) &&
  !/"(string|array)"/.test(
    JSON.stringify(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }).type ?? ''),
  );

const listed = operations.filter(({ reads }) => reads !== 'raw');
describe('every operation, whatever it is sent', () => {
  it('answers valid inputs in the shape that it promises, and never fails', async () => {
    const wrong: string[] = [];
    let answered = 0;
    for (const operation of listed) {
      const headers = await callerOf(operation);
      for (const input of sound(operation)) {
        const answer = await call(operation, input, headers);
        if (answer.status < 300) answered++;
        const found = complaint(operation, answer);
        if (found) wrong.push(`${operation.id} ${JSON.stringify(input).slice(0, 300)}: ${found}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(answered).toBeGreaterThan(listed.length / 3);
  }, 600_000);

  it('refuses invalid inputs with 422 that names the member', async () => {
    const wrong: string[] = [];
    let refused = 0;
    for (const operation of listed) {
      const values = spoilt(operation);
      if (values.length === 0) continue;
      const headers = await callerOf({ ...operation, id: `${operation.id}.invalid` });
      for (const input of values) {
        const answer = await call(operation, input, headers);
        const isPage = (operation.writes ?? 'json') === 'html' || operation.refused !== undefined;
        const isRight = answer.status === 422 && (isPage || answer.json?.detail?.length > 0);
        if (isRight) refused++;
        else wrong.push(`${operation.id} ${JSON.stringify(input).slice(0, 300)}: ${told(answer)}`);
      }
    }
    expect(wrong).toEqual([]);
    // Those that take nothing, or any text, have nothing to refuse.
    expect(refused).toBeGreaterThan(150);
  }, 600_000);
});

it('arbitraries know which members may be left out', () => {
  expect(isOptional(z.string().optional())).toBe(true);
  expect(isOptional(z.string().default('a'))).toBe(true);
  expect(isOptional(z.string())).toBe(false);
});
