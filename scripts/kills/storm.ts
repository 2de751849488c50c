import { randomInt, randomUUID } from 'node:crypto';
import pg from 'pg';
import { openDatabase } from '../../src/db/orm.ts';
import { actors } from './actors.ts';
import { doubledOf, lostOf, type Query } from './judge.ts';
import { killable } from './killable.ts';

export interface Storm {
  readonly dataDir: string;
  /** A server of PostgreSQL, on which a database is made and dropped; absent: the embedded one. */
  readonly databaseUrl: string | undefined;
  readonly times: number;
  /** Ends the killing before its time; what was done until then is judged all the same. */
  readonly minutes?: number;
  readonly actors: number;
  readonly tell: (line: string) => void;
}

/** How long a server lives before it is killed, ms: from its first requests to the middle of a stream of them. */
const LIFE_MS = [30, 2_000] as const;

export interface Aftermath {
  readonly kills: number;
  readonly lost: string[];
  readonly doubled: string[];
  readonly surprises: readonly string[];
  /** Acknowledged writes by kind. */
  readonly written: Readonly<Record<string, number>>;
}

/** Kills a server under writes so many times and says what came of it. */
export async function stormOf(storm: Storm): Promise<Aftermath> {
  const own = storm.databaseUrl === undefined ? undefined : await ownDatabase(storm.databaseUrl);
  const server = await killable(storm.dataDir, own?.url);
  try {
    await server.start();
    const crowd = actors(server, storm.actors);
    const kills = await killOften(storm, server);
    await crowd.end();
    const lost = await lostOf(server, crowd.ledger);
    await server.stop();
    const doubled = await within(storm, own?.url, (query) => doubledOf(query, crowd.ledger));
    const { surprises, written } = crowd.ledger;
    const counts: Record<string, number> = {};
    for (const { kind } of written) counts[kind] = (counts[kind] ?? 0) + 1;
    return { kills, lost, doubled, surprises, written: counts };
  } finally {
    await server.kill();
    await own?.drop();
  }
}

async function killOften(
  { times, minutes = Number.POSITIVE_INFINITY, tell }: Storm,
  server: Awaited<ReturnType<typeof killable>>,
): Promise<number> {
  const until = performance.now() + 60_000 * minutes;
  for (let kill = 1; kill <= times; kill++) {
    if (performance.now() > until) return kill - 1;
    await new Promise((next) => setTimeout(next, randomInt(...LIFE_MS)));
    await server.kill();
    await server.start();
    if (kill % 20 === 0) tell(`${kill} kills`);
  }
  return times;
}

async function ownDatabase(serverUrl: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `kills_${randomUUID().replaceAll('-', '')}`;
  const run = async (statement: string): Promise<void> => {
    const client = new pg.Client({ connectionString: serverUrl });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await run(`create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(`drop database if exists ${name} with (force)`) };
}

async function within<T>(
  { dataDir }: Storm,
  databaseUrl: string | undefined,
  look: (query: Query) => Promise<T>,
): Promise<T> {
  const database = await openDatabase({ databaseUrl, dataDir, adminEmail: 'admin@localhost' });
  try {
    return await look(database.sql);
  } finally {
    await database.close();
  }
}
