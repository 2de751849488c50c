import * as z from 'zod';

/** Members of the input of a list that is told by page: how many rows, and behind which. */
export const pageInput = (most: number) => ({
  limit: z.int().min(1).max(most).default(most).describe('Rows in one answer'),
  cursor: z
    .string()
    .regex(/^[1-9]\d{0,8}$/, 'must be the `next_cursor` of the answer before')
    .optional()
    .describe('`next_cursor` of the answer before'),
});

export const nextCursor = z.string().nullable().describe('Null at the end');

/**
 * One page of a list that is at hand whole, ordered by number.
 *
 * @param numberOf  the number of a row, by which the list is ordered, smallest first
 */
export function pageOf<T>(
  rows: readonly T[],
  { limit, cursor = '0' }: { readonly limit: number; readonly cursor?: string | undefined },
  numberOf: (row: T) => number,
): { items: T[]; next_cursor: string | null } {
  const behind = rows.filter((row) => numberOf(row) > Number(cursor));
  const items = behind.slice(0, limit);
  const last = items.at(-1);
  return {
    items,
    next_cursor: last && behind.length > limit ? String(numberOf(last)) : null,
  };
}
