import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../engines/ground/math/time.ts';
import { canonicalJson } from '../../src/core/canonicalJson.ts';
import { verifyChain } from '../../src/features/forecasts/ledger.ts';
import { PANEL } from '../../engines/signals/market/panel.ts';
import { freezePanelOf } from '../../src/features/forecasts/panel.ts';
import { settleDue } from '../../src/features/forecasts/resolve.ts';
import { faultServer, type FaultServer } from '../support/faultServer.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const ORACLE = '/api/v1/predictions/market/oracle';
/** The time of the server, which the tests move. */
const clock = { at: Date.parse('2026-03-01T00:00:00Z'), now: () => clock.at };

let source: FaultServer;
let server: TestServer;
let catalogue: readonly object[] = [];
let asked: string[] = [];

const quake = (
  id: string,
  magnitude: number,
  [lat, lon]: readonly [number, number],
  time: string,
) => ({
  type: 'Feature',
  id,
  geometry: { type: 'Point', coordinates: [lon, lat, 10] },
  properties: {
    time: Date.parse(time),
    updated: Date.parse(time),
    mag: magnitude,
    magType: 'mw',
    place: 'a test',
    status: 'reviewed',
    type: 'earthquake',
  },
});

beforeAll(async () => {
  source = await faultServer('{}');
  source.behave(({ url = '' }) => {
    asked.push(url);
    if (!url.startsWith('/query') || catalogue === undefined)
      return { status: 503, body: 'closed' };
    const body = {
      type: 'FeatureCollection',
      metadata: { generated: clock.at },
      features: catalogue,
    };
    return { body: JSON.stringify(body) };
  });
  server = await startTestServer(
    { OFFLINE: '0', SOURCE_USGS_FDSN_EVENT_URL: source.url },
    { clock },
  );
});
afterAll(async () => {
  await server.stop();
  await source.close();
});

const freeze = async (region: string, magnitude_threshold = 6, days = 30) =>
  (
    await server.call(ORACLE, {
      body: { hazard_type: 'earthquake', region, magnitude_threshold, time_horizon_days: days },
    })
  ).json;
const settle = (ask = server.services.ask) =>
  settleDue({ ...server.services, ask }, new AbortController().signal);
const listed = async () =>
  (await server.call('/api/v1/predictions/ledger?limit=500', { key: null })).json.entries;

describe('the ledger', () => {
  it('chains every forecast before it is sent', async () => {
    const [one, two] = [await freeze('japan'), await freeze('chile')];
    expect(two.ledger.previous_hash).toBe(one.ledger.hash);
    expect(JSON.parse(one.ledger.entry)).toMatchObject({
      prediction_sha256: one.prediction_sha256,
      probability: one.probability,
      base_rate: one.base_rate,
      frozen_at: one.opens_at,
    });
    expect(canonicalJson(JSON.parse(one.ledger.entry))).toBe(one.ledger.entry);
    expect(await verifyChain(server.services.database)).toMatchObject({
      entries: 2,
      first_broken: null,
    });
  });

  it('holds with many at once', async () => {
    await Promise.all(Array.from({ length: 12 }, () => freeze('italy', 5)));
    expect(await verifyChain(server.services.database)).toMatchObject({
      entries: 14,
      first_broken: null,
    });
  });

  it.each([
    `update forecast_ledger set entry = '{}' where id = 1`,
    'delete from forecast_ledger where id = 1',
    'truncate forecast_ledger cascade',
  ])('refuses %s', async (statement) => {
    await expect(server.services.database.sql(statement)).rejects.toThrow('append-only');
  });

  it('does not enter what a test key asks, nor what has no probability', async () => {
    const { json: issued } = await server.call('/api/v1/auth/keys', {
      body: { name: 'trial', test: true },
    });
    expect(issued.api_key).toMatch(/^grk_test_/);
    const before = await listed();
    const trial = await server.call(ORACLE, {
      key: issued.api_key,
      body: { hazard_type: 'earthquake', region: 'japan' },
    });
    expect([trial.status, 'ledger' in trial.json]).toEqual([200, false]);
    const { json } = await server.call(ORACLE, {
      body: { hazard_type: 'tsunami', region: 'cascadia', magnitude_threshold: 9.2 },
    });
    expect(json).toMatchObject({ state: 'unknown', probability: null, ledger: null });
    expect(await listed()).toHaveLength(before.length);
  });

  it('does not show the place that somebody asked about', async () => {
    await server.call(ORACLE, { body: { hazard_type: 'flood', lat: 51.5, lon: -0.12 } });
    const last = (await listed()).at(-1);
    expect(last.entry).toBeNull();
    expect(last.hash).toHaveLength(64);
  });
});

