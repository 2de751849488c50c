import type { ApiError } from './errors.ts';
import { openText, sealText } from './sealedText.ts';
import type { ValidationItem } from './validation.ts';

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

/** @param secret  makes the key: 32 bytes */
export function cipherOf(secret: () => Buffer): Cipher {
  return {
    close: (answered) => sealText(secret(), JSON.stringify(answered)).toString('base64'),
    open: (sealed) => JSON.parse(openText(secret(), Buffer.from(sealed, 'base64'))) as Answered,
  };
}
