import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import type { ValidationItem } from '../../core/validation.ts';

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
const BETTER = 'Four or more random words, or a password manager, make a good one.';
const OBVIOUS = `the password is little more than the e-mail address or this service's words. ${BETTER}`;

/**
 * What is wrong with a new password; undefined when it may be used.
 *
 * No rules of composition: it is estimated how many guesses an attacker needs who knows common passwords, words, names, dates,
 * keyboard runs, this service's words and the account's e-mail address.
 */
export async function passwordFailure(
  password: string,
  email: string,
): Promise<ValidationItem | undefined> {
  const points = Array.from(password.normalize('NFC'));
  const loc = ['body', 'password'];
  if (points.length < PASSWORD_LENGTH.min) {
    return {
      loc,
      msg: `String should have at least ${PASSWORD_LENGTH.min} characters`,
      type: 'string_too_short',
      ctx: { min_length: PASSWORD_LENGTH.min },
    };
  }
  if (points.length > PASSWORD_LENGTH.max) {
    return {
      loc,
      msg: `String should have at most ${PASSWORD_LENGTH.max} characters`,
      type: 'string_too_long',
      ctx: { max_length: PASSWORD_LENGTH.max },
    };
  }
  const words = [email, ...email.split(/[^\p{L}\p{N}]+/u), ...OUR_WORDS].filter(
    (word) => word.length > 3,
  );
  const advice = isMostly(points, words) ? OBVIOUS : await adviceFor(points, words);
  return advice === undefined
    ? undefined
    : { loc, msg: `Value error, ${advice}`, type: 'value_error' };
}

/** Whether little is left of a password without words that an attacker tries first. */
function isMostly(points: readonly string[], words: readonly string[]): boolean {
  let rest = points.join('').toLowerCase();
  const length = rest.length;
  for (const word of words) rest = rest.replaceAll(word.toLowerCase(), '');
  return rest.length < length && Array.from(rest).length < PASSWORD_LENGTH.min;
}

async function adviceFor(points: readonly string[], words: string[]): Promise<string | undefined> {
  const { check } = await estimator();
  const first = check(points.slice(0, ESTIMATED).join(''), words);
  if (first.score >= LEAST_SCORE) return undefined;
  if (
    points.length > ESTIMATED &&
    check(points.slice(-ESTIMATED).join(''), words).score >= LEAST_SCORE
  )
    return undefined;
  const { warning, suggestions } = first.feedback;
  const why = warning ?? 'This password would be guessed soon.';
  return ['the password is too easy to guess.', why, ...suggestions, BETTER].join(' ');
}

let loading: Promise<{ check: ZxcvbnFactory['check'] }> | undefined;

/** The dictionaries take 75 MB and a quarter of a second: they are loaded when the first password is chosen. */
function estimator(): Promise<{ check: ZxcvbnFactory['check'] }> {
  loading ??= Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ]).then(([{ ZxcvbnFactory: Factory }, common, english]) => {
    const made = new Factory({
      dictionary: { ...common.dictionary, ...english.dictionary },
      graphs: common.adjacencyGraphs,
      translations: english.translations,
      // Enough for words in disguise; the default of 512 lets a made-up password hold the event loop for a second.
      l33tMaxSubstitutions: 16,
    });
    return { check: (password, words) => made.check(password, words) };
  });
  return loading;
}
