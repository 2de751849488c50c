/** Whole years of the past that a question asks for. */
export interface Span {
  /** The first year; absent: from the beginning. */
  readonly from?: number;
  /** The last year; absent: until now. */
  readonly to?: number;
  /** In the place of both: so many years back from now. */
  readonly back?: number;
}

const YEAR = String.raw`(1\d\d\d|20[0-2]\d)`;
const BETWEEN = new RegExp(
  String.raw`\b(?:between|from) ${YEAR} ?(?:and|to|until|till|-|–) ?${YEAR}\b`,
);
const SINCE = new RegExp(String.raw`\b(since|after) (?:the year )?${YEAR}\b`);
const BEFORE = new RegExp(String.raw`\b(before|until|up to) (?:the year )?${YEAR}\b`);
const COUNTS: Readonly<Record<string, number>> = {
  ten: 10,
  twenty: 20,
  thirty: 30,
  fifty: 50,
  hundred: 100,
};
const BACK =
  /\b(?:last|past) (\d{1,3}|ten|twenty|thirty|fifty|hundred) years\b|\b(?:last|past) (decade|century)\b/;

/** `since 2010`, `between 1900 and 1950`, `before 1800`, `in the last 30 years`; undefined where a question in lower case names no span. */
export function spanIn(lower: string): Span | undefined {
  const [, first, last] = BETWEEN.exec(lower) ?? [];
  if (first !== undefined && last !== undefined)
    return {
      from: Math.min(Number(first), Number(last)),
      to: Math.max(Number(first), Number(last)),
    };
  const [, after, since] = SINCE.exec(lower) ?? [];
  if (since !== undefined) return { from: Number(since) + (after === 'after' ? 1 : 0) };
  const [, until, before] = BEFORE.exec(lower) ?? [];
  if (before !== undefined) return { to: Number(before) - (until === 'before' ? 1 : 0) };
  const [found, count, unit] = BACK.exec(lower) ?? [];
  if (found === undefined) return undefined;
  if (unit !== undefined) return { back: unit === 'decade' ? 10 : 100 };
  return { back: COUNTS[count ?? ''] ?? Number(count) };
}
