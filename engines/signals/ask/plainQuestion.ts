import { mended } from './spelling.ts';
import { HAZARD_INTENTS, SHORT_FORMS } from './tables/hazardWords.ts';
import { OTHER_LANGUAGES } from './tables/otherLanguages.ts';

/** A question in the words that the grammar knows, names left as they are. */
export interface PlainQuestion {
  readonly text: string;
  /** Words of another language were read. */
  readonly isOfOtherLanguage: boolean;
}

/**
 * Short forms written out, slips in words of hazards mended, words of other languages in English, and hazards that are said not to
 * be asked about taken out.
 */
export function plainQuestion(question: string): PlainQuestion {
  const typed = question
    .normalize('NFKC')
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/[¿¡]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const english = inEnglish(typed);
  const long = SHORT_FORMS.reduce((text, [short, full]) => text.replaceAll(short, full), english);
  return {
    text: withoutDenied(mendedWords(long)).replaceAll(/\s+/g, ' ').trim(),
    isOfOtherLanguage: english !== typed,
  };
}

const UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Each row as one pattern. */
const PATTERNS = OTHER_LANGUAGES.map(([english, words]) => ({
  english: ` ${english} `,
  pattern: new RegExp(words.map(bounded).join('|'), 'giu'),
}));

/** Whole words where a script parts them; a first part of a compound ends where it ends. */
function bounded(word: string): string {
  if (UNSPACED.test(word)) return word;
  const isFirstPart = word.startsWith('~');
  const begun = String.raw`(?<!\p{L})(?:[dl]')?${isFirstPart ? word.slice(1) : word}`;
  return isFirstPart ? begun : String.raw`${begun}(?!\p{L})`;
}

function inEnglish(text: string): string {
  const words = PATTERNS.reduce(
    (left, { english, pattern }) => left.replaceAll(pattern, english),
    text,
  );
  return words === text ? text : words.replaceAll(/\s+/g, ' ').trim();
}

/** A name keeps its letters: capitals within a question are no slips. */
function mendedWords(text: string): string {
  const isShouted = !/\p{Ll}/u.test(text);
  return text.replaceAll(/\p{L}+/gu, (word, at: number) => {
    const isName = at > 0 && !isShouted && /^\p{Lu}/u.test(word);
    return isName ? word : (mended(word.toLowerCase()) ?? word);
  });
}

const HAZARD = `(?:the )?(?:${HAZARD_INTENTS.map(([, words]) => words.source).join('|')})(?: risks?)?`;

/** `not about earthquakes or tsunamis`, `apart from floods`. */
const DENIED = new RegExp(
  String.raw`\b(?:not (?:(?:asking|talking|worried|concerned|wondering|curious) about|interested in|about|for)|never mind|forget(?: about)?|ignore|ignoring|leaving (?:out|aside)|apart from|other than|except(?: for)?|besides) ${HAZARD}(?:(?:, | or | and | nor |, or |, and )${HAZARD})*`,
  'gi',
);

function withoutDenied(text: string): string {
  return text.replaceAll(DENIED, ' ');
}
