/**
 * How the numbers of an answer are rounded, once, at output, half away from zero.
 *
 * Scores and differences of scores to 1 decimal, percentages to 1 decimal and below 1 % to 2 significant digits, so that what is small is not told as nothing;
 * probabilities, shares, rates, factors, losses, basis points and points of loss curves to 4 significant digits, quantities and curves with a wide interval or a log standard deviation of 0.05 and more beside them to 3, design motions, ends of forecasts' intervals and what else is modelled to a tenth at best too, temperatures of the air to 0.1 degree, USD to 2 decimals, distances to the metre, those from the coast to 0.1 km and beyond 25 km to 1 km, metres to the millimetre, what has a standard deviation beside it (`elevation_m` with `elevation_sigma_m`, `value` with `sigma`) no finer than its leading digit, what has a `standard_error` no finer than the second digit of that, rain to 0.1 mm, coordinates to 6 decimals, everything else to 6 significant digits. No NaN or Infinity leaves the house: they become null. `-0` is 0. Levels are decided before, on unrounded values.
 * Probabilities and rates below one in 10^12 are written as 0: nothing on earth is known so rarely.
 */

import { toDecimals, toSignificant } from './digits.ts';

const SCORE =
  /(^|_)(score|scores|contribution|contributions)$|(^|_)score_(change|p\d\d)$|^(composite|relief|push|pull|pull_back|net)$/;
const PERCENT = /_pct$/;
const PROBABILITY =
  /(^|_)probabilit(y|ies)($|_)|^p_|^(coverage|base_rate|without_defences)$|(^|_)shares?$/;
/** Computed from what is known to a few percent at best. */
const FOUR_DIGITS =
  /(^|_)(aep|oep|tvar|factor|severity|weight|bp|loss|loss_ratio|loss_percentiles|tail_dependence|diversification|given_default|value_discount|duration_yr)$|(^|_)(pml|tvar)_\d+yr$|_value_at_risk_\d+$|_(to|over)_(value|income|revenue|tax_base)$|^rate_|_rate($|_)|(?<!^days_.*)_per_yr$|^return_period_yr$|^nearest_bound$|(^|_)brier$|_nats$/;
/** Modelled, and known to a tenth of itself at best, though no interval stands beside it: design motions, gradients and speeds of climates, stress, arrivals, runout, magnitudes and what is counted of earthquakes. */
const THREE_DIGITS =
  /^share_of_global_mean_\d{4}$|^(ss|s1|sms|sm1|sds|sd1|pgam|pga_mceg|sa|critical_acceleration|(component|hazard)_pga_475yr)_g$|_km_per_decade$|_c_per_km$|^(lower|upper)_(80|95)$|_per_global_c$|^warming_c$|(^|_)stress_ratio$|_0_5$|^vs30_mps$|^z(1|2p5)_km$|^(mcgarr|statistical_mode)$|_ln_sigma$|_arrival_min$|^inundation_reach_km$|^coastal_height(_\d+yr)?_m$|(^|_)runup(_\d+yr)?_m$|_l_per_mwh$|^days_(above|heat_index)_|^july_or_warmest_c$|^expected_rating$|(^|_)breaks_per_100_|_fwi$|^mean_fwi_by_month$|^by_(rico|larrauri|(scarcity|temperature)_days)$|_per_km_yr$|^along_drainage_km$|^factor_of_safety$|^displacement_cm$|^slope_deg$|^rain_24h_|^threshold_(24h_mm|ratio_475yr)$|^compound_topographic_index$|^(t0|ts|period)_s$|^(wald1999|worden2012)$|^(rupture_distance|nearest_vent)_km$|^(fa|fv|fpga|ratio|expected|magnitude|b_value|missing_weight_fraction|flow_index|epsilon)$|^(drop|water_table)_m$|^return_period_2050_yr$/;
const TENTH = /(^|_)(temperature_c|precipitation_mm)$/;
/** Distances from a shoreline that is known to 0.2 km within 25 km of it, and to 1.5 km farther off. */
const FROM_COAST = /^(distance_to_coast|coast_distance)_km$/;
const LENGTH = /(^|_)distance(_to_\w+)?_km$|(?<!_ohm)_m$/;
const USD = /_usd$/;
const COORDINATE = /^(lat|lon|latitude|longitude)$|_(lat|lon)$|^(coordinates|bbox)$/;

/** What drawing leaves open of `value`. */
const STANDARD_ERROR = 'standard_error';

/** Log standard deviations of all that an object holds; `vs30_ln_sigma` and the like are of one member. */
const SPREAD = /^(rate_)?ln_sigma$/;

export type Rule = (value: number) => number;

