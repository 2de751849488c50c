import { expect, it } from 'vitest';
import type { Fact } from '../../engines/facts.ts';
import { provenanceOf } from '../../src/core/evidence.ts';

const AT = '2026-01-15T00:00:00Z';
const known = { value: 1, source: 's', asOf: AT, retrievedAt: AT, status: 'embedded' } as const;
const facts: Fact<unknown>[] = [
  known,
  { ...known, value: 2 },
  { ...known, source: 't' },
  { ...known, asOf: '2020-01-01T00:00:00Z' },
  { ...known, retrievedAt: '2026-01-15T00:00:01Z' },
  { ...known, status: 'stale' },
  { ...known, reason: 'offline' },
  { missing: 'no network', source: 's' },
  { missing: 'no source', source: 's' },
];
const of = (asked: { readonly dataset: string; readonly fact: Fact<unknown> }[]) =>
  provenanceOf({
    vertical: { model: { name: 'm', version: '1.0.0', methodology: 'w' } as never },
    asked,
    moment: { ms: 0, iso: AT },
    warnings: [],
    noteOf: (id) => ({ id, title: id, licence: `licence of ${id}`, attribution: 'by' }),
  });

it('tells of every input what it would tell of it alone, however often the same was told before', () => {
  const asked = Array.from({ length: 400 }, (_none, i) => ({
    dataset: `d${i % 7}`,
    fact: facts[(i * 5) % facts.length] as Fact<unknown>,
  }));
  const { inputs } = of(asked);
  expect(inputs).toEqual(asked.flatMap((one) => of([one]).inputs));
  expect(new Set(inputs.map((input) => JSON.stringify(input))).size).toBe(7 * 8);
});
