import * as z from 'zod';

/**
 * Members of the input of a list that is told by page: how many rows, and behind which.
 *
 * @param most   rows of one answer at most
 * @param usual  rows where no limit is named
 * @param form   what its cursors look like
 */
export const pageInput = (most: number, usual = most, form = /^[1-9]\d{0,9}$/) => ({
  limit: z.int().min(1).max(most).default(usual).describe('Rows in one answer'),
  cursor: z
    .string()
    .regex(form, 'must be the `next_cursor` of the answer before')
    .optional()
    .describe('`next_cursor` of the answer before'),
});

/** Cursors of lists of jobs: the number of a job. */
export const JOB_CURSOR = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const nextCursor = z.string().nullable().describe('Null at the end');

/** What `pageInput` reads. */
export interface Page {
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/**
 * A page of rows that were read in their order from the cursor on.
 *
 * @param rows   one more than the limit, where there are so many
 * @param keyOf  what the next page is read behind
 */
export function cutPage<T>(
  rows: readonly T[],
  limit: number,
  keyOf: (row: T) => string | number,
): { rows: T[]; next_cursor: string | null } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    rows: page,
    next_cursor: last !== undefined && rows.length > limit ? String(keyOf(last)) : null,
  };
}

/** A page of a list that is at hand whole and keeps its order: the cursor is the place in the list. */
export function pageByPlace<T>(
  all: readonly T[],
  { limit, cursor = '0' }: Page,
): { rows: T[]; next_cursor: string | null } {
  const end = Number(cursor) + limit;
  return {
    rows: all.slice(Number(cursor), end),
    next_cursor: all.length > end ? String(end) : null,
  };
}

/**
 * One page of a list that is at hand whole, ordered by number.
 *
 * @param numberOf  the number of a row, by which the list is ordered, smallest first
 */
export function pageOf<T>(
  rows: readonly T[],
  { limit, cursor = '0' }: Page,
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
