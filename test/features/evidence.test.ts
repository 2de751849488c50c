import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NamedOperation } from '../../src/core/operation.ts';
import { checkEvidence, type BelievedKeys } from '../../src/features/predictions/checkEvidence.ts';
import { operations } from '../../src/operations.ts';
import { startTestServer, type Answer, type TestServer } from '../support/server.ts';

let server: TestServer;
let keys: BelievedKeys;
let otherKey: string;
beforeAll(async () => {
  server = await startTestServer();
  const { json } = await server.call('/.well-known/georisk-keys.json', { key: null });
  keys = new Map(json.keys.map(({ kid, x }: { kid: string; x: string }) => [kid, x]));
  const other = await server.call('/api/v1/auth/register', {
    key: null,
    body: { email: 'other@example.org', password: 'a-long-and-unusual-passphrase-91' },
  });
  otherKey = other.json.api_key;
});
afterAll(() => server.stop());

/** Operations that store their answers. */
const storing = operations.filter(
  ({ output, example }) =>
    example !== undefined && 'prediction_sha256' in ((output as { shape?: object }).shape ?? {}),
);

async function ask({ method, path, example }: NamedOperation): Promise<number> {
  const members = { ...(example as Record<string, unknown>) };
  const filled = path.replace(/\{(\w+)\}/g, (_all, name: string) => {
    const value = String(members[name]);
    delete members[name];
    return encodeURIComponent(value);
  });
  const query = new URLSearchParams(members as Record<string, string>).toString();
  const { json, status } =
    method === 'GET'
      ? await server.call(query ? `${filled}?${query}` : filled)
      : await server.call(filled, { body: members });
  expect([path, status]).toEqual([path, 200]);
  return json.prediction_id;
}

// A pinned answer is one that was stored before.
const asked = storing.filter(
  ({ id, path }) => !path.includes('{prediction_id}') && id !== 'predictions_pinned',
);
const failing = (file: unknown): string[] => [
  ...new Set(
    checkEvidence(file, keys)
      .filter(({ ok }) => !ok)
      .map(({ part }) => part),
  ),
];

describe('every operation that stores its answers', () => {
  it('is among those that are tried', () => expect(asked.length).toBeGreaterThan(20));

  it.each(asked.map((each) => [each.id, each] as const))(
    '%s: equal when it is computed again, and its evidence holds offline',
    async (_id, each) => {
      const id = await ask(each);
      const again = await server.call(`/api/v1/predictions/${id}/reproduce`, { body: {} });
      expect(again.status).toBe(200);
      expect(again.json).toMatchObject({ state: 'equal', differences: [], reason: null });
      const { status, json } = await server.call(`/api/v1/predictions/${id}/evidence`);
      expect(status).toBe(200);
      expect(failing(json)).toEqual([]);
      // From now on the values of tables are stored, too.
      const later = await server.call(`/api/v1/predictions/${id}/reproduce`, { body: {} });
      expect(later.json).toMatchObject({ state: 'equal', inputs_from_tables: 0 });
    },
    60_000,
  );
});

type Json = Answer['json'];

/** What is changed, and which checks must see it. */
const TAMPERINGS: readonly (readonly [
  what: string,
  change: (file: Json) => void,
  parts: readonly string[],
])[] = [
  ['the record', (f: Json) => (f.evidence.record.reply.probability = 0.5), ['signature', 'record']],
  [
    'the question',
    (f: Json) => (f.evidence.record.input.region = 'merapi'),
    ['signature', 'record'],
  ],
  [
    'the hash',
    (f: Json) => (f.evidence.prediction_sha256 = '0'.repeat(64)),
    ['signature', 'record', 'ledger'],
  ],
  [
    'a value',
    (f: Json) => (f.evidence.inputs[0].value = { volcanoes: [] }),
    ['signature', 'input'],
  ],
  [
    'the hash of a value',
    (f: Json) => (f.evidence.inputs[0].value_sha256 = '0'.repeat(64)),
    ['signature', 'input'],
  ],
  [
    'a source',
    (f: Json) => (f.evidence.inputs[0].source = 'elsewhere'),
    ['signature', 'provenance'],
  ],
  [
    'a time',
    (f: Json) => (f.evidence.inputs[0].as_of = '2020-01-01T00:00:00Z'),
    ['signature', 'provenance'],
  ],
  ['a licence', (f: Json) => (f.evidence.inputs[0].licence = 'none'), ['signature']],
  [
    'the ledger',
    (f: Json) => (f.evidence.ledger.previous_hash = '1'.repeat(64)),
    ['signature', 'ledger'],
  ],
  ['the frozen text', (f: Json) => (f.evidence.ledger.entry = '{}'), ['signature', 'ledger']],
  ['an input left out', (f: Json) => void f.evidence.inputs.pop(), ['signature', 'provenance']],
  ['the model', (f: Json) => (f.evidence.models[0].version = '9.9.9'), ['signature']],
  ['the commit', (f: Json) => (f.evidence.code.commit = '0'.repeat(40)), ['signature']],
  [
    'the signature',
    (f: Json) => (f.signature.value = f.signature.value.split('').toReversed().join('')),
    ['signature'],
  ],
  ['the name of the key', (f: Json) => (f.signature.kid = 'x'), ['key']],
];

