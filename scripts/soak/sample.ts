import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Target } from '../attack/target.ts';
import type { Sample } from './growth.ts';

/** What the server holds at a moment. */
export async function measured(
  { metric, dataDir }: Target,
  minutes: number,
  stored: number,
): Promise<Sample> {
  return {
    minutes,
    stored,
    heapBytes: await metric('nodejs_heap_size_used_bytes'),
    residentBytes: await metric('process_resident_memory_bytes'),
    openFiles: await metric('process_open_fds'),
    resources: await metric('nodejs_active_resources_total'),
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
