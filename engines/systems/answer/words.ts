/** A number in words: two significant digits (or as many as asked), no exponent, thousands with commas. */
export function figure(value: number, digits = 2): string {
  if (value === 0 || !Number.isFinite(value)) return '0';
  const magnitude = Math.floor(Math.log10(Math.abs(value)));
  const rounded = Number(value.toPrecision(digits));
  if (magnitude >= digits - 1 || Number.isInteger(value))
    return rounded.toLocaleString('en-US', { maximumFractionDigits: 0 });
  return rounded.toFixed(Math.min(20, digits - 1 - Math.floor(Math.log10(Math.abs(rounded)))));
}

/** An amount of money in words: whole dollars to three digits, small ones to the cent, as it stands in the answer. */
export function usdText(value: number): string {
  if (Math.abs(value) < 1) return `USD ${value.toFixed(2)}`;
  return `USD ${value >= 100 ? figure(value, 3) : figure(value)}`;
}

/** A score as it stands in the answer, one decimal. */
export const scoreText = (score: number): string => (Math.round(10 * score) / 10).toFixed(1);
