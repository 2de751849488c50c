/** A choice of the house: a number or rule that no publication gives. */
export interface Anchor {
  /** What it is called in the code. */
  readonly name: string;
  /** Its value, where it is written on one line. */
  readonly value: string | undefined;
  /** What its comment says. */
  readonly text: string;
}

const COMMENT = /\/\*\*?([^]*?)\*\/|((?:^[ \t]*\/\/.*\n)+)|\/\/ ?(.*POLICY.*)/gm;
const DECLARED =
  /^\s*(?:export\s+)?(?:(?:const|let|function|type|interface|class)\s+|(?:static\s+)?readonly\s+#?|async\s+function\s+)?(['"]?[\w$.% -]+?['"]?)\s*(?:[:=(<{[]|\?:)/;
const VALUE = /=\s*([^;\n]{1,80});/;
const LONGEST = 400;

/** The choices that a source text marks with POLICY in its comments or its words, in order. */
export function anchorsOf(source: string): readonly Anchor[] {
  return [...inComments(source), ...inTexts(source)];
}

function inComments(source: string): readonly Anchor[] {
  return [...source.matchAll(COMMENT)].flatMap((match): Anchor[] => {
    const text = plain(match[1] ?? match[2] ?? match[3] ?? '');
    if (!/\bPOLICY\b/.test(text)) return [];
    const before = source.slice(source.lastIndexOf('\n', match.index) + 1, match.index);
    const after = source.slice(match.index + match[0].length).replace(/^\s*\n/, '');
    const line = before.trim() === '' ? (after.split('\n', 1)[0] ?? '') : before;
    const name = DECLARED.exec(line)?.[1]?.replaceAll(/['"]/g, '') ?? '';
    return [{ name, value: VALUE.exec(line)?.[1]?.trim(), text }];
  });
}

/** Limits of model cards and descriptions of fields, which readers of an answer see too. */
function inTexts(source: string): readonly Anchor[] {
  const bare = source.replaceAll(COMMENT, '');
  return [
    ...bare.matchAll(/(['"`])((?:(?!\1)[^\n\\]|\\.)*\bPOLICY\b(?:(?!\1)[^\n\\]|\\.)*)\1/g),
  ].map((match) => ({ name: '', value: undefined, text: plain(match[2] ?? '') }));
}

function plain(comment: string): string {
  const text = comment
    .replaceAll(/^\s*(?:\*|\/\/)?\s?/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return text.length > LONGEST ? shortened(text) : text;
}

/** The first sentence of a long comment, and those that tell of the choice. */
function shortened(text: string): string {
  const sentences = text.split(/(?<=[.;]) (?=\S)/);
  return sentences
    .filter((sentence, i) => i === 0 || /\bPOLICY\b/.test(sentence))
    .join(' … ')
    .slice(0, 2 * LONGEST);
}
