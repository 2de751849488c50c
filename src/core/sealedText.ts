import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts a text by AES-256-GCM, each time under a nonce of its own.
 *
 * @param key    32 bytes
 * @param about  what the text belongs to: authenticated with it, and needed to open it
 * @returns nonce, tag and encrypted text, one behind the other
 * @source NIST SP 800-38D (2007), sections 5.2.1.1 and 8.2.2. doi:10.6028/NIST.SP.800-38D
 */
export function sealText(key: Buffer, text: string, about = ''): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(about));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

/** The text of `sealText`. @throws Error where it was sealed with another key or about something else, or has been changed */
export function openText(key: Buffer, sealed: Buffer, about = ''): string {
  const tagEnd = NONCE_BYTES + TAG_BYTES;
  const decipher = createDecipheriv(ALGORITHM, key, sealed.subarray(0, NONCE_BYTES))
    .setAAD(Buffer.from(about))
    .setAuthTag(sealed.subarray(NONCE_BYTES, tagEnd));
  return Buffer.concat([decipher.update(sealed.subarray(tagEnd)), decipher.final()]).toString();
}
