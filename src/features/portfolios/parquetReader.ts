import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { PARQUET } from '../../../config/limits.ts';
import { UnreadableFile, type Piece } from './splitLines.ts';

/** A file on the disk, and how many of its rows are one piece. */
export interface ParquetTask {
  readonly path: string;
  readonly rowsEach: number;
}

/** What the thread says: a piece, that there is no more, or why the file cannot be read. */
export type ParquetReply = Piece | 'end' | { readonly unreadable: string };

/** What the reading of one file may cost. */
export interface ReadingBounds {
  /** Time on a processor, ms. */
  readonly mostCpuMs: number;
  /** Time until all is read, in which pieces are kept not counted, ms. */
  readonly mostMs: number;
  /** All that the thread holds, MiB. */
  readonly mostMb: number;
}

/** Where the thread is: beside this file. */
const THREAD = new URL('./parquetThread.ts', import.meta.url);
/** How often the memory of the thread is looked at, ms. */
const LOOK_MS = 100;
const MB = 1024 * 1024;

/**
 * Reads a Parquet file in a thread of its own. A file may unpack to any size and take any time; what passes the bounds ends its thread
 * and nothing else.
 *
 * @throws UnreadableFile
 */
export async function* readParquet(
  task: ParquetTask,
  bounds: ReadingBounds = PARQUET,
): AsyncGenerator<Piece> {
  const thread = startThread(task, bounds.mostMb);
  const stop = new AbortController();
  const stopFor = (cost: string) =>
    stop.abort(new UnreadableFile(`Reading the Parquet file takes more than ${cost}; ${LESS}.`));
  thread.once('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') stopFor(`${bounds.mostMb} MiB of memory`);
    else stop.abort(error.code === undefined ? notRead(error) : error);
  });
  thread.once('exit', () => stop.abort(new Error('the thread that read a Parquet file ended')));
  const watch = setInterval(() => void lookAt(thread, bounds, stopFor), LOOK_MS);
  let leftMs = bounds.mostMs;
  try {
    for (;;) {
      const from = performance.now();
      const late = setTimeout(stopFor, leftMs, `${bounds.mostMs / 1_000} s`);
      const reply = await replyOf(thread, stop.signal).finally(() => clearTimeout(late));
      leftMs -= performance.now() - from;
      if (reply === 'end') return;
      if ('unreadable' in reply) throw new UnreadableFile(reply.unreadable);
      yield reply;
      thread.postMessage('next');
    }
  } finally {
    clearInterval(watch);
    await thread.terminate();
  }
}

const LESS = 'split it, write smaller groups of rows, or leave out columns that are not needed';

/** What is thrown past every catch by the code that unpacks has no code, as what the system refuses has. */
const notRead = ({ message }: Error): UnreadableFile =>
  new UnreadableFile(`The Parquet file cannot be read: ${message.slice(0, 300)}.`);

function startThread(task: ParquetTask, maxOldGenerationSizeMb: number): Worker {
  // What is said of the code on the command line is not said of the thread's file.
  const flags = process.execArgv.filter((flag) => !flag.startsWith('--input-type'));
  const own = flags.length < process.execArgv.length ? { execArgv: flags } : {};
  const resourceLimits = { maxOldGenerationSizeMb };
  return new Worker(THREAD, { workerData: task, name: 'parquet', resourceLimits, ...own });
}

async function replyOf(thread: Worker, signal: AbortSignal): Promise<ParquetReply> {
  try {
    const [reply] = (await once(thread, 'message', { signal })) as [ParquetReply];
    return reply;
  } catch (error) {
    throw signal.aborted ? signal.reason : error;
  }
}

/** Of what a thread may use only its heap has a limit of its own: neither its buffers, which lie outside, nor its time. */
async function lookAt(
  thread: Worker,
  { mostMb, mostCpuMs }: ReadingBounds,
  stopFor: (cost: string) => void,
): Promise<void> {
  // A thread that has not begun or has ended uses nothing.
  const none = (): undefined => undefined;
  const [memory, cpu] = await Promise.all([
    thread.getHeapStatistics().catch(none),
    thread.cpuUsage().catch(none),
  ]);
  if (memory && memory.used_heap_size + memory.external_memory > mostMb * MB)
    stopFor(`${mostMb} MiB of memory`);
  if (cpu && cpu.user + cpu.system > mostCpuMs * 1_000)
    stopFor(`${mostCpuMs / 1_000} s of a processor`);
}
