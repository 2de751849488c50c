import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../support/server.ts';

const clock = { at: Date.parse('2026-03-01T00:00:00Z'), now: () => clock.at };
const SCORE = '/api/v1/georisk/score';
const HERE = { lat: 37.7749, lon: -122.4194 };
let server: TestServer;
let otherKey: string;
beforeAll(async () => {
  server = await startTestServer({}, { clock });
  const other = await server.call('/api/v1/auth/register', {
    key: null,
    body: { email: 'other@example.org', password: 'a-long-and-unusual-passphrase-91' },
  });
  otherKey = other.json.api_key;
});
afterAll(() => server.stop());
const score = async (body: object) => (await server.call(SCORE, { body })).json;

describe('the difference of two answers', () => {
  it('to one question is their time alone while nothing moved', async () => {
    const first = await score(HERE);
    clock.at += 60_000;
    const second = await score(HERE);
    const { json, status } = await server.call(
      `/api/v1/predictions/${first.prediction_id}/difference?with=${second.prediction_id}`,
    );
    expect(status).toBe(200);
    expect(json).toMatchObject({
      same_question: true,
      model_moved: false,
      inputs_moved: [],
      differences: [],
      measure: '/quantity/value',
    });
    expect(json.from).toBe(json.to);
  });

  it('names the input whose value moved, and what it alone does', async () => {
    const first = await score(HERE);
    const second = await score(HERE);
    const paths = [first, second].map(({ prediction_id: id }) => `/api/v1/predictions/${id}`);
    for (const path of paths) await server.call(`${path}/evidence`);
    // A later release with firmer ground in its table: its value is what the second answer was sealed with.
    const { json: file } = await server.call(`${paths[1]}/evidence`);
    const place = file.evidence.inputs.findIndex(
      ({ dataset }: { dataset: string }) => dataset === 'soil',
    );
    const [row] = await server.services.database.sql<{ inputs: Uint8Array }>(
      'select inputs from prediction_inputs where prediction_id = $1',
      [second.prediction_id],
    );
    expect(row).toBeDefined();
    const values = await server.services.evidence.inputsOf(second.prediction_id);
    await server.services.evidence.seal(
      second.prediction_id,
      [...values].map(([at, { value }]) => ({
        place: at,
        value: at === place ? { ...(value as object), vs30Mps: 760 } : value,
      })),
    );
    const { json } = await server.call(`${paths[0]}/difference?with=${second.prediction_id}`);
    expect(json.inputs_moved).toHaveLength(1);
    expect(json.inputs_moved[0]).toMatchObject({ dataset: 'soil' });
    expect(json.inputs_moved[0].effect).toBeLessThan(0);
    expect(json.method).toContain('at its moment');
    expect(json.method).toContain('what moves only together is in none');
    const again = await server.call(`${paths[1]}/reproduce`, { body: {} });
    expect(again.json.state).toBe('differs');
    expect(again.json.differences.map(({ pointer }: { pointer: string }) => pointer)).toContain(
      '/score',
    );
  });

  it('409 between operations, 404 for another account', async () => {
    const first = await score(HERE);
    const { json: other } = await server.call('/api/v1/volcano/predict', { body: HERE });
    const path = `/api/v1/predictions/${first.prediction_id}/difference?with=${other.prediction_id}`;
    expect((await server.call(path)).status).toBe(409);
    expect((await server.call(path, { key: otherKey })).status).toBe(404);
  });
});

describe('a pinned answer', () => {
  const pin = (body: object) =>
    server.call('/api/v1/predictions/pinned', { body: { operation: 'georisk_score', ...body } });

  it('is the stored one, to the byte', async () => {
    clock.at += 3_600_000;
    const place = { lat: 10.5, lon: 20.25 };
    const first = await score(place);
    const asOf = new Date(clock.at + 1000).toISOString();
    clock.at += 86_400_000;
    const second = await score(place);
    expect(second.prediction_id).not.toBe(first.prediction_id);
    const { json } = await pin({ input: place, as_of: asOf });
    expect(json).toMatchObject({
      pinned_by: 'stored',
      prediction_id: first.prediction_id,
      prediction_sha256: first.prediction_sha256,
      computed_at: first.provenance.computed_at,
    });
    const { prediction_id: _id, prediction_sha256: _hash, ...answer } = first;
    expect(json.answer).toEqual(answer);
  });

  it('is refused where none was given then, or by another version', async () => {
    const none = await pin({ input: { lat: 10.5, lon: 20.25 }, as_of: '2020-01-01T00:00:00Z' });
    expect([none.status, none.json.code]).toEqual([409, 'conflict']);
    const other = await pin({ input: HERE, methodology_version: '0.0.1' });
    expect(other.status).toBe(409);
    const { version } = (await score(HERE)).provenance.model;
    expect(other.json.detail).toContain(`${version} is in service`);
  });

  it('is computed where the version in service is the one', async () => {
    const { version } = (await score(HERE)).provenance.model;
    const elsewhere = { lat: HERE.lat + 1, lon: HERE.lon };
    const { json } = await pin({ input: elsewhere, methodology_version: version });
    expect(json).toMatchObject({ pinned_by: 'computed_now', methodology_version: version });
    expect((await server.call(`/api/v1/predictions/${json.prediction_id}`)).status).toBe(200);
  });

  it('422 for an operation that stores nothing, and for a wrong question', async () => {
    expect((await pin({ operation: 'earthquake_regions', input: {} })).status).toBe(422);
    const { json } = await pin({ input: { lat: 99, lon: 0 } });
    expect(json.detail[0].loc).toEqual(['body', 'input', 'lat']);
  });
});

