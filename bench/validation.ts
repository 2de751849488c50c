import { load } from './load.ts';
import { benchRow, type BenchRow } from './harness.ts';
import {
  preparedFolder,
  startBare,
  startProduct,
  type ServerProcess,
  ready,
} from './serverProcess.ts';

const REQUESTS = 2_000;

/** A scan that keeps every worker busy for as long as the row is measured. */
const SCAN = { south: -55, west: -179, north: 75, east: 179, cell_deg: 0.25, top: 500 };
const SCANS = 6;

/** The validation of Rush Valley while every worker is busy with scans, beside a bare server in the same conditions. */
export async function validation(): Promise<BenchRow[]> {
  const { folder, key, remove } = await preparedFolder();
  const product = await startProduct(folder);
  const headers = { 'X-API-Key': key };
  const shot = {
    method: 'GET' as const,
    url: `${product.url}/api/v1/science/rush-valley-validation`,
    headers,
    bodies: [''],
  };
  await ready(product);
  const { bodyBytes } = await load(shot, { connections: 4, requests: 200 });
  const bare = await startBare(Math.round(bodyBytes));
  await saturate(product, headers);
  const options = { connections: 8, requests: REQUESTS };
  const ours = await load(shot, options);
  const theirs = await load({ ...shot, url: `${bare.url}/` }, options);
  await Promise.all([product.stop(), bare.stop()]);
  remove();
  return [
    benchRow({
      id: 'validation',
      what: 'rush-valley-validation while both cores scan, 8 connections: p99 (25 ms at most)',
      value: ours.p99Ms,
      unit: 'ms',
      reference: theirs.p99Ms,
      goal: 2,
    }),
  ];
}

async function saturate(
  { url }: ServerProcess,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  for (let i = 0; i < SCANS; i++) {
    const reply = await fetch(`${url}/api/v1/internal/og/scan`, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...SCAN, play: i % 2 === 0 ? 'oil_gas' : 'porphyry' }),
    });
    if (reply.status !== 202) throw new Error(`a scan was not started: ${reply.status}`);
  }
}
