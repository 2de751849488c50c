import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  hash,
  sign,
  type KeyObject,
} from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PublicKey, Signature } from '../core/evidenceDesk.ts';
import { makeDataFolder } from './dataFolder.ts';
import type { Sql } from './driver.ts';

/** Signs with the key of this server; public keys of all servers stand in the database. */
export interface SigningKeys {
  sign(this: void, text: string): Promise<Signature>;
  list(this: void): Promise<PublicKey[]>;
}

const FILE = 'evidence-key.pem';

/**
 * The key pair of this server, Ed25519 (RFC 8032), made at the first start in the data folder, readable by its owner only. The
 * private key never leaves the folder; the public one is noted in the database before anything is signed with it, and stays
 * there.
 */
export function openSigningKeys(sql: Sql, dataDir: string): SigningKeys {
  const key = privateKeyIn(dataDir);
  const x = createPublicKey(key).export({ format: 'jwk' }).x ?? '';
  const kid = thumbprint(x);
  let noted: Promise<unknown> | undefined;
  const note = (): Promise<unknown> =>
    (noted ??= sql(
      'insert into signing_key (kid, public_key, created_at) values ($1, $2, now()) on conflict do nothing',
      [kid, x],
    ).catch((error: unknown) => {
      noted = undefined;
      throw error;
    }));
  return {
    async sign(text) {
      await note();
      return { kid, x, value: sign(null, Buffer.from(text), key).toString('base64url') };
    },
    async list() {
      await note();
      const rows = await sql<{ kid: string; public_key: string; created_at: string }>(
        'select kid, public_key, created_at from signing_key order by created_at, kid',
      );
      return rows.map((row) => ({
        kid: row.kid,
        x: row.public_key,
        createdAt: new Date(row.created_at).toISOString(),
      }));
    },
  };
}

/** Of servers that share a folder one writes the file and the others read it. */
function privateKeyIn(dataDir: string): KeyObject {
  const file = join(dataDir, FILE);
  try {
    return createPrivateKey(readFileSync(file));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const { privateKey } = generateKeyPairSync('ed25519');
  makeDataFolder(dataDir);
  try {
    const pem = privateKey.export({ format: 'pem', type: 'pkcs8' });
    writeFileSync(file, pem, { mode: 0o600, flag: 'wx', flush: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return createPrivateKey(readFileSync(file));
  }
  return privateKey;
}

/** @source RFC 7638 (2015), JSON Web Key Thumbprint, with the members of RFC 8037 for Ed25519 */
function thumbprint(x: string): string {
  return hash('sha256', JSON.stringify({ crv: 'Ed25519', kty: 'OKP', x }), 'base64url');
}
