import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPublicKey, verify } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { openSigningKeys } from '../../src/db/signingKeys.ts';
import { codeStateOf } from '../../src/db/codeRelease.ts';
import { memoryDatabase } from '../support/database.ts';

const folders = [0, 1].map(() => mkdtempSync(join(tmpdir(), 'gri-keys-')));
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

describe('keys that sign', () => {
  it('are one for each folder, read again at the next start, and all of them stay listed', async () => {
    const database = await memoryDatabase();
    const [one = '', two = ''] = folders;
    const first = await openSigningKeys(database.sql, one).sign('a text');
    const again = await openSigningKeys(database.sql, one).sign('a text');
    expect(again).toEqual(first);
    const other = await openSigningKeys(database.sql, two).sign('a text');
    expect(other.kid).not.toBe(first.kid);
    rmSync(join(one, 'evidence-key.pem'));
    const renewed = openSigningKeys(database.sql, one);
    const third = await renewed.sign('a text');
    const listed = await renewed.list();
    expect(listed.map(({ kid }) => kid)).toEqual([first.kid, other.kid, third.kid]);
    for (const { kid, x, value } of [first, other, third]) {
      const key = createPublicKey({ format: 'jwk', key: { kty: 'OKP', crv: 'Ed25519', x } });
      expect(listed.find((each) => each.kid === kid)?.x).toBe(x);
      expect(verify(null, Buffer.from('a text'), key, Buffer.from(value, 'base64url'))).toBe(true);
      expect(verify(null, Buffer.from('a test'), key, Buffer.from(value, 'base64url'))).toBe(false);
    }
    await database.close();
  });
});

describe('the commit of the code', () => {
  it('is what the operator says, what is checked out, or unknown with a reason', () => {
    const root = join(import.meta.dirname, '../..');
    const told = 'a'.repeat(40);
    expect(codeStateOf({ root, version: '1' }, told)).toEqual({
      version: '1',
      commit: told,
      reason: null,
    });
    const [empty = ''] = folders;
    const none = codeStateOf({ root: empty, version: '1' }, undefined);
    expect(none.commit).toBeNull();
    expect(none.reason).toContain('GIT_COMMIT is not set');
    expect(none.reason).not.toContain(empty);
  });
});
