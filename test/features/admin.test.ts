import { availableParallelism } from 'node:os';
import type { Need } from '../../engines/facts.ts';
import { droughtAt } from '../../engines/ground/datasets/droughtMaps.ts';
import { usDroughtMonitor } from '../../src/connectors/sources/usDroughtMonitor.ts';
import { readDrought } from '../../src/features/admin/readDrought.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerVisitor, VISITOR } from '../support/adminArea.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let free: string;
beforeAll(async () => {
  server = await startTestServer({ ADMIN_TOKEN: 'correct-horse-battery-staple' });
  free = await registerVisitor(server);
}, 300_000);
afterAll(() => server.stop());

const JSON_PATHS = [
  '/admin/api/system-stats',
  '/admin/api/users',
  '/admin/api/recent-predictions',
  '/admin/api/revenue',
  '/admin/atlas/api/sites',
  '/admin/atlas/api/site/bingham-canyon',
  '/admin/atlas/api/by-state/UT',
  '/admin/atlas/api/lei-overlay',
  '/admin/atlas/api/ut-resource-map',
  '/admin/hypotheses/api/list',
  '/admin/hypotheses/api/hypothesis/H-001',
  '/admin/grid-scans/api/manifest',
  '/admin/grid-scans/api/og/top?limit=5',
  '/admin/grid-scans/api/porphyry/top?sort=uncertainty&klass=A&limit=5',
  '/admin/lei-profile/api/profile?lat=40.35&lon=-112.4',
  '/admin/d4-pilot/box-elder/api/metadata',
  '/admin/d4-pilot/box-elder/api/zones',
  '/admin/d4-pilot/box-elder/api/alerts',
  '/admin/ghost-radar/api/detections',
  '/admin/ghost-radar/api/summary',
  '/admin/ghost-radar/api/drone-models',
  '/admin/ghost-radar/api/chain-verify',
  '/api/v1/admin/diagnostics',
  '/api/v1/platform/continuous-learning-health',
  '/api/v1/science/rush-valley-validation',
];

describe('figures of administrators', { timeout: 300_000 }, () => {
  it.each(JSON_PATHS)('%s answers an administrator', async (path) => {
    const answer = await server.call(path);
    expect(answer.status, answer.text.slice(0, 300)).toBe(200);
    if (path.startsWith('/admin/') || path.includes('diagnostics')) {
      expect((await server.call(path, { key: free })).status).toBe(403);
      expect((await server.call(path, { key: null })).status).toBe(401);
    }
  });

  it('the pool leaves the server a core where there are two', async () => {
    const { json } = await server.call('/api/v1/admin/diagnostics');
    const { threads } = json.workers;
    expect(threads).toBeGreaterThanOrEqual(1);
    if (availableParallelism() > 1) expect(threads).toBeLessThan(availableParallelism());
    else expect(threads).toBe(1);
  });

  it('unknown names list the nearest', async () => {
    for (const [path, near] of [
      ['/admin/atlas/api/site/bingham-canion', 'bingham-canyon'],
      ['/admin/hypotheses/api/hypothesis/H-01', 'H-001'],
    ] as const) {
      const { status, json } = await server.call(path);
      expect(status).toBe(404);
      expect(json.detail).toContain(near);
    }
    expect((await server.call('/admin/atlas/api/by-state/Utah')).status).toBe(422);
    expect((await server.call('/admin/atlas/api/by-state/AK')).json.sites).toEqual([]);
  });

  it('marks machines by the rules it shows', async () => {
    const all = (await server.call('/admin/api/users')).json;
    const real = all.users.find(({ email }: { email: string }) => email === VISITOR);
    expect(real).toMatchObject({ is_bot: false, bot_rule: null });
    expect(all.bot_rules).toHaveLength(3);
  });

  it('without payments there is no revenue, and it says so', async () => {
    const { json } = await server.call('/admin/api/revenue');
    expect(json).toMatchObject({
      configured: false,
      monthly_recurring_cents: 0,
      lines: [],
      events: [],
    });
    expect(json.reason).toContain('no payment processor');
  });

  it('world scans are sorted, filtered and downloaded', async () => {
    const top = (await server.call('/admin/grid-scans/api/og/top?limit=50')).json.cells;
    const scores = top.map((cell: { composite_score: number }) => cell.composite_score);
    expect(scores).toEqual(scores.toSorted((a: number, b: number) => b - a));
    expect((await server.call('/admin/grid-scans/api/og/top?sort=beauty')).status).toBe(422);
    const kml = await server.call('/admin/grid-scans/download/porphyry/kml');
    expect(kml.status).toBe(200);
    expect(kml.text.endsWith('</Document></kml>\n')).toBe(true);
    const { json } = await server.call('/admin/grid-scans/api/manifest');
    const scan = json.scans.find(({ play }: { play: string }) => play === 'porphyry');
    expect(kml.text.match(/<Placemark>/g)).toHaveLength(scan.cells_scored);
  });
});

