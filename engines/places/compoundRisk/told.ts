import type * as z from 'zod';
import type { cascade } from './schemas.ts';

export type Cascade = z.input<typeof cascade>;
/** What a cascade is, whether or not its chance is known. */
export type Named = Pick<Cascade, 'from' | 'to' | 'event' | 'source'>;

/** A chance with the yearly rate of what it follows from, or why there is none. */
export type Found =
  { readonly conditional: number; readonly causePerYear: number } | { readonly reason: string };

/** A cascade as it is answered. */
export const told = (named: Named, found: Found): Cascade =>
  'reason' in found
    ? { ...named, conditional_probability: null, annual_probability: null, reason: found.reason }
    : {
        ...named,
        conditional_probability: found.conditional,
        annual_probability: -Math.expm1(-found.conditional * found.causePerYear),
      };
