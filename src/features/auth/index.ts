import * as z from 'zod';
import { TIER_NAMES, TIERS, type TierName } from '../../../config/tiers.ts';
import type { Account, Context } from '../../core/context.ts';
import { ApiError } from '../../core/errors.ts';
import { operation } from '../../core/operation.ts';
import { remaining } from '../../core/quota.ts';
import * as schemas from './schemas.ts';
import { spanOf, usageByOperation, type OperationUsage, type Span } from './usageReport.ts';

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
    const { accountId, keyId, secret } = await steps.register(
      { email, password: input.password },
      context,
    );
    return { account_id: accountId, email, tier: 'free' as const, key_id: keyId, api_key: secret };
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
  errors: ['invalid_credentials', 'too_many_attempts'],
  input: schemas.LoginRequest,
  output: schemas.LoginResponse,
  example: { email: 'ada@example.org', password: 'quartz-lantern-mosaic-7-harbour' },
  async run(input, context) {
    const steps = await import('./login.ts');
    const { accountId, keyId, secret, expiresAtMs } = await steps.login(
      { email: storedEmail(input.email), password: input.password },
      context,
    );
    return {
      account_id: accountId,
      key_id: keyId,
      api_key: secret,
      expires_at: iso(expiresAtMs ?? context.clock.now()),
    };
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
    created_at: '2026-01-15T12:00:00.000Z',
    key_id: 12,
    keys: [
      {
        key_id: 12,
        kind: 'account',
        public_id: 'jrgAFm7IP0',
        last4: 'AAOF',
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
      created_at: iso(row.created_ms),
      key_id: keyId === 0 ? null : keyId,
      keys: keys.map((key) => ({
        key_id: key.keyId,
        kind: key.kind,
        public_id: key.publicId,
        last4: key.last4,
        created_at: iso(key.createdAtMs),
        expires_at: key.expiresAtMs === null ? null : iso(key.expiresAtMs),
      })),
    };
  },
});

export const tiers = operation({
  method: 'GET',
  path: '/api/v1/auth/tiers',
  access: 'none',
  maxAgeS: 300,
  title: 'Tiers',
  summary: 'Every tier with its price and its limits.',
  input: z.object({}),
  output: schemas.TiersResponse,
  answer: {
    tiers: [
      {
        name: 'free',
        price_usd_per_month: 0,
        calls_per_minute: 10,
        calls_per_day: 100,
        calls_per_month: 3_000,
      },
    ],
  },
  run: () => ({
    tiers: TIER_NAMES.map((name) => ({
      name,
      price_usd_per_month: TIERS[name].priceCentsPerMonth / 100,
      ...limitsOf(name),
    })),
  }),
});

export const quota = operation({
  method: 'GET',
  path: '/api/v1/auth/quota',
  access: 'key',
  title: 'Quota',
  summary: 'What is left of the minute, the day and the month.',
  input: z.object({}),
  output: schemas.QuotaResponse,
  answer: {
    tier: 'free',
    calls_per_minute: 10,
    calls_per_day: 100,
    calls_per_month: 3_000,
    windows: [
      { window: 'minute', limit: 10, used: 3, remaining: 7, resets_at: '2026-01-15T12:00:41.250Z' },
    ],
  },
  async run(_input, context) {
    const account = ownAccount(context);
    const { windows } = await context.limits.standing(account);
    return {
      tier: account.tier,
      ...limitsOf(account.tier),
      windows: windows.map((one) => ({
        window: one.window,
        limit: one.limit,
        used: one.used,
        remaining: remaining(one),
        resets_at: iso(one.resetMs),
      })),
    };
  },
});

export const usage = operation({
  method: 'GET',
  path: '/api/v1/auth/usage',
  access: 'key',
  title: 'Usage',
  summary: 'Calls of the current UTC day or month, over all keys of the account.',
  input: schemas.UsageQuery,
  output: schemas.UsageSummaryResponse,
  example: { period: 'day' },
  async run({ period }, context) {
    const account = ownAccount(context);
    const span = spanOf(period, context.clock.now());
    const { windows } = await context.limits.standing(account);
    const counted = windows.find(({ window }) => window === period);
    return {
      period,
      ...spanFields(span),
      ...totalOf(await usageByOperation(context, account.id, span)),
      counted: counted?.used ?? null,
      limit: counted?.limit ?? null,
    };
  },
});

