import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { createHash, randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openDatabase, type OpenDatabase } from '../../src/db/orm.ts';
import { ThreadedLite } from '../../src/db/threadedLite.ts';

/** A real PostgreSQL to test on; unset: those suites say that they did not run. */
export const POSTGRES_URL = process.env['TEST_DATABASE_URL'];

/** An embedded database in memory with the current schema and no accounts, in a quarter of the time a new one takes. */
export async function memoryDatabase(): Promise<OpenDatabase> {
  const template = new Blob([new Uint8Array(readFileSync(await templateFile()))]);
  return openDatabase({
    databaseUrl: undefined,
    dataDir: 'memory:',
    adminEmail: 'admin@localhost',
    template,
  });
}

/** A database of its own on the PostgreSQL of `TEST_DATABASE_URL`; any number of servers can open `url`. */
export async function postgresDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asServer(`create database ${name}`);
  const url = new URL(POSTGRES_URL ?? '');
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => asServer(`drop database if exists ${name} with (force)`) };
}

async function asServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: POSTGRES_URL });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** A dump of the migrated schema, made once per schema and shared by test processes through the temporary folder: its path. */
export async function templateFile(): Promise<string> {
  const folder = join(tmpdir(), 'gria-test-databases');
  const file = join(folder, `${schemaHash()}.tar`);
  if (existsSync(file)) return file;
  const database = await openDatabase({
    databaseUrl: undefined,
    dataDir: 'memory:',
    adminEmail: 'admin@localhost',
  });
  if (!(database.native instanceof ThreadedLite)) throw new Error('this is no embedded database');
  const image = Buffer.from(await (await database.native.dumpDataDir()).arrayBuffer());
  await database.close();
  mkdirSync(folder, { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, image);
  renameSync(draft, file);
  return file;
}

function schemaHash(): string {
  const folder = new URL('../../src/db/migrations/', import.meta.url);
  const hash = createHash('sha256');
  for (const name of readdirSync(folder).toSorted())
    hash.update(readFileSync(new URL(name, folder)));
  return hash.digest('hex').slice(0, 16);
}
