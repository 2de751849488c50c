import { aside } from '../../core/aside.ts';
import type { ValidationItem } from '../../core/validation.ts';
import type { Guesses, GuessTask } from './passwordGuesses.ts';

/** Lengths in Unicode code points, after NFC. */
export const PASSWORD_LENGTH = { min: 8, max: 128 } as const;

/** Of 0 to 4; 3 is beyond 10^8 guesses. */
const LEAST_SCORE = 3;

/**
 * POLICY: code points that are estimated at a time. The estimate grows with the square of the length; a long password passes
 * when its beginning or its end does.
 */
const ESTIMATED = 40;

const OUR_WORDS = [
  'geophysical',
  'georisk',
  'risk',
  'intelligence',
  'earthquake',
  'volcano',
  'tsunami',
];
/** Published as examples of good ones, and therefore tried first. @source Munroe (2011), xkcd 936 */
const PUBLISHED = ['correcthorsebatterystaple'];
const BETTER = 'Four or more random words, or a password manager, make a good one.';
const FAMOUS = `the password is a published example, which is tried first. ${BETTER}`;
const OBVIOUS = `the password is little more than the e-mail address or this service's words. ${BETTER}`;

/** The code points of a password in the form in which it is hashed. */
export function pointsOf(password: string): string[] {
  return Array.from(password.normalize('NFC'));
}

/**
 * What is wrong with a new password of a length that may be used; undefined when nothing is.
 *
 * No rules of composition: it is estimated how many guesses an attacker needs who knows common passwords, words, names, dates,
 * keyboard runs, this service's words and the account's e-mail address.
 */
export async function passwordFailure(
  password: string,
  email: string,
): Promise<ValidationItem | undefined> {
  const points = pointsOf(password);
  const words = [email, ...email.split(/[^\p{L}\p{N}]+/u), ...OUR_WORDS].filter(
    (word) => word.length > 3,
  );
  const advice = adviceAtOnce(points, words) ?? (await adviceFor(points, words));
  return advice === undefined
    ? undefined
    : { loc: ['body', 'password'], msg: `Value error, ${advice}`, type: 'value_error' };
}

/** What is said without an estimate. */
function adviceAtOnce(points: readonly string[], words: readonly string[]): string | undefined {
  const letters = points
    .join('')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');
  if (PUBLISHED.includes(letters)) return FAMOUS;
  return isMostly(points, words) ? OBVIOUS : undefined;
}

/** Whether little is left of a password without words that an attacker tries first. */
function isMostly(points: readonly string[], words: readonly string[]): boolean {
  let rest = points.join('').toLowerCase();
  const length = rest.length;
  for (const word of words) rest = rest.replaceAll(word.toLowerCase(), '');
  return rest.length < length && Array.from(rest).length < PASSWORD_LENGTH.min;
}

/** A thread with its dictionaries, which it gives back after five minutes without work. POLICY: as many wait as are done within about ten seconds. */
const guesses = aside<GuessTask, Guesses>(
  new URL('./passwordGuesses.ts', import.meta.url),
  'guesses',
  {
    idleMs: 300_000,
    maxWaiting: 100,
    maxOldGenerationMb: 256,
  },
);

async function adviceFor(points: readonly string[], words: string[]): Promise<string | undefined> {
  const texts = [points.slice(0, ESTIMATED).join('')];
  if (points.length > ESTIMATED) texts.push(points.slice(-ESTIMATED).join(''));
  const { score, warning, suggestions } = await guesses({ texts, words });
  if (score >= LEAST_SCORE) return undefined;
  const why = warning ?? 'This password would be guessed soon.';
  return ['the password is too easy to guess.', why, ...suggestions, BETTER].join(' ');
}
