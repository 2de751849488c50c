import { isIP } from 'node:net';
import { resolve } from 'node:path';
import * as z from 'zod';

/** Address and key of one outside source, where the operator overrides the built-in ones. */
export interface SourceSetting {
  readonly url?: string;
  readonly key?: string;
}

/** Everything the operator can set, checked and with defaults. Values that are absent switch their feature off. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** Absolute path of the folder for the embedded database and `admin.key`. */
  readonly dataDir: string;
  /** PostgreSQL; absent: the embedded database. */
  readonly databaseUrl: string | undefined;
  /** Base of links in e-mails and of cookies, without a slash at the end. */
  readonly publicBaseUrl: string;
  readonly adminEmail: string;
  readonly adminToken: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly stripe: {
    readonly secretKey: string | undefined;
    readonly apiBase: string | undefined;
    readonly webhookSecret: string | undefined;
  };
  /** `WHATSAPP_<NAME>` and `LLM_<NAME>` by name, such as `VERIFY_TOKEN`. */
  readonly whatsapp: Readonly<Record<string, string>>;
  readonly llm: Readonly<Record<string, string>>;
  /** By the id in upper case with underscores, such as `USGS_COMCAT`; see `sourceSetting`. */
  readonly sources: ReadonlyMap<string, SourceSetting>;
  /** No outside source is asked; embedded tables answer. */
  readonly offline: boolean;
  /** Least severe level that is logged. */
  readonly logLevel: string;
  /** Proxies whose `X-Forwarded-For` counts: how many stand before us, or their addresses and networks; 0: none. */
  readonly trustProxy: number | readonly string[];
  /** Origins of pages that may call `/trpc` and `/mcp` by key. */
  readonly corsOrigins: readonly string[];
}

/** A variable that cannot be used; the message names it and says what would be right. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

type Environment = Readonly<Record<string, string | undefined>>;

const httpUrl = (what: string) =>
  z
    .string()
    .refine(
      (text) => /^https?:$/.test(protocolOf(text)),
      `must be ${what}, an address that begins with http:// or https://`,
    );
const oneOf = (protocols: RegExp, right: string) =>
  z.string().refine((text) => protocols.test(protocolOf(text)), `must look like ${right}`);
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

const Variables = z.object({
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
    .regex(/^[^\s@]+@[^\s@]+$/, 'must be an e-mail address, such as admin@example.org')
    .default('admin@localhost'),
  ADMIN_TOKEN: z
    .string()
    .min(16, 'must have at least 16 characters; leave it unset to switch the header off')
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
    .regex(/^\S+$/, 'must be a signing secret, such as whsec_…')
    .optional(),
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

/**
 * The settings of this process.
 *
 * @param environment   variables by name; an empty value counts as unset
 * @param knownSources  ids of the sources there are (kebab-case); given, a `SOURCE_…` variable of any other is an error
 * @throws ConfigError naming every variable that cannot be used, and what would be right
 */
export function readConfig(
  environment: Environment = process.env,
  knownSources?: readonly string[],
): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(
      (entry): entry is [string, string] => (entry[1] ?? '').trim() !== '',
    ),
  );
  const parsed = Variables.safeParse(given);
  const problems = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
  const sources = readSources(given, knownSources, problems);
  if (!parsed.success || problems.length > 0) throw new ConfigError(problems.join('\n'));
  const set = parsed.data;
  return {
    port: set.PORT,
    host: set.HOST,
    dataDir: resolve(set.DATA_DIR),
    databaseUrl: set.DATABASE_URL,
    publicBaseUrl: (set.PUBLIC_BASE_URL ?? `http://${hostInUrl(set.HOST)}:${set.PORT}`).replace(
      /\/+$/,
      '',
    ),
    adminEmail: set.ADMIN_EMAIL.normalize('NFC').toLowerCase(),
    adminToken: set.ADMIN_TOKEN,
    smtpUrl: set.SMTP_URL,
    stripe: {
      secretKey: set.STRIPE_SECRET_KEY,
      apiBase: set.STRIPE_API_BASE,
      webhookSecret: set.STRIPE_WEBHOOK_SECRET,
    },
    whatsapp: withPrefix(given, 'WHATSAPP_'),
    llm: withPrefix(given, 'LLM_'),
    sources,
    offline: set.OFFLINE,
    logLevel: set.LOG_LEVEL,
    trustProxy: set.TRUST_PROXY,
    corsOrigins: set.CORS_ORIGINS,
  };
}

/** What the operator set for a source, by its kebab-case id: `usgs-comcat` is `SOURCE_USGS_COMCAT_URL` and `_KEY`. */
export function sourceSetting(config: Pick<Config, 'sources'>, id: string): SourceSetting {
  return config.sources.get(variableId(id)) ?? {};
}

function variableId(id: string): string {
  return id.toUpperCase().replaceAll('-', '_');
}

function readSources(
  given: Readonly<Record<string, string>>,
  known: readonly string[] | undefined,
  problems: string[],
): Map<string, SourceSetting> {
  const ids = known && new Set(known.map(variableId));
  const found = new Map<string, SourceSetting>();
  for (const [name, value] of Object.entries(given)) {
    const match = /^SOURCE_(.+)_(URL|KEY)$/.exec(name);
    const id = match?.[1];
    if (id === undefined) {
      if (name.startsWith('SOURCE_'))
        problems.push(`${name} must be SOURCE_<ID>_URL or SOURCE_<ID>_KEY`);
      continue;
    }
    if (ids && !ids.has(id))
      problems.push(
        `${name} names no source of this program; the catalogue of sources lists their ids`,
      );
    if (match?.[2] === 'KEY') found.set(id, { ...found.get(id), key: value });
    else if (/^https?:$/.test(protocolOf(value))) found.set(id, { ...found.get(id), url: value });
    else
      problems.push(
        `${name} must be the base address of the source, beginning with http:// or https://`,
      );
  }
  return found;
}

function withPrefix(
  given: Readonly<Record<string, string>>,
  prefix: string,
): Record<string, string> {
  const named = Object.entries(given).filter(([name]) => name.startsWith(prefix));
  return Object.fromEntries(named.map(([name, value]) => [name.slice(prefix.length), value]));
}

function isPort(text: string): boolean {
  return /^\d{1,5}$/.test(text) && Number(text) <= 65535;
}

function protocolOf(text: string): string {
  return URL.canParse(text) ? new URL(text).protocol : '';
}

function hostInUrl(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
