import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DATASETS } from '../../engines/ground/datasets/index.ts';
import type { Dataset } from '../../engines/facts.ts';
import { onWire } from '../../engines/onWire.ts';
import { atlas } from '../../src/atlas/index.ts';
import { questionMembers } from '../../src/core/datasetCard.ts';
import { connectors } from '../../src/connectors/index.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const PATH = '/api/v1/data/query';
const EMBEDDED = new Set(atlas.map(({ dataset }) => dataset.id));
/** What a dataset is asked whose source names no question of its own. */
const ASKED = {
  lat: 38.3,
  lon: 140.9,
  radius_km: 200,
  south: 40.5,
  west: -113,
  north: 41,
  east: -112.5,
  min_magnitude: 5,
  text: 'Etna',
  sensor_id: '1',
  site_id: '09380000',
  gauge_id: 'SACC1',
  area_code: '06',
  series_id: 'DCOILWTICO',
  event_id: 'official20110311054624120_30',
  product_id: '00000000-0000-0000-0000-000000000000',
  cik: '320193',
  accession: '0000320193-23-000106',
  from: 0,
  to: 10,
  min_year: 2000,
  max_year: 2010,
  page: 1,
  limit: 5,
  start_date: '2020-01-01',
  end_date: '2020-12-31',
  start_time: '2020-01-01T00:00:00Z',
  end_time: '2020-12-31T00:00:00Z',
} as const;
/** Members that tables which are asked by a point alone would take for more than that. */
const LEFT_OUT = new Set(['start_date', 'end_date', 'start_time', 'end_time']);

const POINT = { lat: 38.3, lon: 140.9 };
const examples = new Map(
  connectors.flatMap(({ serves }) =>
    serves.flatMap(({ dataset, example }) =>
      example === undefined ? [] : [[dataset.id, onWire(example) as object] as const],
    ),
  ),
);
function questionFor(dataset: Dataset): object {
  const example = EMBEDDED.has(dataset.id) ? undefined : examples.get(dataset.id);
  const members = questionMembers(dataset);
  const filled = Object.entries(ASKED).filter(
    ([name]) => members.has(name) && !(EMBEDDED.has(dataset.id) && LEFT_OUT.has(name)),
  );
  const days = dataset.id.startsWith('groundwater-')
    ? DAYS.filter(([name]) => members.has(name))
    : [];
  return example ?? Object.fromEntries(dataset.id === 'water-sites' ? SITE : [...filled, ...days]);
}
const SITE: [string, unknown][] = [['site_id', ASKED.site_id]];
/** Where a span is one of days, not of rows. */
const DAYS: [string, unknown][] = [
  ['from', '2020-01-01'],
  ['to', '2020-12-31'],
];

describe('the door to every dataset', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());
  const ask = (body: object) => server.call(PATH, { body });

  it('lists what sources serve, and nothing else', () => {
    const served = new Set([
      ...connectors.flatMap(({ serves }) => serves.map(({ dataset }) => dataset.id)),
      ...EMBEDDED,
    ]);
    const listed = DATASETS.map(({ id }) => id);
    expect(new Set(listed).size).toBe(listed.length);
    expect(listed.filter((id) => !served.has(id))).toEqual([]);
    expect([...served].filter((id) => !listed.includes(id))).toEqual([]);
  });

  it.each(DATASETS.map((dataset) => [dataset.id, dataset] as const))(
    '%s answers and has its page',
    async (id, dataset) => {
      const { status, json } = await ask({ dataset: id, question: questionFor(dataset), limit: 3 });
      expect(json.detail, id).toBeUndefined();
      expect(status).toBe(200);
      if (EMBEDDED.has(id)) expect(json).toMatchObject({ status: 'ok', dataset: id });
      else if (json.status === 'unavailable') expect(json.reason).not.toBe('');
      expect(json.columns.length).toBeGreaterThan(0);
      for (const { licence } of json.sources) expect(licence).not.toBe('');
      expect(json.sources.length).toBeGreaterThan(0);
      const page = await fetch(`${server.url}/docs/datasets/${id}`);
      expect(page.status).toBe(200);
      expect(await page.text()).toContain(json.columns[0].name);
    },
  );

  it('tells a table by pages without losing or repeating a row', async () => {
    const all = { dataset: 'volcanoes-near', point: { lat: 0, lon: 120, radius_km: 2000 } };
    const whole = (await ask({ ...all, limit: 1000 })).json;
    expect(whole.next_cursor).toBeNull();
    expect(whole.row_count).toBeGreaterThan(50);
    const rows: unknown[] = [];
    for (let cursor: string | null = null; ;) {
      const body: object = { ...all, limit: 40, ...(cursor === null ? {} : { cursor }) };
      const { json } = await ask(body);
      rows.push(...json.rows);
      cursor = json.next_cursor;
      if (cursor === null) break;
    }
    expect(rows).toEqual(whole.rows);
  });

  it('finds by name and by condition', async () => {
    const { json } = await ask({
      dataset: 'volcanoes-near',
      point: { lat: 37.7, lon: 15, radius_km: 200 },
      where: [{ field: 'name', op: 'contains', value: 'etna' }],
    });
    expect(json.rows).toHaveLength(1);
    // Smithsonian Global Volcanism Program: Etna stands at 37.748 N, 14.999 E.
    expect(json.rows[0].lat).toBeCloseTo(37.748, 1);
  });

  it.each([
    [{ dataset: 'volcanoes-near' }, 'question'],
    [{ dataset: 'soil', question: { lat: 91, lon: 0 } }, 'question'],
    [{ dataset: 'soil', question: { ...POINT, depth: 3 } }, 'question'],
    [{ dataset: 'flood-setting', question: POINT, list: 'rivers' }, 'list'],
    [{ dataset: 'earthquakes', point: { ...POINT, radius_km: 9 }, question: {} }, 'question'],
    [{ dataset: 'no-such-table' }, 'dataset'],
  ])('422 for %o', async (body, member) => {
    const { status, json } = await ask(body);
    expect(status).toBe(422);
    expect(json.detail[0].loc.slice(0, 2)).toEqual(['body', member]);
  });
});
