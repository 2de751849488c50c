import { connectors } from '../src/connectors/index.ts';
import { asksHelp, Misuse, parsedLine } from './commandLine/commandLine.ts';
import { checkSources } from './sources/check.ts';
import { PARSE_USAGE, parsePayload } from './sources/parse.ts';
import { syncSources } from './sources/sync.ts';
import { SYNC_USAGE } from './sources/syncUsage.ts';

const USAGE = `npm run -s sources -- check [ID ...]          calls every configured source once
npm run -s sources -- list                    the sources and their datasets
${PARSE_USAGE}
${SYNC_USAGE}`;

function listSources(args: readonly string[]): number {
  parsedLine({ usage: 'npm run -s sources -- list', args });
  for (const { id, category, key, serves, licence } of connectors)
    console.log(
      `${id.padEnd(26)} ${category.padEnd(16)} ${key.padEnd(9)} ${[...new Set(serves.map(({ dataset }) => dataset.id))].join(', ')}  [${licence}]`,
    );
  return 0;
}

const COMMANDS: Readonly<Record<string, (rest: readonly string[]) => number | Promise<number>>> = {
  parse: parsePayload,
  list: listSources,
  check: checkSources,
  sync: syncSources,
};

async function main([command, ...rest]: string[]): Promise<number> {
  if (command === undefined || asksHelp([command, ...rest])) {
    console[command === undefined ? 'error' : 'log'](USAGE);
    return command === undefined ? 2 : 0;
  }
  const run = COMMANDS[command];
  try {
    if (run !== undefined) return await run(rest);
    throw new Misuse(`${command} is none of ${Object.keys(COMMANDS).join(', ')}`);
  } catch (error) {
    if (!(error instanceof Misuse)) throw error;
    console.error(error.message);
    return 2;
  }
}

process.exitCode = await main(process.argv.slice(2));
