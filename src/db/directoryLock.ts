import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * An exclusive lock on a data folder.
 *
 * Two processes on one embedded database lose data silently, so the lock must be exact. It is a lock of the operating system on
 * `server.lock`, taken through SQLite (Node itself offers none): it ends with its process, however that dies, so a zombie or a
 * killed server holds nothing; it cannot be stolen, however old it is; and it binds processes in other containers that share the
 * folder. `server.json` beside it only names the holder.
 */
export interface DirectoryLock {
  /** Lets go; a second call does nothing. */
  release(): void;
}

/** Who holds a folder, as `server.json` tells. */
export interface Holder {
  readonly pid: number;
  readonly host: string;
  /** When the process started, RFC 3339 UTC. */
  readonly started_at: string;
  /** Tells one start of the machine from the next; null where the system has none. */
  readonly boot_id: string | null;
}

/** Another process has the folder; the message names it. */
export class DirectoryLocked extends Error {
  override readonly name = 'DirectoryLocked';
  readonly holder: Holder | undefined;

  constructor(directory: string, holder: Holder | undefined) {
    const who = holder
      ? `process ${holder.pid} on ${holder.host}, started ${holder.started_at}`
      : 'another process';
    super(
      `The data folder ${directory} is in use by ${who}. Stop that server first, or give this one its own DATA_DIR. ` +
        'Several servers can share one PostgreSQL: set DATABASE_URL.',
    );
    this.holder = holder;
  }
}

/** A killed process may be seen as a zombie while its threads still close its files; this much patience tells it from a live one. */
const DYING_MS = 500;

/** Locks live as long as the process or until released, also when nobody keeps a hand on them: a collected one would let go. */
const held = new Set<DatabaseSync>();

/**
 * Locks a folder for this process.
 *
 * @throws DirectoryLocked when it is taken and stays so, also by this very process
 */
export function lockDirectory(directory: string): DirectoryLock {
  const card = join(directory, 'server.json');
  const file = new DatabaseSync(join(directory, 'server.lock'), { timeout: DYING_MS });
  try {
    file.exec('pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    file.close();
    if (isBusy(error)) throw new DirectoryLocked(directory, readHolder(card));
    throw error;
  }
  held.add(file);
  writeFileSync(card, `${JSON.stringify(ourselves())}\n`, { mode: 0o600 });
  return {
    release() {
      if (!file.isOpen) return;
      rmSync(card, { force: true });
      file.close();
      held.delete(file);
    },
  };
}

/** SQLITE_BUSY: the lock is held elsewhere. */
function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === 5;
}

function ourselves(): Holder {
  const startedAt = new Date(Date.now() - process.uptime() * 1000).toISOString();
  return { pid: process.pid, host: hostname(), started_at: startedAt, boot_id: bootId() };
}

function bootId(): string | null {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return null;
  }
}

function readHolder(card: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(card, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}
