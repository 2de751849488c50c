import { Worker } from 'node:worker_threads';
import type { LiteStart } from './liteMessages.ts';

/** Where the thread is: beside this file. */
const THREAD = new URL('./liteThread.ts', import.meta.url);

/** Starts the thread of the embedded database, which opens it at once; `ThreadedLite` talks to it. */
export function startLite(start: LiteStart): Worker {
  // What is said of the code on the command line is not said of the thread's file. Options of V8 are inherited, and refused where they are named.
  const flags = process.execArgv.filter((flag) => !flag.startsWith('--input-type'));
  const own = flags.length < process.execArgv.length ? { execArgv: flags } : {};
  return new Worker(THREAD, { workerData: start, name: 'database', ...own });
}
