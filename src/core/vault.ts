import { hkdfSync } from 'node:crypto';
import { openText, sealText } from './sealedText.ts';

/** Keeps what must be read again but may not be read in the database, such as the secrets of authenticators. */
export interface Vault {
  /** False: there is no secret to seal with, and texts stay as they are. */
  readonly isLocked: boolean;
  /** @param about  what the text belongs to: sealed for one it cannot be opened for another */
  seal(text: string, about: string): string;
  /** The text; undefined where it was sealed with a secret that is lost. A text that was never sealed is itself. */
  open(stored: string, about: string): string | undefined;
}

const MARK = 'sealed1.';

/** @param secrets  the first seals, each opens: so that a secret can be changed; none: nothing is sealed */
export function makeVault(secrets: readonly string[]): Vault {
  const keys = secrets.map((secret) =>
    Buffer.from(hkdfSync('sha256', secret, '', 'secrets of accounts', 32)),
  );
  const [first] = keys;
  return {
    isLocked: first !== undefined,
    seal: (text, about) =>
      first === undefined ? text : MARK + sealText(first, text, about).toString('base64url'),
    open(stored, about) {
      if (!stored.startsWith(MARK)) return stored;
      const bytes = Buffer.from(stored.slice(MARK.length), 'base64url');
      for (const key of keys) {
        const text = opened(key, bytes, about);
        if (text !== undefined) return text;
      }
      return undefined;
    },
  };
}

/** Whether a stored text is sealed. */
export function isSealed(stored: string): boolean {
  return stored.startsWith(MARK);
}

function opened(key: Buffer, bytes: Buffer, about: string): string | undefined {
  try {
    return openText(key, bytes, about);
  } catch {
    return undefined;
  }
}