describe('ghost radar', { timeout: 300_000 }, () => {
  const LOCATION = '122224160a42bf241b6ed1b4b69808ac0870080000150e0000';
  const basicId = (serial: string): string =>
    Buffer.concat([
      Buffer.from([0x02, 0x12]),
      Buffer.from(serial.padEnd(20, '\0')),
      Buffer.alloc(3),
    ]).toString('hex');

  it('keeps coarse cells and hashed identifications in a chain that shows what was changed', async () => {
    const heard = ['1581F4BND224M00000AA', '1581F4BND224M00000AB', '1596Z00000000000000C'].map(
      (serial) => ({
        location: LOCATION,
        basic_id: basicId(serial),
      }),
    );
    const { status, json } = await server.call('/admin/ghost-radar/api/detections', {
      body: { heard },
    });
    expect(status).toBe(200);
    expect(json.appended).toBe(3);
    const { json: seen } = await server.call('/admin/ghost-radar/api/detections');
    expect(seen.count).toBe(3);
    expect(seen.detections[0]).toMatchObject({
      cell_lat: 45.53,
      cell_lon: -122.97,
      maker: '1596',
      status: 2,
    });
    expect(JSON.stringify(seen)).not.toContain('F4BND224M');
    const { json: summary } = await server.call('/admin/ghost-radar/api/summary');
    expect(summary).toMatchObject({ records: 3, distinct_uas: 3, airborne: 3 });
    const { json: models } = await server.call('/admin/ghost-radar/api/drone-models');
    expect(models.models[0]).toMatchObject({
      maker: '1581',
      aircraft: 'helicopter_or_multirotor',
      records: 2,
    });
    expect((await server.call('/admin/ghost-radar/api/chain-verify')).json).toMatchObject({
      intact: true,
      records: 3,
    });
    const found = await server.call(`/admin/ghost-radar/api/lookup/${json.hashes[1]}`);
    expect(found.json.intact).toBe(true);
    expect((await server.call(`/admin/ghost-radar/api/lookup/${'0'.repeat(64)}`)).status).toBe(404);

    await server.services.database.sql(
      `update remote_id_record set payload = replace(payload, '"status":2', '"status":1') where hash = $1`,
      [json.hashes[1]],
    );
    const { json: broken } = await server.call('/admin/ghost-radar/api/chain-verify');
    expect(broken).toMatchObject({ intact: false, records: 1, broken: { hash: json.hashes[1] } });
    expect((await server.call(`/admin/ghost-radar/api/lookup/${json.hashes[1]}`)).json.intact).toBe(
      false,
    );
  });

  it('writers at once make one line', async () => {
    await server.services.database.sql('delete from remote_id_record');
    const post = () =>
      server.call('/admin/ghost-radar/api/detections', {
        body: { heard: [{ location: LOCATION }] },
      });
    const answers = await Promise.all(Array.from({ length: 8 }, post));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect((await server.call('/admin/ghost-radar/api/chain-verify')).json).toMatchObject({
      intact: true,
      records: 8,
    });
  });

  it('refuses what is no Location message', async () => {
    const wrong = await server.call('/admin/ghost-radar/api/detections', {
      body: { heard: [{ location: `0${LOCATION.slice(1)}` }] },
    });
    expect(wrong.status).toBe(422);
    expect(wrong.json.detail[0].loc).toEqual(['body', 'heard', 0, 'location']);
    for (const query of ['hours_back=169', 'hours_back=0', 'limit=1001'])
      expect((await server.call(`/admin/ghost-radar/api/detections?${query}`)).status).toBe(422);
    expect((await server.call('/admin/ghost-radar/api/drone-models?hours_back=721')).status).toBe(
      422,
    );
  });
});

