import { setTimeout as later } from 'node:timers/promises';
import {
  columnsOfLongText,
  columnsOfOneChunk,
  columnsToUnpack,
  oneTextInEveryRow,
} from './bombs.ts';
import { percentile, timed, type Attack } from './measure.ts';
import type { Target } from './target.ts';

/** What a portfolio may take to be refused, s; and one that is given up for its time, on a machine that has much else to do. */
const MOST_S = 20;
const MOST_LONG_S = 130;

/** Sends a file, and waits until its portfolio has failed, with the server there to say so. */
async function untilFailed(
  { url, key }: Target,
  file: Uint8Array<ArrayBuffer>,
  { type = 'application/vnd.apache.parquet', bound = MOST_S } = {},
) {
  const headers = { 'X-API-Key': key };
  const from = performance.now();
  const started = await fetch(`${url}/api/v1/insurance/portfolios`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': type },
    body: file,
  });
  const { job_id: id } = (await started.json()) as { job_id: string };
  const seconds = (): number => (performance.now() - from) / 1_000;
  let found: { status: string; error?: { detail?: string } } = { status: 'queued' };
  while (seconds() < bound && found.status !== 'failed') {
    await later(100);
    const answer = await fetch(`${url}/api/v1/insurance/portfolios/${id}`, { headers });
    found = (await answer.json()) as typeof found;
  }
  return {
    figure: found.status === 'failed' ? seconds() : Infinity,
    unit: 's',
    bound,
    note: `${Math.round(file.byteLength / 1_000)} kB, ${found.status}: ${found.error?.detail ?? ''}`,
  };
}

/** Bytes of a portfolio in Parquet that are small and unpack to more than memory holds, or for longer than anybody waits. */
export const swellingFile: Attack = {
  name: 'a Parquet file of one long text in every row: seconds until the portfolio fails',
  run: (target) => untilFailed(target, bytes(oneTextInEveryRow())),
};

export const sharedChunk: Attack = {
  name: 'a Parquet file of 3,000 columns that are one chunk of 10 MB: seconds until the portfolio fails',
  run: async (target) => untilFailed(target, bytes(await columnsOfOneChunk(3_000, 10))),
};

export const longTexts: Attack = {
  name: 'a Parquet file of 3,000 columns of 10 MB of text each: seconds until the portfolio fails',
  run: async (target) => untilFailed(target, bytes(await columnsOfLongText(3_000, 10))),
};

/** Each column that nothing reads was compared with all that are, at each look at the portfolio. */
export const manyColumns: Attack = {
  name: 'a CSV file of 200,000 columns: seconds until the portfolio fails',
  run(target) {
    const names = Array.from({ length: 200_000 }, (_, i) => `c${i}`);
    const text = `lat,lon,${names.join(',')}\n1,2\n`;
    return untilFailed(target, bytes(Buffer.from(text)), { type: 'text/csv' });
  },
};

export const endlessUnpacking: Attack = {
  name: 'a Parquet file of 5,000 columns that unpack to 100 MB each: seconds until the portfolio fails',
  isLong: true,
  run: async (target) =>
    untilFailed(target, bytes(await columnsToUnpack(5_000, 100)), { bound: MOST_LONG_S }),
};

export const healthBesideBombs: Attack = {
  name: 'four Parquet files that unpack for ever, at once: p99 of /healthz',
  isLong: true,
  async run(target) {
    const bomb = bytes(await columnsToUnpack(5_000, 100));
    const over = Promise.all(
      Array.from({ length: 4 }, () => untilFailed(target, bomb, { bound: 4 * MOST_LONG_S })),
    );
    const taken = await timed(300, async () => {
      await (await fetch(`${target.url}/healthz`)).arrayBuffer();
      await later(20);
    });
    const ended = await over;
    const waits = taken.map((ms) => ms - 20);
    const note = ended.map(({ note: each }) => each).join('; ');
    return { figure: percentile(waits, 0.99), unit: 'ms', bound: 250, note };
  },
};

const bytes = (file: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(file);
