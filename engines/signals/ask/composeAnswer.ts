import { Quotes, type Citation, type StoredRecord } from '../narrative/record.ts';
import * as sections from '../narrative/sections.ts';
import type { Asked } from './aspectParts.ts';
import type { Aspect } from './aspects.ts';
import { firstSaid } from './listedSections.ts';
import { eruptions } from './volcanoAspect.ts';

/** POLICY: warnings that an answer in words repeats; all of them stand beside it. */
const MOST_WARNINGS = 1;
/** Warnings of what the summary says in its own words: on what the ground rests, and how the building is priced. */
const IS_SAID = /^(Vs30 |The building described here is priced)/;

/** An answer made of one result, and where each of its values stands. */
export interface ComposedAnswer {
  readonly text: string;
  readonly citations: readonly Citation[];
}

/** What of a result answers: one component of a composite, what the question asks of it, a year to come. */
export interface Focus extends Asked {
  readonly part?: string | undefined;
  readonly aspects?: readonly Aspect[] | undefined;
  /** Days ahead that the question names. */
  readonly days?: number | undefined;
  /** It asks where the numbers come from. */
  readonly isOfSources?: boolean | undefined;
  /** It stands beside others: level and quantity are enough. */
  readonly isOneOfSome?: boolean | undefined;
}

/** Sentences of a result, none of which says more than the result does; undefined where it holds nothing to say. */
export function composeAnswer(record: StoredRecord, focus: Focus): ComposedAnswer | undefined {
  const quotes = new Quotes(record);
  const { part, laterYear, aspects = [], isOneOfSome = false } = focus;
  const asked = aspects
    .filter(({ operation }) => operation === record.operation)
    .flatMap(({ id, say, isWhole = false }) => ({ id, isWhole, line: say(focus)(quotes) }))
    .filter(({ line }) => line !== undefined);
  const isAll = asked.some(({ isWhole }) => isWhole);
  const whole = isAll ? [] : isOneOfSome ? SAID_OF_ONE_OF_SOME : SAID;
  const rest = (part === undefined ? whole : [sections.part(part)])
    .filter((section) => section !== hurricaneGust || isBesideGust(focus, asked))
    .flatMap((section) => section(quotes) ?? []);
  const lines = [...asked.flatMap(({ line }) => line ?? []), ...rest];
  if (isOfUnnamedVolcano(record, focus, lines))
    lines.push(...[eruptions(focus)(quotes) ?? []].flat());
  if (lines.length === 0) lines.push(...firstSaid(quotes));
  if (lines.length === 0) return undefined;
  const isOfTheYear = asked.some(({ id }) => id === 'sea');
  if (laterYear !== undefined && !isOfTheYear) lines.push(...later(quotes, laterYear));
  if (isOfComingDays(record, focus)) lines.push(LONG_RUN);
  if (focus.isOfSources === true)
    lines.push(...[model, sections.evidence].flatMap((said) => said(quotes) ?? []));
  const warned = isOneOfSome || isAll ? [] : warningsOf(quotes, lines);
  return { text: [...lines, ...warned].join(' '), citations: quotes.citations };
}

/** Whether the question names a volcano that nothing was said of yet, as where another threatens the place more. */
const isOfUnnamedVolcano = (
  { operation }: StoredRecord,
  { volcano }: Focus,
  lines: readonly string[],
): boolean =>
  operation === 'volcano_predict' &&
  volcano !== undefined &&
  !lines.some((line) => line.includes(volcano));

/** POLICY: days ahead that a question may name and yet mean the weeks before it, which the long run says nothing of. */
const COMING_DAYS = 31;
const LONG_RUN =
  'This is of the long run: of the coming days it says nothing; warnings in force are told by the national services.';
const isOfComingDays = ({ operation }: StoredRecord, { days }: Focus): boolean =>
  operation === 'georisk_score' && days !== undefined && days <= COMING_DAYS;

