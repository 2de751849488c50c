import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { ConfigError } from '../../config/env.ts';

/**
 * Makes the data folder where there is none, for its owner alone, with the folders above it.
 *
 * One folder at a time: where the system refuses to make a folder within one that exists (as in `/proc`), Node's own way of making all tries for
 * ever.
 *
 * @throws ConfigError where it is a file, cannot be made or cannot be written to
 */
export function makeDataFolder(dataDir: string): void {
  if (!existsSync(dataDir)) makeWithParents(dataDir, dataDir);
  if (!statSync(dataDir).isDirectory()) throw unusable(dataDir, 'it is a file, not a folder');
  try {
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw unusable(dataDir, `it cannot be written to (${codeOf(error)})`);
  }
}

function makeWithParents(folder: string, dataDir: string): void {
  const parent = dirname(folder);
  if (parent !== folder && !existsSync(parent)) makeWithParents(parent, dataDir);
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another server that starts together with this one may have made it.
    if (!existsSync(folder)) throw unusable(dataDir, `${folder} cannot be made (${codeOf(error)})`);
  }
}

function unusable(dataDir: string, why: string): ConfigError {
  return new ConfigError(
    `DATA_DIR ${dataDir} cannot be used: ${why}. Name a folder that this user may write to, or one that can be made.`,
  );
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
