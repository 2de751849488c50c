import { readFile } from 'node:fs/promises';
import { connectors } from '../src/connectors/index.ts';
import { readPayload, recordsOf } from '../src/connectors/readPayload.ts';
import { checkSources } from './sources/check.ts';
import { syncSources } from './sources/sync.ts';
import { SYNC_USAGE } from './sources/syncUsage.ts';

const USAGE = `npm run -s sources -- check [ID ...]          calls every configured source once
npm run -s sources -- list                    the sources and their datasets
npm run -s sources -- parse ID FILE [DATASET] reads a saved payload with the parsers of a source
${SYNC_USAGE}`;

/** Other names under which a source is known. */
const ALIASES: Readonly<Record<string, string>> = { 'earthscope-fdsn': 'earthscope-infrasound', 'noaa-ncei-daily': 'noaa-ncei-cdo' };

/** `parse ID FILE`: one line of JSON with outcome, number of records and a sample. */
async function parsePayload([id = '', file = '', datasetId]: string[]): Promise<number> {
  const source = connectors.find((each) => each.id === (ALIASES[id] ?? id));
  if (source === undefined) return complain(`no source is called ${id}; known: ${connectors.map((each) => each.id).join(' ')}`);
  const text = decode(await readFile(file));
  const { dataset, parsed } = readPayload(source, text, datasetId === undefined ? {} : { datasetId });
  const records = parsed.outcome === 'unavailable' ? [] : recordsOf(parsed.value);
  const count = parsed.outcome === 'data' ? records.length : 0;
  const reason = parsed.outcome === 'unavailable' ? { reason: parsed.reason } : { asOf: parsed.asOf };
  console.log(JSON.stringify({ outcome: parsed.outcome, records: count, sample: count > 0 ? records[0] : null, source: id, dataset, ...reason }));
  return 0;
}

function decode(bytes: Uint8Array): string {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 120));
  const named = /^<\?xml[^>]*encoding=["']([\w-]+)/.exec(head)?.[1] ?? 'utf-8';
  return new TextDecoder(named.toLowerCase() === 'iso-8859-1' ? 'latin1' : 'utf-8').decode(bytes);
}

function listSources(): number {
  for (const { id, category, key, serves, licence } of connectors)
    console.log(`${id.padEnd(26)} ${category.padEnd(16)} ${key.padEnd(9)} ${[...new Set(serves.map(({ dataset }) => dataset.id))].join(', ')}  [${licence}]`);
  return 0;
}

function complain(message: string): number {
  console.error(message);
  return 2;
}

async function main([command, ...rest]: string[]): Promise<number> {
  if (command === 'parse' && rest.length >= 2) return parsePayload(rest);
  if (command === 'list') return listSources();
  if (command === 'check') return checkSources(rest);
  if (command === 'sync') return syncSources(rest);
  return complain(USAGE);
}

process.exitCode = await main(process.argv.slice(2));