describe('tampering', () => {
  let file: Json;
  beforeAll(async () => {
    const { json } = await server.call('/api/v1/predictions/market/oracle', {
      body: { hazard_type: 'volcano', region: 'etna' },
    });
    file = (await server.call(`/api/v1/predictions/${json.prediction_id}/evidence`)).json;
  });
  const changed = (change: (copy: Json) => void): unknown => {
    const copy = structuredClone(file);
    change(copy);
    return copy;
  };

  it('is not seen where there is none', () => expect(failing(file)).toEqual([]));

  it.each(TAMPERINGS)('of %s is named', (_what, change, parts) => {
    const found = failing(changed(change));
    expect(found).toEqual(expect.arrayContaining([...parts]));
    expect(found.length).toBe(parts.length);
  });

  it('by somebody with a key of his own is seen by the list of keys alone', async () => {
    const other = await startTestServer();
    const { json } = await other.call('/api/v1/volcano/predict', {
      body: { lat: 40.82, lon: 14.43 },
    });
    const forged = (await other.call(`/api/v1/predictions/${json.prediction_id}/evidence`)).json;
    await other.stop();
    expect(failing(forged)).toEqual(['key']);
    // Without a list the key in the file is all there is, and the check says so.
    const [, alone] = checkEvidence(forged);
    expect(alone).toMatchObject({ part: 'key', ok: true });
    expect(alone?.says).toContain('was not looked for');
  });
});

describe('stored inputs', () => {
  it('that were changed in the database are said to be', async () => {
    const { json } = await server.call('/api/v1/volcano/predict', {
      body: { lat: 37.75, lon: 15 },
    });
    const path = `/api/v1/predictions/${json.prediction_id}`;
    await server.call(`${path}/evidence`);
    await server.services.database.sql(
      `update input_value set body = '\\x00' where position(decode(sha256, 'hex') in (select inputs from prediction_inputs where prediction_id = $1)) > 0`,
      [json.prediction_id],
    );
    const again = await server.call(`${path}/reproduce`, { body: {} });
    expect(again.json.state).toBe('not_possible');
    expect(again.json.reason).toContain('stored bytes');
  });
});

describe('keys and access', () => {
  it('the private key is in the data folder, for its owner only', async () => {
    const path = join(server.dataDir, 'evidence-key.pem');
    expect((statSync(path).mode & 0o777).toString(8)).toBe('600');
    expect(readFileSync(path, 'utf8')).toContain('PRIVATE KEY');
    const { text } = await server.call('/.well-known/georisk-keys.json', { key: null });
    expect(text).not.toContain('"d"');
  });

  it.each(['evidence', 'reproduce'])('%s of another account, and of none, is 404', async (verb) => {
    const { json } = await server.call('/api/v1/volcano/predict', { body: { lat: 1, lon: 1 } });
    const sent = verb === 'evidence' ? {} : { body: {} };
    for (const [id, key] of [
      [json.prediction_id, otherKey],
      [2_000_000_000, server.adminKey],
    ] as const) {
      const answer = await server.call(`/api/v1/predictions/${id}/${verb}`, { ...sent, key });
      expect([answer.status, answer.json.code]).toEqual([404, 'not_found']);
    }
  });
});
