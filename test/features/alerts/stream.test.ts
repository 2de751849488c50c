import { EventSource } from 'undici';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STREAM } from '../../../config/alerts.ts';
import { AlertLocation } from '../../../src/db/alertLocation.ts';
import { lookAt, redFlag } from '../../support/alertLooks.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

interface Told {
  readonly id: string;
  readonly event: string;
  readonly data: string;
}

/** One connection, read piece by piece. */
async function open(
  server: TestServer,
  query = '',
  headers: Record<string, string> = {},
  key = server.adminKey,
) {
  const leave = new AbortController();
  const reply = await fetch(`${server.url}/api/v1/alerts/stream${query}`, {
    headers: { 'X-API-Key': key, ...headers },
    signal: leave.signal,
  });
  const told: Told[] = [];
  let text = '';
  const isOver = (async () => {
    const decoder = new TextDecoder();
    for await (const piece of reply.body ?? []) {
      text += decoder.decode(piece, { stream: true });
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        const lines = text.slice(0, end).split('\n');
        text = text.slice(end + 2);
        const of = (name: string) =>
          lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? '';
        told.push({
          id: of('id'),
          event: of('event') || (lines.some((line) => line.startsWith(':')) ? 'beat' : ''),
          data: of('data'),
        });
      }
    }
    return 'ended';
  })().catch(() => 'cut');
  return { reply, told, isOver, close: () => leave.abort() };
}

async function until(check: () => boolean, ms = 20_000): Promise<void> {
  const end = performance.now() + ms;
  while (!check()) {
    if (performance.now() > end) throw new Error('it did not come');
    await new Promise((next) => setTimeout(next, 20));
  }
}
const changes = (told: readonly Told[]) => told.filter(({ event }) => event.startsWith('alert.'));

