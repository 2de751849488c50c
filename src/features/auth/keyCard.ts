import type * as z from 'zod';
import { onWire } from '../../../engines/onWire.ts';
import { pick } from '../../../engines/pick.ts';
import type { KeyCard } from '../../core/keys.ts';
import { iso } from './ownAccount.ts';
import type { KeyCard as KeyCardSchema } from './schemas.ts';

/** A key as answers show it. */
export function keyCard(key: KeyCard): z.input<typeof KeyCardSchema> {
  return {
    ...onWire(pick(key, 'keyId', 'kind', 'publicId', 'last4', 'name')),
    scopes: [...key.scopes],
    is_test: key.isTest,
    created_at: iso(key.createdAtMs),
    expires_at: key.expiresAtMs === null ? null : iso(key.expiresAtMs),
  };
}