describe('resolution', () => {
  it('waits until the record is due', async () => {
    clock.at = Date.parse('2026-04-20T00:00:00Z');
    expect(await settle()).toEqual({ looked: 0, resolved: 0 });
  });

  it('stays open with its reason while no whole list answers', async () => {
    clock.at = Date.parse('2026-05-02T00:00:00Z');
    // Embedded tables alone, as on a server without a network.
    expect((await settle(server.services.sandbox.ask)).resolved).toBe(0);
    const [japan] = await listed();
    expect(japan).toMatchObject({ state: 'unresolved', outcome: null });
    expect(japan.reason).toMatch(/significant earthquakes only|earthquake catalogue/);
  });

  it('settles by the recorded catalogue alone: place, size, time', async () => {
    catalogue = [
      quake('inside', 6.1, [38, 142], '2026-03-10T00:00:00Z'),
      quake('too-late', 8, [38, 142], '2026-04-10T00:00:00Z'),
      quake('too-small', 5.9, [-30, -71], '2026-03-10T00:00:00Z'),
      quake('elsewhere', 7, [10, 20], '2026-03-10T00:00:00Z'),
    ];
    clock.at += 8 * DAY_MS;
    asked = [];
    const { resolved } = await settle();
    expect(resolved).toBeGreaterThanOrEqual(14);
    const [japan, chile] = await listed();
    expect(japan).toMatchObject({ state: 'resolved', outcome: true, reason: null });
    expect(japan.evidence.source).toBe('usgs-fdsn-event');
    expect(japan.evidence.decisive).toHaveLength(1);
    expect(japan.evidence.decisive[0]).toContain('inside');
    expect(chile).toMatchObject({ state: 'resolved', outcome: false });
    expect(
      asked.some(
        (url) => url.includes('starttime=2026-03-01') && url.includes('endtime=2026-03-31'),
      ),
    ).toBe(true);
  });

  it('is not changed afterwards, by nobody', async () => {
    catalogue = [];
    clock.at += 30 * DAY_MS;
    await settle();
    expect((await listed())[0]).toMatchObject({ state: 'resolved', outcome: true });
    const { database } = server.services;
    await expect(
      database.sql(`update forecast_resolution set outcome = false where ledger_id = 1`),
    ).rejects.toThrow('not changed');
    const { json } = await server.call(ORACLE, {
      body: { hazard_type: 'volcano', region: 'etna' },
    });
    const byHand = await server.call('/admin/api/resolutions', {
      body: {
        resolutions: [
          { prediction_id: json.prediction_id, question: 'any', probability: 0.5, outcome: true },
        ],
      },
    });
    expect([byHand.status, byHand.json.code]).toEqual([409, 'conflict']);
  });
});

