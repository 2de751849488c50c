import { setPriority } from 'node:os';
import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { parquetFile } from './parquetFile.ts';
import type { ParquetReply, ParquetTask } from './parquetReader.ts';
import { UnreadableFile } from './splitLines.ts';

/** The system's priority of this thread is lower by so many steps: it takes what the event loop leaves. */
const NICE = 5;

/** Reads one file and ends: each piece is sent once the last one was taken. */
async function readAll({ path, rowsEach }: ParquetTask): Promise<void> {
  const tell = (reply: ParquetReply): void => parentPort?.postMessage(reply);
  try {
    for await (const piece of parquetFile(path, rowsEach)) {
      tell(piece);
      if (parentPort) await once(parentPort, 'message');
    }
    tell('end');
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    tell({ unreadable: error.message });
  }
}

// Only Linux counts a thread's priority apart from its process.
if (process.platform === 'linux') setPriority(NICE);
await readAll(workerData as ParquetTask);