describe('drought pilot', { timeout: 300_000 }, () => {
  it('gives alerts from readings that were handed in, and names zones of which nothing is known', async () => {
    const today = new Date(server.services.clock.now()).toISOString().slice(0, 10);
    const read = (zone: string, drought_class: string) =>
      server.call('/admin/d4-pilot/box-elder/api/readings', {
        body: { zone, day: today, drought_class, source: 'U.S. Drought Monitor' },
      });
    expect((await read('curlew-park', 'D3')).status).toBe(200);
    expect((await read('atlantis', 'D3')).status).toBe(422);
    const { json } = await server.call('/admin/d4-pilot/box-elder/api/alerts?days=7');
    expect(json.alerts).toMatchObject([
      { zone: 'curlew-park', drought_class: 'D3', kind: 'severe' },
    ]);
    expect(json.zones_without_reading).toHaveLength(5);
    const { json: zones } = await server.call('/admin/d4-pilot/box-elder/api/zones');
    expect(zones.features).toHaveLength(6);
  });

  it('reads the map once a day, zone by zone, and leaves alone what no map answers', async () => {
    const service = usDroughtMonitor.serves.find(({ dataset }) => dataset === droughtAt);
    const day = new Date(server.services.clock.now()).toISOString().slice(0, 10);
    /** The map as its service gives it: class D4 west of 112.9 degrees, D1 in the county east of it. */
    const area = (dm: number, west: number, east: number) => ({
      type: 'Feature',
      properties: { dm, ddate: day },
      geometry: {
        type: 'Polygon',
        coordinates: [
          [
            [west, 40.9],
            [east, 40.9],
            [east, 42.1],
            [west, 42.1],
            [west, 40.9],
          ],
        ],
      },
    });
    const text = JSON.stringify({
      type: 'FeatureCollection',
      features: [area(4, -114.2, -112.9), area(1, -112.9, -111.9)],
    });
    const reply = { status: 200, contentType: 'application/json', text, url: '' };
    const ask = ((need: Need) => {
      const { lon } = need.query as { readonly lon: number };
      const parsed = service?.parse(reply, need.query);
      return lon > -112.3 || parsed?.outcome !== 'data'
        ? { missing: 'network unreachable', source: 'us-drought-monitor' }
        : { value: parsed.value, source: 'us-drought-monitor', asOf: day, retrievedAt: day };
    }) as never;
    const signal = new AbortController().signal;
    expect(await readDrought({ ...server.services, ask }, signal)).toEqual({ read: 5, missing: 1 });
    const { json } = await server.call('/admin/d4-pilot/box-elder/api/zones');
    const classes = Object.fromEntries(
      json.features.map(({ properties }: { properties: { id: string; drought_class: string } }) => [
        properties.id,
        properties.drought_class,
      ]),
    );
    expect(classes).toEqual({
      'bear-river': null,
      promontory: 'D1',
      'hansel-valley': 'D1',
      'curlew-park': 'D4',
      'grouse-creek': 'D4',
      'lake-desert': 'D4',
    });
    const { json: told } = await server.call('/admin/d4-pilot/box-elder/api/alerts?days=7');
    expect(told.alerts.map(({ zone }: { zone: string }) => zone).toSorted()).toEqual([
      'curlew-park',
      'grouse-creek',
      'lake-desert',
    ]);
    expect(told.zones_without_reading).toEqual(['bear-river']);
  });
});

