import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readConfig } from '../config/env.ts';
import { createServer } from '../src/app.ts';
import { operations } from '../src/operations.ts';
import { commandLine } from './commandLine/commandLine.ts';

/** Characters of one operation's records in the dictionary: the composite, asked most, has more and stands last, where it serves best. */
const EACH = 1_500;
const COMPOSITE = '/api/v1/georisk/score';
/** Places whose composite differs: a city on soft ground, a coast with volcanoes, open water, a dry interior. */
const PLACES = [
  { lat: 19.43, lon: -99.13 },
  { lat: -4.2, lon: 152.16 },
  { lat: -55.9, lon: 37 },
  { lat: 38.58, lon: 68.77 },
];

/**
 * Writes records of usual answers, from the embedded tables alone: the dictionary with which stored answers are compressed.
 *
 * Usage: `node scripts/usualRecords.ts FILE`, such as `src/db/data/usualRecords2.txt`. A dictionary that blocks were written with is never
 * changed: a new one gets a number of its own in `src/db/recordBlock.ts`.
 */
async function main(): Promise<void> {
  const {
    positionals: [file = ''],
  } = commandLine({
    usage:
      'node scripts/usualRecords.ts FILE\nWrites records of usual answers: the dictionary with which stored answers are compressed.',
    words: [1, 1],
  });
  const folder = mkdtempSync(join(tmpdir(), 'usual-'));
  const server = await createServer(
    readConfig({ OFFLINE: '1', PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'warn' }),
  );
  const { services } = server;
  const [admin] = await services.database.sql<{ id: number }>('select id from account limit 1');
  const { secret } = await services.keys.issue(admin?.id ?? 0, 'account');
  const recordOf = async (path: string, input: unknown): Promise<string> => {
    const reply = await fetch(`${server.url}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-API-Key': secret },
      body: JSON.stringify(input),
    });
    const { prediction_id: id } = (await reply.json()) as { prediction_id?: number };
    return id === undefined ? '' : ((await services.findPrediction(id))?.text ?? '');
  };
  const records: string[] = [];
  for (const { method, path, changes, tool, example } of operations) {
    if (method !== 'POST' || !changes || !tool || path === COMPOSITE) continue;
    records.push((await recordOf(path, example)).slice(0, EACH));
  }
  for (const place of PLACES) records.push(await recordOf(COMPOSITE, place));
  const text = records.filter((record) => record !== '').join('\n');
  writeFileSync(join(resolve(import.meta.dirname, '..'), file), text);
  console.log(`${records.length} records, ${text.length} characters`);
  await server.stop();
  rmSync(folder, { recursive: true });
  process.exit(0);
}

await main();