describe('the scorecard', () => {
  it('counts a question that is asked again on a day once, and scores nothing while few are resolved', async () => {
    clock.at += DAY_MS;
    const { status, json } = await server.call('/api/v1/predictions/scorecard', { key: null });
    expect(status).toBe(200);
    const month = json.live.groups.find(
      (group: { horizon: string }) => group.horizon === '8 to 31 days',
    );
    expect(month).toMatchObject({
      hazard_type: 'earthquake',
      frozen: 3,
      resolved: 3,
      scores: null,
    });
    expect(month.reason).toContain('30 are needed');
    const past = json.retrospective.groups.filter(
      (group: { scores: unknown }) => group.scores !== null,
    );
    expect(past.length).toBeGreaterThan(2);
    for (const { scores } of past) {
      const count = scores.reliability.reduce(
        (sum: number, bin: { count: number }) => sum + bin.count,
        0,
      );
      expect(count).toBe(scores.count);
      expect(scores.brier.p05).toBeLessThan(scores.brier.value);
      expect(scores.brier.value).toBeLessThan(scores.brier.p95);
    }
    expect(json.ledger.first_broken).toBeNull();
  });

  it('reads the same outcomes as the health of learning', async () => {
    const { json } = await server.call('/api/v1/platform/continuous-learning-health');
    expect(json.resolved).toMatchObject([{ module: 'predictions_oracle', state: 'too_few' }]);
    const [{ resolved }] = json.resolved;
    const rows = await server.services.database.sql(
      `select 1 from forecast_resolution where state = 'resolved'`,
    );
    expect(resolved).toBe(rows.length);
  });

  it('names the first broken link', async () => {
    const { database } = server.services;
    await database.sql('alter table forecast_ledger disable trigger forecast_ledger_append_only');
    await database.sql(
      `update forecast_ledger set entry = replace(entry, '"japan"', '"italy"') where id = 1`,
    );
    expect(await verifyChain(database)).toMatchObject({
      entries: 0,
      first_broken: 1,
      reason: expect.stringContaining('hash'),
    });
    await database.sql(
      `update forecast_ledger set entry = replace(entry, '"italy"', '"japan"') where id = 1`,
    );
    expect((await verifyChain(database)).first_broken).toBeNull();
    await database.sql(
      'alter table forecast_resolution drop constraint forecast_resolution_ledger_id_foreign',
    );
    await database.sql('delete from forecast_ledger where id = 5');
    expect(await verifyChain(database)).toMatchObject({
      entries: 4,
      first_broken: 6,
      reason: expect.stringContaining('missing'),
    });
  });
});

describe('the panel', () => {
  const freezeAll = (ask = server.services.ask) =>
    freezePanelOf({ ...server.services, ask }, new AbortController().signal);

  it('waits while no catalogue answers', async () => {
    expect(await freezeAll(server.services.sandbox.ask)).toEqual({ frozen: 0, waits: true });
  });

  it('is frozen once a day, and again the next, in the open', async () => {
    catalogue = [];
    expect(await freezeAll()).toEqual({ frozen: PANEL.length, waits: false });
    expect(await freezeAll()).toEqual({ frozen: 0, waits: false });
    clock.at += DAY_MS;
    expect((await freezeAll()).frozen).toBe(PANEL.length);
    const entries = (await listed())
      .flatMap(({ entry }: { entry: string | null }) => (entry === null ? [] : [JSON.parse(entry)]))
      .filter(({ panel }: { panel?: string }) => panel !== undefined);
    expect(entries).toHaveLength(2 * PANEL.length);
    const hail = entries.find(
      ({ hazard_type: hazard }: { hazard_type: string }) => hazard === 'severe_weather',
    );
    expect([hail.lat, hail.lon]).toEqual([35.47, -97.52]);
    const day = new Date(clock.at).toISOString().slice(0, 10);
    expect(entries.at(-1).panel).toBe(day);
  });

  it('stands in the scorecard apart from what callers asked', async () => {
    const { json } = await server.call('/api/v1/predictions/scorecard', { key: null });
    const groups: { set: string; frozen: number }[] = json.live.groups;
    const panel = groups.filter(({ set }) => set === 'panel');
    expect(panel.reduce((sum, { frozen }) => sum + frozen, 0)).toBe(2 * PANEL.length);
    expect(groups.findIndex(({ set }) => set === 'asked')).toBe(panel.length);
  });
});
