import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { stormOf } from '../../scripts/kills/storm.ts';
import { POSTGRES_URL } from '../support/database.ts';

/** The short form of `npm run -s kills`, on the database of the suite. */
it('a few kills under mixed writes lose nothing acknowledged and double nothing', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'gri-kills-'));
  try {
    const storm = { dataDir, databaseUrl: POSTGRES_URL, times: 3, actors: 6 };
    const { lost, doubled, surprises, written } = await stormOf({
      ...storm,
      tell: () => undefined,
    });
    expect({ lost, doubled, surprises }).toEqual({ lost: [], doubled: [], surprises: [] });
    expect(Object.values(written).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(5);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}, 600_000);
