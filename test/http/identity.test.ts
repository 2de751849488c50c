import { describe, expect, it } from 'vitest';
import type { Account } from '../../src/core/context.ts';
import { identify, isAdminToken, presentedKey } from '../../src/http/identity.ts';

const account: Account = {
  id: 1,
  email: 'ada@example.org',
  tier: 'free',
  isAdmin: false,
  keyId: 7,
  via: 'key',
};
const keys = { find: (secret: string) => (secret === 'right' ? account : undefined) };

describe('the key of a request', () => {
  it('is taken from the header or the query', () => {
    expect(presentedKey({ 'x-api-key': 'right' })).toEqual({ kind: 'key', secret: 'right' });
    expect(presentedKey({}, ['right'])).toEqual({ kind: 'key', secret: 'right' });
    expect(presentedKey({ 'x-api-key': 'right' }, ['right'])).toEqual({
      kind: 'key',
      secret: 'right',
    });
    expect(presentedKey({})).toEqual({ kind: 'nothing' });
  });

  it('may come as a bearer of our form; what else is authorized belongs to others', () => {
    const key = `grk_live_${'a'.repeat(10)}_${'b'.repeat(49)}`;
    const authorization = `Bearer ${key}`;
    expect(presentedKey({ authorization })).toEqual({ kind: 'key', secret: key });
    expect(presentedKey({ authorization, 'x-api-key': key })).toEqual({ kind: 'key', secret: key });
    expect(presentedKey({ authorization, 'x-api-key': 'other' })).toEqual({
      kind: 'contradictory',
    });
    expect(presentedKey({ authorization }, ['other'])).toEqual({ kind: 'contradictory' });
    for (const others of ['Basic YWRhOnB3', 'Bearer eyJhbGciOi.J.x', 'Bearer', key])
      expect(presentedKey({ authorization: others, 'x-api-key': 'right' })).toEqual({
        kind: 'key',
        secret: 'right',
      });
  });

  it('is contradictory when both differ or one is repeated', () => {
    expect(presentedKey({ 'x-api-key': 'right' }, ['wrong'])).toEqual({ kind: 'contradictory' });
    expect(presentedKey({}, ['right', 'right'])).toEqual({ kind: 'contradictory' });
    expect(presentedKey({ 'x-api-key': ['right', 'right'] })).toEqual({ kind: 'contradictory' });
  });
});

describe('the caller', () => {
  it('is the account of the key, or nobody without one', () => {
    expect(identify({ kind: 'key', secret: 'right' }, keys)).toBe(account);
    expect(identify({ kind: 'nothing' }, keys)).toBeUndefined();
  });

  it('401 invalid_api_key with one text for wrong, empty and contradictory keys', async () => {
    const texts = [
      { kind: 'key', secret: 'wrong' } as const,
      { kind: 'key', secret: '' } as const,
      { kind: 'contradictory' } as const,
    ].map((presented) => {
      try {
        void identify(presented, keys);
        return 'let through';
      } catch (error) {
        return `${String(Reflect.get(error as object, 'code'))} ${String(error)}`;
      }
    });
    expect(new Set(texts).size).toBe(1);
    expect(texts[0]).toMatch(/^invalid_api_key /);
    await expect(
      identify({ kind: 'key', secret: 'x' }, { find: () => Promise.resolve(undefined) }),
    ).rejects.toMatchObject({ code: 'invalid_api_key' });
  });
});

describe('the administrator token', () => {
  it('admits only its exact value, and no one while it is unset', () => {
    expect(
      isAdminToken({ 'x-admin-token': 'correct-horse-battery' }, 'correct-horse-battery'),
    ).toBe(true);
    expect(
      isAdminToken({ 'x-admin-token': 'correct-horse-batterz' }, 'correct-horse-battery'),
    ).toBe(false);
    expect(isAdminToken({ 'x-admin-token': '' }, undefined)).toBe(false);
    expect(isAdminToken({ 'x-admin-token': 'undefined' }, undefined)).toBe(false);
    expect(isAdminToken({}, 'correct-horse-battery')).toBe(false);
  });
});