export const usageDetailed = operation({
  method: 'GET',
  path: '/api/v1/auth/usage/detailed',
  access: 'key',
  title: 'Usage by endpoint',
  summary: 'Calls of the current UTC day or month by endpoint, most used first.',
  input: schemas.UsageQuery,
  output: schemas.UsageDetailedResponse,
  example: { period: 'month' },
  async run({ period }, context) {
    const span = spanOf(period, context.clock.now());
    const rows = await usageByOperation(context, ownAccount(context).id, span);
    const known = new Map(context.catalog().map((one) => [one.id, one]));
    const endpoints = rows.map((row) => ({
      ...row,
      method: known.get(row.operation)?.method ?? null,
      path: known.get(row.operation)?.path ?? null,
    }));
    return { period, ...spanFields(span), ...totalOf(rows), endpoints };
  },
});

export const rotateKey = operation({
  method: 'POST',
  path: '/api/v1/auth/keys/{key_id}/rotate',
  access: 'key',
  changes: true,
  secret: true,
  title: 'Rotate a key',
  summary: 'Ends a key at once and issues its successor, shown once.',
  input: z.object({ key_id: schemas.keyId }),
  output: schemas.KeyRotateResponse,
  example: { key_id: 1 },
  async run({ key_id }, context) {
    const issued = await context.keys.rotate(ownAccount(context).id, key_id);
    if (!issued)
      throw new ApiError('not_found', `There is no valid key ${key_id} in this account.`);
    const { keyId, secret, expiresAtMs } = issued;
    return {
      key_id: keyId,
      api_key: secret,
      replaces_key_id: key_id,
      expires_at: expiresAtMs === null ? null : iso(expiresAtMs),
    };
  },
});

export const revokeKey = operation({
  method: 'DELETE',
  path: '/api/v1/auth/keys/{key_id}',
  access: 'key',
  changes: true,
  title: 'Revoke a key',
  summary: 'Ends a key at once; repeating it changes nothing.',
  input: z.object({ key_id: schemas.keyId }),
  output: schemas.KeyRevokeResponse,
  example: { key_id: 1 },
  async run({ key_id }, context) {
    const revokedAtMs = await context.keys.revoke(ownAccount(context).id, key_id);
    if (revokedAtMs === undefined)
      throw new ApiError('not_found', `There is no key ${key_id} in this account.`);
    return { key_id, status: 'revoked' as const, revoked_at: iso(revokedAtMs) };
  },
});

interface AccountRow {
  readonly email: string;
  readonly tier: TierName;
  readonly is_admin: boolean;
  readonly has_password: boolean;
  readonly created_ms: number;
}

const ACCOUNT = `
  select email, tier, is_admin, password_hash is not null as has_password, (extract(epoch from created_at) * 1000)::float8 as created_ms
    from account where id = $1`;

/** One form for one mailbox as people write it. */
function storedEmail(text: string): string {
  return text.normalize('NFC').toLowerCase();
}

/** The caller's account; the administrator's token stands for none. */
function ownAccount({ account }: Context): Account {
  if (!account || account.via === 'admin-token')
    throw new ApiError('missing_api_key', 'Send the key of an account in the header X-API-Key.');
  return account;
}

function limitsOf(name: TierName): {
  calls_per_minute: number | null;
  calls_per_day: number | null;
  calls_per_month: number | null;
} {
  const { limits } = TIERS[name];
  return {
    calls_per_minute: limits?.perMinute ?? null,
    calls_per_day: limits?.perDay ?? null,
    calls_per_month: limits?.perMonth ?? null,
  };
}

function spanFields({ fromMs, toMs }: Span): { from_at: string; to_at: string } {
  return { from_at: iso(fromMs), to_at: iso(toMs) };
}

function totalOf(rows: readonly OperationUsage[]): {
  calls: number;
  succeeded: number;
  failed: number;
} {
  const sum = (of: 'calls' | 'succeeded' | 'failed'): number =>
    rows.reduce((total, row) => total + row[of], 0);
  return { calls: sum('calls'), succeeded: sum('succeeded'), failed: sum('failed') };
}

function iso(ms: number): string {
  return new Date(ms).toISOString();
}
