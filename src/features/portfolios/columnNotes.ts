import { distance } from 'fastest-levenshtein';
import { columnNames, memberOf } from '../../../engines/money/portfolio/rows.ts';
import { nearestNames } from '../../core/nearestNames.ts';

/** At most so many columns are named one by one. */
const MOST_NAMED = 20;

/**
 * What a caller should know of the columns of a file: which are not read and what they may have meant, which say the same as another, and
 * that nothing is priced.
 *
 * @param columns  as the file names them
 */
export function columnWarnings(columns: readonly string[]): string[] {
  const first = new Map<string, string>();
  const notes: (() => string)[] = [];
  for (const column of columns) {
    const member = memberOf(column);
    if (member === undefined) {
      notes.push(() => notRead(column));
      continue;
    }
    const earlier = first.get(member);
    if (earlier === undefined) first.set(member, column);
    else
      notes.push(() =>
        column === earlier
          ? `Column ${JSON.stringify(column)} stands twice: the first is read.`
          : `Column ${JSON.stringify(column)} means the same as ${JSON.stringify(earlier)}, which is read; it is not.`,
      );
  }
  const more = notes.length - MOST_NAMED;
  return [
    ...(first.has('replacement_value_usd')
      ? []
      : [
          'No column holds values: every building weighs the same and no loss is in USD. Name one replacement_value_usd (also read: value_usd, tiv, sum_insured).',
        ]),
    ...notes.slice(0, MOST_NAMED).map((note) => note()),
    ...(more > 0 ? [`${more} more columns are not read; file.ignored_columns names them.`] : []),
  ];
}

function notRead(column: string): string {
  const [nearest = ''] = nearestNames(column, columnNames());
  const hint = isLike(column, nearest) ? `; the nearest that is: ${nearest}` : '';
  return `Column ${JSON.stringify(column)} is not read${hint}.`;
}

/** Whether one name may stand for the other: it is part of it, or differs in few letters. */
function isLike(column: string, name: string): boolean {
  const [a, b] = [column.toLowerCase(), name.toLowerCase()];
  return a.includes(b) || b.includes(a) || distance(a, b) <= a.length / 3;
}
