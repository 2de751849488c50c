import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { mintKey } from '../core/keyFormat.ts';
import { makeDataFolder } from './dataFolder.ts';
import type { Driver } from './driver.ts';

/** The account a new database begins with. */
export interface AdministratorSettings {
  readonly adminEmail: string;
  readonly dataDir: string;
}

/**
 * On a database without accounts, creates the administrator (unlimited, without a password) and writes the key to
 * `<dataDir>/admin.key`, readable by its owner only. Several servers starting together create one.
 *
 * @returns the path of the key file when it was written now
 */
export async function ensureAdministrator(
  driver: Driver,
  settings: AdministratorSettings,
): Promise<string | undefined> {
  if (settings.dataDir.startsWith('memory:') || (await hasAccounts(driver))) return undefined;
  return driver.exclusively(async () =>
    (await hasAccounts(driver)) ? undefined : create(driver, settings),
  );
}

async function hasAccounts({ sql }: Driver): Promise<boolean> {
  return (await sql('select 1 from account limit 1')).length > 0;
}

/** The file comes first: a crash between the two leaves a key that nobody holds, and the next start begins again. */
async function create(
  { sql }: Driver,
  { adminEmail, dataDir }: AdministratorSettings,
): Promise<string> {
  const key = mintKey('account');
  makeDataFolder(dataDir);
  const file = join(dataDir, 'admin.key');
  writeSecret(file, `${key.secret}\n`);
  await sql(
    `with made as (
       insert into account (email, tier, is_admin, created_at) values ($1, 'enterprise', true, now()) returning id),
     noted as (
       insert into audit (account_id, event, detail, created_at) select id, 'account.administrator_created', '{}', now() from made)
     insert into api_key (account_id, kind, public_id, hash, last4, created_at) select id, 'account', $2, $3, $4, now() from made`,
    [adminEmail, key.publicId, key.hash, key.last4],
  );
  return file;
}

/** Whole or not at all, on disk when it returns, mode 600 from its first byte. */
function writeSecret(file: string, text: string): void {
  const draft = `${file}.${process.pid}`;
  rmSync(draft, { force: true });
  const handle = openSync(draft, 'wx', 0o600);
  writeSync(handle, text);
  fsyncSync(handle);
  closeSync(handle);
  renameSync(draft, file);
}
