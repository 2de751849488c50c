import { describe, expect, it } from 'vitest';
import type { Account } from '../../src/core/context.ts';
import { checkScope, type Scope } from '../../src/core/scopes.ts';
import type { Access, NamedOperation } from '../../src/core/operation.ts';

const operation = (access: Access, method: 'GET' | 'POST', scope?: Scope) =>
  ({ access, method, ...(scope === undefined ? {} : { scope }) }) as NamedOperation;
const may = (scopes: readonly Scope[] | undefined, of: NamedOperation): boolean => {
  try {
    checkScope(of, { id: 1, scopes } as unknown as Account);
    return true;
  } catch (error) {
    expect(error).toMatchObject({ code: 'forbidden' });
    return false;
  }
};

describe('a key made for reading and risk', () => {
  const key: readonly Scope[] = ['read', 'risk'];

  it.each(['admin', 'admin-token'] as const)('administers nothing: access %s', (access) => {
    for (const method of ['GET', 'POST'] as const)
      expect(may(key, operation(access, method))).toBe(false);
    expect(may(['account'], operation(access, 'POST'))).toBe(true);
  });

  it('reads by GET and asks for risk by POST, each by its own scope', () => {
    expect(may(['read'], operation('key', 'GET'))).toBe(true);
    expect(may(['read'], operation('key', 'POST'))).toBe(false);
    expect(may(['risk'], operation('key', 'POST'))).toBe(true);
    expect(may(['risk'], operation('key', 'GET'))).toBe(false);
  });

  it('obeys the scope that an operation names', () => {
    expect(may(key, operation('key', 'GET', 'account'))).toBe(false);
    expect(may(['read'], operation('key', 'POST', 'read'))).toBe(true);
  });

  it('may what everybody may', () => {
    expect(may([], operation('none', 'POST'))).toBe(true);
    expect(may([], operation('any', 'GET'))).toBe(false);
  });
});

it('people without scopes of a key may all', () => {
  expect(may(undefined, operation('admin', 'POST'))).toBe(true);
});
