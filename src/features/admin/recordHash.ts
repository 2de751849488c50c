import { createHash } from 'node:crypto';

/** The hash before the first record of a chain. */
export const FIRST_HASH = '0'.repeat(64);

/**
 * The hash of a record in a chain: SHA-256 of the hash before, in hexadecimal, followed by the record's canonical JSON, as UTF-8.
 *
 * @returns 64 hexadecimal digits, lower case
 * @source FIPS 180-4
 */
export function recordHash(previous: string, payload: string): string {
  return createHash('sha256').update(previous).update(payload).digest('hex');
}
