import * as z from 'zod';
import type { NamedOperation } from '../../core/operation.ts';

/** Documents are made more than once: a schema keeps the copy that carries its name. */
const copies = new WeakMap<z.ZodType, z.ZodType>();

/** A schema under a name in the document; its own where it has one. */
function named(schema: z.ZodType, id: string, description: string): z.ZodType {
  if (z.globalRegistry.get(schema)?.id !== undefined) return schema;
  const known = copies.get(schema);
  if (known) return known;
  const own = z.globalRegistry.get(schema)?.description;
  const copy = schema.meta({ id, description: own ?? description });
  copies.set(schema, copy);
  return copy;
}

/** The answer of an operation that speaks JSON: `VolcanoPredictAnswer`. */
export function answerSchema(operation: NamedOperation): z.ZodType {
  return named(operation.output, `${pascal(operation)}Answer`, operation.title);
}

/** The body of a request: `VolcanoPredictRequest`. */
export function bodySchema(operation: NamedOperation, body: z.ZodType): z.ZodType {
  return named(body, bodyName(operation), `Input of: ${operation.title}`);
}

/** The name of the body's schema, where it has none of its own. */
export function bodyName(operation: NamedOperation): string {
  return `${pascal(operation)}Request`;
}

function pascal({ group, procedure }: NamedOperation): string {
  return [group, procedure].map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join('');
}
