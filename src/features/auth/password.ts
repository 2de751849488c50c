import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { bulkhead, isBulkheadRejectedError } from 'cockatiel';
import { ApiError } from '../../core/errors.ts';

/** `Algorithm.Argon2id`, an ambient enum that erasable TypeScript cannot name. */
const ARGON2ID = 2;

/** Argon2id with 19 MiB and two passes (the first choice of OWASP's password storage cheat sheet); about 10 ms, off the event loop. */
const COST = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** A hash of a password that nobody has, to spend the same time on unknown e-mail addresses. */
let nobodys: Promise<string> | undefined;

/**
 * Passwords that are worked on at a time: one core of each machine stays free for the answers of others.
 *
 * POLICY: as many wait as are done within about a minute.
 */
const working = bulkhead(Math.max(1, availableParallelism() - 1), 2_000);

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  return working.execute(work).catch((error: unknown) => {
    if (!isBulkheadRejectedError(error)) throw error;
    throw new ApiError('overloaded', 'Too many sign-ins wait; try again shortly.', {
      retryAfterS: 2,
    });
  });
}

/** The hash to store, in PHC form; the password is brought to NFC first, so that it does not depend on the keyboard. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password.normalize('NFC'), COST));
}

/** Whether a stored hash was made with less than is asked for now, or with something else. */
export function isOutdated(stored: string): boolean {
  const made = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$/.exec(stored);
  return made === null || Number(made[1]) < COST.memoryCost || Number(made[2]) < COST.timeCost;
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
  const isRight = await inTurn(() => verify(stored ?? nobody, password.normalize('NFC')));
  return isRight && stored !== null && stored !== undefined;
}
