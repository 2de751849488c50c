import * as z from 'zod';
import type { TierName } from '../../../config/tiers.ts';
import { ApiError } from '../../core/errors.ts';
import { operation } from '../../core/operation.ts';
import { keyCard } from './keyCard.ts';
import { iso, ownAccount, storedEmail } from './ownAccount.ts';
import * as schemas from './schemas.ts';

export const register = operation({
  method: 'POST',
  path: '/api/v1/auth/register',
  access: 'none',
  changes: true,
  secret: true,
  title: 'Register',
  summary: 'Makes a free account and issues its first API key, shown once.',
  input: schemas.RegisterRequest,
  output: schemas.RegisterResponse,
  example: { email: 'ada@example.org', password: 'quartz-lantern-mosaic-7-harbour' },
  async run(input, context) {
    // Loaded at first use: passwords, dictionaries and entities weigh more than all that answers questions of risk.
    const steps = await import('./register.ts');
    const email = storedEmail(input.email);
    const accepted = await steps.acceptRegistration({ email, password: input.password }, context);
    const made = await context.commit(async (inside) => {
      const { accountId, keyId, secret } = await steps.makeAccount(accepted, context, inside);
      const tier = 'free' as const;
      return { account_id: accountId, email, tier, key_id: keyId, api_key: secret };
    });
    const { tellRegistered } = await import('./addressProof.ts');
    tellRegistered({ accountId: made.account_id, email }, context);
    return made;
  },
});

export const login = operation({
  method: 'POST',
  path: '/api/v1/auth/login',
  access: 'none',
  changes: true,
  secret: true,
  title: 'Sign in',
  summary: 'Issues a fresh session key, valid 30 days; earlier keys stay valid.',
  errors: ['invalid_credentials', 'totp_required', 'invalid_totp', 'too_many_attempts'],
  input: schemas.LoginRequest,
  output: schemas.LoginResponse,
  example: { email: 'ada@example.org', password: 'quartz-lantern-mosaic-7-harbour' },
  async run(input, context) {
    const steps = await import('./login.ts');
    const email = storedEmail(input.email);
    const accountId = await steps.provenAccount({ ...input, email }, context);
    return context.commit(async (inside) => {
      const key = await context.keys.issue(accountId, 'session', {}, inside);
      return {
        account_id: accountId,
        key_id: key.keyId,
        api_key: key.secret,
        expires_at: iso(key.expiresAtMs ?? context.clock.now()),
      };
    });
  },
});

export const me = operation({
  method: 'GET',
  path: '/api/v1/auth/me',
  access: 'key',
  title: 'My account',
  summary: 'The account behind the key, and its valid keys.',
  input: z.object({}),
  output: schemas.MeResponse,
  answer: {
    account_id: 7,
    email: 'ada@example.org',
    tier: 'free',
    is_admin: false,
    has_password: true,
    email_confirmed: true,
    created_at: '2026-01-15T12:00:00.000Z',
    key_id: 12,
    keys: [
      {
        key_id: 12,
        kind: 'account',
        public_id: 'jrgAFm7IP0',
        last4: 'AAOF',
        name: null,
        scopes: ['read', 'risk', 'account'],
        is_test: false,
        created_at: '2026-01-15T12:00:00.000Z',
        expires_at: null,
      },
    ],
  },
  async run(_input, context) {
    const { id, keyId } = ownAccount(context);
    const [row] = await context.database.sql<AccountRow>(ACCOUNT, [id]);
    if (!row) throw new ApiError('not_found', 'This account is gone.');
    const keys = await context.keys.list(id);
    return {
      account_id: id,
      email: row.email,
      tier: row.tier,
      is_admin: row.is_admin,
      has_password: row.has_password,
      email_confirmed: row.email_confirmed,
      created_at: iso(row.created_ms),
      key_id: keyId === 0 ? null : keyId,
      keys: keys.map(keyCard),
    };
  },
});

interface AccountRow {
  readonly email: string;
  readonly tier: TierName;
  readonly is_admin: boolean;
  readonly has_password: boolean;
  readonly email_confirmed: boolean;
  readonly created_ms: number;
}

const ACCOUNT = `
  select email, tier, is_admin, password_hash is not null as has_password, email_proven_at is not null as email_confirmed,
         (extract(epoch from created_at) * 1000)::float8 as created_ms
    from account where id = $1`;
