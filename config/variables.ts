import { isIP } from 'node:net';
import { TIERS, type TierName } from './tiers.ts';

/** A variable that the operator may set. Plain code: a start reads its settings before anything larger is loaded. */
interface Variable<T> {
  /** What is right, said after its name. */
  readonly right: string;
  /** Its value; undefined for a text that is not right. */
  readonly read: (text: string) => T | undefined;
}

/** One that has a value where it is unset: that of this text. */
interface WithDefault<T> extends Variable<T> {
  readonly unset: string;
}

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
const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
const HOPS = /^\d$/;

const text = (isRight: (given: string) => boolean, right: string): Variable<string> => ({
  right,
  read: (given) => (isRight(given) ? given : undefined),
});
const matching = (pattern: RegExp, right: string) => text((given) => pattern.test(given), right);
const address = (protocols: RegExp, right: string) =>
  text((given) => protocols.test(protocolOf(given)), right);
const httpUrl = (what: string) =>
  address(/^https?:$/, `must be ${what}, an address that begins with http:// or https://`);
const priceName = matching(/^\w+$/, 'must name a price, such as price_…');
const withDefault = <T>(unset: string, variable: Variable<T>): WithDefault<T> => ({
  ...variable,
  unset,
});

/** Every variable the operator may set, by name; `SOURCE_…` and those by prefix are read apart. */
export const VARIABLES = {
  PORT: withDefault('8080', {
    right: 'must be a whole number from 0 to 65535, such as 8080',
    read: portOf,
  }),
  HOST: withDefault(
    '127.0.0.1',
    matching(
      /^[A-Za-z0-9.:_-]+$/,
      'must be a host name or an address, such as 127.0.0.1 or 0.0.0.0',
    ),
  ),
  DATA_DIR: withDefault('./.data', matching(/./, 'must be a folder')),
  DATABASE_URL: address(
    /^postgres(ql)?:$/,
    'must look like postgresql://user:password@host:5432/name',
  ),
  PUBLIC_BASE_URL: httpUrl('where clients reach the service'),
  ADMIN_EMAIL: withDefault(
    'admin@localhost',
    matching(/^[^\s@]+@[^\s@]+$/, 'must be an e-mail address, such as admin@example.org'),
  ),
  GIT_COMMIT: matching(
    /^[0-9a-f]{40}([0-9a-f]{24})?$/,
    'must be the full hash of a commit, 40 or 64 hexadecimal digits',
  ),
  ADMIN_TOKEN: text(
    ({ length }) => length >= 16,
    'must have at least 16 characters; leave it unset to switch the header off',
  ),
  SERVER_SECRET: {
    right:
      'must have at least 32 characters, such as the output of `openssl rand -base64 32`; several are separated by commas, the first seals',
    read: secretsOf,
  },
  SMTP_URL: address(
    /^smtps?:$/,
    'must look like smtp://user:password@host:587 or smtps://user:password@host',
  ),
  STRIPE_SECRET_KEY: matching(/^[A-Za-z0-9_]+$/, 'must be a secret key, such as sk_live_…'),
  STRIPE_API_BASE: httpUrl('the base of the payment API'),
  STRIPE_WEBHOOK_SECRET: matching(
    /^\S+$/,
    'must be a signing secret, such as whsec_…, or several with commas between',
  ),
  STRIPE_PRICE_PRO: priceName,
  STRIPE_PRICE_ENTERPRISE: priceName,
  STRIPE_PRICE_ALERTS: priceName,
  LOG_LEVEL: withDefault(
    'info',
    text(
      (given) => LEVELS.includes(given),
      'must be fatal, error, warn, info, debug, trace or silent',
    ),
  ),
  OFFLINE: withDefault('0', {
    right: 'must be 1 or 0 (also true, false, yes, no, on, off)',
    read: (given): boolean | undefined => FLAG[given.toLowerCase()],
  }),
  TRUST_PROXY: withDefault('0', {
    right:
      'must be how many proxies stand before the server (0 to 9), or their addresses, such as 10.0.0.0/8, 127.0.0.1',
    read: proxiesOf,
  }),
  PREDICTION_KEEP_DAYS: withDefault('', {
    right:
      'must be days (1 to 36500) for everybody, such as 400, or by plan, such as free:90,pro:400; plans that are not named keep for ever',
    read: keepDaysOf,
  }),
  CORS_ORIGINS: withDefault('', {
    right:
      'must be origins with commas between them, such as https://app.example.org, without paths or wildcards',
    read: originsOf,
  }),
};

type Read<V> = V extends Variable<infer T> ? T : never;

/** Values by name; those that have no default are undefined where they are unset. */
export type Settings = {
  readonly [N in keyof typeof VARIABLES]:
    | Read<(typeof VARIABLES)[N]>
    | ((typeof VARIABLES)[N] extends WithDefault<unknown> ? never : undefined);
};

/**
 * Reads every variable.
 *
 * @param given     texts by name, none of them empty
 * @param problems  gains a line for each variable that is not right, which names it and never shows its value
 */
export function readVariables(
  given: Readonly<Record<string, string>>,
  problems: string[],
): Settings {
  const values: Record<string, unknown> = {};
  for (const [name, variable] of Object.entries<Variable<unknown>>(VARIABLES)) {
    const set = given[name] ?? ('unset' in variable ? (variable.unset as string) : undefined);
    if (set === undefined) continue;
    values[name] = variable.read(set);
    if (values[name] === undefined) problems.push(`${name} ${variable.right}`);
  }
  return values as Settings;
}

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

function portOf(text: string): number | undefined {
  return /^\d{1,5}$/.test(text) && Number(text) <= 65535 ? Number(text) : undefined;
}

function secretsOf(text: string): string[] | undefined {
  const secrets = text.split(',').map((each) => each.trim());
  return secrets.every(({ length }) => length >= 32) ? secrets : undefined;
}

function proxiesOf(text: string): number | string[] | undefined {
  if (HOPS.test(text.trim())) return Number(text);
  const networks = listOf(text);
  return networks.every(isNetwork) ? networks : undefined;
}

function originsOf(text: string): string[] | undefined {
  const origins = listOf(text);
  return origins.every(isOrigin) ? origins : undefined;
}
