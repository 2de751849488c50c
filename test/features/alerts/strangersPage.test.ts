import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ALERTS } from '../../../config/alerts.ts';
import { AlertEvent } from '../../../src/db/alertEvent.ts';
import type { OpenDatabase } from '../../../src/db/orm.ts';
import { ThreadedLite } from '../../../src/db/threadedLite.ts';
import { memoryDatabase } from '../../support/database.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { signedIn } from '../../support/signedIn.ts';

describe('/alerts for strangers', () => {
  let database: OpenDatabase;
  let server: TestServer;
  let now = Date.UTC(2026, 5, 1, 20);
  let cookie = '';
  const asked: string[] = [];

  beforeAll(async () => {
    database = await memoryDatabase();
    if (!(database.native instanceof ThreadedLite)) throw new Error('this is no embedded database');
    const { native, sql } = database;
    const query = native.query.bind(native);
    const bySql = new Set<string>();
    vi.spyOn(native, 'query').mockImplementation((text, ...more) => {
      if (!bySql.has(text)) asked.push(text);
      return query(text, ...more) as never;
    });
    // Prepared statements do not come by `query`.
    database = {
      ...database,
      sql: (text, params) => {
        bySql.add(text);
        asked.push(text);
        return sql(text, params);
      },
    };
    server = await startTestServer({}, { database, routines: [], clock: { now: () => now } });
    cookie = await signedIn(server);
  }, 60_000);
  afterAll(() => server.stop());
  beforeEach(() => {
    now += ALERTS.strangersPageMs;
    asked.length = 0;
  });

  const open = async (headers: Record<string, string> = {}): Promise<string> => {
    const { status, text } = await server.call('/alerts', { key: null, headers });
    expect(status).toBe(200);
    return text;
  };
  /** Queries for what the page shows. */
  const queries = (): number => asked.filter((text) => /from "?alert_/.test(text)).length;

  it('costs the queries of one, however many ask in some seconds', async () => {
    const pages = await Promise.all(Array.from({ length: 20 }, () => open()));
    pages.push(await open());
    expect(new Set(pages).size).toBe(1);
    expect(queries()).toBe(3);
    now += ALERTS.strangersPageMs - 1;
    await open();
    expect(queries()).toBe(3);
    now += 1;
    await open();
    expect(queries()).toBe(6);
  });

  it('shows a new event after that, and to who is signed in at once', async () => {
    const before = await open();
    await server.services.database.em().insert(AlertEvent, eventAt(new Date(now)));
    expect(await open()).toBe(before);
    const own = await open({ Cookie: cookie });
    expect(own).toContain('A fire by the river');
    expect(own).toContain('Welcome back');
    expect(await open()).toBe(before);
    now += ALERTS.strangersPageMs;
    const after = await open();
    expect(after).toContain('A fire by the river');
    expect(after).not.toContain('Welcome back');
  });

  it('a clock that steps back keeps nothing for longer', async () => {
    await open();
    now -= 3_600_000;
    await open();
    expect(queries()).toBe(6);
    now += 3_600_000;
  });
});

/** A fire, active from this moment. */
function eventAt(at: Date) {
  return {
    id: 'ev_1',
    kind: 'fire',
    state: 'active' as const,
    revision: 1,
    severity: 'Severe',
    urgency: 'Expected',
    certainty: 'Likely',
    title: 'Fire',
    headline: 'A fire by the river',
    area: null,
    lat: 37.9,
    lon: -122.5,
    magnitude: null,
    polygon: null,
    keys: [],
    feeds: ['nws-alerts'],
    onsetAt: at,
    expiresAt: null,
    firstSeenAt: at,
    updatedAt: at,
  };
}
