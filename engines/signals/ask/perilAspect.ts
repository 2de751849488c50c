import type { Quotes } from '../narrative/record.ts';
import type { Section } from '../narrative/sections.ts';
import { rowWhere, type Asked, type Path } from './aspectParts.ts';
import type { Worth } from './worthIn.ts';

/** Perils that a building's loss is made of, by the words that ask for one. */
const PERIL_WORDS: readonly (readonly [peril: string, words: RegExp])[] = [
  ['earthquake', /\b(earthquakes?|quakes?|seismic)\b/],
  ['flood', /\b(floods?|flooding|surges?)\b/],
  ['wind', /\b(hurricanes?|typhoons?|cyclones?|wind ?storms?|storms?(?! ?surges?)|wind)\b/],
  ['severe_storm', /\b(hail\w*|tornado(e?s)?|twisters?|thunderstorms?)\b/],
  ['wildfire', /\b(wild ?fires?|bush ?fires?)\b/],
  ['tsunami', /\btsunamis?\b/],
  ['volcano', /\b(volcan\w+|eruptions?)\b/],
  ['landslide', /\b(land|mud)slides?\b/],
  ['sinkhole', /\bsinkholes?\b/],
];

/** The perils that a question in lower case names, as the loss of a building calls them. */
export const perilsIn = (lower: string): readonly string[] =>
  PERIL_WORDS.flatMap(([peril, words]) => (words.test(lower) ? [peril] : []));

/** What each named peril costs a year, and in a bad year; in money as well where the question says what the building is worth. */
export const costsOfPerils =
  ({ perils = [], worth }: Asked): Section =>
  (quotes) => {
    const lines = perils.flatMap((peril) => {
      const row = rowWhere(
        quotes,
        ['reply', 'perils'],
        (at) => quotes.at(...at, 'peril') === peril,
      );
      return row ? (costOf(quotes, row, worth) ?? []) : [];
    });
    return lines.length === 0 ? undefined : lines.join(' ');
  };

function costOf(quotes: Quotes, row: Path, worth: Worth | undefined): string | undefined {
  const ratio = [...row, 'expected_annual_loss_ratio'];
  const [mean, low, high] = ['value', 'p10', 'p90'].map((end) => quotes.times(100, ...ratio, end));
  if (mean === undefined) return undefined;
  const name = (quotes.text(...row, 'peril') ?? '').replaceAll('_', ' ');
  const price = worth && quotes.times(worth.amount, ...ratio, 'value');
  const money = worth && price !== undefined ? `, about ${worth.currency} ${price} a year` : '';
  return `By ${name} alone expect to lose ${mean} % of the replacement value a year on average (80 % interval ${low} to ${high} %)${money}. ${badYears(quotes, row, worth)}`;
}

/** Losses of a century and of 250 years; a loss of nothing in words. */
function badYears(quotes: Quotes, row: Path, worth: Worth | undefined): string {
  const told = ([100, 250] as const).flatMap((years) => {
    const member = [...row, `pml_${years}yr`];
    const share = quotes.times(100, ...member);
    if (share === undefined) return [];
    if (share === '0') return `nothing once in ${years} years`;
    const money = worth && quotes.times(worth.amount, ...member);
    return `${share} %${worth && money !== undefined ? ` (${worth.currency} ${money})` : ''} or more once in ${years} years`;
  });
  return told.length === 0 ? '' : `In a bad year it costs ${told.join(', ')}.`;
}
