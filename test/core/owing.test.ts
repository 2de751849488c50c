import { expect, it } from 'vitest';
import type { Context } from '../../src/core/context.ts';
import type { Access, NamedOperation } from '../../src/core/operation.ts';
import { mayOwe, refuseOwing } from '../../src/core/owing.ts';

const NOW = Date.UTC(2026, 5, 20);
const daysAgo = (days: number): number => NOW - days * 86_400_000;
const clock = { now: () => NOW };
const asked = (since: number | undefined, more: { access?: Access; group?: string } = {}) =>
  mayOwe(
    { access: 'key', group: 'georisk', ...more } as NamedOperation,
    { account: { id: 1, pastDueSinceMs: since }, clock } as unknown as Context,
  );
/** What a call is told whose account owes since a day, by the database; and whether the key is looked up anew. */
async function refused(since: number | null) {
  const forgotten: number[] = [];
  const context = {
    account: { id: 7 },
    payments: { owedSinceMs: () => Promise.resolve(since) },
    keys: { forget: (id: number) => forgotten.push(id) },
    clock,
  } as unknown as Context;
  try {
    await refuseOwing(context);
    return { code: undefined, forgotten };
  } catch (error) {
    return { code: (error as { code: string }).code, forgotten };
  }
}

// The terms: a plan that is past due is served for seven days.
it('asks of those who owe for more than a week, and of nobody before', () => {
  expect(asked(daysAgo(6.9))).toBe(false);
  expect(asked(daysAgo(7.1))).toBe(true);
  expect(asked(undefined)).toBe(false);
});

it('lets them look at their account and pay, and use what is open to all', () => {
  for (const group of ['auth', 'billing', 'account'])
    expect(asked(daysAgo(30), { group })).toBe(false);
  for (const access of ['none', 'any'] as const) expect(asked(daysAgo(30), { access })).toBe(false);
});

it('refuses by the database, which knows what was paid on another server', async () => {
  expect(await refused(daysAgo(7.1))).toEqual({ code: 'payment_required', forgotten: [] });
  expect(await refused(daysAgo(6.9))).toEqual({ code: undefined, forgotten: [7] });
  expect(await refused(null)).toEqual({ code: undefined, forgotten: [7] });
});
