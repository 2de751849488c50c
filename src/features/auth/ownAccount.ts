import type { Account, Context } from '../../core/context.ts';
import { ApiError } from '../../core/errors.ts';

/** The caller's account; the administrator's token stands for none. */
export function ownAccount({ account }: Context): Account {
  if (!account || account.via === 'admin-token')
    throw new ApiError('missing_api_key', 'Send the key of an account in the header X-API-Key.');
  return account;
}

/** One form for one mailbox as people write it. */
export function storedEmail(text: string): string {
  return text.normalize('NFC').toLowerCase();
}

/** RFC 3339 of an instant, ms since 1970. */
export function iso(ms: number): string {
  return new Date(ms).toISOString();
}
