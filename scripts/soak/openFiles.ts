import { readdirSync, readlinkSync } from 'node:fs';
import { join, sep } from 'node:path';

/** Descriptors that a process holds. */
export interface OpenFiles {
  /** Files of the database that are open, each counted once. */
  readonly ofDatabase: number;
  /** Everything else: sockets, pipes, other files, files that were removed, and a file of the database each further time that it is open. */
  readonly others: number;
}

/**
 * The embedded database opens the file of each table and index when it is first used and keeps it: there are no more than files in its folder, and how soon
 * all were used says nothing of a leak. Everything else a server has at its start.
 *
 * @param databaseDir  folder of the database, as an absolute path without links
 * @throws Error where the system does not list what a process holds (`/proc`, on Linux)
 */
export function openFilesOf(pid: number, databaseDir: string): OpenFiles {
  const folder = `/proc/${pid}/fd`;
  const ofDatabase = new Set<string>();
  let others = 0;
  for (const descriptor of readdirSync(folder)) {
    const path = targetOf(join(folder, descriptor));
    if (path === undefined) continue;
    const isOfDatabase = path.startsWith(databaseDir + sep) && !path.endsWith(' (deleted)');
    if (isOfDatabase && !ofDatabase.has(path)) ofDatabase.add(path);
    else others++;
  }
  return { ofDatabase: ofDatabase.size, others };
}

/** What a descriptor stands for; closed meanwhile: nothing. */
function targetOf(link: string): string | undefined {
  try {
    return readlinkSync(link);
  } catch {
    return undefined;
  }
}
