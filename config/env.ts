import { resolve } from 'node:path';
import type { TierName } from './tiers.ts';
import { protocolOf, readVariables, type Settings } from './variables.ts';

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
  /** Seal what must be read again, such as secrets of authenticators; the first seals, each opens. */
  readonly serverSecrets: readonly string[];
  /** Commit of the code, where an image without its checkout runs. */
  readonly gitCommit: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly stripe: {
    readonly secretKey: string | undefined;
    readonly apiBase: string | undefined;
    /** Any of them vouches for an event: each endpoint at the processor has its own. */
    readonly webhookSecrets: readonly string[];
    /** Names of prices at the processor; what is not named is sent with its amount. */
    readonly prices: Readonly<Partial<Record<'pro' | 'enterprise' | 'alerts', string>>>;
  };
  /** `WHATSAPP_<NAME>` and `LLM_<NAME>` by name, such as `VERIFY_TOKEN`. */
  readonly whatsapp: Readonly<Record<string, string>>;
  /** `POSTS_<NAME>`: the public account at X on which approved posts appear. */
  readonly posts: Readonly<Record<string, string>>;
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
  /** Days for which stored answers are kept, by plan; a plan that is not named keeps them for ever. */
  readonly predictionKeepDays: Readonly<Partial<Record<TierName, number>>>;
}

/** A variable that cannot be used; the message names it and says what would be right. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

type Environment = Readonly<Record<string, string | undefined>>;

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
  const problems: string[] = [];
  const set = readVariables(given, problems);
  const sources = readSources(given, knownSources, problems);
  if (problems.length > 0) throw new ConfigError(problems.join('\n'));
  return { ...configOf(set, given), sources };
}

/** The settings under the names that the program uses. */
function configOf(set: Settings, given: Readonly<Record<string, string>>): Omit<Config, 'sources'> {
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
    serverSecrets: set.SERVER_SECRET ?? [],
    gitCommit: set.GIT_COMMIT,
    smtpUrl: set.SMTP_URL,
    stripe: {
      secretKey: set.STRIPE_SECRET_KEY,
      apiBase: set.STRIPE_API_BASE,
      webhookSecrets: (set.STRIPE_WEBHOOK_SECRET ?? '').split(',').filter((text) => text !== ''),
      prices: {
        ...(set.STRIPE_PRICE_PRO ? { pro: set.STRIPE_PRICE_PRO } : {}),
        ...(set.STRIPE_PRICE_ENTERPRISE ? { enterprise: set.STRIPE_PRICE_ENTERPRISE } : {}),
        ...(set.STRIPE_PRICE_ALERTS ? { alerts: set.STRIPE_PRICE_ALERTS } : {}),
      },
    },
    whatsapp: withPrefix(given, 'WHATSAPP_'),
    posts: withPrefix(given, 'POSTS_'),
    llm: withPrefix(given, 'LLM_'),
    offline: set.OFFLINE,
    logLevel: set.LOG_LEVEL,
    trustProxy: set.TRUST_PROXY,
    corsOrigins: set.CORS_ORIGINS,
    predictionKeepDays: set.PREDICTION_KEEP_DAYS,
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

function hostInUrl(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
