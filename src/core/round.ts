/**
 * Rounding of an answer, once, at output, half away from zero.
 *
 * Scores to 1 decimal, percentages to 1 decimal and below 1 % to 2 significant digits, so that what is small is not told as nothing;
 * probabilities and shares to 4 significant digits, quantities with a wide interval to 3, USD to 2 decimals, distances to the metre, metres to the millimetre, coordinates to 6 decimals, everything else to 6 significant digits. No NaN or Infinity leaves the house: they become null. `-0` is 0. Levels are decided before, on unrounded values.
 */

const SCORE = /(^|_)(score|scores|contribution|contributions)$|^composite$/;
const PERCENT = /_pct$/;
const PROBABILITY = /(^|_)probabilit(y|ies)($|_)|^p_|^(coverage|base_rate)$|(^|_)shares?$/;
const LENGTH = /(^|_)distance_km$|_m$/;
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
const thousandth: Rule = (value) =>
  Math.abs(value) < 1000 ? toDecimals(value, 3) : toSignificant(value, 6);
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
            : LENGTH.test(key)
              ? thousandth
              : other;
  if (rules.size < 5000) rules.set(key, rule);
  return rule;
}

/** Members that an interval measures. */
const QUANTILE = /^(value|mean|median|p\d\d?)$/;
const threeDigits: Rule = (value) => toSignificant(value, 3);
/** Interval over value from which three digits say all that there is. */
const WIDE = 0.05;

type Members = Readonly<Record<string, unknown>>;

const isWide = (low: number, middle: number, high: number): boolean =>
  high - low >= WIDE * Math.abs(middle);

const firstNumber = (...members: readonly unknown[]): number | undefined =>
  members.find((member) => typeof member === 'number');

/** How a value with an interval is rounded: no finer than the interval carries, and percentiles of a score as scores; undefined for all else. */
function digitsOf(members: Members): Rule | undefined {
  const low = firstNumber(members['p10'], members['p05'], members['p16'], members['p5']);
  if (low === undefined) return undefined;
  const high = firstNumber(members['p90'], members['p95'], members['p84']);
  if (high === undefined) return undefined;
  const { value, score: points, mean, median, p50 } = members;
  if (typeof value !== 'number' && typeof points === 'number') return score;
  const middle = firstNumber(value, mean, median, p50) ?? (low + high) / 2;
  return isWide(low, middle, high) ? threeDigits : undefined;
}

/** Members that share an interval by their names: `vs30_p10_mps` with `vs30_mps` and `vs30_p90_mps`. */
interface Siblings {
  readonly middle: string;
  readonly high: string;
}

const siblings = new Map<string, Siblings | null>();

function siblingsOf(key: string): Siblings | null {
  const known = siblings.get(key);
  if (known !== undefined) return known;
  const [, stem, unit = ''] = /^(.+)_p10(_.+)?$/.exec(key) ?? [];
  const rule = ruleOf(key);
  const own = rule === other || rule === thousandth;
  const found =
    own && stem !== undefined ? { middle: stem + unit, high: `${stem}_p90${unit}` } : null;
  if (siblings.size < 5000) siblings.set(key, found);
  return found;
}

/** Adds the members of an object that a wide interval of their own names measures. */
function addMeasured(into: Set<string>, members: Members, lowName: string): void {
  const found = siblingsOf(lowName);
  if (!found) return;
  const [low, high, middle] = [members[lowName], members[found.high], members[found.middle]];
  if (typeof low !== 'number' || typeof high !== 'number') return;
  if (!isWide(low, typeof middle === 'number' ? middle : (low + high) / 2, high)) return;
  into.add(lowName).add(found.high).add(found.middle);
}

function measuredOf(members: Members, names: readonly string[]): ReadonlySet<string> | undefined {
  let measured: Set<string> | undefined;
  for (const name of names)
    if (name.includes('_p10')) addMeasured((measured ??= new Set()), members, name);
  return measured;
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
  const members = value as Members;
  const names = namesOf(value, under, depth);
  const digits = digitsOf(members);
  const measured = measuredOf(members, names);
  const ruleAt = (key: string): Rule => {
    // The interval of a score carries percentiles of a score; a quantity's percentiles keep its own precision.
    if (key === 'interval' || (rule === score && /^p\d/.test(key))) return score;
    if (digits !== undefined && QUANTILE.test(key)) return digits;
    return measured?.has(key) === true ? threeDigits : ruleOf(key);
  };
  const out: Record<string, unknown> = {};
  for (const key of names) {
    const member = members[key];
    if (member === undefined) continue;
    const own = ruleAt(key);
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
