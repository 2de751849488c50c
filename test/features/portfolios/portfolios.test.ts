import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { asyncBufferFromFile, parquetReadObjects } from 'hyparquet';
import { parquetWriteFile } from 'hyparquet-writer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../support/server.ts';

const PATH = '/api/v1/insurance/portfolios';
const CSV = `property_id,lat,lon,construction_type,replacement_value_usd
sf,37.7749,-122.4194,wood_frame,900000
"miami, beach",25.7617,-80.1918,masonry,400000
broken,95,-80,masonry,1
short,1
sea,0,-30,,100000
`;
let server: TestServer;
let other: string;
let folder: string;

beforeAll(async () => {
  server = await startTestServer();
  const [account] = await server.services.database.sql<{ id: number }>(
    "insert into account (email, tier, is_admin, created_at) values ('p@example.org', 'pro', false, now()) returning id",
  );
  other = (await server.services.keys.issue(account?.id ?? 0, 'account')).secret;
  folder = mkdtempSync(join(tmpdir(), 'portfolios-'));
}, 60_000);
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await server.stop();
});

function send(body: Buffer | string, type: string, key = server.adminKey): Promise<Response> {
  return fetch(`${server.url}${PATH}`, {
    method: 'POST',
    headers: { 'Content-Type': type, 'X-API-Key': key },
    body: typeof body === 'string' ? body : new Uint8Array(body),
  });
}

async function started(body: Buffer | string, type: string, key?: string): Promise<string> {
  const answer = await send(body, type, key);
  const json = (await answer.json()) as { job_id: string };
  expect(answer.status, JSON.stringify(json)).toBe(202);
  expect(answer.headers.get('location')).toBe(`${PATH}/${json.job_id}`);
  return json.job_id;
}

