import { quantityFrame } from '../../quantityWords.ts';
import { nearlyCertain } from './nearlyCertain.ts';
import type { Quotes } from './record.ts';

/** A paragraph of a narrative; nothing where the record holds nothing for it. */
export type Section = (quotes: Quotes) => string | undefined;

type Path = readonly (string | number)[];
const words = (name: string): string => name.replaceAll('_', ' ');

/** What was asked, where, and when it was answered. */
export const opening: Section = (quotes) => {
  const operation = quotes.text('operation') ?? '';
  const what = quotes.title === undefined ? words(operation) : `“${quotes.title}”`;
  const [lat, lon] = [quotes.text('input', 'lat'), quotes.text('input', 'lon')];
  const place =
    lat !== undefined && lon !== undefined ? ` for latitude ${lat}, longitude ${lon}` : '';
  return `This is the stored answer of ${what}${place}, computed at ${quotes.text('computed_at')}.`;
};

/** The headline in the record's own words. */
export const headline: Section = (quotes) =>
  quotes.text('reply', 'summary') ?? quotes.text('reply', 'summary', 'text');

/** Level alone, for readers who do not work with scores. */
export const plainLevel: Section = (quotes) => {
  const level = quotes.text('reply', 'level');
  return level === undefined ? missingScore(quotes) : `Overall this reads ${level}.`;
};

/** Score with its range, and what dominates it. */
export const scored: Section = (quotes) => {
  const score = quotes.text('reply', 'score');
  if (score === undefined) return missingScore(quotes);
  const dominant = quotes.text('reply', 'dominant_hazard');
  const level = quotes.text('reply', 'level');
  return (
    `The score is ${score} of 100${level === undefined ? '' : `, level ${level}`}${rangeOf(quotes, ['reply', 'interval'])}.` +
    (dominant === undefined ? '' : ` Most of it is ${words(dominant)}.`)
  );
};

function missingScore(quotes: Quotes): string | undefined {
  const reason = quotes.text('reply', 'reason');
  return reason === undefined
    ? undefined
    : `No score can be given: ${reason}. That is not a low score.`;
}

function rangeOf(quotes: Quotes, path: Path): string {
  const [low, high] = [quotes.text(...path, 'p10'), quotes.text(...path, 'p90')];
  return low === undefined || high === undefined
    ? ''
    : `, likely between ${low} and ${high} (10 to 90 %)`;
}

/** The physical quantity behind the score. */
export const physical: Section = (quotes) => {
  const line = quantityAt(quotes, ['reply', 'quantity']);
  return line === undefined ? undefined : `${capital(line)}.`;
};

function quantityAt(quotes: Quotes, path: Path): string | undefined {
  const value = quotes.text(...path, 'value');
  const name = value === undefined ? undefined : quotes.text(...path, 'name');
  if (name === undefined || value === undefined) return undefined;
  const unit = quotes.at(...path, 'unit');
  const { before, after } = quantityFrame({ name, unit: typeof unit === 'string' ? unit : '' });
  return `${before}${value}${after}${rangeOf(quotes, path)}`;
}

/** Every probability that stands at the top of the answer. */
export const chances: Section = (quotes) => {
  const lines = quotes
    .members('reply')
    .filter(
      (name) =>
        /probability(?!_p\d|_gain)/.test(name) && typeof quotes.at('reply', name) === 'number',
    )
    .map((name) => {
      const said = CHANCES[name] ?? words(name);
      return `${said} is ${nearlyCertain(quotes.text('reply', name))}${likelyRange(quotes, ['reply'], name)}`;
    });
  return lines.length === 0 ? undefined : `The ${lines.join('; the ')}.`;
};

/** What probabilities at the top of answers are called in a sentence. */
const CHANCES: Readonly<Record<string, string>> = {
  any_annual_probability: 'probability of at least one damaging event in a year',
  two_or_more_annual_probability: 'probability of two or more damaging events in a year',
  default_probability_without_hazards: 'probability of default without the hazards',
  severe_damage_probability_per_yr: 'probability of severe damage in a year',
  fiscal_shock_probability_per_yr: 'probability of a fiscal shock in a year',
  annual_burn_probability: 'probability that the place burns in a year',
  areal_probability_475yr: 'share of the ground that slides in the event of 475 years',
  annual_probability: 'probability in a year',
};

function likelyRange(quotes: Quotes, path: Path, name: string): string {
  const [low, high] = [quotes.text(...path, `${name}_p05`), quotes.text(...path, `${name}_p95`)];
  const isTold = low !== undefined && high !== undefined && low !== high;
  return isTold ? ` (90 % interval ${low} to ${high})` : '';
}

/** POLICY: the time over which regional forecasts are told, days: the longest of the answer up to a year. */
const TOLD_DAYS = 366;

/** Probabilities of earthquakes by magnitude. */
export const forecasts: Section = (quotes) => {
  const path = (i: string) => ['reply', 'forecasts', Number(i)] as const;
  const all = quotes.members('reply', 'forecasts');
  const daysOf = (i: string): number => Number(quotes.at(...path(i), 'horizon_days'));
  const longest = Math.max(...all.map(daysOf).filter((days) => days <= TOLD_DAYS));
  const lines = all
    .filter((i) => daysOf(i) === longest && quotes.at(...path(i), 'magnitude') !== undefined)
    .flatMap((i, at) => {
      const chance = quotes.text(...path(i), 'probability');
      if (chance === undefined) return [];
      const size = `magnitude ${quotes.text(...path(i), 'magnitude')} or more`;
      const when = at > 0 ? '' : ` within ${quotes.text(...path(i), 'horizon_days')} days`;
      return `${size}${when}: ${chance}${likelyRange(quotes, path(i), 'probability')}`;
    });
  return lines.length === 0 ? undefined : `Probability of an earthquake of ${lines.join('; ')}.`;
};

