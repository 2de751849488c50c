import type { Quotes } from '../narrative/record.ts';
import type { Section } from '../narrative/sections.ts';
import { tsunamis } from './pastTsunamis.ts';

const MOST_SCALARS = 6;
const MOST_NAMES = 12;
const MOST_ROWS = 5;

/** Earthquakes of a list, in its order. */
function earthquakes(quotes: Quotes): string | undefined {
  const of = (i: string, name: string): string | undefined =>
    quotes.text('reply', 'rows', Number(i), name);
  if (quotes.at('reply', 'dataset') === 'earthquakes' && quotes.at('reply', 'row_count') === 0)
    return 'The list holds no earthquake there of the time asked about.';
  const found = quotes
    .members('reply', 'rows')
    .slice(0, MOST_ROWS)
    .flatMap((i) => {
      const [magnitude, time] = [of(i, 'magnitude'), of(i, 'time')];
      if (magnitude === undefined || time === undefined) return [];
      const place = of(i, 'place');
      return `magnitude ${magnitude} on ${time}${place === undefined ? '' : ` (${place})`}`;
    });
  if (found.length === 0) return undefined;
  const isLive = quotes.at('reply', 'provenance', 'inputs', 0, 'status') === 'live';
  const asOf = isLive ? undefined : quotes.text('reply', 'as_of');
  const end =
    asOf === undefined
      ? ''
      : ` The list is of ${asOf.replace(/T00:00:00(?:\.0+)?Z$/, '')}: of anything later it says nothing.`;
  return `Listed: ${counted(quotes)}${found.join('; ')}.${end}`;
}

/** How many earthquakes a list holds, also where it is sent in part. */
function counted(quotes: Quotes): string {
  const [matched, sent] = [quotes.at('reply', 'matched'), quotes.at('reply', 'row_count')];
  if (typeof matched !== 'number' || matched < 2) return '';
  const all = `${quotes.text('reply', 'matched')} earthquakes`;
  return matched === sent
    ? `${all}: `
    : `${all}, of which ${quotes.text('reply', 'row_count')} follow: `;
}

const MOST_DAYS = 3;

/** The first days of a weather forecast. */
function forecastDays(quotes: Quotes): string | undefined {
  const of = (i: string, name: string): string | undefined =>
    quotes.text('reply', 'days', Number(i), name);
  const found = quotes
    .members('reply', 'days')
    .slice(0, MOST_DAYS)
    .flatMap((i) => {
      const parts = [
        ['', of(i, 'temperature_min_c'), ' °C at least'],
        ['', of(i, 'temperature_max_c'), ' °C at most'],
        ['', of(i, 'precipitation_mm'), ' mm of rain or snow'],
        ['gusts up to ', of(i, 'wind_gust_max_mps'), ' m/s'],
      ].flatMap(([before, value, after]) =>
        value === undefined ? [] : `${before}${value}${after}`,
      );
      const date = of(i, 'date');
      return date === undefined || parts.length === 0 ? [] : `${date}: ${parts.join(', ')}.`;
    });
  return found.length === 0 ? undefined : found.join(' ');
}

const MOST_PERIODS = 4;

/** Shaking by return period, of a hazard curve. */
function returnPeriods(quotes: Quotes): string | undefined {
  const path = ['reply', 'return_periods'];
  const found = quotes
    .members(...path)
    .slice(0, MOST_PERIODS)
    .flatMap((i) => {
      const of = (name: string): string | undefined => quotes.text(...path, Number(i), name);
      const [years, mean] = [of('return_period_years'), of('mean')];
      if (years === undefined || mean === undefined) return [];
      const unit = quotes.text('reply', 'curve', 'unit');
      return `once in ${years} years ${mean} ${unit} (90 % interval ${of('p05')} to ${of('p95')})`;
    });
  return found.length === 0 ? undefined : `Shaking reaches, on average: ${found.join('; ')}.`;
}

const MOST_SOURCES = 3;

/** What makes the hazard of a disaggregation: its mean earthquake, and the sources with the largest shares. */
function disaggregated(quotes: Quotes): string | undefined {
  const at = (...path: string[]): string | undefined => quotes.text('reply', ...path);
  const value = at('ground_motion', 'value');
  if (value === undefined) return undefined;
  const sources = quotes
    .members('reply', 'sources')
    .slice(0, MOST_SOURCES)
    .flatMap((i) => {
      const of = (name: string): string | undefined =>
        quotes.text('reply', 'sources', Number(i), name);
      return of('name') === undefined ? [] : `${of('name')} (share ${of('share')})`;
    });
  return (
    `Shaking of ${value} ${at('ground_motion', 'unit')} once in ${at('ground_motion', 'return_period_years')} years comes on average from magnitude ${at('mean', 'magnitude')} at ${at('mean', 'distance_km')} km, most often from magnitude ${at('mode', 'magnitude')} at ${at('mode', 'distance_km')} km.` +
    (sources.length === 0 ? '' : ` Most of it is made by ${sources.join(', ')}.`)
  );
}

/** Names of a list of regions or items. */
function names(quotes: Quotes): string | undefined {
  for (const list of ['regions', 'items', 'connectors']) {
    const found = quotes
      .members('reply', list)
      .slice(0, MOST_NAMES)
      .flatMap((at) => {
        const member =
          quotes.at('reply', list, Number(at), 'name') === undefined ? 'title' : 'name';
        return quotes.text('reply', list, Number(at), member) ?? [];
      });
    if (found.length > 0) return `Among the ${list}: ${found.join(', ')}.`;
  }
  return undefined;
}

/** Numbers at the top of a result, by their names. */
function scalars(quotes: Quotes): string | undefined {
  const found = quotes
    .members('reply')
    .filter(
      (name) =>
        typeof quotes.at('reply', name) === 'number' && !/^(lat|lon|prediction_id)$/.test(name),
    )
    .slice(0, MOST_SCALARS)
    .map((name) => `${name.replaceAll('_', ' ')} ${quotes.text('reply', name)}`);
  return found.length === 0 ? undefined : `${found.join('; ')}.`;
}

/** What is said of a result that does not sum itself up. */
const LISTED: readonly Section[] = [
  earthquakes,
  tsunamis,
  forecastDays,
  returnPeriods,
  disaggregated,
  names,
  scalars,
];

/** The first list that says something. */
export function firstSaid(quotes: Quotes): readonly string[] {
  for (const section of LISTED) {
    const line = section(quotes);
    if (line !== undefined) return [line];
  }
  return [];
}
