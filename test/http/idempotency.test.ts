import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { ApiError } from '../../src/core/errors.ts';
import { nameAll, operation } from '../../src/core/operation.ts';
import * as auth from '../../src/features/auth/index.ts';
import { operations } from '../../src/operations.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const AUTH = '/api/v1/auth';
const GOOD = 'quartz lantern mosaic harbour';
let runs = 0;
let release: (() => void) | undefined;

const slow = operation({
  method: 'POST',
  path: '/api/v1/probe/slow',
  access: 'key',
  changes: true,
  title: 'Slow',
  summary: 'Waits until it is let go.',
  input: z.object({ n: z.int() }),
  output: z.object({ n: z.int(), run: z.int() }),
  async run({ n }) {
    runs++;
    await new Promise<void>((resolve) => (release = resolve));
    return { n, run: runs };
  },
});
const fickle = operation({
  method: 'POST',
  path: '/api/v1/probe/fickle/{item}',
  access: 'key',
  changes: true,
  title: 'Fickle',
  summary: 'Fails as told.',
  input: z.object({
    item: z.int(),
    fail: z.enum(['no', 'conflict', 'upstream', 'bug', 'busy']).default('no'),
    big: z.boolean().optional(),
  }),
  output: z.object({ run: z.int() }),
  run({ fail }, context) {
    runs++;
    if (fail === 'conflict') throw new ApiError('conflict', `Run ${runs} collided.`);
    if (fail === 'upstream') throw new ApiError('upstream_error', 'The other side failed.');
    if (fail === 'busy') throw new ApiError('too_many_attempts', 'Later.', { retryAfterS: 1 });
    if (fail === 'bug') throw new Error('a bug');
    context.http.replyHeaders['Location'] = `/api/v1/probe/${runs}`;
    return { run: runs };
  },
});

/** Notes a number and commits; then its server is lost, as far as the caller can tell. */
const lost = operation({
  method: 'POST',
  path: '/api/v1/probe/lost',
  access: 'key',
  changes: true,
  title: 'Lost',
  summary: 'Commits, then fails as told.',
  input: z.object({ fail: z.enum(['after', 'never', 'unclaimed']) }),
  output: z.object({ n: z.int() }),
  async run({ fail }, context) {
    const answer = await context.commit(async ({ sql }) => {
      const [{ n } = { n: 0 }] = await sql<{ n: number }>(
        `insert into audit (account_id, event, detail, created_at) values (null, 'probe.lost', '{}', now()) returning id as n`,
      );
      // As when it was given up after a minute and a half, and another server took it over.
      if (fail === 'unclaimed') await sql('delete from idempotent_request where sealed is null');
      return { n };
    });
    if (fail === 'after') throw new Error('the answer never left');
    return answer;
  },
});

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(
    {},
    {
      operations: [
        ...nameAll({ probe: { slow, fickle, lost }, auth } as never),
        ...operations.filter(({ id }) => id === 'georisk_score'),
      ],
    },
  );
});
afterAll(() => server.stop());

let number = 0;
const newKey = (): string => `key-${++number}`;
const send = (
  path: string,
  body: unknown,
  idempotencyKey: string,
  key: string | null = server.adminKey,
) =>
  server.call(path, { method: 'POST', body, key, headers: { 'Idempotency-Key': idempotencyKey } });

