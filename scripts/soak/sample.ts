import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { openFilesOf } from './openFiles.ts';
import type { Target } from '../attack/target.ts';
import type { Sample } from './growth.ts';
import { MOST_UNDER_WAY } from './traffic.ts';

const SOCKETS = String.raw`nodejs_active_resources\{type="TCPSocketWrap"\}`;

/** What the server holds at a moment. */
export async function measured(
  { metric, dataDir, pid }: Target,
  minutes: number,
  stored: number,
): Promise<Sample> {
  // A slow moment opens connections, at most as many as the traffic may: they are the callers', and no growth of the server.
  const connections = Math.min(MOST_UNDER_WAY, (await metric(SOCKETS)) || 0);
  const database = join(dataDir, 'pglite');
  const open = openFilesOf(pid, database);
  const { bytes, files } = contentsOf(database, WITHOUT_LOG);
  return {
    minutes,
    stored,
    heapBytes: await metric('nodejs_heap_size_used_bytes'),
    residentBytes: await metric('process_resident_memory_bytes'),
    openFiles: open.others - connections,
    databaseOpenFiles: open.ofDatabase,
    databaseFiles: files,
    resources: (await metric('nodejs_active_resources_total')) - connections,
    databaseBytes: bytes,
  };
}

/** The database's log of changes is as long as it was let to be, whatever was written. */
const WITHOUT_LOG: ReadonlySet<string> = new Set(['pg_wal']);

interface Contents {
  readonly bytes: number;
  readonly files: number;
}

/** Number and bytes of all files in a folder; files that go while it is read are not there. */
function contentsOf(folder: string, without: ReadonlySet<string> = new Set()): Contents {
  let [bytes, files] = [0, 0];
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (without.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      const within = contentsOf(path);
      bytes += within.bytes;
      files += within.files;
    } else {
      const size = lstatSync(path, { throwIfNoEntry: false })?.size;
      bytes += size ?? 0;
      if (size !== undefined) files++;
    }
  }
  return { bytes, files };
}
