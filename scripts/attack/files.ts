import { setTimeout as later } from 'node:timers/promises';
import { parquetWriteBuffer } from 'hyparquet-writer';
import type { Attack } from './measure.ts';

/** Rows in which one text stands, and its length: 5 GB of lines out of a file of some 100 kB. */
const ROWS = 5_000;
const TEXT = 1_000_000;
/** What a portfolio may take to be refused, s. */
const MOST_S = 20;

/** A file that is small and unpacks to more than memory holds: until its portfolio has failed, with the server there to say so. */
export const swellingFile: Attack = {
  name: 'a Parquet file of one long text in every row: seconds until the portfolio fails',
  async run({ url, key }) {
    const file = parquetWriteBuffer({
      columnData: [{ name: 'id', data: Array(ROWS).fill('x'.repeat(TEXT)), type: 'STRING' }],
    });
    const headers = { 'X-API-Key': key };
    const from = performance.now();
    const started = await fetch(`${url}/api/v1/insurance/portfolios`, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/vnd.apache.parquet' },
      body: file,
    });
    const { job_id: id } = (await started.json()) as { job_id: string };
    const seconds = (): number => (performance.now() - from) / 1_000;
    let status = 'queued';
    while (seconds() < MOST_S && status !== 'failed') {
      await later(100);
      const found = await fetch(`${url}/api/v1/insurance/portfolios/${id}`, { headers });
      ({ status } = (await found.json()) as { status: string });
    }
    return {
      figure: status === 'failed' ? seconds() : Infinity,
      unit: 's',
      bound: MOST_S,
      note: `${Math.round(file.byteLength / 1_000)} kB, ${status}`,
    };
  },
};
