/**
 * Checks a saved answer of `GET /api/v1/predictions/{prediction_id}/evidence` without a network: signature, key, record, inputs,
 * provenance, ledger entry.
 *
 * Usage: `npm run -s verify-evidence -- FILE [--keys FILE]`; the keys are a saved `/.well-known/georisk-keys.json`, got earlier and
 * elsewhere than the evidence. Exit: 0 everything holds, 1 something does not, 2 a file cannot be read.
 */
import { readFileSync } from 'node:fs';
import {
  checkEvidence,
  type BelievedKeys,
  type EvidenceCheck,
} from '../src/features/predictions/checkEvidence.ts';
import { commandLine } from './commandLine/commandLine.ts';

const USAGE = `npm run -s verify-evidence -- FILE [--keys FILE]
Checks a saved answer of GET /api/v1/predictions/{prediction_id}/evidence without a network.`;

function main(): number {
  const {
    values: { keys: keysFile },
    positionals: [file = ''],
  } = commandLine({ usage: USAGE, words: [1, 1], options: { keys: { type: 'string' } } });
  try {
    const checks = checkEvidence(
      JSON.parse(readFileSync(file, 'utf8')),
      keysFile === undefined ? undefined : readKeys(keysFile),
    );
    for (const check of checks) console.log(lineOf(check));
    const wrong = checks.filter(({ ok }) => !ok).length;
    console.log(
      wrong === 0
        ? 'The evidence holds.'
        : `The evidence does not hold: ${wrong} of ${checks.length} checks failed.`,
    );
    return wrong === 0 ? 0 : 1;
  } catch (error) {
    return refuse(
      `no evidence to check: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

function lineOf({ part, ok, says }: EvidenceCheck): string {
  return `${ok ? 'ok   ' : 'WRONG'} ${part} ${says}`;
}

function readKeys(file: string): BelievedKeys {
  const { keys } = JSON.parse(readFileSync(file, 'utf8')) as {
    keys: { kid: string; x: string }[];
  };
  return new Map(keys.map(({ kid, x }) => [kid, x]));
}

function refuse(why: string): number {
  console.error(why);
  return 2;
}

process.exitCode = main();
