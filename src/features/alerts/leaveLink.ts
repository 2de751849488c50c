import { createHmac, timingSafeEqual } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/core';
import { AlertSettings } from '../../db/alertSettings.ts';

/** What a link that ends the messages carries: whose they are, and a seal that only we could make. It does nothing else. */
export function leaveToken(accountId: number, leaveSecret: string): string {
  return `${accountId}.${seal(accountId, leaveSecret).toString('base64url')}`;
}

/** The account that a token ends the messages of; undefined for a token that we did not make. */
export async function leaver(em: EntityManager, token: string): Promise<number | undefined> {
  const match = /^(\d{1,10})\.([A-Za-z0-9_-]{43})$/.exec(token);
  const accountId = Number(match?.[1]);
  if (!match?.[2] || accountId > 2_147_483_647) return undefined;
  const settings = await em.findOne(AlertSettings, { account: accountId });
  // Compared as written: the last letter of base 64 has bits that say nothing.
  const made = seal(accountId, settings?.leaveSecret ?? '').toString('base64url');
  const isOurs = timingSafeEqual(Buffer.from(made), Buffer.from(match[2]));
  return settings && isOurs ? accountId : undefined;
}

function seal(accountId: number, leaveSecret: string): Buffer {
  return createHmac('sha256', leaveSecret).update(`leave ${accountId}`).digest();
}
