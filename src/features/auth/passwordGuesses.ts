import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import * as common from '@zxcvbn-ts/language-common';
import * as english from '@zxcvbn-ts/language-en';

/** What is estimated: texts of at most 40 code points, and words that an attacker tries first. */
export interface GuessTask {
  readonly texts: readonly string[];
  readonly words: readonly string[];
}

/** The best score of the texts, 0 to 4, and what is said of the first. */
export interface Guesses {
  readonly score: number;
  readonly warning: string | null;
  readonly suggestions: readonly string[];
}

const estimator = new ZxcvbnFactory({
  dictionary: { ...common.dictionary, ...english.dictionary },
  graphs: common.adjacencyGraphs,
  translations: english.translations,
  // Enough for words in disguise; the default of 512 lets a made-up password take a second.
  l33tMaxSubstitutions: 16,
});

/**
 * How many guesses a password would take; the entry of a thread of its own, since the dictionaries take 75 MB and a quarter of a
 * second, and an estimate up to a tenth.
 */
export function guesses({ texts, words }: GuessTask): Guesses {
  const estimates = texts.map((text) => estimator.check(text, [...words]));
  const { warning = null, suggestions = [] } = estimates[0]?.feedback ?? {};
  return { score: Math.max(...estimates.map(({ score }) => score)), warning, suggestions };
}
