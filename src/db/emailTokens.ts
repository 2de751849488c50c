import { randomBytes } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/core';
import { hashKey } from '../core/keyFormat.ts';
import { Token } from './token.ts';

export type TokenPurpose = 'magic-link' | 'password-reset' | 'alerts-sign-in' | 'address';

/** What a link is for, and when. */
export interface TokenUse {
  readonly purpose: TokenPurpose;
  readonly nowMs: number;
}

const FORM = /^[A-Za-z0-9_-]{43}$/;

/**
 * Makes the token of a link for an account: 32 random bytes, of which the SHA-256 is stored. The newest of a purpose is the only
 * one that holds.
 *
 * @param minutes  for which it holds
 */
export async function issueToken(
  em: EntityManager,
  { accountId, purpose, nowMs, minutes }: TokenUse & { accountId: number; minutes: number },
): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  await em.insert(Token, {
    account: accountId,
    purpose,
    hash: hashKey(secret),
    createdAt: new Date(nowMs),
    expiresAt: new Date(nowMs + minutes * 60_000),
    usedAt: null,
  });
  return secret;
}

/** Whose token this is, without using it up; undefined when it is unknown, used, expired, or not the newest. */
export async function tokenOwner(
  em: EntityManager,
  secret: string,
  { purpose, nowMs }: TokenUse,
): Promise<
  { readonly tokenId: number; readonly accountId: number; readonly email: string } | undefined
> {
  if (!FORM.test(secret)) return undefined;
  const live = {
    hash: hashKey(secret),
    purpose,
    usedAt: null,
    expiresAt: { $gt: new Date(nowMs) },
  };
  // In one statement: an address that is read after its token may be another one already.
  const found = await em.findOne(Token, live, {
    populate: ['account'],
    strategy: 'joined',
    refresh: true,
  });
  if (!found) return undefined;
  const newest = await em.findOne(
    Token,
    { account: found.account, purpose },
    { orderBy: { id: 'desc' } },
  );
  if (newest?.id !== found.id) return undefined;
  return { tokenId: found.id, accountId: found.account.id, email: found.account.email };
}

/** Uses a token up, by one atomic update; false when somebody else has. */
export async function useToken(
  em: EntityManager,
  tokenId: number,
  nowMs: number,
): Promise<boolean> {
  const usedAt = new Date(nowMs);
  return (await em.nativeUpdate(Token, { id: tokenId, usedAt: null }, { usedAt })) === 1;
}