const score: Rule = (value) => toDecimals(value, 1);
const percent: Rule = (value) =>
  Math.abs(value) < 1 ? toSignificant(value, 2) : toDecimals(value, 1);
/** The least probability or rate that is told from none. */
const LEAST = 1e-12;
const unlessNone = (value: number, digits: number): number =>
  Math.abs(value) < LEAST ? 0 : toSignificant(value, digits);
const probability: Rule = (value) => unlessNone(value, 4);
/** Gives way to three digits where an interval says so. */
const fourDigits: Rule = (value) => unlessNone(value, 4);
const tenth: Rule = (value) => toDecimals(value, 1);
const usd: Rule = (value) => toDecimals(value, 2);
const thousandth: Rule = (value) =>
  Math.abs(value) < 1000 ? toDecimals(value, 3) : toSignificant(value, 6);
const fromCoast: Rule = (value) => toDecimals(value, Math.abs(value) < 25 ? 1 : 0);
const coordinate: Rule = (value) => toDecimals(value, 6);
/** Of what no name tells more. */
export const other: Rule = (value) => toSignificant(value, 6);

/** Ends of an interval, the wider first. */
const LOW = ['p10', 'p05', 'p16', 'p5'];
const HIGH = ['p90', 'p95', 'p84'];
const twoDigits: Rule = (value) => toSignificant(value, 2);
const threeDigits: Rule = (value) => unlessNone(value, 3);
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
  /** The member whose standard deviation it is: `elevation_m` of `elevation_sigma_m`, `value` of `sigma`; null for all else. */
  readonly deviates: string | null;
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
    deviates: deviatingOf(key),
    siblings: rule === other || rule === thousandth || rule === fourDigits ? siblingsOf(key) : null,
  };
  if (named.size < 5000) named.set(key, made);
  return made;
}

function deviatingOf(key: string): string | null {
  if (key === 'sigma' || key === STANDARD_ERROR) return 'value';
  const [, stem, unit] = /^(.+)(?<!_ln|position)_sigma(_(?!usd)[^_]+)$/.exec(key) ?? [];
  return stem === undefined || unit === undefined ? null : stem + unit;
}

/** No finer than the leading digit of a standard deviation, of a standard error than its second. */
function byDeviation(sigma: number, more: 0 | 1): Rule | undefined {
  if (!(sigma > 0)) return undefined;
  const decimals = Math.max(0, Math.min(12, more + Math.ceil(-Math.log10(sigma) - 1e-9)));
  return (value) => toDecimals(value, decimals);
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
  if (THREE_DIGITS.test(key)) return threeDigits;
  if (TENTH.test(key)) return tenth;
  if (FROM_COAST.test(key)) return fromCoast;
  return LENGTH.test(key) ? thousandth : other;
}

export type Members = Readonly<Record<string, unknown>>;

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
  if (high === undefined) return undefined;
  // A lower end that nobody can tell is a wide interval.
  if (low === undefined) return threeDigits;
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
export function rulesOf(
  members: Members,
  names: readonly string[],
  under: Rule,
): (key: string) => Rule {
  let digits: Rule | undefined;
  let shared: Set<string> | undefined;
  let isSpread = under === threeDigits;
  let deviating: Map<string, Rule> | undefined;
  for (const name of names) {
    const { isLow, isSpread: isOwn, siblings, deviates } = namedOf(name);
    if (deviates !== null) {
      const isError = name === STANDARD_ERROR;
      const own = byDeviation(Number(members[name] ?? 0), isError ? 1 : 0);
      if (own)
        (deviating ??= new Map()).set(deviates, own).set(name, isError ? threeDigits : twoDigits);
    }
    if (isOwn && Number(members[name]) >= WIDE) isSpread = true;
    if (isLow) digits ??= digitsOf(members);
    if (siblings) for (const each of sharing(members, name)) (shared ??= new Set()).add(each);
  }
  return (key) => {
    const { rule, isMeasured, isPercentile } = namedOf(key);
    const byOwn = deviating?.get(key);
    if (byOwn) return byOwn;
    if (key === 'quantity' && typeof members[key] === 'number') return threeDigits;
    // A motion of the ground, whatever it is called.
    if (key === 'value' && digits === undefined && members['unit'] === 'g') return threeDigits;
    // The interval of a score carries percentiles of a score; a quantity's percentiles keep its own precision.
    if (key === 'interval' || (isPercentile && under === score)) return score;
    if (isMeasured && digits !== undefined) return digits;
    if (shared?.has(key) === true || (isSpread && (rule === other || rule === fourDigits)))
      return threeDigits;
    // What stands under a probability by its bounds (`at_least_10mm`) is one, under basis points its ends.
    return rule === other && (under === probability || under === fourDigits) ? under : rule;
  };
}
