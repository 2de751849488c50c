import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { ApiError } from './errors.ts';
import type { ValidationItem } from './validation.ts';

/** Bytes of the nonce and the tag of AES-GCM. */
const NONCE = 12;
const TAG = 16;

/** The part of an outcome that is repeated. */
export interface Repeated {
  readonly status: number;
  readonly value: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

/** What a request answered, as it is sealed. */
export type Answered =
  | {
      readonly kind: 'value';
      readonly status: number;
      readonly value: unknown;
      readonly headers: Repeated['headers'];
      readonly replyHeaders: Readonly<Record<string, string | string[]>>;
    }
  | {
      readonly kind: 'problem';
      readonly code: ApiError['code'];
      readonly detail: string;
      readonly extras: ApiError['extras'];
    }
  | { readonly kind: 'invalid'; readonly detail: readonly ValidationItem[] };

/** Closes and opens what a request answered. */
export interface Cipher {
  close(answered: Answered): string;
  open(sealed: string): Answered;
}

/** AES-256-GCM. @param secret  makes the key: 32 bytes */
export function cipherOf(secret: () => Buffer): Cipher {
  return {
    close(answered) {
      const nonce = randomBytes(NONCE);
      const cipher = createCipheriv('aes-256-gcm', secret(), nonce);
      const text = Buffer.concat([cipher.update(JSON.stringify(answered)), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64');
      const nonce = bytes.subarray(0, NONCE);
      const decipher = createDecipheriv('aes-256-gcm', secret(), nonce);
      decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
      const text = decipher.update(bytes.subarray(NONCE + TAG));
      return JSON.parse(Buffer.concat([text, decipher.final()]).toString()) as Answered;
    },
  };
}
