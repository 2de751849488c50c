import { hash, randomBytes, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

/**
 * The form of API keys: `grk_live_` (account keys), `grk_test_` (test keys) or `grs_live_` (session keys), 10 base62 characters of public id, `_`,
 * 43 base62 characters of 256 random bits, 6 base62 characters of the CRC-32 of all before. A typing error is told from a
 * wrong key without the database, and secret scanners can tell a key from noise.
 */
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const FORM = /^gr[ks]_(?:live|test)_([0-9A-Za-z]{10})_[0-9A-Za-z]{49}$/;
const CHECKSUM_LENGTH = 6;

export type KeyKind = 'account' | 'session';

/** A new key. Only `secret` is shown, once; the rest is what is stored. */
export interface MintedKey {
  readonly secret: string;
  /** 10 base62 characters, unique, not secret. */
  readonly publicId: string;
  /** SHA-256 of the secret, 32 bytes. */
  readonly hash: Buffer;
  readonly last4: string;
}

/**
 * Makes a new key from the system's random source.
 *
 * @param isTest  named so in its text, that nobody takes it for a live one
 */
export function mintKey(kind: KeyKind, isTest = false): MintedKey {
  const publicId = Array.from({ length: 10 }, () => ALPHABET.charAt(randomInt(62))).join('');
  const body = `${kind === 'session' ? 'grs' : 'grk'}_${isTest ? 'test' : 'live'}_${publicId}_${base62(BigInt(`0x${randomBytes(32).toString('hex')}`), 43)}`;
  const secret = body + checksum(body);
  return { secret, publicId, hash: hashKey(secret), last4: secret.slice(-4) };
}

/**
 * The public id of a well-formed key, or undefined when its form or its checksum is wrong.
 *
 * @param text  anything a client sent
 */
export function publicIdOf(text: string): string | undefined {
  const publicId = FORM.exec(text)?.[1];
  if (publicId === undefined) return undefined;
  const cut = text.length - CHECKSUM_LENGTH;
  return checksum(text.slice(0, cut)) === text.slice(cut) ? publicId : undefined;
}

/** What stands where a well-formed key has its public id: enough to look a key up whose hash is compared next. */
export function publicIdPlace(text: string): string {
  return text.slice(9, 19);
}

/** SHA-256 of a key, 32 bytes: what is stored and compared. */
export function hashKey(secret: string): Buffer {
  return hash('sha256', secret, 'buffer');
}

function checksum(text: string): string {
  let rest = crc32(text);
  let digits = '';
  for (let place = 0; place < CHECKSUM_LENGTH; place++) {
    digits = ALPHABET.charAt(rest % 62) + digits;
    rest = Math.floor(rest / 62);
  }
  return digits;
}

function base62(value: bigint, length: number): string {
  let digits = '';
  for (let rest = value; digits.length < length; rest /= 62n)
    digits = ALPHABET.charAt(Number(rest % 62n)) + digits;
  return digits;
}
