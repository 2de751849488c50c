import type { Known } from '../../engines/facts.ts';

/** A fact that a table answered, for tests that give their own values. */
export function knownFact<A>(value: A): Known<A> {
  const at = '2026-01-01T00:00:00.000Z';
  return { value, source: 'test', asOf: at, retrievedAt: at, status: 'embedded' };
}
