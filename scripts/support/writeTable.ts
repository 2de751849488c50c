import { renameSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Writes a table whole or not at all: whoever reads it meanwhile, and whoever reads it after a command that was stopped, finds the old
 * one or the new one, never a part.
 *
 * @param file  its path; what stood there is replaced
 */
export function writeTable(file: string, bytes: Uint8Array): void {
  const draft = `${file}.${process.pid}.part`;
  try {
    writeFileSync(draft, bytes);
    renameSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
}
