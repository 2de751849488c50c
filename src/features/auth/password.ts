import { hash, verify } from '@node-rs/argon2';

/** `Algorithm.Argon2id`, an ambient enum that erasable TypeScript cannot name. */
const ARGON2ID = 2;

/** Argon2id with 19 MiB and two passes (the first choice of OWASP's password storage cheat sheet); about 10 ms, off the event loop. */
const COST = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** A hash of a password that nobody has, to spend the same time on unknown e-mail addresses. */
let nobodys: Promise<string> | undefined;

/** The hash to store, in PHC form; the password is brought to NFC first, so that it does not depend on the keyboard. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), COST);
}

/**
 * Whether a password is the stored one.
 *
 * @param stored  the hash; absent (no account, or one without a password) costs the same time and is false
 */
export async function isPassword(
  password: string,
  stored: string | null | undefined,
): Promise<boolean> {
  const nobody = await (nobodys ??= hashPassword(crypto.randomUUID()));
  const isRight = await verify(stored ?? nobody, password.normalize('NFC'));
  return isRight && stored !== null && stored !== undefined;
}
