const WHOLE = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** A number in words: two significant digits (or as many as asked), no exponent, thousands with commas. */
export function figure(value: number, digits = 2): string {
  if (value === 0 || !Number.isFinite(value)) return '0';
  const magnitude = Math.floor(Math.log10(Math.abs(value)));
  const rounded = Number(value.toPrecision(digits));
  if (magnitude >= digits - 1 || Number.isInteger(value)) return WHOLE.format(rounded);
  return rounded.toFixed(Math.min(20, digits - 1 - Math.floor(Math.log10(Math.abs(rounded)))));
}

/** An amount of money in words: whole dollars to three digits, small ones to the cent, as it stands in the answer. */
export function usdText(value: number): string {
  if (Math.abs(value) < 1) return `USD ${value.toFixed(2)}`;
  return `USD ${value >= 100 ? figure(value, 3) : figure(value)}`;
}

/** A score as it stands in the answer, one decimal. */
export const scoreText = (score: number): string => (Math.round(10 * score) / 10).toFixed(1);

/** The score with its level and 80 % interval, as a sentence. */
export const scoreSentence = (score: number, level: string | null, { p10, p90 }: Spread): string =>
  `The score is ${scoreText(score)} (${level ?? 'no level'}; ${scoreText(p10)} to ${scoreText(p90)}).`;

interface Spread {
  readonly p10: number;
  readonly p90: number;
}

/** The strongest of an answer's levers as a sentence; empty where there is none. */
export const leverSentence = ([strongest]: readonly { change: string; score: number }[]): string =>
  strongest
    ? `What would change the score most: ${strongest.change}, to ${scoreText(strongest.score)}.`
    : '';

/** Sentences one after the other; those that are empty, as what they would say does not apply, are left out. */
export const paragraph = (...sentences: readonly string[]): string =>
  sentences.filter((sentence) => sentence !== '').join(' ');