/** What the answer must not be read without. */
function warningsOf(quotes: Quotes, lines: readonly string[]): readonly string[] {
  return quotes
    .members('reply', 'warnings')
    .filter((at) => {
      const warning = String(quotes.at('reply', 'warnings', Number(at)));
      return !IS_SAID.test(warning) && !lines.includes(warning);
    })
    .slice(0, MOST_WARNINGS)
    .flatMap((at) => quotes.text('reply', 'warnings', Number(at)) ?? []);
}

/** How a summary tells the interval of its quantity. */
const TELLS_INTERVAL =
  / % interval |likely (?:lies )?between |most likely |\(\d[\d.,]*(?: %)? to \d|uncertain by a factor/;

/** The quantity behind a result, where its summary does not tell it with its interval. */
const quantity: sections.Section = (quotes) => {
  const summary = quotes.at('reply', 'summary');
  const isTold = typeof summary === 'string' && TELLS_INTERVAL.test(summary);
  const isNothing = quotes.at('reply', 'quantity', 'p90') === 0;
  return isTold || isNothing ? undefined : sections.physical(quotes);
};

const model: sections.Section = (quotes) => {
  const name = quotes.text('reply', 'provenance', 'model', 'name');
  return name === undefined
    ? undefined
    : `Model ${name}, version ${quotes.text('reply', 'provenance', 'model', 'version')}.`;
};

/** Level and quantity; the summary where there is no level, or nothing to measure. */
const levelAndQuantity: sections.Section = (quotes) => {
  const isRead = Number(quotes.at('reply', 'quantity', 'p90') ?? 0) > 0;
  const level = isRead ? quotes.text('reply', 'level') : undefined;
  const told = level === undefined ? undefined : sections.physical(quotes);
  return told === undefined ? sections.headline(quotes) : `${level}. ${told}`;
};

/** Projections for a year to come; where there are none and the answer looks no years ahead, that it is of today. */
function later(quotes: Quotes, year: number): readonly string[] {
  const at = (i: string, name: string): string | undefined =>
    quotes.text('reply', 'projections', Number(i), name);
  const found = quotes
    .members('reply', 'projections')
    .filter((i) => quotes.at('reply', 'projections', Number(i), 'year') === year)
    .flatMap((i) => {
      const [ratio, label] = [at(i, 'stress_ratio'), at(i, 'label')];
      if (ratio === undefined) return [];
      return `In ${at(i, 'year')} under ${at(i, 'pathway')}: ${ratio}, likely between ${at(i, 'p10')} and ${at(i, 'p90')}${label === undefined ? '' : `: ${label}`}.`;
    });
  const looksAhead = ['horizon_years', 'horizon_days'].some(
    (name) => quotes.at('reply', name) !== undefined,
  );
  return found.length > 0 || looksAhead
    ? found
    : ['This is of the present; of the year asked about it says nothing.'];
}

/** The gust of a hurricane once in a century, where there are hurricanes. */
function hurricaneGust(quotes: Quotes): string | undefined {
  const path = ['reply', 'hurricane', 'wind_by_return_period'];
  const row = quotes
    .members(...path)
    .find((i) => quotes.at(...path, Number(i), 'return_period_yr') === CENTURY);
  if (row === undefined) return undefined;
  const gust = quotes.text(...path, Number(row), 'gust_3s_mps');
  const years = quotes.text(...path, Number(row), 'return_period_yr');
  return gust === undefined
    ? undefined
    : `Gust of a hurricane once in ${years} years: ${gust} m/s.`;
}
const CENTURY = 100;

/** Aspects beside which the gust of a hurricane is of interest. */
const WINDS = new Set(['hurricane', 'wind']);

/** Whether the gust of a century is said: not where gusts of another return period are told, nor beside other weather. */
const isBesideGust = (
  { returnYears = CENTURY }: Focus,
  asked: readonly { readonly id: string }[],
): boolean =>
  asked.every(({ id }) => WINDS.has(id)) &&
  (returnYears === CENTURY || asked.every(({ id }) => id !== 'wind'));

/** What is said of a result that sums itself up. */
const SAID: readonly sections.Section[] = [
  sections.headline,
  sections.chances,
  quantity,
  hurricaneGust,
];
const SAID_OF_ONE_OF_SOME: readonly sections.Section[] = [
  levelAndQuantity,
  sections.chances,
  hurricaneGust,
];