async function ended(id: string, key?: string) {
  for (;;) {
    const { json } = await server.call(`${PATH}/${id}`, key === undefined ? {} : { key });
    if (!['queued', 'running'].includes(json.status)) return json;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

async function fileOf(id: string, name: string): Promise<Buffer> {
  const answer = await fetch(`${server.url}${PATH}/${id}/${name}`, {
    headers: { 'X-API-Key': server.adminKey },
  });
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

describe('a portfolio as a file', { timeout: 120_000 }, () => {
  it('is computed row by row as a batch is, and told line and column of what is broken', async () => {
    const id = await started(CSV, 'text/csv; charset=utf-8');
    const job = await ended(id);
    expect(job).toMatchObject({ status: 'done', file: { format: 'csv', priced: true } });
    const { result } = job;
    expect(result).toMatchObject({ rows_read: 5, rows_failed: 2 });
    expect(result.errors).toEqual([
      expect.objectContaining({ line: 4, column: 'lat' }),
      expect.objectContaining({ line: 5, detail: 'The row has 2 columns, the header 5.' }),
    ]);
    expect(result.summary).toMatchObject({ buildings: 3, computed: 2, total_value_usd: 1_300_000 });
    const rows = parse((await fileOf(id, 'results?format=csv')).toString(), {
      columns: true,
    }) as Record<string, string>[];
    expect(rows.map(({ line }) => Number(line))).toEqual([2, 3, 6]);
    expect(rows[1]).toMatchObject({ property_id: 'miami, beach', status: 'ok' });
    expect(rows[2]).toMatchObject({ status: 'error' });
    const batch = await server.call('/api/v1/insurance/portfolio-batch', {
      body: {
        locations: [
          {
            lat: 37.7749,
            lon: -122.4194,
            construction_type: 'wood_frame',
            replacement_value_usd: 900_000,
          },
          {
            lat: 25.7617,
            lon: -80.1918,
            construction_type: 'masonry',
            replacement_value_usd: 400_000,
          },
        ],
      },
    });
    batch.json.results.forEach((own: Record<string, number>, i: number) => {
      expect(Number(rows[i]?.['average_annual_loss_usd'])).toBe(own['average_annual_loss_usd']);
      expect(Number(rows[i]?.['pml_250yr'])).toBe(own['pml_250yr']);
    });
    expect(result.summary.average_annual_loss_usd).toBeCloseTo(
      batch.json.portfolio.average_annual_loss_usd,
      1,
    );
  });

  it('is one job for one Idempotency-Key, sent three times at once or again; another file under it is refused', async () => {
    const file = 'lat,lon\n10,20\n';
    const sendOnce = (body: string) =>
      fetch(`${server.url}${PATH}`, {
        method: 'POST',
        headers: {
          'Content-Type': 'text/csv',
          'X-API-Key': server.adminKey,
          'Idempotency-Key': 'one-file',
        },
        body,
      });
    const count = async (): Promise<number> => {
      const [row] = await server.services.database.sql<{ jobs: number }>(
        "select count(*)::int as jobs from job where kind = 'insurance-portfolio'",
      );
      return row?.jobs ?? 0;
    };
    const before = await count();
    const race = await Promise.all([sendOnce(file), sendOnce(file), sendOnce(file)]);
    expect(race.map(({ status }) => status)).toContain(202);
    for (const { status } of race) expect([202, 409]).toContain(status);
    const again = await sendOnce(file);
    expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([202, 'true']);
    const { job_id } = (await again.json()) as { job_id: string };
    expect(again.headers.get('location')).toBe(`${PATH}/${job_id}`);
    expect(await count()).toBe(before + 1);
    expect((await ended(job_id)).status).toBe('done');
    const other = await sendOnce('lat,lon\n11,21\n');
    expect([other.status, await other.text()]).toEqual([
      422,
      expect.stringContaining('Idempotency-Key'),
    ]);
    expect(await count()).toBe(before + 1);
    const stray = await server.services.database.sql(
      "select 1 from portfolio_piece piece where not exists (select from job where input ->> 'uploadId' = piece.upload_id)",
    );
    expect(stray).toEqual([]);
  });

  it('comes as NDJSON and Parquet too, and goes as both', async () => {
    const lines = [
      '{"lat":35.68,"lon":139.69,"property_id":7}',
      'no json',
      '{"lat":35.7,"lon":139.7}',
    ];
    const ndjson = await started(lines.join('\n'), 'application/x-ndjson');
    const path = join(folder, 'in.parquet');
    parquetWriteFile({
      filename: path,
      columnData: [
        { name: 'Latitude', data: [35.68, 35.7], type: 'DOUBLE' },
        { name: 'Longitude', data: [139.69, 139.7], type: 'DOUBLE' },
        { name: 'LocNumber', data: ['7', null], type: 'STRING', nullable: true },
      ],
    });
    const parquet = await started(readFileSync(path), 'application/vnd.apache.parquet');
    const jobs = [await ended(ndjson), await ended(parquet)];
    expect(jobs.map(({ status }) => status)).toEqual(['done', 'done']);
    expect(jobs[0].result.errors).toEqual([expect.objectContaining({ line: 2, column: null })]);
    expect(jobs[0].result.summary.expected_annual_loss_ratio).toEqual(
      jobs[1].result.summary.expected_annual_loss_ratio,
    );
    const out = join(folder, 'out.parquet');
    writeFileSync(out, await fileOf(parquet, 'results?format=parquet'));
    const table = await parquetReadObjects({ file: await asyncBufferFromFile(out) });
    const text = (await fileOf(ndjson, 'results?format=ndjson')).toString().trim().split('\n');
    expect(table).toHaveLength(2);
    expect(table.map((row) => row['average_annual_loss_pct'])).toEqual(
      text.map((line) => (JSON.parse(line) as Record<string, unknown>)['average_annual_loss_pct']),
    );
    expect(table[0]).toMatchObject({ property_id: '7', line: 1 });
  });

  it('has a map whose cells hold all buildings', async () => {
    const id = await started(CSV, 'text/csv');
    const { result } = await ended(id);
    const map = JSON.parse((await fileOf(id, 'map')).toString()) as {
      features: {
        properties: Record<
          'count' | 'value_share' | 'value_usd' | 'average_annual_loss_usd',
          number
        >;
      }[];
    };
    expect(map.features.reduce((sum, { properties }) => sum + properties.count, 0)).toBe(2);
    expect(
      map.features.reduce((sum, { properties }) => sum + properties.value_share, 0),
    ).toBeCloseTo(1, 5);
    expect(map.features.map(({ properties }) => properties.value_usd)).toEqual([900_000, 400_000]);
    expect(
      map.features.reduce((sum, { properties }) => sum + properties.average_annual_loss_usd, 0),
    ).toBeCloseTo(result.summary.average_annual_loss_usd, 1);
    const errors = (await fileOf(id, 'errors')).toString().trim().split('\n');
    expect(errors.map((line) => (JSON.parse(line) as { line: number }).line)).toEqual([4, 5]);
  });
});

describe('a file that cannot be read', { timeout: 60_000 }, () => {
  /** Calls of the day that count, this one among them. */
  const calls = async (): Promise<number> =>
    (await server.call('/api/v1/auth/usage?period=day', { key: other })).json.counted;

  it('fails its job with the reason, and costs nothing', async () => {
    const before = await calls();
    const ids = [
      await started('a,b\n1,2\n', 'text/csv', other),
      await started('PAR1 not really PAR1', 'application/vnd.apache.parquet', other),
      await started('', 'text/csv', other),
    ];
    const details: string[] = [];
    for (const id of ids) {
      const { error, file } = await ended(id);
      details.push(error.detail);
      // Nothing of it was read: there is no column that was passed over, and no value that is missing.
      expect(file.warnings).toEqual([]);
    }
    expect(details[0]).toContain('No column is named lat');
    expect(details[1]).toContain('Parquet file cannot be read');
    expect(details[2]).toContain('no row');
    const between = await calls();
    expect(between - before).toBe(1);
    await started(CSV, 'text/csv', other);
    expect((await calls()) - between).toBe(2);
  });

  it('of an unknown type is 415', async () => {
    const answer = await send('x', 'text/plain');
    expect(answer.status).toBe(415);
  });

  it('belongs to its account alone, and can be cancelled by it', async () => {
    const id = await started(CSV, 'text/csv');
    for (const [path, method] of [
      [`${PATH}/${id}`, 'GET'],
      [`${PATH}/${id}`, 'DELETE'],
      [`${PATH}/${id}/results`, 'GET'],
      [`${PATH}/${id}/map`, 'GET'],
    ] as const)
      expect((await server.call(path, { method, key: other })).status).toBe(404);
    const cancelled = await server.call(`${PATH}/${id}`, { method: 'DELETE' });
    expect(['cancelled', 'done']).toContain(cancelled.json.status);
    expect((await server.call(`${PATH}/${id}`, { method: 'DELETE' })).json.status).toBe(
      cancelled.json.status,
    );
  });
});
