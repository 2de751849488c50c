import { readFileSync } from 'node:fs';
import { createPredictionStore } from '../../../src/db/predictionStore.ts';
import { openDatabase } from '../../../src/db/orm.ts';

/** Stores predictions for ever, and prints the number of each once it is acknowledged. */
const [dataDir = '', image = ''] = process.argv.slice(2);
const template = new Blob([new Uint8Array(readFileSync(image))]);
const database = await openDatabase({
  databaseUrl: undefined,
  dataDir,
  adminEmail: 'admin@localhost',
  template,
});
const { keep } = createPredictionStore(database, () => Promise.resolve(1));
for (;;) {
  const record = {
    operation: 'a_b',
    accountId: null,
    input: {},
    reply: { text: 'x'.repeat(2_000) },
    computedAt: '2026-01-01T00:00:00Z',
  };
  const kept = await Promise.all(Array.from({ length: 8 }, () => keep(record)));
  process.stdout.write(kept.map(({ predictionId }) => `${predictionId}\n`).join(''));
}
