/** Sentences of a wording that say nothing which the answer does not say. */
export interface CheckedWording {
  readonly kept: readonly string[];
  readonly dropped: number;
}

/**
 * Checks a free wording of an answer sentence by sentence. A sentence stands only if one statement of the answer holds all of it: its
 * numbers, in their order and with the words after them; its words, but for those that bind; and every word of that statement that
 * turns a meaning. Everything else is dropped.
 *
 * @param wording  as a language model gave it
 * @param answer   made of results only
 */
export function supportedWording(wording: string, answer: string): CheckedWording {
  const statements = statementsOf(answer).map(read);
  const sentences = statementsOf(wording);
  const kept = sentences.filter((sentence) => {
    const said = read(sentence);
    return said.words.length > 0 && statements.some((statement) => holds(statement, said));
  });
  return { kept, dropped: sentences.length - kept.length };
}

/** Sentences, and parts of them between semicolons; a point within a number ends nothing. */
function statementsOf(text: string): string[] {
  return text
    .replaceAll(/\s+/g, ' ')
    .split(/(?<=[.!?;])\s+/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

interface Read {
  /** Numbers as written, each with the word or sign after it. */
  readonly numbers: readonly (readonly [number: string, after: string])[];
  readonly words: readonly string[];
  readonly turns: readonly string[];
}

const NUMBER = /(?<![\p{L}\d.])([-−]?\d+(?:[.,]\d+)*(?:e[+-]?\d+)?)(?:\s*(%|[\p{L}°µ/²³]+))?/giu;
const WORD = /[\p{L}\p{M}'’-]{2,}|\p{L}+\d[\p{L}\d]*|[A-Za-z]/gu;

/** Words that bind and say nothing themselves. */
const BINDING = new Set(
  'a an the of in at for to and is are was were be been with by from on this that these those it its there here which who as has have had will would your you about also while so'.split(
    ' ',
  ),
);
/** Words that turn the meaning of a statement. */
const TURNING = new Set(
  "no not never none nothing nor cannot can't without unless unlikely unknown missing except only less least fewer below under above over more most beyond against instead neither hardly if outside could may might withdrawn".split(
    ' ',
  ),
);

function read(text: string): Read {
  const plain = text.normalize('NFKC').toLowerCase();
  const numbers = [...plain.matchAll(NUMBER)].map((match): [string, string] => [
    (match[1] ?? '').replaceAll('−', '-'),
    unitOf(match[2]),
  ]);
  const all = [...plain.matchAll(WORD)].map(([word]) => word.replaceAll('’', "'"));
  return {
    numbers,
    words: all.filter((word) => !BINDING.has(word)),
    turns: all.filter((word) => TURNING.has(word)),
  };
}

const unitOf = (after = ''): string => (BINDING.has(after) ? '' : after);

function holds(statement: Read, said: Read): boolean {
  const known = new Set(statement.words);
  return (
    said.words.every((word) => known.has(word)) &&
    statement.turns.every((word) => said.turns.includes(word)) &&
    inOrder(statement.numbers, said.numbers)
  );
}

/** Whether numbers stand among others in the same order, each with the same unit. */
function inOrder(all: Read['numbers'], some: Read['numbers']): boolean {
  let from = 0;
  for (const [number, unit] of some) {
    const at = all.findIndex(([other, its], i) => i >= from && other === number && its === unit);
    if (at === -1) return false;
    from = at + 1;
  }
  return true;
}
