import { isIP } from 'node:net';
import * as z from 'zod';
import { ADDRESS } from './address.ts';
import { TIERS, type TierName } from './tiers.ts';

const httpUrl = (what: string) =>
  z
    .string()
    .refine(
      (text) => /^https?:$/.test(protocolOf(text)),
      `must be ${what}, an address that begins with http:// or https://`,
    );
const oneOf = (protocols: RegExp, right: string) =>
  z.string().refine((text) => protocols.test(protocolOf(text)), `must look like ${right}`);
const priceName = z.string().regex(/^\w+$/, 'must name a price, such as price_…');
const FLAG: Readonly<Record<string, boolean>> = {
  '1': true,
  true: true,
  yes: true,
  on: true,
  '0': false,
  false: false,
  no: false,
  off: false,
};

/** Every variable the operator may set, by name; `SOURCE_…` and those by prefix are read apart. */
export const Variables = z.object({
  PORT: z
    .string()
    .default('8080')
    .refine(isPort, 'must be a whole number from 0 to 65535, such as 8080')
    .transform(Number),
  HOST: z
    .string()
    .regex(/^[A-Za-z0-9.:_-]+$/, 'must be a host name or an address, such as 127.0.0.1 or 0.0.0.0')
    .default('127.0.0.1'),
  DATA_DIR: z.string().default('./.data'),
  DATABASE_URL: oneOf(/^postgres(ql)?:$/, 'postgresql://user:password@host:5432/name').optional(),
  PUBLIC_BASE_URL: httpUrl('where clients reach the service').optional(),
  ADMIN_EMAIL: z
    .string()
    .regex(ADDRESS, 'must be an e-mail address, such as admin@example.org')
    .default('admin@localhost'),
  GIT_COMMIT: z
    .string()
    .regex(
      /^[0-9a-f]{40}([0-9a-f]{24})?$/,
      'must be the full hash of a commit, 40 or 64 hexadecimal digits',
    )
    .optional(),
  ADMIN_TOKEN: z
    .string()
    .min(16, 'must have at least 16 characters; leave it unset to switch the header off')
    .optional(),
  SERVER_SECRET: z
    .string()
    .transform((text) => text.split(',').map((each) => each.trim()))
    .refine(
      (secrets) => secrets.every((secret) => secret.length >= 32),
      'must have at least 32 characters, such as the output of `openssl rand -base64 32`; several are separated by commas, the first seals',
    )
    .optional(),
  SMTP_URL: oneOf(
    /^smtps?:$/,
    'smtp://user:password@host:587 or smtps://user:password@host',
  ).optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[A-Za-z0-9_]+$/, 'must be a secret key, such as sk_live_…')
    .optional(),
  STRIPE_API_BASE: httpUrl('the base of the payment API').optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^\S+$/, 'must be a signing secret, such as whsec_…, or several with commas between')
    .optional(),
  STRIPE_PRICE_PRO: priceName.optional(),
  STRIPE_PRICE_ENTERPRISE: priceName.optional(),
  STRIPE_PRICE_ALERTS: priceName.optional(),
  LOG_LEVEL: z
    .string()
    .default('info')
    .refine(
      (text) => ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'].includes(text),
      'must be fatal, error, warn, info, debug, trace or silent',
    ),
  OFFLINE: z
    .string()
    .default('0')
    .refine(
      (text) => text.toLowerCase() in FLAG,
      'must be 1 or 0 (also true, false, yes, no, on, off)',
    )
    .transform((text) => FLAG[text.toLowerCase()] === true),
  TRUST_PROXY: z
    .string()
    .default('0')
    .refine(
      (text) => HOPS.test(text.trim()) || listOf(text).every(isNetwork),
      'must be how many proxies stand before the server (0 to 9), or their addresses, such as 10.0.0.0/8, 127.0.0.1',
    )
    .transform((text) => (HOPS.test(text.trim()) ? Number(text) : listOf(text))),
  PREDICTION_KEEP_DAYS: z
    .string()
    .default('')
    .refine(
      (text) => keepDaysOf(text) !== undefined,
      'must be days (1 to 36500) for everybody, such as 400, or by plan, such as free:90,pro:400; plans that are not named keep for ever',
    )
    .transform((text) => keepDaysOf(text) ?? {}),
  CORS_ORIGINS: z
    .string()
    .default('')
    .refine(
      (text) => listOf(text).every(isOrigin),
      'must be origins with commas between them, such as https://app.example.org, without paths or wildcards',
    )
    .transform(listOf),
});

const HOPS = /^\d$/;

/** Days by plan; undefined for a text that cannot be read. */
function keepDaysOf(text: string): Partial<Record<TierName, number>> | undefined {
  const parts = listOf(text);
  const everybody = parts.length === 1 ? daysOf(parts[0] ?? '') : undefined;
  if (everybody !== undefined) return { free: everybody, pro: everybody, enterprise: everybody };
  const days: Partial<Record<TierName, number>> = {};
  for (const part of parts) {
    const [plan = '', value = '', ...rest] = part.split(':').map((word) => word.trim());
    const number = daysOf(value);
    if (!Object.hasOwn(TIERS, plan) || number === undefined || rest.length > 0) return undefined;
    days[plan as TierName] = number;
  }
  return days;
}

function daysOf(text: string): number | undefined {
  const days = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  return days >= 1 && days <= 36_500 ? days : undefined;
}

function listOf(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** An address, or a network as `10.0.0.0/8`. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
  );
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(protocolOf(text)) && new URL(text).origin === text;
}

/** Protocol of an address with its colon; empty for what is none. */
export function protocolOf(text: string): string {
  return URL.canParse(text) ? new URL(text).protocol : '';
}

function isPort(text: string): boolean {
  return /^\d{1,5}$/.test(text) && Number(text) <= 65535;
}
