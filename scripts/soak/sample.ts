import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Target } from '../attack/target.ts';
import type { Sample } from './growth.ts';
import { MOST_UNDER_WAY } from './traffic.ts';

const SOCKETS = String.raw`nodejs_active_resources\{type="TCPSocketWrap"\}`;

/** What the server holds at a moment. */
export async function measured(
  { metric, dataDir }: Target,
  minutes: number,
  stored: number,
): Promise<Sample> {
  // A slow moment opens connections, at most as many as the traffic may: they are the callers', and no growth of the server.
  const connections = Math.min(MOST_UNDER_WAY, (await metric(SOCKETS)) || 0);
  return {
    minutes,
    stored,
    heapBytes: await metric('nodejs_heap_size_used_bytes'),
    residentBytes: await metric('process_resident_memory_bytes'),
    openFiles: (await metric('process_open_fds')) - connections,
    resources: (await metric('nodejs_active_resources_total')) - connections,
    // Its log of changes is as long as it was let to be, whatever was written.
    databaseBytes: sizeOf(join(dataDir, 'pglite'), new Set(['pg_wal'])),
  };
}

/** Bytes of all files in a folder; files that go while it is read are not there. */
function sizeOf(folder: string, without: ReadonlySet<string> = new Set()): number {
  let bytes = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (without.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) bytes += sizeOf(path);
    else bytes += lstatSync(path, { throwIfNoEntry: false })?.size ?? 0;
  }
  return bytes;
}