describe('backfills', { timeout: 300_000 }, () => {
  it('started five times at once are one task', async () => {
    const path = '/api/v1/admin/backfill/ghost-radar-chain';
    const started = await Promise.all(
      Array.from({ length: 5 }, () => server.call(path, { method: 'POST', body: {} })),
    );
    expect(started.map(({ status }) => status)).toEqual([202, 202, 202, 202, 202]);
    const ids = new Set(started.map(({ json }) => json.task_id));
    const { json } = await server.call('/api/v1/admin/backfill/list', { key: null });
    const listed = json.tasks.filter((one: { task_id: string }) => ids.has(one.task_id));
    const overlapping = listed.filter((one: { created_at: string; finished_at: string | null }) =>
      listed.some(
        (other: { created_at: string; finished_at: string | null }) =>
          other !== one &&
          other.created_at <= one.created_at &&
          (other.finished_at ?? '9') > one.created_at,
      ),
    );
    expect(overlapping).toEqual([]);
  });

  it('are started by administrators, once at a time, and seen by all', async () => {
    expect(
      (await server.call('/api/v1/admin/backfill/grid-scans', { body: {}, key: free })).status,
    ).toBe(403);
    expect(
      (await server.call('/api/v1/admin/backfill/grid-scan', { body: {} })).json.detail,
    ).toContain('grid-scans');
    const started = await server.call('/api/v1/admin/backfill/rush-valley-validation', {
      body: {},
      key: null,
      headers: { 'X-Admin-Token': 'correct-horse-battery-staple' },
    });
    expect(started.status).toBe(202);
    const path = `/api/v1/admin/backfill/status/${started.json.task_id}`;
    expect(started.headers.get('location')).toBe(path);
    let task = started.json;
    for (let tries = 0; tries < 300 && task.status !== 'successful'; tries++) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      task = (await server.call(path)).json;
    }
    expect(task).toMatchObject({ status: 'successful', progress: 100, result: { wells: 0 } });
    const list = await server.call('/api/v1/admin/backfill/list', { key: null });
    expect(list.status).toBe(200);
    expect(list.json.tasks[0].task_id).toBe(started.json.task_id);
    expect((await server.call('/api/v1/admin/backfill/status/none')).status).toBe(404);
  });
});

describe('validation', { timeout: 300_000 }, () => {
  it('shows a stale validation at once and refreshes it behind', async () => {
    const wells = [
      {
        name: 'a',
        lat: 40.3,
        lon: -112.43,
        depth_m: 90,
        tritium_tu: 0.1,
        carbon14_pmc: 20,
        terrigenic_helium: 40,
      },
      {
        name: 'b',
        lat: 40.3,
        lon: -112.25,
        depth_m: 60,
        tritium_tu: 6,
        carbon14_pmc: 85,
        terrigenic_helium: 1,
      },
      {
        name: 'c',
        lat: 40.1,
        lon: -112.6,
        depth_m: 200,
        tritium_tu: 1.5,
        carbon14_pmc: 60,
        terrigenic_helium: 2,
      },
    ];
    const before = (await server.call('/api/v1/science/rush-valley-validation')).json;
    expect(before.status).toBe('no_data');
    expect(before.reason).toContain('no well');
    const handed = await server.call('/admin/science/rush-valley/wells', {
      body: { wells, source: 'a laboratory' },
    });
    expect(handed.json).toMatchObject({ wells: 3, judged: 3 });
    const { json } = await server.call('/api/v1/science/rush-valley-validation');
    expect(json).toMatchObject({ status: 'ok', stale: false });
    expect(json.blind).toMatchObject({ wells: 3, hit_rate: 1 });
    expect(json.blind.hit_rate_low).toBeCloseTo(0.4385, 3);
    expect(json.consistency.confusion.premodern.premodern).toBe(1);
  });

  it('takes outcomes of stored answers, each once', async () => {
    const { json: answer } = await server.call('/api/v1/georisk/score', {
      body: { lat: 40.8, lon: 14.4 },
    });
    const one = {
      prediction_id: answer.prediction_id,
      question: 'Magnitude 5 within a year',
      probability: 0.2,
      outcome: false,
    };
    const post = (resolutions: unknown[]) =>
      server.call('/admin/api/resolutions', { body: { resolutions } });
    expect((await post([one])).json).toEqual({ stored: 1, known: 0 });
    expect((await post([one])).json).toEqual({ stored: 0, known: 1 });
    const wrong = await post([{ ...one, prediction_id: 987654 }]);
    expect(wrong.status).toBe(422);
    expect((await server.call('/admin/scorecard')).text).toContain('georisk_score');
  });
});