describe('a correction', () => {
  const LOG = '/api/v1/predictions/disputes';
  const log = async () => (await server.call(LOG, { key: null })).json.disputes;
  const body = {
    pointer: '/reply/score',
    statement: 'The ground was drilled in 2024: Vs30 is 420 m/s, not 204 m/s.',
    evidence: [{ url: 'https://example.org/borehole.pdf' }],
  };
  let path: string;
  beforeAll(async () => {
    path = `/api/v1/predictions/${(await score(HERE)).prediction_id}/dispute`;
  });

  it('is filed, shown without its words until it is answered, then with them', async () => {
    const { status, json } = await server.call(path, { body });
    expect([status, json.state]).toEqual([200, 'open']);
    const [open] = await log();
    expect(open).toMatchObject({
      dispute_id: json.dispute_id,
      state: 'open',
      statement: null,
      evidence: [],
    });
    expect(JSON.stringify(open)).not.toContain('borehole');
    const answered = await server.call(`/admin/api/disputes/${json.dispute_id}/answer`, {
      body: { verdict: 'upheld', answer: 'The borehole was added with its source.' },
    });
    expect(answered.json).toEqual({ dispute_id: json.dispute_id, answers: 1 });
    const [closed] = await log();
    expect(closed).toMatchObject({
      state: 'answered',
      statement: body.statement,
      evidence: body.evidence,
    });
    expect(closed.answers).toMatchObject([{ verdict: 'upheld' }]);
    expect(JSON.stringify(closed)).not.toContain('admin@localhost');
  });

  it('waits among those of its own account alone: twenty at once, however many others have', async () => {
    const fill = (accountId: number) =>
      server.services.database.sql(
        `insert into dispute (prediction_id, account_id, operation, prediction_sha256, pointer, stated, statement, evidence, filed_at)
         select prediction_id, $1::int, operation, prediction_sha256, pointer, stated, statement, evidence, filed_at
           from generate_series(1, 20), (select * from dispute order by id limit 1) as one`,
        [accountId],
      );
    const [ids] = await server.services.database.sql<{ own: number; other: number }>(
      `select (select account_id from dispute order by id limit 1) as own,
              (select id from account where email = 'other@example.org') as other`,
    );
    await fill(ids?.other ?? 0);
    expect((await server.call(path, { body })).status).toBe(200);
    await fill(ids?.own ?? 0);
    expect((await server.call(path, { body })).status).toBe(409);
  });

  it('stays as it was filed', async () => {
    for (const table of ['dispute', 'dispute_answer'])
      await expect(server.services.database.sql(`delete from ${table}`)).rejects.toThrow(
        'append-only',
      );
  });

  it('404 for another account and for an answer to none; 403 for who is no administrator', async () => {
    expect((await server.call(path, { body, key: otherKey })).status).toBe(404);
    const answer = { verdict: 'rejected', answer: 'Nothing was found to be wrong here.' };
    expect((await server.call('/admin/api/disputes/999/answer', { body: answer })).status).toBe(
      404,
    );
    expect(
      (await server.call('/admin/api/disputes/1/answer', { body: answer, key: otherKey })).status,
    ).toBe(403);
  });

  it.each([
    [{ pointer: '/reply/nothing' }, 'pointer'],
    [{ statement: 'too short' }, 'statement'],
    [{ evidence: [] }, 'evidence'],
    [{ evidence: [{}] }, 'evidence'],
    [{ evidence: [{ url: 'javascript:alert(1)' }] }, 'evidence'],
  ])('422 for %j', async (wrong, member) => {
    const { status, json } = await server.call(path, { body: { ...body, ...wrong } });
    expect([status, json.detail[0].loc[1]]).toEqual([422, member]);
  });
});
