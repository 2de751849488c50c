import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hashKey, mintKey, publicIdOf } from '../../src/core/keyFormat.ts';

/** CRC-32 bit by bit (reflected polynomial EDB88320), apart from the one in zlib. */
function crc(text: string): number {
  let rest = 0xffffffff;
  for (const byte of Buffer.from(text)) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  }
  return (rest ^ 0xffffffff) >>> 0;
}

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const valueOf = (base62: string): number =>
  Array.from(base62).reduce((value, digit) => value * 62 + DIGITS.indexOf(digit), 0);

describe('keys', () => {
  it('the reference checksum is CRC-32', () => expect(crc('123456789')).toBe(0xcbf43926));

  it('have prefix, public id, 256 bits and the CRC-32 of all before', () => {
    for (const kind of ['account', 'session'] as const) {
      const { secret, publicId, last4, hash } = mintKey(kind);
      expect(secret).toMatch(
        kind === 'account'
          ? /^grk_live_[0-9A-Za-z]{10}_[0-9A-Za-z]{49}$/
          : /^grs_live_[0-9A-Za-z]{10}_[0-9A-Za-z]{49}$/,
      );
      expect(valueOf(secret.slice(-6))).toBe(crc(secret.slice(0, -6)));
      expect(secret.slice(9, 19)).toBe(publicId);
      expect(secret.endsWith(last4) && last4.length === 4).toBe(true);
      expect(Buffer.compare(hash, createHash('sha256').update(secret).digest())).toBe(0);
      expect(publicIdOf(secret)).toBe(publicId);
    }
  });

  it('differ from each other', () => {
    const secrets = Array.from({ length: 500 }, () => mintKey('account').secret);
    expect(new Set(secrets.map((secret) => secret.slice(20, 63))).size).toBe(500);
  });

  it('with any one character changed are malformed', () => {
    const { secret } = mintKey('account');
    for (let place = 0; place < secret.length; place++) {
      const other = secret[place] === 'x' ? 'y' : 'x';
      expect(publicIdOf(secret.slice(0, place) + other + secret.slice(place + 1))).toBeUndefined();
    }
  });

  it('of the wrong form are malformed', () => {
    const { secret } = mintKey('account');
    for (const text of [
      '',
      'x',
      secret.slice(1),
      `${secret}0`,
      ` ${secret}`,
      `${secret}\n`,
      `${secret}, ${secret}`,
      'é'.repeat(69),
    ]) {
      expect(publicIdOf(text)).toBeUndefined();
    }
  });

  it('hash to SHA-256', () => {
    // FIPS 180-2, appendix B.1.
    expect(hashKey('abc').toString('hex')).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    );
  });
});
