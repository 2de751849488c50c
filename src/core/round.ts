/**
 * Rounding of an answer, once, at output, half away from zero.
 *
 * Scores to 1 decimal, percentages to 1 decimal and below 1 % to 2 significant digits, so that what is small is not told as nothing;
 * probabilities and shares to 4 significant digits, quantities with a wide interval to 3, USD to 2 decimals, distances to the metre, coordinates to 6 decimals, everything else to 6 significant digits. No NaN or Infinity leaves the house: they become null. `-0` is 0. Levels are decided before, on unrounded values.
 */

const SCORE = /(^|_)(score|scores|contribution|contributions)$|^composite$/;
const PERCENT = /_pct$/;
const PROBABILITY = /(^|_)probabilit(y|ies)($|_)|^p_|^(coverage|base_rate)$|(^|_)shares?$/;
const DISTANCE_KM = /(^|_)distance_km$/;
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
const percent: Rule = (value) =>
  Math.abs(value) < 1 ? toSignificant(value, 2) : toDecimals(value, 1);
const probability: Rule = (value) => toSignificant(value, 4);
const usd: Rule = (value) => toDecimals(value, 2);
const metre: Rule = (value) => toDecimals(value, 3);
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
        : PERCENT.test(key)
          ? percent
          : PROBABILITY.test(key)
            ? probability
            : DISTANCE_KM.test(key)
              ? metre
              : other;
  if (rules.size < 5000) rules.set(key, rule);
  return rule;
}

/** Members that an interval measures. */
const QUANTILE = /^(value|p\d\d)$/;
const threeDigits: Rule = (value) => toSignificant(value, 3);
/** Interval over value from which three digits say all that there is. */
const WIDE = 0.05;

/** How a value with an interval is rounded: no finer than the interval carries, and percentiles of a score as scores; undefined for all else. */
function digitsOf({ value, score: points, p10, p90 }: Record<string, unknown>): Rule | undefined {
  if (typeof p10 !== 'number' || typeof p90 !== 'number') return undefined;
  if (typeof value !== 'number') return typeof points === 'number' ? score : undefined;
  return p90 - p10 >= WIDE * Math.abs(value) ? threeDigits : undefined;
}

/** Names the members of an object in the order that its copy is to have: by the member that holds it, and how deep it lies. */
type NamesOf = (value: object, under: string, depth: number) => readonly string[];

/**
 * A rounded copy of an answer.
 *
 * @param value    JSON-like data; the input is not changed
 * @param namesOf  order of the members; default: as they stand
 */
export function roundReply<T>(value: T, namesOf: NamesOf = Object.keys): T {
  return walk(value, { rule: other, namesOf, under: '', depth: 0 }) as T;
}

interface At {
  readonly rule: Rule;
  readonly namesOf: NamesOf;
  readonly under: string;
  readonly depth: number;
}

function walk(value: unknown, at: At): unknown {
  const { rule, namesOf, under, depth } = at;
  if (typeof value === 'number') return Number.isFinite(value) ? rule(value) : null;
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) {
    const within = { ...at, depth: depth + 1 };
    return value.map((item) => walk(item, within));
  }
  const digits = digitsOf(value as Record<string, unknown>);
  const out: Record<string, unknown> = {};
  for (const key of namesOf(value, under, depth)) {
    const member = (value as Record<string, unknown>)[key];
    if (member === undefined) continue;
    // The interval of a score carries percentiles of a score; a quantity's percentiles keep its own precision.
    const own =
      digits !== undefined && QUANTILE.test(key)
        ? digits
        : key === 'interval'
          ? score
          : rule === score && /^p\d/.test(key)
            ? score
            : ruleOf(key);
    out[key] =
      typeof member === 'number'
        ? Number.isFinite(member)
          ? own(member)
          : null
        : typeof member === 'object'
          ? walk(member, { rule: own, namesOf, under: key, depth: depth + 1 })
          : member;
  }
  return out;
}
