import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ERRORS } from '../src/core/errors.ts';
import type { Access } from '../src/core/operation.ts';
import { atlas } from '../src/atlas/index.ts';
import { connectors } from '../src/connectors/index.ts';
import { DATASET_NAMES } from '../src/features/dataQuery/anyDataset.ts';
import { operations } from '../src/operations.ts';

const SRC = join(import.meta.dirname, '../src');
/** What the program says, without the table of errors and the lists of errors that operations declare for documents. */
const spoken = readdirSync(SRC, { recursive: true })
  .map(String)
  .filter((path) => path.endsWith('.ts') && path !== 'core/errors.ts')
  .map((path) => readFileSync(join(SRC, path), 'utf8').replaceAll(/errors: \[[^\]]*\]/g, ''))
  .join('\n');

const ACCESS: Readonly<Record<Access, true>> = {
  none: true,
  any: true,
  key: true,
  session: true,
  'key-or-session': true,
  signature: true,
  admin: true,
  'admin-token': true,
};

describe('what stands in the house is reached by somebody', () => {
  it.each(Object.keys(ACCESS))('an operation of access %s', (access) => {
    expect(operations.some((operation) => operation.access === access)).toBe(true);
  });

  it.each(Object.keys(ERRORS))('the error %s is told', (code) => {
    expect(spoken).toMatch(new RegExp(`['"]${code}['"]`));
  });

  it.each(connectors.map((connector) => [connector.id, connector] as const))(
    'the source %s serves a dataset that data/query answers',
    (_id, { serves }) => {
      expect(serves.some(({ dataset }) => DATASET_NAMES.includes(dataset.id))).toBe(true);
    },
  );

  it.each(atlas.map((table) => table.dataset.id))(
    'the table of %s is answered by data/query',
    (id) => {
      expect(DATASET_NAMES).toContain(id);
    },
  );
});
