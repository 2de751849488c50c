import type * as z from 'zod';
import type { cascade } from './schemas.ts';

export type Cascade = z.input<typeof cascade>;
/** What a cascade is, whether or not its chance is known. */
export type Named = Pick<Cascade, 'from' | 'to' | 'event' | 'source'>;

/** A chance with the yearly rate of what it follows from, or why there is none. */
export type Found =
  { readonly conditional: number; readonly causePerYear: number } | { readonly reason: string };

/** POLICY. No model here tells a chance below this from none: it is told as 0. */
const NONE_BELOW = 1e-9;

/** A cascade as it is answered. */
export function told(named: Named, found: Found): Cascade {
  if ('reason' in found)
    return {
      ...named,
      conditional_probability: null,
      annual_probability: null,
      reason: found.reason,
    };
  const conditional = found.conditional < NONE_BELOW ? 0 : found.conditional;
  return {
    ...named,
    conditional_probability: conditional,
    annual_probability: -Math.expm1(-conditional * found.causePerYear),
  };
}
