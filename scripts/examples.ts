import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../config/env.ts';
import { createServer } from '../src/app.ts';
import { createLog } from '../src/core/log.ts';
import type { NamedOperation } from '../src/core/operation.ts';
import { operations } from '../src/operations.ts';
import { ask } from './examples/ask.ts';
import { answerFromSamples } from './examples/sampleWorld.ts';
import { beginning, shortened } from './examples/shorten.ts';
import { commandLine } from './commandLine/commandLine.ts';

const {
  positionals: [OUT = join(import.meta.dirname, '../src/surfaces/openapi/answers.json')],
} = commandLine({
  usage:
    'npm run -s examples [-- OUT]\nAsks every operation its example and keeps the answers for the OpenAPI document.',
  words: [0, 1],
});
/** The moment at which the examples are asked. */
const CLOCK = { now: () => Date.UTC(2026, 10, 1, 12) };

/** What must come first, and what ends something and must come last. */
function turnOf({ id, method, path }: NamedOperation): number {
  if (id === 'auth_register') return 0;
  if (/create|Start$|_ogScan$/i.test(id)) return 1;
  if (id.endsWith('revokeKey')) return 5;
  if (/revoke|rotate|delete|cancel|logout|signOut|disable|password|reset/i.test(id)) return 4;
  return method === 'GET' && path.includes('{') ? 3 : 2;
}

/**
 * Asks every operation its example, on a server of its own without a network and at a fixed time, and keeps what it answers for the
 * OpenAPI document. What answers by a refusal only, for want of a source or of an object, gets no example.
 *
 * Usage: `npm run -s examples [-- OUT]`, default `src/surfaces/openapi/answers.json`.
 */
async function main(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'gri-examples-'));
  const config = readConfig({ PORT: '0', OFFLINE: '1', DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  const server = await createServer(config, { log: createLog('silent'), clock: CLOCK });
  const key = readFileSync(join(dataDir, 'admin.key'), 'utf8').trim();
  const asking = { ...server, key, named: new Map<string, string>() };
  const answers: Record<string, unknown> = {};
  const refused: string[] = [];
  for (const operation of operations.toSorted((a, b) => turnOf(a) - turnOf(b))) {
    if (operation.answer !== undefined || operation.success === 303) continue;
    const { status, text, isJson } = await ask(operation, asking);
    if (status < 300)
      answers[operation.id] = isJson ? shortened(JSON.parse(text)) : beginning(text);
    else {
      const sampled = status === 503 ? await answerFromSamples(operation, server.services) : null;
      if (sampled) answers[operation.id] = shortened(sampled);
      else refused.push(`${operation.id} ${status}`);
    }
  }
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
  const sorted = Object.fromEntries(
    Object.entries(answers).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
  writeFileSync(OUT, `${JSON.stringify(sorted, null, 1)}\n`);
  console.log(`${Object.keys(answers).length} answers; refused offline: ${refused.join(', ')}`);
}

await main();
