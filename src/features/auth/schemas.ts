import * as z from 'zod';
import { ADDRESS } from '../../../config/address.ts';
import { TIER_NAMES } from '../../../config/tiers.ts';
import { SCOPES } from '../../core/scopes.ts';
import { PASSWORD_LENGTH, pointsOf } from './passwordRules.ts';

const MAX_INT = 2_147_483_647;

/** What is wrong with the length of a new password, in code points: found with the faults of the other members, before anything is counted. */
function lengthFaults(password: string): z.core.$ZodRawIssue[] {
  const length = pointsOf(password).length;
  const { min, max } = PASSWORD_LENGTH;
  const told = { origin: 'string', inclusive: true, input: password } as const;
  if (length < min) return [{ ...told, code: 'too_small', minimum: min }];
  return length > max ? [{ ...told, code: 'too_big', maximum: max }] : [];
}

/** Of a new account: an address that mail can reach from anywhere. */
export const email = z.email().max(254).describe('E-mail address of the account');
/** Of an account that there may be: also one without a domain, as the first administrator's is where `ADMIN_EMAIL` is not set. */
export const knownEmail = z
  .email({ pattern: ADDRESS })
  .max(254)
  .describe('E-mail address of the account');
export const instant = z.iso.datetime();
export const password = z.string().max(1_024).describe('Password of the account');
export const newPassword = z
  .string()
  .check(({ value, issues }) => void issues.push(...lengthFaults(value)))
  .describe(
    `${PASSWORD_LENGTH.min} to ${PASSWORD_LENGTH.max} characters that are hard to guess; no rules of composition`,
  )
  .meta({ minLength: PASSWORD_LENGTH.min, maxLength: PASSWORD_LENGTH.max });
export const code = z
  .string()
  .max(40)
  .describe('Six digits from the authenticator, or a recovery code');

export const keyId = z.int().positive().max(MAX_INT).describe('Number of the key');
const tier = z.enum(TIER_NAMES);

export const RegisterRequest = z
  .object({
    email,
    password: newPassword,
  })
  .meta({ id: 'RegisterRequest' });

export const LoginRequest = z
  .object({ email: knownEmail, password, code: code.optional() })
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
    replaces_key_id: keyId.describe('The key that has ended, or ends soon'),
    replaced_ends_at: instant.describe('When the replaced key ends: now, or after the overlap'),
    expires_at: instant.nullable(),
  })
  .meta({ id: 'KeyRotateResponse' });

export const KeyRevokeResponse = z
  .object({ key_id: keyId, status: z.literal('revoked'), revoked_at: instant })
  .meta({ id: 'KeyRevokeResponse' });

export const scopes = z
  .array(z.enum(SCOPES))
  .min(1)
  .max(SCOPES.length)
  .describe('What it may do: read data and catalogs, ask for risk, manage the account');

export const keyName = z.string().trim().min(1).max(80).describe("The owner's own word for it");

export const KeyIssueResponse = z
  .object({ ...issued, name: z.string().nullable(), scopes, is_test: z.boolean() })
  .meta({ id: 'KeyIssueResponse' });

export const KeyCard = z
  .object({
    key_id: keyId,
    kind: z.enum(['account', 'session']),
    public_id: z.string().describe('Tells keys apart; part of the key, not secret'),
    last4: z.string(),
    name: z.string().nullable(),
    scopes: z.array(z.enum(SCOPES)),
    is_test: z.boolean().describe('Answers of embedded tables at a fixed moment, free of charge'),
    created_at: instant,
    expires_at: instant.nullable(),
  })
  .meta({ id: 'KeyCard' });

export const MeResponse = z
  .object({
    account_id: z.int().positive(),
    email: z.string(),
    tier,
    is_admin: z.boolean(),
    has_password: z.boolean(),
    email_confirmed: z
      .boolean()
      .describe('A link that was mailed to the address has been used; alerts are mailed from then'),
    created_at: instant,
    key_id: keyId.nullable().describe('The key of this call'),
    keys: z.array(KeyCard).describe('Every valid key, oldest first'),
  })
  .meta({ id: 'MeResponse' });
