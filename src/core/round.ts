/**
 * Rounding of an answer, once, at output, half away from zero.
 *
 * Scores to 1 decimal, probabilities to 4 significant digits, USD to 2 decimals, coordinates to 6, everything else to 6 significant
 * digits. No NaN or Infinity leaves the house: they become null. `-0` is 0. Levels are decided before, on unrounded values.
 */

const SCORE = /(^|_)(score|scores|contribution|contributions)$|^composite$|_pct$/;
const PROBABILITY = /(^|_)probabilit(y|ies)($|_)|^p_|^coverage$/;
const USD = /_usd$/;
const COORDINATE = /^(lat|lon|latitude|longitude)$|_(lat|lon)$|^(coordinates|bbox)$/;

type Rule = (value: number) => number;

/** A number rounded half away from zero to some decimals. */
function toDecimals(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  const scaled = Math.abs(value) * scale;
  if (!Number.isFinite(scaled) || scaled > 2 ** 50) return value;
  const rounded = nearest(scaled) / scale;
  return value < 0 ? -rounded || 0 : rounded;
}

/** 1.005 * 100 is 100.49999…: near a half the number is first brought back to 15 digits, which is slow and elsewhere changes nothing. */
function nearest(scaled: number): number {
  const whole = Math.floor(scaled);
  const rest = scaled - whole;
  if (Math.abs(rest - 0.5) <= 1e-14 * (1 + scaled))
    return Math.round(Number(scaled.toPrecision(15)));
  return rest < 0.5 ? whole : whole + 1;
}

/** A number rounded half away from zero to some significant digits. */
function toSignificant(value: number, digits: number): number {
  if (value === 0 || !Number.isFinite(value) || Number.isInteger(value)) return value || 0;
  const magnitude = Math.floor(Math.log10(Math.abs(value)));
  const decimals = digits - 1 - magnitude;
  return decimals > 15
    ? Number(value.toPrecision(digits))
    : toDecimals(value, Math.max(0, decimals));
}

const score: Rule = (value) => toDecimals(value, 1);
const probability: Rule = (value) => toSignificant(value, 4);
const usd: Rule = (value) => toDecimals(value, 2);
const coordinate: Rule = (value) => toDecimals(value, 6);
const other: Rule = (value) => toSignificant(value, 6);

const rules = new Map<string, Rule>();

function ruleOf(key: string): Rule {
  const known = rules.get(key);
  if (known) return known;
  const rule = COORDINATE.test(key)
    ? coordinate
    : USD.test(key)
      ? usd
      : SCORE.test(key)
        ? score
        : PROBABILITY.test(key)
          ? probability
          : other;
  if (rules.size < 5000) rules.set(key, rule);
  return rule;
}

/**
 * A rounded copy of an answer.
 *
 * @param value  JSON-like data; the input is not changed
 */
export function roundReply<T>(value: T): T {
  return walk(value, other) as T;
}

function walk(value: unknown, rule: Rule): unknown {
  if (typeof value === 'number') return Number.isFinite(value) ? rule(value) : null;
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((item) => walk(item, rule));
  const out: Record<string, unknown> = {};
  for (const key in value) {
    const member = (value as Record<string, unknown>)[key];
    if (member === undefined) continue;
    // The interval of a score carries percentiles of a score; a quantity's percentiles keep its own precision.
    out[key] = walk(
      member,
      key === 'interval' ? score : rule === score && /^p\d/.test(key) ? score : ruleOf(key),
    );
  }
  return out;
}
