import type * as z from 'zod';
import type { KeyCard } from '../../core/keys.ts';
import { iso } from './ownAccount.ts';
import type { KeyCard as KeyCardSchema } from './schemas.ts';

/** A key as answers show it. */
export function keyCard(key: KeyCard): z.input<typeof KeyCardSchema> {
  return {
    key_id: key.keyId,
    kind: key.kind,
    public_id: key.publicId,
    last4: key.last4,
    name: key.name,
    scopes: [...key.scopes],
    is_test: key.isTest,
    created_at: iso(key.createdAtMs),
    expires_at: key.expiresAtMs === null ? null : iso(key.expiresAtMs),
  };
}
