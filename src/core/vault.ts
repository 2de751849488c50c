import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

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
const NONCE = 12;
const TAG = 16;

/** @param secrets  the first seals, each opens: so that a secret can be changed; none: nothing is sealed */
export function makeVault(secrets: readonly string[]): Vault {
  const keys = secrets.map((secret) =>
    Buffer.from(hkdfSync('sha256', secret, '', 'secrets of accounts', 32)),
  );
  const [first] = keys;
  return {
    isLocked: first !== undefined,
    seal: (text, about) => (first === undefined ? text : MARK + closed(first, text, about)),
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

/** AES-256-GCM; what it belongs to is authenticated. */
function closed(key: Buffer, text: string, about: string): string {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(about));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
}

function opened(key: Buffer, bytes: Buffer, about: string): string | undefined {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE))
      .setAAD(Buffer.from(about))
      .setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
    return decipher.update(bytes.subarray(NONCE + TAG), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return undefined;
  }
}