describe('the stream of alerts', { timeout: 60_000 }, () => {
  let server: TestServer;
  let now = Date.UTC(2026, 5, 1, 20);
  beforeAll(async () => {
    server = await startTestServer({}, { routines: [], clock: { now: () => now } });
  }, 60_000);
  afterAll(() => server.stop());

  it('tells what happens in order, and resumes after a reconnection without loss or repetition', async () => {
    const first = await open(server);
    expect(first.reply.headers.get('content-type')).toBe('text/event-stream');
    expect(first.reply.headers.get('cache-control')).toBe('no-store');
    await until(() => first.told.some(({ event }) => event === 'ready'));
    await lookAt(server.services, [redFlag(now)]);
    await until(() => changes(first.told).length === 1);
    const last = changes(first.told)[0];
    expect(last?.event).toBe('alert.created');
    expect(JSON.parse(last?.data ?? '')).toMatchObject({
      type: 'alert.created',
      data: { hazard: 'wildfire', revision: 1, state: 'active', severity: 'Moderate' },
    });
    first.close();
    await first.isOver;

    await lookAt(server.services, [redFlag(now, { severity: 'Extreme' })]);
    await lookAt(server.services, []);
    const second = await open(server, '', { 'Last-Event-ID': last?.id ?? '' });
    await until(() => changes(second.told).length === 2);
    await lookAt(server.services, [redFlag(now, { id: 'fire-2' })]);
    await until(() => changes(second.told).length === 3);
    expect(changes(second.told).map(({ event }) => event)).toEqual([
      'alert.updated',
      'alert.cancelled',
      'alert.created',
    ]);
    const ids = [last, ...changes(second.told)].map((each) => Number(each?.id));
    expect(ids).toEqual(ids.toSorted((a, b) => a - b));
    expect(new Set(ids).size).toBe(4);
    second.close();
    await second.isOver;
    await lookAt(server.services, []);
  });

  it("a browser's own client comes back by itself and misses nothing", async () => {
    const source = new EventSource(
      `${server.url}/api/v1/alerts/stream?wait_s=1&x_api_key=${server.adminKey}`,
    );
    const seen: string[] = [];
    let opened = 0;
    source.addEventListener('open', () => opened++);
    for (const name of ['alert.created', 'alert.updated', 'alert.cancelled'])
      source.addEventListener(name, (event) => {
        const { data } = JSON.parse(String((event as unknown as { data: string }).data));
        seen.push(`${name} ${data.headline}`);
      });
    await until(() => opened === 1);
    const wanted: string[] = [];
    // Some happen while the client is connected, most while it waits to come back.
    for (let k = 0; k < 6; k++) {
      await lookAt(server.services, [redFlag(now, { id: `own-${k}`, headline: `fire ${k}` })]);
      await lookAt(server.services, []);
      wanted.push(`alert.created fire ${k}`, `alert.cancelled fire ${k}`);
      await new Promise((next) => setTimeout(next, 900));
    }
    await until(() => seen.length >= wanted.length, 20_000);
    expect(seen).toEqual(wanted);
    expect(opened).toBeGreaterThan(1);
    source.close();
  });

  it('`mine` tells of events at the places of the account alone', async () => {
    const { json } = await server.call('/api/v1/auth/register', {
      body: { email: 'mine@example.org', password: 'quartz-lantern-mosaic-7-harbour' },
      key: null,
    });
    await server.services.database.em().insert(AlertLocation, {
      account: json.account_id,
      name: 'Berkeley',
      lat: 37.87,
      lon: -122.27,
      timeZone: 'America/Los_Angeles',
      thresholds: { wildfire: 'Minor' },
      muteFrom: null,
      muteTo: null,
      createdAt: new Date(now),
    });
    const stream = await open(server, '?mine=true', {}, json.api_key);
    await until(() => stream.told.length >= 2);
    const east = (redFlag(now).polygon ?? []).map((ring) =>
      ring.map(([lon, lat]) => [lon + 30, lat] as const),
    );
    await lookAt(server.services, [redFlag(now, { id: 'far', polygon: east, headline: 'far' })]);
    await lookAt(server.services, [redFlag(now, { id: 'near', headline: 'near' })]);
    await until(() => changes(stream.told).length > 0);
    expect(changes(stream.told).map(({ data }) => JSON.parse(data).data.headline)).toEqual([
      'near',
    ]);
    stream.close();
    await stream.isOver;
    await lookAt(server.services, []);
  });

  it('says plainly when what came after an id is no longer known, and refuses what is no id', async () => {
    const ahead = await open(server, '?wait_s=1', { 'Last-Event-ID': '999999' });
    expect(await ahead.isOver).toBe('ended');
    expect(ahead.told.map(({ event }) => event)).toContain('gap');
    const wrong = await server.call('/api/v1/alerts/stream?wait_s=1', {
      headers: { 'Last-Event-ID': 'abc' },
    });
    expect(wrong.status).toBe(422);
    expect(wrong.json.detail[0].loc).toEqual(['header', 'Last-Event-ID']);
    expect((await server.call('/api/v1/alerts/stream?wait_s=1', { key: null })).status).toBe(401);
  });

  it('holds so many streams of an account and no more; who leaves frees a place, and a look at the head takes none', async () => {
    const head = { method: 'HEAD' };
    for (let k = 0; k < 8; k++)
      expect((await server.call('/api/v1/alerts/stream', head)).status).toBe(200);
    const streams = await Promise.all(
      Array.from({ length: STREAM.perAccount }, () => open(server)),
    );
    await Promise.all(streams.map(({ told }) => until(() => told.length > 0)));
    const refused = await server.call('/api/v1/alerts/stream');
    expect([refused.status, refused.json.code]).toEqual([429, 'rate_limited']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    streams[0]?.close();
    await streams[0]?.isOver;
    await new Promise((next) => setTimeout(next, 200));
    const again = await open(server, '?wait_s=1');
    expect(again.reply.status).toBe(200);
    for (const { close } of streams) close();
    await again.isOver;
  });

  it('beats while nothing happens, and ends when its key is revoked', async () => {
    const { json } = await server.call('/api/v1/auth/register', {
      body: { email: 'beat@example.org', password: 'quartz-lantern-mosaic-7-harbour' },
      key: null,
    });
    const [kept, lost] = await Promise.all([open(server), open(server, '', {}, json.api_key)]);
    await until(() => lost.told.length >= 2);
    const keys = await server.services.keys.list(json.account_id);
    await server.services.keys.revoke(json.account_id, keys[0]?.keyId ?? 0);
    expect(await lost.isOver).toBe('ended');
    await until(() => kept.told.some(({ event }) => event === 'beat'));
    expect(lost.told.some(({ event }) => event === 'beat')).toBe(false);
    kept.close();
    await kept.isOver;
  });

  it('ends when the server stops, whole', async () => {
    const other = await startTestServer({}, { routines: [], clock: { now: () => now } });
    const stream = await open(other);
    await until(() => stream.told.length >= 2);
    const [how] = await Promise.all([stream.isOver, other.stop()]);
    expect(how).toBe('ended');
    now += 1;
  });
});
