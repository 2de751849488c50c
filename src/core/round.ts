/**
 * Rounding of an answer, once, at output, half away from zero.
 *
 * Scores to 1 decimal, percentages to 1 decimal and below 1 % to 2 significant digits, so that what is small is not told as nothing;
 * probabilities, shares, rates, factors and points of loss curves to 4 significant digits, quantities and curves with a wide interval or a log standard deviation of 0.05 and more beside them to 3, temperatures of the air to 0.1 degree, USD to 2 decimals, distances to the metre, metres to the millimetre, coordinates to 6 decimals, everything else to 6 significant digits. No NaN or Infinity leaves the house: they become null. `-0` is 0. Levels are decided before, on unrounded values.
 */

const SCORE =
  /(^|_)(score|scores|contribution|contributions)$|(^|_)score_(change|p\d\d)$|^composite$/;
const PERCENT = /_pct$/;
const PROBABILITY = /(^|_)probabilit(y|ies)($|_)|^p_|^(coverage|base_rate)$|(^|_)shares?$/;
/** Computed from what is known to a few percent at best. */
const FOUR_DIGITS =
  /(^|_)(aep|oep|tvar|factor|severity|weight)$|^rate_|_rate($|_)|_per_yr$|^return_period_yr$|(^|_)precipitation_mm$/;
const TEMPERATURE = /(^|_)temperature_c$/;
const LENGTH = /(^|_)distance_km$|(?<!_ohm)_m$/;
const USD = /_usd$/;
const COORDINATE = /^(lat|lon|latitude|longitude)$|_(lat|lon)$|^(coordinates|bbox)$/;

/** Log standard deviations of all that an object holds; `vs30_ln_sigma` and the like are of one member. */
const SPREAD = /^(rate_)?ln_sigma$/;

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
/** Gives way to three digits where an interval says so. */
const fourDigits: Rule = (value) => toSignificant(value, 4);
const tenth: Rule = (value) => toDecimals(value, 1);
const usd: Rule = (value) => toDecimals(value, 2);
const thousandth: Rule = (value) =>
  Math.abs(value) < 1000 ? toDecimals(value, 3) : toSignificant(value, 6);
const coordinate: Rule = (value) => toDecimals(value, 6);
const other: Rule = (value) => toSignificant(value, 6);

/** Ends of an interval, the wider first. */
const LOW = ['p10', 'p05', 'p16', 'p5'];
const HIGH = ['p90', 'p95', 'p84'];
const threeDigits: Rule = (value) => toSignificant(value, 3);
/** Interval over value from which three digits say all that there is. */
const WIDE = 0.05;

/** What the name of a member says of its digits. */
interface Named {
  readonly rule: Rule;
  /** Whether it is a member that an interval beside it measures. */
  readonly isMeasured: boolean;
  /** Whether it is a percentile. */
  readonly isPercentile: boolean;
  /** Whether it is the lower end of an interval. */
  readonly isLow: boolean;
  /** Whether it is the log standard deviation of what stands beside it. */
  readonly isSpread: boolean;
  /** The members that share an interval with this lower end by their names: `vs30_p10_mps` with `vs30_mps` and `vs30_p90_mps`. */
  readonly siblings: { readonly middle: string; readonly high: string } | null;
}

const named = new Map<string, Named>();

function namedOf(key: string): Named {
  const known = named.get(key);
  if (known) return known;
  const rule = ruleOf(key);
  const made: Named = {
    rule,
    isMeasured: /^(value|mean|median|p\d\d?)$/.test(key),
    isPercentile: /^p\d/.test(key),
    isLow: LOW.includes(key),
    isSpread: SPREAD.test(key),
    siblings: rule === other || rule === thousandth || rule === fourDigits ? siblingsOf(key) : null,
  };
  if (named.size < 5000) named.set(key, made);
  return made;
}

function siblingsOf(key: string): Named['siblings'] {
  const [, stem, unit = ''] = /^(.+)_p10(_.+)?$/.exec(key) ?? [];
  return stem === undefined ? null : { middle: stem + unit, high: `${stem}_p90${unit}` };
}

function ruleOf(key: string): Rule {
  if (COORDINATE.test(key)) return coordinate;
  if (USD.test(key)) return usd;
  if (SCORE.test(key)) return score;
  if (PERCENT.test(key)) return percent;
  if (PROBABILITY.test(key)) return probability;
  if (FOUR_DIGITS.test(key)) return fourDigits;
  if (TEMPERATURE.test(key)) return tenth;
  return LENGTH.test(key) ? thousandth : other;
}

type Members = Readonly<Record<string, unknown>>;

const isWide = (low: number, middle: number, high: number): boolean =>
  high - low >= WIDE * Math.abs(middle);

/** The first of some members that is there: of a curve its first point. */
function firstNumber(members: Members, names: readonly string[]): number | undefined {
  for (const name of names) {
    const member = members[name];
    const first: unknown = Array.isArray(member) ? member[0] : member;
    if (typeof first === 'number') return first;
  }
  return undefined;
}

/** How a value with an interval is rounded: no finer than the interval carries, and percentiles of a score as scores; undefined for all else. */
function digitsOf(members: Members): Rule | undefined {
  const low = firstNumber(members, LOW);
  const high = firstNumber(members, HIGH);
  if (low === undefined || high === undefined) return undefined;
  if (typeof members['value'] !== 'number' && typeof members['score'] === 'number') return score;
  const middle = firstNumber(members, ['value', 'mean', 'median', 'p50']) ?? (low + high) / 2;
  return isWide(low, middle, high) ? threeDigits : undefined;
}

/** The members that a wide interval of their own names measures. */
function sharing(members: Members, lowName: string): readonly string[] {
  const { siblings } = namedOf(lowName);
  if (!siblings) return [];
  const [low, high, middle] = [members[lowName], members[siblings.high], members[siblings.middle]];
  if (typeof low !== 'number' || typeof high !== 'number') return [];
  return isWide(low, typeof middle === 'number' ? middle : (low + high) / 2, high)
    ? [lowName, siblings.high, siblings.middle]
    : [];
}

/** The rule of each member of an object that lies under a rule. */
function rulesOf(members: Members, names: readonly string[], under: Rule): (key: string) => Rule {
  let digits: Rule | undefined;
  let shared: Set<string> | undefined;
  let isSpread = under === threeDigits;
  for (const name of names) {
    const { isLow, isSpread: isOwn, siblings } = namedOf(name);
    if (isOwn && Number(members[name]) >= WIDE) isSpread = true;
    if (isLow) digits ??= digitsOf(members);
    if (siblings) for (const each of sharing(members, name)) (shared ??= new Set()).add(each);
  }
  return (key) => {
    const { rule, isMeasured, isPercentile } = namedOf(key);
    // The interval of a score carries percentiles of a score; a quantity's percentiles keep its own precision.
    if (key === 'interval' || (isPercentile && under === score)) return score;
    if (isMeasured && digits !== undefined) return digits;
    if (shared?.has(key) === true || (isSpread && (rule === other || rule === fourDigits)))
      return threeDigits;
    // What stands under a probability by its bounds (`at_least_10mm`) is one.
    return rule === other && under === probability ? probability : rule;
  };
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
  const ruleAt = rulesOf(members, names, rule);
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
