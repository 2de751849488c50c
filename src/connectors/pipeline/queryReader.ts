import type * as z from 'zod';
import { isSameData } from '../../core/sameData.ts';

interface Read {
  readonly query: unknown;
  readonly data: unknown;
}

/** Checks questions against their schemas; one that is asked of several datasets of the same schema in a row, as a point is, is checked once. */
export class QueryReader {
  readonly #last = new WeakMap<z.ZodType, Read>();

  /** The question as its schema reads it; undefined where it is none. The same object may be given again: it is not to be changed. */
  read(schema: z.ZodType, query: unknown): { readonly data: unknown } | undefined {
    const last = this.#last.get(schema);
    if (last !== undefined && isSameData(last.query, query)) return last;
    const { success, data } = schema.safeParse(query);
    if (!success) return undefined;
    const read = { query, data };
    this.#last.set(schema, read);
    return read;
  }
}