describe('Idempotency-Key', () => {
  it('200: the same body gets the stored answer, marked, and the work is done once', async () => {
    const key = newKey();
    const first = await send('/api/v1/probe/fickle/1', { fail: 'no', extra: 1 }, key);
    const before = runs;
    const again = await send('/api/v1/probe/fickle/1', { fail: 'no', extra: 1 }, `"${key}"`);
    expect([first.status, again.status, runs]).toEqual([200, 200, before]);
    expect(again.text).toBe(first.text);
    expect(first.headers.get('idempotency-replayed')).toBeNull();
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    for (const name of ['location', 'content-type', 'x-ignored-fields'])
      expect(again.headers.get(name)).toBe(first.headers.get(name));
    expect(again.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
  });

  it('422 at the header for another body', async () => {
    const key = newKey();
    await send('/api/v1/probe/fickle/1', {}, key);
    const { status, json } = await send('/api/v1/probe/fickle/1', { fail: 'conflict' }, key);
    expect(status).toBe(422);
    expect(json).toEqual({
      detail: [
        { loc: ['header', 'Idempotency-Key'], msg: expect.any(String), type: 'value_error' },
      ],
    });
  });

  it('is kept apart by path and by account', async () => {
    const key = newKey();
    const answers = [
      await send('/api/v1/probe/fickle/1', {}, key),
      await send('/api/v1/probe/fickle/2', { fail: 'no' }, key),
    ];
    const { json } = await server.call(`${AUTH}/register`, {
      body: { email: 'apart@example.org', password: GOOD },
      key: null,
    });
    answers.push(await send('/api/v1/probe/fickle/1', { fail: 'no' }, key, json.api_key));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map((answer) => answer.json.run)).size).toBe(3);
  });

  it('409 idempotency_in_progress while the first still runs', async () => {
    const key = newKey();
    const first = send('/api/v1/probe/slow', { n: 7 }, key);
    while (!release) await new Promise((done) => setTimeout(done, 5));
    const second = await send('/api/v1/probe/slow', { n: 7 }, key);
    expect([second.status, second.json.code]).toEqual([409, 'idempotency_in_progress']);
    release();
    expect((await first).json.n).toBe(7);
    expect((await send('/api/v1/probe/slow', { n: 7 }, key)).text).toBe((await first).text);
  });

  it('of ten at once one does the work', async () => {
    const key = newKey();
    const before = runs;
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => send('/api/v1/probe/fickle/3', {}, key)),
    );
    expect(runs).toBe(before + 1);
    for (const { status } of answers) expect([200, 409]).toContain(status);
    expect(
      answers.filter(
        ({ status, headers }) => status === 200 && headers.get('idempotency-replayed') === null,
      ),
    ).toHaveLength(1);
  });

  it('keeps 4xx with its request id, and forgets 429 and 5xx', async () => {
    const key = newKey();
    const first = await send('/api/v1/probe/fickle/4', { fail: 'conflict' }, key);
    const again = await send('/api/v1/probe/fickle/4', { fail: 'conflict' }, key);
    expect([first.status, again.status, again.text]).toEqual([409, 409, first.text]);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    for (const [fail, status] of [
      ['upstream', 502],
      ['bug', 500],
      ['busy', 429],
    ] as const) {
      const other = newKey();
      const before = runs;
      expect((await send('/api/v1/probe/fickle/4', { fail }, other)).status).toBe(status);
      expect((await send('/api/v1/probe/fickle/4', { fail }, other)).status).toBe(status);
      expect(runs).toBe(before + 2);
    }
  });

  it('keeps a 422 of the body', async () => {
    const key = newKey();
    const first = await send('/api/v1/probe/fickle/4', { fail: 'maybe' }, key);
    const again = await send('/api/v1/probe/fickle/4', { fail: 'maybe' }, key);
    expect([
      first.status,
      again.status,
      again.text,
      again.headers.get('idempotency-replayed'),
    ]).toEqual([422, 422, first.text, 'true']);
  });

  it.each(['', '""', 'x'.repeat(256), 'a b'])('422 for the malformed key %j', async (key) => {
    const { status, json } = await send('/api/v1/probe/fickle/5', {}, key);
    expect([status, json.detail[0].loc]).toEqual([422, ['header', 'Idempotency-Key']]);
  });

  it('255 characters are a key', async () =>
    expect((await send('/api/v1/probe/fickle/5', {}, 'y'.repeat(255))).status).toBe(200));

  it('an answer that has expired is forgotten', async () => {
    const key = newKey();
    const first = await send('/api/v1/probe/fickle/6', {}, key);
    await server.services.database.sql(
      `update idempotent_request set expires_at = now() - interval '1 second'`,
    );
    const again = await send('/api/v1/probe/fickle/6', {}, key);
    expect(again.json.run).toBeGreaterThan(first.json.run);
  });

  it('a stored prediction is one prediction', async () => {
    const key = newKey();
    const [first, again] = [
      await send('/api/v1/georisk/score', { lat: 1, lon: 2 }, key),
      await send('/api/v1/georisk/score?f=geojson', { lat: 1, lon: 2 }, key),
    ];
    expect(again.status).toBe(200);
    expect(again.json.properties.prediction_id).toBe(first.json.prediction_id);
  });
});

