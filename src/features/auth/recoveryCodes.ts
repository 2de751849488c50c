import { randomBytes } from 'node:crypto';
import { hashKey } from '../../core/keyFormat.ts';

/** Base32 without letters that are taken for digits (Crockford). */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const COUNT = 10;
const LENGTH = 16;

/** Ten codes of 80 random bits each, in groups of four. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () =>
    Array.from(randomBytes(LENGTH), (byte) => ALPHABET.charAt(byte % 32))
      .join('')
      .replace(/(.{4})(?=.)/g, '$1-'),
  );
}

/** What is stored of a code, whatever its groups and case; undefined for what cannot be one. */
export function recoveryHash(text: string): Buffer | undefined {
  const plain = text.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
  return /^[0-9A-HJKMNP-TV-Z]{16}$/.test(plain) ? hashKey(plain) : undefined;
}
