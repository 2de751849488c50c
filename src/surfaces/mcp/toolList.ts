import type { Tool } from '../../core/tools.ts';

/** A tool as a client's model reads it. */
export interface ListedTool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: Record<string, unknown>;
  readonly annotations: Readonly<Record<string, unknown>>;
}

type Schema = Record<string, unknown>;

/** How much an answer says, as every tool takes it. */
export const DETAILS = ['summary', 'full'] as const;
const DETAIL = { type: 'string', enum: [...DETAILS] };

/** Members that every tool about a place has, in the fewest words; the instructions explain them once. */
const SHARED: Readonly<Record<string, Schema>> = {
  lat: { type: 'number' },
  lon: { type: 'number' },
  place: { type: 'string', description: 'Name, in place of lat and lon' },
  position_sigma_m: { type: 'number' },
};

/**
 * A tool for the list: its input without what the list need not say twice. Schemas of answers stand in the manifest, since a list
 * with them would be ten times as long.
 */
export function listedTool({ name, title, description, input_schema }: Tool): ListedTool {
  const { $schema: _dialect, properties, required, ...rest } = input_schema;
  const members = Object.entries((properties ?? {}) as Record<string, Schema>);
  const schema = {
    ...rest,
    properties: {
      ...Object.fromEntries(members.map(([key, member]) => [key, SHARED[key] ?? brief(member)])),
      detail: DETAIL,
    },
    ...((required as unknown[] | undefined)?.length ? { required } : {}),
  };
  return {
    name,
    description,
    inputSchema: schema,
    title,
    annotations: { readOnlyHint: true, openWorldHint: true },
  };
}

/** A member without the pattern of a date, which its format tells, and with the shared words of what is in it. */
function brief(member: Schema): Schema {
  const { items, properties, required, anyOf, pattern, ...rest } = member;
  const inner = Object.entries((properties ?? {}) as Record<string, Schema>);
  const isDate = String(rest['format']).startsWith('date');
  return {
    ...rest,
    ...(pattern !== undefined && !isDate && { pattern }),
    ...(Array.isArray(anyOf) && { anyOf: (anyOf as Schema[]).map(brief) }),
    ...(typeof items === 'object' && items !== null ? { items: brief(items as Schema) } : {}),
    ...(properties === undefined
      ? {}
      : { properties: Object.fromEntries(inner.map(([k, v]) => [k, SHARED[k] ?? brief(v)])) }),
    ...((required as unknown[] | undefined)?.length ? { required } : {}),
  };
}
