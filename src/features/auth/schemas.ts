import * as z from 'zod';
import { TIER_NAMES } from '../../../config/tiers.ts';
import { PASSWORD_LENGTH } from './passwordRules.ts';

const MAX_INT = 2_147_483_647;

const email = z.email().max(254);
const instant = z.iso.datetime();

export const keyId = z.int().positive().max(MAX_INT).describe('Number of the key');
export const tier = z.enum(TIER_NAMES);

export const RegisterRequest = z
  .object({
    email,
    password: z
      .string()
      .describe(
        `${PASSWORD_LENGTH.min} to ${PASSWORD_LENGTH.max} characters that are hard to guess; no rules of composition`,
      )
      .meta({ minLength: PASSWORD_LENGTH.min, maxLength: PASSWORD_LENGTH.max }),
  })
  .meta({ id: 'RegisterRequest' });

export const LoginRequest = z
  .object({ email, password: z.string().max(1_024) })
  .meta({ id: 'LoginRequest' });

const issued = {
  key_id: keyId,
  api_key: z.string().describe('The key. It is shown this once and cannot be recovered'),
};

export const RegisterResponse = z
  .object({ account_id: z.int().positive(), email: z.string(), tier, ...issued })
  .meta({ id: 'RegisterResponse' });

export const LoginResponse = z
  .object({
    account_id: z.int().positive(),
    ...issued,
    expires_at: instant.describe('When this session key ends'),
  })
  .meta({ id: 'LoginResponse' });

export const KeyRotateResponse = z
  .object({
    ...issued,
    replaces_key_id: keyId.describe('The key that has ended'),
    expires_at: instant.nullable(),
  })
  .meta({ id: 'KeyRotateResponse' });

export const KeyRevokeResponse = z
  .object({ key_id: keyId, status: z.literal('revoked'), revoked_at: instant })
  .meta({ id: 'KeyRevokeResponse' });

export const MeResponse = z
  .object({
    account_id: z.int().positive(),
    email: z.string(),
    tier,
    is_admin: z.boolean(),
    has_password: z.boolean(),
    created_at: instant,
    key_id: keyId.nullable().describe('The key of this call'),
    keys: z
      .array(
        z.object({
          key_id: keyId,
          kind: z.enum(['account', 'session']),
          public_id: z.string().describe('Tells keys apart; part of the key, not secret'),
          last4: z.string(),
          created_at: instant,
          expires_at: instant.nullable(),
        }),
      )
      .describe('Every valid key, oldest first'),
  })
  .meta({ id: 'MeResponse' });

const limitsShape = {
  calls_per_minute: z.int().nullable().describe('In any 60 seconds; null: unlimited'),
  calls_per_day: z.int().nullable().describe('Per UTC day; null: unlimited'),
  calls_per_month: z.int().nullable().describe('Per UTC month; null: unlimited'),
};

export const TiersResponse = z
  .object({
    tiers: z.array(z.object({ name: tier, price_usd_per_month: z.number(), ...limitsShape })),
  })
  .meta({ id: 'TiersResponse' });

export const QuotaResponse = z
  .object({
    tier,
    ...limitsShape,
    windows: z
      .array(
        z.object({
          window: z.enum(['minute', 'day', 'month']),
          limit: z.int(),
          used: z.int(),
          remaining: z.int(),
          resets_at: instant.describe(
            'Minute: when the oldest call leaves the window. Day and month: when the next begins',
          ),
        }),
      )
      .describe('Where the account stands, this call included; empty for an unlimited tier'),
  })
  .meta({ id: 'QuotaResponse' });

export const UsageQuery = z.object({
  period: z.enum(['day', 'month']).default('day').describe('The current UTC day or month'),
});

const counts = {
  calls: z.int().describe('Calls that were let through, whatever their answer'),
  succeeded: z.int().describe('Answers with a 2xx status'),
  failed: z.int(),
};
const span = { period: z.enum(['day', 'month']), from_at: instant, to_at: instant };

export const UsageSummaryResponse = z
  .object({
    ...span,
    ...counts,
    counted: z
      .int()
      .nullable()
      .describe('Calls that count towards the limit of this period; null: unlimited'),
    limit: z.int().nullable(),
  })
  .meta({ id: 'UsageSummaryResponse' });

export const UsageDetailedResponse = z
  .object({
    ...span,
    ...counts,
    endpoints: z.array(
      z.object({
        operation: z.string(),
        method: z.string().nullable(),
        path: z.string().nullable(),
        ...counts,
      }),
    ),
  })
  .meta({ id: 'UsageDetailedResponse' });
