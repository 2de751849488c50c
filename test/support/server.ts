import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../config/env.ts';
import { createServer, type Replacements, type RunningServer } from '../../src/app.ts';
import { createLog } from '../../src/core/log.ts';
import { memoryDatabase, POSTGRES_URL, postgresDatabase } from './database.ts';

/** A real server on a free port with an in-memory database (or its own on TEST_DATABASE_URL), no network, and the administrator's key. */
export interface TestServer extends RunningServer {
  readonly adminKey: string;
  readonly dataDir: string;
  /** A request with the administrator's key; a body makes it a POST. */
  call(path: string, options?: CallOptions): Promise<Answer>;
}

export interface CallOptions {
  readonly method?: string;
  readonly body?: unknown;
  /** Sent as it is. */
  readonly raw?: string;
  /** `null`: no key. */
  readonly key?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  // Tests look into answers of every shape.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly json: any;
}

/** Starts a server for a test file; `stop` ends it and removes its folder. */
export async function startTestServer(
  environment: Readonly<Record<string, string>> = {},
  replace: Replacements = {},
): Promise<TestServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'gri-test-'));
  // A database that the test brings is used as it is.
  const isOwn = POSTGRES_URL === undefined || replace.database !== undefined;
  const postgres = isOwn ? undefined : await postgresDatabase();
  const config = readConfig({
    PORT: '0',
    OFFLINE: '1',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    ...(postgres ? { DATABASE_URL: postgres.url } : {}),
    ...environment,
  });
  const embedded = postgres || replace.database ? {} : { database: await memoryDatabase() };
  const server = await createServer(config, {
    log: createLog('silent'),
    // Tests of starts run the real one (`test/lifecycle.test.ts`); here the first request that needs a table makes it.
    warmUp: () => Promise.resolve(),
    ...embedded,
    ...replace,
  });
  const adminKey = postgres
    ? readFileSync(join(config.dataDir, 'admin.key'), 'utf8').trim()
    : await makeAdministrator(server);
  return {
    ...server,
    adminKey,
    dataDir,
    call: (path, options) => call(server.url, adminKey, { path, ...options }),
    async stop() {
      await server.stop();
      await postgres?.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Databases in memory begin without accounts. */
async function makeAdministrator({ services }: RunningServer): Promise<string> {
  const [account] = await services.database.sql<{ id: number }>(
    `insert into account (email, tier, is_admin, created_at) values ('admin@localhost', 'enterprise', true, now()) returning id`,
  );
  return (await services.keys.issue(account?.id ?? 0, 'account')).secret;
}

async function call(
  url: string,
  adminKey: string,
  { path, method, body, raw, key, headers }: CallOptions & { readonly path: string },
): Promise<Answer> {
  const sent = raw ?? (body === undefined ? undefined : JSON.stringify(body));
  const secret = key === undefined ? adminKey : key;
  const reply = await fetch(url + path, {
    method: method ?? (sent === undefined ? 'GET' : 'POST'),
    headers: {
      ...(sent === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(secret === null ? {} : { 'X-API-Key': secret }),
      ...headers,
    },
    ...(sent === undefined ? {} : { body: sent }),
    redirect: 'manual',
  });
  const text = await reply.text();
  return {
    status: reply.status,
    headers: reply.headers,
    text,
    json:
      /json/.test(reply.headers.get('content-type') ?? '') && text !== ''
        ? JSON.parse(text)
        : undefined,
  };
}
