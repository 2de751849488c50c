import type { NamedOperation } from '../core/operation.ts';

/** Unix seconds: the first day of interface 2.3.0, in which these tools are withdrawn. */
const WITHDRAWN_AT = Date.UTC(2026, 10, 22) / 1000;
const NONE = {};

/**
 * What the answers of a withdrawn tool tell programs: `Deprecation` (RFC 9745) and the page that says what to ask instead. There is no
 * `Sunset`, since they go on saying why they give nothing.
 */
export const ofWithdrawn = ({ id, withdrawn }: NamedOperation): Readonly<Record<string, string>> =>
  withdrawn === true
    ? {
        Deprecation: `@${WITHDRAWN_AT}`,
        Link: `</docs/${id}>; rel="deprecation"; type="text/html"`,
      }
    : NONE;
