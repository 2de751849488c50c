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
 * Short forms written out, slips in words of hazards mended, words of other languages in English, and hazards taken out that are said
 * not to be asked about, or only to cause the one that is.
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

const HAZARDS = `${HAZARD}(?:(?:, | or | and | nor |, or |, and )${HAZARD})*`;
const HERE = `(?: (?:in|at|near|for) [^,;]+)?`;

/** `not about earthquakes or tsunamis`, `apart from floods`, `not the volcano risk, the tsunami risk`, `floods, not earthquakes`. */
const DENIED = new RegExp(
  String.raw`\b(?:not (?:(?:asking|talking|worried|concerned|wondering|curious) about|interested in|about|for)|never mind|forget(?: about)?|ignore|ignoring|leaving (?:out|aside)|apart from|other than|except(?: for)?|besides|rather than|instead of) ${HAZARDS}` +
    String.raw`|\bnot ${HAZARD}(?=${HERE}\s*(?:[,;]|\bbut\b)|\.)|(?<=[,;] |\bbut |\band )not ${HAZARD}`,
  'gi',
);

/** What another hazard comes from: `how soon a tsunami arrives after an earthquake`. */
const CAUSE = new RegExp(
  String.raw`\b(?:after|following|caused by|triggered by|set off by|due to) (?:(?:an?|the|any|some|large|strong|big|major|great|nearby|local) ){0,3}${HAZARD}`,
  'gi',
);
const ANY_HAZARD = new RegExp(HAZARD_INTENTS.map(([, words]) => words.source).join('|'), 'i');

function withoutDenied(text: string): string {
  const asked = text.replaceAll(DENIED, ' ');
  const effect = asked.replaceAll(CAUSE, ' ');
  if (ANY_HAZARD.test(effect)) return effect;
  const causes = asked.match(CAUSE) ?? [];
  return FLIGHT.test(asked) && causes.some((cause) => QUAKE.test(cause))
    ? `${effect} tsunami`
    : asked;
}

/** What people leave a coast for when the ground has shaken is the wave. */
const FLIGHT =
  /\b(?:evacuat\w*|high(?:er)? ground|(?:move|go|run|get) inland|(?:leave|away from|off) the (?:coast|beach|shore|sea|water(?:front)?))\b/i;
const QUAKE = /\b(?:earthquakes?|quakes?|tremors?|shaking)\b/i;
