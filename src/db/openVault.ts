import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../config/env.ts';
import type { Database, Log } from '../core/context.ts';
import { isSealed, makeVault, type Vault } from '../core/vault.ts';
import { makeDataFolder } from './dataFolder.ts';

const FILE = 'server.secret';

/**
 * The vault of this server. Its secret is `SERVER_SECRET`, else a file of the data folder, made at the first start and readable by
 * its owner only. Servers that share a PostgreSQL have folders of their own: there the setting is needed, and without it nothing
 * is sealed.
 *
 * What was stored before there was a secret is sealed now.
 */
export async function openVault(
  { kind, sql }: Pick<Database, 'kind' | 'sql'>,
  { serverSecrets, dataDir }: Pick<Config, 'serverSecrets' | 'dataDir'>,
  log: Log,
): Promise<Vault> {
  const isOwn = serverSecrets.length === 0 && kind === 'pglite';
  const vault = makeVault(isOwn ? [secretIn(dataDir)] : serverSecrets);
  if (!vault.isLocked)
    log.warn({}, 'SERVER_SECRET is not set: secrets of authenticators are stored unsealed');
  else await sealAll(sql, vault);
  return vault;
}

async function sealAll(sql: Database['sql'], vault: Vault): Promise<void> {
  const rows = await sql<{ account_id: number; secret: string }>(
    'select account_id, secret from two_factor',
  );
  for (const { account_id, secret } of rows)
    if (!isSealed(secret))
      await sql('update two_factor set secret = $3 where account_id = $1 and secret = $2', [
        account_id,
        secret,
        vault.seal(secret, String(account_id)),
      ]);
}

function secretIn(dataDir: string): string {
  const file = join(dataDir, FILE);
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const secret = randomBytes(32).toString('base64url');
  makeDataFolder(dataDir);
  writeFileSync(file, `${secret}\n`, { mode: 0o600, flag: 'wx', flush: true });
  return secret;
}
