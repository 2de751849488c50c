import { flushCompileCache } from 'node:module';
import { isEmbedded } from '../config/isEmbedded.ts';
import { SERVER } from '../config/limits.ts';
import { isDiskFull } from './core/databaseFailure.ts';
import { growInLargeSteps } from './core/heapGrowth.ts';
import { startLite } from './db/startLite.ts';
import type { RunningServer } from './app.ts';

/**
 * Starts the server and ends it on SIGTERM or SIGINT: no new work, what is under way is finished, then the database is closed.
 *
 * The database and the listener come first, the application while they work; whoever calls before it is there waits.
 */
export async function start(): Promise<void> {
  const starting = build();
  let stopping: Promise<void> | undefined;
  const stop = (noticeMs: number): void => {
    stopping ??= starting
      .then((server) => server.stop(noticeMs))
      .then(
        () => process.exit(),
        () => process.exit(1),
      );
  };
  process.once('SIGTERM', () => stop(SERVER.drainNoticeMs));
  process.once('SIGINT', () => stop(0));
  try {
    const server = await starting;
    process.on('unhandledRejection', (error) =>
      server.log.error({ err: error }, 'unhandled rejection'),
    );
    // What is half done in memory can no longer be trusted: what is under way is finished, then the supervisor starts anew.
    process.on('uncaughtException', (error) => {
      server.log.error({ err: error }, 'uncaught exception; stopping');
      process.exitCode = 1;
      stop(0);
    });
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    process.exit(1);
  }
}

async function build(): Promise<RunningServer> {
  growInLargeSteps();
  // The thread of the embedded database loads its code while the settings are checked and what follows is loaded.
  const thread = isEmbedded(process.env) ? startLite() : undefined;
  const { readConfig } = await import('../config/env.ts');
  const config = readConfig(process.env);
  const { openGate } = await import('./http/gate.ts');
  const { openDatabase } = await import('./db/orm.ts');
  const warnings: string[] = [];
  let warn = (message: string): void => void warnings.push(message);
  const opening = openDatabase({
    ...config,
    thread,
    isEntityManagerLater: true,
    warn: (message) => warn(message),
  });
  const [gate, database] = await Promise.all([openGate(config), opening]);
  gate.openHealth();
  await aTurn();
  const { createServer, connectors } = await loadApplication();
  // Read again now that the sources are known: a setting of a source that does not exist stops the start.
  const server = await createServer(
    readConfig(
      process.env,
      connectors.map(({ id }) => id),
    ),
    { database, gate },
  );
  warn = (message) => server.log.warn({}, message);
  for (const message of warnings) warn(message);
  return server;
}

/**
 * Loads the application in parts. Node keeps the compiled code that it read of each module until it is told to flush it; let go part
 * by part, the next one takes its place in memory, which nothing else would later.
 */
async function loadApplication() {
  await import('./atlas/index.ts');
  flushCompileCache();
  await import('../engines/index.ts');
  flushCompileCache();
  const { connectors } = await import('./connectors/index.ts');
  await import('./operations.ts');
  flushCompileCache();
  const { createServer } = await import('./app.ts');
  flushCompileCache();
  return { createServer, connectors };
}

/** Lets what is ready be read and answered before the next long step. */
function aTurn(): Promise<void> {
  return new Promise((next) => setImmediate(() => setImmediate(next)));
}

/** A start that fails says why in a sentence; bugs keep their stack. */
function explain(error: unknown): string {
  if (error instanceof Error && error.name === 'ConfigError')
    return `The settings cannot be used:\n${error.message}`;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
    return `The port is taken: ${error.message}. Set PORT to another.`;
  if (error instanceof Error && error.name === 'DirectoryLocked') return error.message;
  if (isDiskFull(error))
    return 'The disk of the database is full. Free some space and start again; with the embedded database (an empty DATA_DIR needs 64 MB) DATA_DIR may name a folder on another disk.';
  return error instanceof Error ? (error.stack ?? error.message) : JSON.stringify(error);
}
