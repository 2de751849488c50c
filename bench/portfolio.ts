import { portfolioPart } from '../workers/portfolioPart.ts';
import { benchRow, cpuMicroseconds, median, type BenchRow } from './harness.ts';

const ROWS = 1_000;
const ROUNDS = 3;
const MOMENT = { ms: Date.UTC(2026, 0, 1), iso: '2026-01-01T00:00:00.000Z' };

/** Lines of houses over the lands of the north, no two alike. */
function linesOf(round: number): string {
  return Array.from({ length: ROWS }, (_unused, i) =>
    JSON.stringify({
      property_id: `p-${round}-${i}`,
      lat: Math.round((47 + 10 * Math.sin((round * ROWS + i) * 7.3)) * 1e4) / 1e4,
      lon: Math.round((60 + 50 * Math.sin((round * ROWS + i) * 3.1)) * 1e4) / 1e4,
      replacement_value_usd: 200_000 + i,
    }),
  ).join('\n');
}

/**
 * Houses of a portfolio, NDJSON to NDJSON, by the thread of a part: reading, facts from the tables, nine perils with their events, sums,
 * writing. Per house, beside parsing and writing the same lines.
 */
export async function portfolio(): Promise<BenchRow[]> {
  const task = {
    format: 'ndjson',
    columns: [],
    delimiter: ',',
    firstLine: 1,
    isPriced: true,
  } as const;
  const compute = (text: string) => portfolioPart({ ...task, text }, MOMENT);
  await compute(linesOf(ROUNDS));
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const text = linesOf(round);
    let written = '';
    const us = await cpuMicroseconds(async () => {
      const { lines } = await compute(text);
      written = lines.map((line) => JSON.stringify(line)).join('\n');
    });
    ours.push(us / ROWS);
    theirs.push((await plainUs(text, written)) / ROWS);
  }
  return [
    benchRow({
      id: 'portfolio1m',
      what: 'a house of a portfolio, NDJSON to NDJSON with nine perils and their events: CPU, beside parsing and writing the same lines',
      value: median(ours),
      unit: 'us',
      reference: median(theirs),
      goal: 4,
    }),
  ];
}

/** Parsing the lines that come and writing the lines that go. */
function plainUs(text: string, written: string): Promise<number> {
  const answers = written.split('\n').map((line) => JSON.parse(line) as object);
  return cpuMicroseconds(() => {
    let length = 0;
    for (const line of text.split('\n')) length += Object.keys(JSON.parse(line) as object).length;
    for (const answer of answers) length += JSON.stringify(answer).length;
    if (!(length > 0)) throw new Error('nothing was written');
    return Promise.resolve();
  });
}