describe('answers that show a secret', () => {
  it('register, login and rotate repeat the key they issued; it is stored neither plain nor for longer than ten minutes', async () => {
    const person = { email: 'twice@example.org', password: GOOD };
    const key = newKey();
    const registered = await send(`${AUTH}/register`, person, key, null);
    const again = await send(`${AUTH}/register`, person, key, null);
    expect([registered.status, again.status, again.text]).toEqual([200, 200, registered.text]);
    expect(
      (await send(`${AUTH}/register`, { ...person, email: 'else@example.org' }, key, null)).status,
    ).toBe(422);

    const session = await send(`${AUTH}/login`, person, newKey(), null);
    const rotation = newKey();
    const path = `${AUTH}/keys/${registered.json.key_id}/rotate`;
    const rotated = await send(path, undefined, rotation, session.json.api_key);
    const repeated = await send(path, undefined, rotation, session.json.api_key);
    expect([rotated.status, repeated.status, repeated.json.api_key]).toEqual([
      200,
      200,
      rotated.json.api_key,
    ]);
    expect((await server.call(`${AUTH}/me`, { key: rotated.json.api_key })).status).toBe(200);

    const rows = await server.services.database.sql<{ sealed: string; left: number }>(
      `select sealed, extract(epoch from expires_at - now())::float8 as left from idempotent_request where expires_at between now() and now() + interval '1 hour'`,
    );
    expect(rows).toHaveLength(3);
    for (const { sealed, left } of rows) {
      expect(left).toBeLessThanOrEqual(600);
      for (const secret of [registered.json.api_key, session.json.api_key, rotated.json.api_key]) {
        expect(Buffer.from(sealed, 'base64').toString('latin1')).not.toContain(secret.slice(0, 12));
      }
    }
  });

  it('are marked: whatever issues a key, a code or a signing secret', () => {
    const shows = (schema: z.ZodType): boolean =>
      /"(api_key|secret|signing_secret|otpauth_uri|provisioning_uri|recovery_codes)"/.test(
        JSON.stringify(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'output' })),
      );
    const unmarked = operations
      .filter(({ changes, secret, output }) => changes && !secret && shows(output))
      .map(({ id }) => id);
    expect(unmarked).toEqual([]);
  });
});

describe('a change and its answer are one transaction', () => {
  const notes = async (): Promise<number> =>
    (await server.services.database.sql(`select 1 from audit where event = 'probe.lost'`)).length;

  it('what is lost between the two is answered again, and not done again', async () => {
    const before = await notes();
    const key = newKey();
    expect((await send('/api/v1/probe/lost', { fail: 'after' }, key)).status).toBe(500);
    const again = await send('/api/v1/probe/lost', { fail: 'after' }, key);
    expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([200, 'true']);
    expect(again.json.n).toBeGreaterThan(0);
    expect(await notes()).toBe(before + 1);
  });

  it('a change whose claim is gone does not happen', async () => {
    const before = await notes();
    const { status, json } = await send('/api/v1/probe/lost', { fail: 'unclaimed' }, newKey());
    expect([status, json.code]).toEqual([409, 'idempotency_in_progress']);
    expect(await notes()).toBe(before);
  });

  it('without a key it is one transaction too', async () => {
    const before = await notes();
    const { status } = await server.call('/api/v1/probe/lost', { body: { fail: 'never' } });
    expect([status, await notes()]).toEqual([200, before + 1]);
  });
});

describe('a rotation repeated by the key that it ended', () => {
  const person = async (email: string): Promise<{ key: string; path: string }> => {
    const { json } = await server.call(`${AUTH}/register`, {
      body: { email, password: GOOD },
      key: null,
    });
    return { key: json.api_key, path: `${AUTH}/keys/${json.key_id}/rotate` };
  };

  it('gives the same successor for ten minutes, and nothing else', async () => {
    const { key, path } = await person('ended@example.org');
    const rotation = newKey();
    const first = await send(path, {}, rotation, key);
    expect(first.status).toBe(200);
    const again = await send(path, {}, rotation, key);
    expect([again.status, again.text]).toEqual([200, first.text]);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    const refused = [
      await send(path, {}, newKey(), key),
      await send(path, { overlap_hours: 1 }, rotation, key),
      await send(`${AUTH}/keys`, { scopes: ['read'] }, rotation, key),
      await server.call(path, { body: {}, key }),
      await server.call(`${AUTH}/me`, { key }),
      await send(path, {}, rotation, `${key.slice(0, -1)}${key.endsWith('0') ? '1' : '0'}`),
    ];
    for (const { status, json } of refused)
      expect([status, json.code]).toEqual([401, 'invalid_api_key']);
    await server.services.database.sql(
      `update api_key set revoked_at = now() - interval '11 minutes' where revoked_at is not null`,
    );
    expect((await send(path, {}, rotation, key)).status).toBe(401);
  });
});

describe('a stranger with an Idempotency-Key', () => {
  const rows = async (): Promise<number> =>
    (await server.services.database.sql('select 1 from idempotent_request')).length;

  it('is validated before a row is written', async () => {
    const before = await rows();
    const { status } = await send(`${AUTH}/register`, { email: 'no' }, newKey(), null);
    expect([status, await rows()]).toEqual([422, before]);
  });

  it('is counted before a row is written', async () => {
    const before = await rows();
    const statuses: number[] = [];
    for (let i = 0; i < 70; i++) {
      const body = { email: `stranger${i}@example.org`, password: 'password' };
      statuses.push((await send(`${AUTH}/register`, body, newKey(), null)).status);
    }
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(10);
    expect((await rows()) - before).toBeLessThanOrEqual(60);
  });
});
