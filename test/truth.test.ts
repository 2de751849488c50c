import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { TruthRow } from '../engines/truth.ts';

const ENGINES = join(import.meta.dirname, '../engines');
const proofs = readdirSync(ENGINES, { recursive: true })
  .map(String)
  .filter((path) => /(^|\/)\w*truth\.ts$/i.test(path) && path !== 'truth.ts');

describe.each(proofs)('%s', async (path) => {
  const { truth } = (await import(join(ENGINES, path))) as { truth: readonly TruthRow[] };

  it('has rows, each with a source', () => {
    expect(truth.length).toBeGreaterThan(0);
    for (const row of truth) expect(row.from.length).toBeGreaterThan(10);
  });

  it.each(truth.map((row, i) => [i, row] as const))('row %i', (_i, row) => {
    const value = (row.model as (...given: readonly unknown[]) => number | undefined)(...row.given);
    expect(value, `${row.from}: expected ${row.expected} within ${row.within}`).toBeTypeOf(
      'number',
    );
    expect(
      Math.abs(Number(value) - row.expected),
      `${row.from}: got ${value}, expected ${row.expected}`,
    ).toBeLessThanOrEqual(row.within);
  });
});
