import type * as z from 'zod';

/** What is read of a schema's inside: its kind, what it wraps, its members, its number format. */
interface Inside {
  readonly type: string;
  readonly format?: string;
  readonly checks?: readonly { readonly _zod?: { readonly def?: { readonly format?: string } } }[];
  readonly innerType?: z.ZodType;
  readonly in?: z.ZodType;
  readonly element?: z.ZodType;
  readonly items?: readonly z.ZodType[];
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly options?: readonly z.ZodType[];
}

const insideOf = (schema: z.ZodType): Inside => schema.def as unknown as Inside;

/** A schema without its optional, default, nullable and pipe wrappings. */
export function unwrapped(schema: z.ZodType): z.ZodType {
  let at = schema;
  for (let depth = 0; depth < 12; depth++) {
    const { innerType, in: input } = insideOf(at);
    const next = innerType ?? input;
    if (!next) return at;
    at = next;
  }
  return at;
}

/** The schema of a member along a path; undefined where the path leaves it. */
export function schemaAt(
  schema: z.ZodType,
  path: readonly (string | number)[],
): z.ZodType | undefined {
  let at: z.ZodType | undefined = unwrapped(schema);
  for (const step of path) {
    if (!at) return undefined;
    const inside: Inside = insideOf(at);
    const next: z.ZodType | undefined =
      typeof step === 'number' ? (inside.items?.[step] ?? inside.element) : inside.shape?.[step];
    at = next && unwrapped(next);
  }
  return at;
}

/** Whether a schema asks for a whole number. */
export function isInteger(schema: z.ZodType | undefined): boolean {
  if (!schema) return false;
  const { type, format, checks } = insideOf(schema);
  if (type !== 'number') return false;
  return [format, ...(checks ?? []).map((check) => check._zod?.def?.format)].some(
    (name) => name === 'safeint' || name === 'int32' || name === 'uint32',
  );
}

/** The kind of a schema and, for a list, the schema of its items. */
export function kindOf(schema: z.ZodType): {
  readonly type: string;
  readonly element: z.ZodType | undefined;
} {
  const at = unwrapped(schema);
  const { type, element, options } = insideOf(at);
  const first = options?.[0];
  return type === 'union' && first ? kindOf(first) : { type, element };
}
