import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../support/server.ts';

const BATCH = '/api/v1/real-estate/ground-truth/batch';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const countedStatuses = async (): Promise<string[]> =>
  (await server.call('/metrics', { key: null })).text
    .split('\n')
    .filter((line) => line.startsWith('http_requests_total') && line.includes(BATCH))
    .map((line) => /status="(\d+)"/.exec(line)?.[1] ?? '');

/** Asks for a hundred properties and leaves long before they are graded. */
async function askAndLeave(): Promise<void> {
  const leave = new AbortController();
  const properties = Array.from({ length: 100 }, (_none, i) => ({
    lat: 30 + i / 8,
    lon: -120 + i / 3,
  }));
  const asking = fetch(`${server.url}${BATCH}`, {
    method: 'POST',
    headers: { 'X-API-Key': server.adminKey, 'Content-Type': 'application/json' },
    body: JSON.stringify({ properties }),
    signal: leave.signal,
  });
  setTimeout(() => leave.abort(), 50);
  await asking.catch(() => undefined);
}

it('a caller who leaves before the answer is counted as gone, not as one who asked for what is not there', async () => {
  const left = async () => {
    await askAndLeave();
    return countedStatuses();
  };
  await expect.poll(left, { timeout: 60_000, interval: 500 }).toContain('499');
  expect(await countedStatuses()).not.toContain('404');
}, 90_000);
