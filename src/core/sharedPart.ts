import { canonicalJson } from './canonicalJson.ts';

/** On a part: its copy in canonical order. On the copy: what it is as text. */
const COPY = Symbol('copy in canonical order');
const WRITTEN = Symbol('text of a shared part');

interface Written {
  readonly text: string;
  /** Tells parts apart in a number, so that a list of them is soon found. */
  readonly turn: number;
}

let parts = 0;

/**
 * Marks a part that many answers hold, as they do what a table says of itself: it is copied in canonical order and written as JSON once for all of
 * them.
 *
 * @param part  of texts, flags and nulls, since nothing in it is rounded; it is frozen
 */
export function sharedPart<T extends object>(part: T): T {
  const written: Written = { text: canonicalJson(part), turn: ++parts };
  const copy = Object.defineProperty(JSON.parse(written.text) as object, WRITTEN, {
    value: written,
  });
  return Object.freeze(Object.defineProperty(part, COPY, { value: Object.freeze(copy) }));
}

/** The copy of a shared part; undefined for all else. */
export function sharedCopyOf(part: unknown): object | undefined {
  return (part as { readonly [COPY]?: object } | null | undefined)?.[COPY];
}

const writtenOf = (copy: unknown): Written | undefined =>
  (copy as { readonly [WRITTEN]?: Written } | null | undefined)?.[WRITTEN];

/** The JSON text of the copy of a shared part; undefined for all else. */
export function sharedTextOf(copy: unknown): string | undefined {
  return writtenOf(copy)?.text;
}

/** Lists of copies with their text. */
interface WrittenList {
  readonly copies: readonly unknown[];
  readonly text: string;
}

/** By a number made of the turns of their parts: answers of a kind about places of a kind name the same inputs. */
const lists = new Map<number, WrittenList>();
/** POLICY: several times the kinds of places that one operation tells apart, a megabyte of texts. */
const MOST_LISTS = 128;
/** POLICY: longer than the inputs of an answer about one place. */
const MOST_COPIES = 128;

/** The JSON text of a list of copies of shared parts, the very same text each time; undefined for all else. */
export function sharedListText(copies: readonly unknown[]): string | undefined {
  if (copies.length === 0 || copies.length > MOST_COPIES) return undefined;
  let sum = 0;
  for (const copy of copies) {
    const written = writtenOf(copy);
    if (!written) return undefined;
    sum = (Math.imul(sum, 31) + written.turn) | 0;
  }
  const known = lists.get(sum);
  if (known && isSame(known.copies, copies)) return known.text;
  const text = `[${copies.map((copy) => writtenOf(copy)?.text).join(',')}]`;
  if (lists.size >= MOST_LISTS) lists.clear();
  lists.set(sum, { copies, text });
  return text;
}

function isSame(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((one, i) => one === b[i]);
}
