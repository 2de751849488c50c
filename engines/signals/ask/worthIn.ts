/** What a question says that a building is worth. */
export interface Worth {
  readonly amount: number;
  /** As in `USD`; in the words of the question where no code is known. */
  readonly currency: string;
}

const AMOUNT = String.raw`(\d{1,3}(?:[,' ]\d{3})+|\d+(?:\.\d+)?)\s?(k|thousand|m|mn|million)?`;
const BEFORE = new RegExp(String.raw`(us\$|usd|\$|eur|€|gbp|£|chf|jpy|¥)\s?${AMOUNT}\b`);
const AFTER = new RegExp(
  String.raw`\b${AMOUNT}[\s-]?(dollars?|usd|euros?|eur|€|pounds?|gbp|francs?|chf|yen|jpy)(?!\p{L})`,
  'u',
);
const TIMES: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  mn: 1e6,
  million: 1e6,
};
const CODES: readonly (readonly [code: string, words: RegExp])[] = [
  ['USD', /^(us\$|usd|\$|dollars?)$/],
  ['EUR', /^(eur|€|euros?)$/],
  ['GBP', /^(gbp|£|pounds?)$/],
  ['CHF', /^(chf|francs?)$/],
  ['JPY', /^(jpy|¥|yen)$/],
];

/** The value of a building that a question in lower case names: `$400,000`, `a 300k euro house`. */
export function worthIn(lower: string): Worth | undefined {
  const before = BEFORE.exec(lower);
  const [, digits, times, unit] = before
    ? [before[0], before[2], before[3], before[1]]
    : (AFTER.exec(lower) ?? []);
  if (digits === undefined || unit === undefined) return undefined;
  const amount = Number(digits.replaceAll(/[,' ]/g, '')) * (TIMES[times ?? ''] ?? 1);
  const currency = CODES.find(([, words]) => words.test(unit))?.[0] ?? unit;
  return amount > 0 ? { amount, currency } : undefined;
}
