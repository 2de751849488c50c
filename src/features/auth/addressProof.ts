import { randomBytes } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/core';
import type { Context } from '../../core/context.ts';
import { networkOf } from '../../core/networkOf.ts';
import { Account, isUnconfirmed } from '../../db/account.ts';
import { Audit } from '../../db/audit.ts';
import { issueToken, tokenOwner } from '../../db/emailTokens.ts';
import { Token } from '../../db/token.ts';
import { attemptsOn } from './attempts.ts';
import { deadToken } from './deadToken.ts';

/** POLICY: a week, in which most people look into a mailbox; later letters to the address bring a link of their own. */
const MINUTES = 7 * 24 * 60;

/** An account as letters name it. */
export interface Addressee {
  readonly accountId: number;
  readonly email: string;
}

/**
 * Tells the mailbox of a new account that it was made. Whoever reads it confirms the address, or takes it back from an account that
 * somebody else made: registering proves nothing of an address.
 */
export function tellRegistered(to: Addressee, { database, mail, clock, publicBaseUrl }: Context) {
  mail.post(async () => {
    const link = await addressLink(database.em(), to, { nowMs: clock.now(), publicBaseUrl });
    return {
      to: to.email,
      subject: 'Confirm your e-mail address',
      text: `An account at ${publicBaseUrl} was registered with this address. Confirm that it is yours, or take the address back if you did not register; the page of this link does either, within seven days:\n\n${link}\n`,
    };
  });
}

/** What letters to an unconfirmed address say besides; empty where it is confirmed, or where nobody has registered with it. */
export async function strangerNotice(
  em: EntityManager,
  accountId: number,
  at: Pick<Context, 'publicBaseUrl'> & { readonly nowMs: number },
): Promise<string> {
  const found = await em.findOneOrFail(Account, { id: accountId });
  if (!isUnconfirmed(found)) return '';
  const link = await addressLink(em, { accountId }, at);
  return `\nThis address was registered on ${found.createdAt.toISOString().slice(0, 10)} and never confirmed. If that was not you, do not use the link above: take the address back here, within seven days:\n\n${link}\n`;
}

async function addressLink(
  em: EntityManager,
  { accountId }: Pick<Addressee, 'accountId'>,
  { nowMs, publicBaseUrl }: Pick<Context, 'publicBaseUrl'> & { readonly nowMs: number },
): Promise<string> {
  const token = await issueToken(em, { accountId, purpose: 'address', nowMs, minutes: MINUTES });
  return `${publicBaseUrl}/account/address/${token}`;
}

/**
 * Notes that a link which we mailed to the address was used; the first time counts, and only while the address is still the
 * account's: the link may have been looked up before somebody took the address back.
 */
export async function proveAddress(
  em: EntityManager,
  { accountId, email }: Addressee,
  nowMs: number,
): Promise<boolean> {
  const now = new Date(nowMs);
  const unproven = { id: accountId, email, emailProvenAt: null };
  if ((await em.nativeUpdate(Account, unproven, { emailProvenAt: now })) === 0) return false;
  await em.nativeDelete(Token, { account: accountId, purpose: 'address' });
  const event = 'address.confirmed';
  await em.insert(Audit, { account: accountId, event, detail: {}, createdAt: now });
  return true;
}

/**
 * Confirms the address of a link.
 *
 * @throws ApiError `invalid_token`, `too_many_attempts`
 */
export async function confirmAddress(token: string, context: Context): Promise<Addressee> {
  const owner = await ownerOf(token, context);
  const nowMs = context.clock.now();
  await context.db.transactional(async (em) => {
    if (!(await proveAddress(em, owner, nowMs))) throw deadToken(token, context);
  });
  return owner;
}

/**
 * Takes the address off an account that never confirmed it, so that its owner can register. The account keeps its keys and what was
 * paid for: a person who mistyped an address loses the address alone, and one who took it on purpose has nothing of it.
 *
 * @throws ApiError `invalid_token`, `too_many_attempts`
 */
export async function releaseAddress(token: string, context: Context): Promise<Addressee> {
  const owner = await ownerOf(token, context);
  const { accountId } = owner;
  // A domain that can have no mailbox (RFC 2606); the name is one that nobody can register beforehand.
  const released = `released-${randomBytes(12).toString('hex')}@address.invalid`;
  await context.db.transactional(async (em) => {
    const unproven = { id: accountId, email: owner.email, emailProvenAt: null };
    if ((await em.nativeUpdate(Account, unproven, { email: released })) === 0)
      throw deadToken(token, context);
    await em.nativeDelete(Token, { account: accountId });
    const createdAt = new Date(context.clock.now());
    await em.insert(Audit, {
      account: accountId,
      event: 'address.released',
      detail: {},
      createdAt,
    });
  });
  context.keys.forget(accountId);
  return owner;
}

async function ownerOf(token: string, context: Context): Promise<Addressee> {
  const { db, clock, database, http } = context;
  await attemptsOn(database).count('tokenPerAddress', networkOf(http.address));
  const owner = await tokenOwner(db, token, { purpose: 'address', nowMs: clock.now() });
  if (!owner) throw deadToken(token, context);
  return owner;
}
