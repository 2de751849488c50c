import * as z from 'zod';
import { ApiError } from '../../core/errors.ts';
import { operation } from '../../core/operation.ts';
import { nextCursor, pageInput, pageOf } from '../../core/paging.ts';
import { issueKey } from './issueKey.ts';
import { keyCard } from './keyCard.ts';
import { iso, ownAccount } from './ownAccount.ts';
import * as schemas from './schemas.ts';

export const listKeys = operation({
  method: 'GET',
  path: '/api/v1/auth/keys',
  access: 'key',
  scope: 'account',
  title: 'My keys',
  summary: 'Every valid key of the account, oldest first; never their secrets.',
  input: z.object(pageInput(100)),
  output: z.object({ items: z.array(schemas.KeyCard), next_cursor: nextCursor }),
  async run(page, context) {
    const keys = await context.keys.list(ownAccount(context).id);
    return pageOf(keys.map(keyCard), page, ({ key_id }) => key_id);
  },
});

export const createKey = operation({
  method: 'POST',
  path: '/api/v1/auth/keys',
  access: 'key',
  scope: 'account',
  changes: true,
  secret: true,
  title: 'Issue a key',
  summary: 'Issues a further key with a name and scopes, or a test key; shown once.',
  errors: ['conflict'],
  input: z.object({
    name: schemas.keyName.optional(),
    scopes: schemas.scopes.optional(),
    test: z
      .boolean()
      .default(false)
      .describe('A test key: embedded tables at a fixed moment, free of charge, no account scope'),
  }),
  output: schemas.KeyIssueResponse,
  example: { name: 'pricing service', scopes: ['risk'] },
  async run({ name = null, scopes, test }, context) {
    const { id } = ownAccount(context);
    return context.commit(async ({ sql }) => {
      const key = await issueKey(id, { name, scopes, test }, { keys: context.keys, sql });
      return {
        key_id: key.keyId,
        api_key: key.secret,
        name,
        scopes: key.scopes,
        is_test: test,
      };
    });
  },
});

export const rotateKey = operation({
  method: 'POST',
  path: '/api/v1/auth/keys/{key_id}/rotate',
  access: 'key',
  scope: 'account',
  changes: true,
  secret: true,
  endsKey: true,
  title: 'Rotate a key',
  summary: 'Ends a key, at once or after an overlap, and issues its successor, shown once.',
  errors: ['conflict'],
  input: z.object({
    key_id: schemas.keyId,
    overlap_hours: z
      .int()
      .min(0)
      .max(168)
      .default(0)
      .describe('Hours for which an account key stays valid beside its successor'),
  }),
  output: schemas.KeyRotateResponse,
  example: { key_id: 1 },
  async run({ key_id, overlap_hours }, context) {
    const { id } = ownAccount(context);
    return context.commit(async (inside) => {
      const issued = await context.keys.rotate(id, key_id, overlap_hours * 3_600, inside);
      if (!issued)
        throw new ApiError('not_found', `There is no valid key ${key_id} in this account.`);
      if (issued === 'replaced')
        throw new ApiError('conflict', `Key ${key_id} has a successor already and ends soon.`);
      const { keyId, secret, expiresAtMs, endsAtMs } = issued;
      return {
        key_id: keyId,
        api_key: secret,
        replaces_key_id: key_id,
        replaced_ends_at: iso(endsAtMs),
        expires_at: expiresAtMs === null ? null : iso(expiresAtMs),
      };
    });
  },
});

export const revokeKey = operation({
  method: 'DELETE',
  path: '/api/v1/auth/keys/{key_id}',
  access: 'key',
  scope: 'account',
  changes: true,
  title: 'Revoke a key',
  summary: 'Ends a key at once; repeating it changes nothing.',
  input: z.object({ key_id: schemas.keyId }),
  output: schemas.KeyRevokeResponse,
  example: { key_id: 1 },
  answer: { key_id: 1, status: 'revoked', revoked_at: '2026-01-15T12:00:00.000Z' },
  async run({ key_id }, context) {
    const revokedAtMs = await context.keys.revoke(ownAccount(context).id, key_id);
    if (revokedAtMs === undefined)
      throw new ApiError('not_found', `There is no key ${key_id} in this account.`);
    return { key_id, status: 'revoked' as const, revoked_at: iso(revokedAtMs) };
  },
});
