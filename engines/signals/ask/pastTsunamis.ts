import type { Quotes } from '../narrative/record.ts';

const MOST_ROWS = 5;

/** Tsunamis of a list, in its order: where they began, and nothing of the shores that they reached. */
export function tsunamis(quotes: Quotes): string | undefined {
  if (quotes.at('reply', 'dataset') !== 'past_tsunamis') return undefined;
  const of = (i: string, name: string): string | undefined =>
    quotes.text('reply', 'rows', Number(i), name);
  const found = quotes
    .members('reply', 'rows')
    .slice(0, MOST_ROWS)
    .map((i) => {
      const month = MONTHS[Number(quotes.at('reply', 'rows', Number(i), 'month')) - 1];
      const date = [of(i, 'day'), month, of(i, 'year')].filter(Boolean).join(' ');
      const size = of(i, 'magnitude');
      const height = of(i, 'max_water_height_m');
      return `${date} (${of(i, 'place')}, ${of(i, 'distance_km')} km away, by ${of(i, 'cause')}${size === undefined ? '' : ` of magnitude ${size}`}${height === undefined ? '' : `; highest water anywhere ${height} m`})`;
    });
  return found.length === 0
    ? `No tsunami of the time asked about is listed. ${BEGINNINGS}`
    : `Listed: ${found.join('; ')}. ${BEGINNINGS}`;
}
const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );
const BEGINNINGS =
  'The list tells where tsunamis began and not which shores they reached; they cross oceans.';
