import { Worker } from 'node:worker_threads';

/** Where the thread is: beside this file. */
const THREAD = new URL('./liteThread.ts', import.meta.url);

/**
 * Starts the thread of the embedded database, which loads the database's code at once and opens one when `ThreadedLite` asks for it. So a start
 * need not know yet where the data is.
 */
export function startLite(): Worker {
  // What is said of the code on the command line is not said of the thread's file. Options of V8 are inherited, and refused where they are named.
  const flags = process.execArgv.filter((flag) => !flag.startsWith('--input-type'));
  const own = flags.length < process.execArgv.length ? { execArgv: flags } : {};
  return new Worker(THREAD, { name: 'database', ...own });
}
