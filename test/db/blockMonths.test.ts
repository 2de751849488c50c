import { expect, it } from 'vitest';
import { BlockMonths, keptUntilOf } from '../../src/db/blockMonths.ts';

it.each([
  ['2026-01-15T00:00:00Z', 30, '2026-03-01'],
  ['2026-01-01T00:00:00Z', 30, '2026-02-01'],
  ['2026-12-20T00:00:00Z', 7, '2027-01-01'],
  ['2026-12-20T00:00:00Z', 30, '2027-02-01'],
  ['2024-02-01T00:00:00Z', 28, '2024-03-01'],
])('what is made at %s and kept %i days ends with the month after: %s', (at, days, until) => {
  expect(keptUntilOf(at, days)).toBe(until);
});

it('keeps for ever what has no days', () => {
  expect(keptUntilOf('2026-01-15T00:00:00Z', undefined)).toBe('9999-12-31');
});

it('makes the partition of one month, once, and again where a transaction may have undone it', async () => {
  const said: string[] = [];
  const sql = ((text: string) => {
    said.push(text.replaceAll(/\s+/g, ' '));
    return Promise.resolve([]);
  }) as never;
  const months = new BlockMonths();
  await months.prepare(sql, '2026-12-01', true);
  await months.prepare(sql, '2026-12-01', false);
  await months.prepare(sql, '2026-12-01', false);
  await months.prepare(sql, '9999-12-31', false);
  expect(said).toHaveLength(2);
  expect(said[0]).toContain('prediction_block_202612 partition of prediction_block');
  expect(said[0]).toContain("from ('2026-12-01') to ('2027-01-01')");
});
