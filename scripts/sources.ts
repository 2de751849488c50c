import { connectors } from '../src/connectors/index.ts';
import { checkSources } from './sources/check.ts';
import { PARSE_USAGE, parsePayload } from './sources/parse.ts';
import { syncSources } from './sources/sync.ts';
import { SYNC_USAGE } from './sources/syncUsage.ts';

const USAGE = `npm run -s sources -- check [ID ...]          calls every configured source once
npm run -s sources -- list                    the sources and their datasets
${PARSE_USAGE}
${SYNC_USAGE}`;

function listSources(): number {
  for (const { id, category, key, serves, licence } of connectors)
    console.log(
      `${id.padEnd(26)} ${category.padEnd(16)} ${key.padEnd(9)} ${[...new Set(serves.map(({ dataset }) => dataset.id))].join(', ')}  [${licence}]`,
    );
  return 0;
}

async function main([command, ...rest]: string[]): Promise<number> {
  if (command === 'parse' && rest.length >= 2) return parsePayload(rest);
  if (command === 'list') return listSources();
  if (command === 'check') return checkSources(rest);
  if (command === 'sync') return syncSources(rest);
  console.error(USAGE);
  return 2;
}

process.exitCode = await main(process.argv.slice(2));
