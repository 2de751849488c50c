import * as z from 'zod';
import { metaOf } from '../../engines/schemas.ts';
import type { Context } from './context.ts';
import type { NamedOperation } from './operation.ts';
import { pageByPlace, pageInput, type Page } from './paging.ts';

/** POLICY: rows of one answer at most, and where no limit is named: more than any such list holds. */
const MOST = 1_000;

/** Its cursors are places in the list. */
const page = pageInput(MOST, MOST, /^[1-9]\d{0,8}$/);

type Listed = Readonly<Record<string, unknown>> & { readonly items: readonly unknown[] };

/**
 * An operation that answers a whole list (`items` and `next_cursor`) without being asked for a page of it, telling it by page: the
 * cursor is the place in the list. Others are returned as they are.
 */
export function byPage(operation: NamedOperation): NamedOperation {
  const { method, input, output } = operation;
  if (method !== 'GET' || !(input instanceof z.ZodObject) || !(output instanceof z.ZodObject))
    return operation;
  if (!('items' in output.shape && 'next_cursor' in output.shape)) return operation;
  if ('cursor' in input.shape || 'limit' in input.shape) return operation;
  const { constant: _constant, ...rest } = operation;
  return {
    ...rest,
    input: input.safeExtend(page).meta(metaOf(input)),
    async run(value, context: Context) {
      const { limit, cursor, ...own } = value as Page;
      const whole = (await operation.run(own, context)) as Listed;
      const { rows, next_cursor } = pageByPlace(whole.items, { limit, cursor });
      return { ...whole, items: rows, next_cursor };
    },
  };
}