/** A part by its key, or by the name it bears in a list. */
function partName(quotes: Quotes, key: string): string {
  return words(quotes.text('reply', 'components', key, 'component') ?? key);
}

/** Levels of a part, the highest first. */
const LEVELS = ['CRITICAL', 'HIGH', 'MODERATE', 'LOW'];

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** One part with what it rests on. */
export const part =
  (key: string): Section =>
  (quotes) => {
    const path = ['reply', 'components', key];
    if (quotes.at(...path, 'state') !== 'known') return undefined;
    const drivers = listed(quotes, [...path, 'drivers'], 'It rests on: ');
    const line = `${capital(partName(quotes, key))}: ${partWords(quotes, key)}.`;
    return drivers === undefined ? line : `${line} ${drivers}`;
  };

/** Level and quantity of a part; where it has neither, its probability of a year. */
function partWords(quotes: Quotes, key: string): string {
  const path = ['reply', 'components', key];
  const quantity = quantityAt(quotes, [...path, 'quantity']);
  const level = quotes.text(...path, 'level');
  const said = [level, quantity === undefined ? undefined : `(${quantity})`];
  if (level === undefined && quantity === undefined) {
    const chance = quotes.text(...path, 'annual_probability');
    said.push(chance === undefined ? 'known' : `annual probability ${chance}`);
  }
  return said.filter((each) => each !== undefined).join(' ');
}

/** What the score is made of: known parts, then those that nobody could answer, then those that cannot occur. */
export const parts: Section = (quotes) => {
  const known = inState(quotes, 'known').map(
    (name) => `${capital(partName(quotes, name))}: ${partWords(quotes, name)}.`,
  );
  return joined([...known, ...notKnown(quotes)]);
};

/** The same by level alone, the highest first, for readers who do not work with quantities. */
export const partLevels: Section = (quotes) => {
  const known = inState(quotes, 'known');
  const levelOf = (name: string): string | undefined =>
    quotes.text('reply', 'components', name, 'level');
  if (!known.some((name) => levelOf(name) !== undefined)) return parts(quotes);
  const lines = LEVELS.flatMap((level) => {
    const named = known.filter((name) => levelOf(name) === level);
    return named.length === 0
      ? []
      : `${level}: ${named.map((name) => partName(quotes, name)).join(', ')}.`;
  });
  return joined([...lines, ...notKnown(quotes)]);
};

const joined = (lines: readonly string[]): string | undefined =>
  lines.length === 0 ? undefined : lines.join(' ');

function inState(quotes: Quotes, state: string): readonly string[] {
  return quotes
    .members('reply', 'components')
    .filter((name) => quotes.at('reply', 'components', name, 'state') === state);
}

/** Parts that nobody could answer, with the reason, and those that cannot occur. */
function notKnown(quotes: Quotes): readonly string[] {
  const unknown = inState(quotes, 'unknown').map(
    (name) =>
      `${partName(quotes, name)} (${quotes.text('reply', 'components', name, 'reason') ?? 'no reason given'})`,
  );
  const none = inState(quotes, 'not_applicable').map((name) => partName(quotes, name));
  return [
    ...(unknown.length > 0 ? [`Not known, and not to be read as low: ${unknown.join('; ')}.`] : []),
    ...(none.length > 0 ? [`Cannot occur there: ${none.join(', ')}.`] : []),
  ];
}

/** Reasons in the record's own words. */
export const reasons: Section = (quotes) => listed(quotes, ['reply', 'drivers'], 'It rests on: ');

/** What the answer itself warns of. */
export const warnings: Section = (quotes) => listed(quotes, ['reply', 'warnings'], 'Mind: ', '. ');

function listed(quotes: Quotes, path: Path, lead: string, between = '; '): string | undefined {
  const lines = quotes.members(...path).flatMap((at) => quotes.text(...path, Number(at)) ?? []);
  if (lines.length === 0) return undefined;
  return `${lead}${lines.map((line) => line.replace(/\.$/, '')).join(between)}.`;
}

/** How much of the evidence was there. */
export const coverage: Section = (quotes) => {
  const share = quotes.text('reply', 'coverage');
  const degraded = quotes.at('reply', 'provenance', 'degraded');
  const lines = [
    ...(share === undefined ? [] : [`Coverage of the evidence: ${share} of 1.`]),
    ...(degraded === true ? ['Some inputs were stale or missing; the answer says which.'] : []),
  ];
  return lines.length === 0 ? undefined : lines.join(' ');
};

/** Inputs with their dates, for those who weigh sources. */
export const evidence: Section = (quotes) => {
  const at = (i: string, name: string) =>
    quotes.at('reply', 'provenance', 'inputs', Number(i), name);
  const lines = quotes.members('reply', 'provenance', 'inputs').map((i) => {
    const source = quotes.text('reply', 'provenance', 'inputs', Number(i), 'source');
    const asOf = quotes.text('reply', 'provenance', 'inputs', Number(i), 'as_of');
    const status = String(at(i, 'status'));
    return `${source} (${status}${asOf === undefined ? '' : `, as of ${asOf}`})`;
  });
  return lines.length === 0 ? undefined : `Inputs: ${[...new Set(lines)].join('; ')}.`;
};

/** Model and version. */
export const model: Section = (quotes) => {
  const name = quotes.text('reply', 'provenance', 'model', 'name');
  if (name === undefined) return undefined;
  const methodology = quotes.text('reply', 'provenance', 'model', 'methodology');
  const version = quotes.text('reply', 'provenance', 'model', 'version');
  return `Model ${name}, version ${version}${methodology === undefined ? '' : `: ${methodology.replace(/\.$/, '')}`}.`;
};
