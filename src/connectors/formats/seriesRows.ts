import type * as z from 'zod';
import type { economicSeries } from '../../../engines/ground/datasets/markets.ts';
import { ANY_SERIES, type Parsed } from '../connector.ts';
import { list, unavailable } from '../pipeline/reply.ts';

type Answer = z.output<typeof economicSeries.answer>;

/** One value of one series, in the vintage that it was published in. */
export interface SeriesRow {
  /** Null where the reply does not name its series: it is then the one asked for. */
  readonly series: string | null;
  readonly units: string | null;
  readonly date: string;
  readonly value: number | undefined;
  /** Days from which and until which the value stood, null where values are not told apart by them. */
  readonly from: string | null;
  readonly until: string | null;
}

/**
 * The series asked for out of rows of several, each day in its newest vintage; of a reply that nobody asked for all rows, each
 * saying what it belongs to. Series and vintages are never mixed.
 *
 * @param names  what the source calls the series asked for
 */
export function seriesAnswer(
  rows: readonly SeriesRow[],
  seriesId: string,
  names: readonly string[] = [seriesId],
): Parsed<Answer> {
  const held = distinct(rows.map(({ series }) => series));
  if (seriesId === ANY_SERIES) return everyRow(rows, held);
  const own = held.filter((name) => name === null || names.includes(name));
  if (held.length > 0 && own.length === 0)
    return unavailable(`the reply holds ${held.slice(0, 5).join(', ')}, not ${seriesId}`);
  const newest = new Map<string, SeriesRow>();
  for (const row of rows.filter(({ series }) => own.includes(series))) {
    const known = newest.get(row.date);
    if (row.value !== undefined && (known === undefined || stoodLater(row, known)))
      newest.set(row.date, row);
  }
  const kept = [...newest.values()].toSorted(byDate);
  return answer({
    seriesId,
    units: oneOf(kept.map(({ units }) => units)),
    observations: kept.flatMap(({ date, value }) => (value === undefined ? [] : { date, value })),
  });
}

function everyRow(rows: readonly SeriesRow[], held: readonly (string | null)[]): Parsed<Answer> {
  const isRevised = distinct(rows.map(({ from }) => from)).length > 1;
  const kept = rows.filter(({ value }) => value !== undefined).toSorted(byDate);
  return answer({
    seriesId: oneOf(held),
    units: oneOf(kept.map(({ units }) => units)),
    observations: kept.flatMap(({ date, value, series, units, from }) =>
      value === undefined
        ? []
        : {
            date,
            value,
            ...(held.length > 1 ? { seriesId: series, units } : {}),
            ...(isRevised ? { vintage: from } : {}),
          },
    ),
  });
}

function answer(value: Answer): Parsed<Answer> {
  const last = value.observations.at(-1)?.date;
  const isDay = last !== undefined && /^\d{4}-\d\d-\d\d$/.test(last);
  return list(value.observations, value, isDay ? `${last}T00:00:00Z` : null);
}

const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)];
const oneOf = (values: readonly (string | null)[]): string | null => {
  const [first = null, ...more] = distinct(values);
  return more.length === 0 ? first : null;
};
const byDate = (a: SeriesRow, b: SeriesRow) => a.date.localeCompare(b.date);
const stood = ({ until, from }: SeriesRow) => `${until ?? ''} ${from ?? ''}`;
const stoodLater = (a: SeriesRow, b: SeriesRow) => stood(a) > stood(b);
