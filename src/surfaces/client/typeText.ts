/** A JSON Schema as zod writes it (draft 2020-12), with references into the list of named ones. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly propertyNames?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly items?: boolean | Schema;
  readonly description?: string;
}

/** Any JSON: where a schema leaves it open. */
const OPEN = 'JsonValue';
const PLAIN: Readonly<Record<string, string>> = {
  string: 'string',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
  null: 'null',
  array: `${OPEN}[]`,
  object: `{ [name: string]: ${OPEN} }`,
};

/** How references are called, and whether a member that may be left out may also be `undefined`. */
export interface Printing {
  readonly nameOf: (reference: string) => string;
  readonly isInput: boolean;
}

/** The TypeScript type of the values that a schema describes, as text. */
export function typeText(schema: Schema, printing: Printing): string {
  if (schema.$ref !== undefined) return printing.nameOf(schema.$ref);
  if (schema.const !== undefined) return literal(schema.const);
  if (schema.enum) return union(schema.enum.map(literal));
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return union(options.map((option) => typeText(option, printing)));
  if (schema.allOf) return schema.allOf.map((part) => `(${typeText(part, printing)})`).join(' & ');
  if (Array.isArray(schema.type)) return union(schema.type.map((type) => PLAIN[type] ?? OPEN));
  if (schema.type === 'array') return listText(schema, printing);
  if (schema.type === 'object') return objectText(schema, printing);
  return PLAIN[String(schema.type)] ?? OPEN;
}

function literal(value: unknown): string {
  return JSON.stringify(value);
}

function union(types: readonly string[]): string {
  return [...new Set(types)].join(' | ');
}

function listText({ items, prefixItems }: Schema, printing: Printing): string {
  if (prefixItems) return `[${prefixItems.map((item) => typeText(item, printing)).join(', ')}]`;
  if (typeof items !== 'object') return `${OPEN}[]`;
  return `Array<${typeText(items, printing)}>`;
}

function objectText(schema: Schema, printing: Printing): string {
  const required = new Set(schema.required);
  const members = Object.entries(schema.properties ?? {}).map(([name, member]) => {
    const type = typeText(member, printing);
    const key = /^[A-Za-z_]\w*$/.test(name) ? name : literal(name);
    const isNeeded = required.has(name);
    const mark = isNeeded ? '' : '?';
    return `${comment(member)}${key}${mark}: ${type}${printing.isInput && !isNeeded ? ' | undefined' : ''};\n`;
  });
  const others = othersText(schema, printing);
  if (members.length === 0) return others ?? '{ [name: string]: never }';
  const own = `{\n${members.join('')}}`;
  return others === undefined ? own : `${own} & ${others}`;
}

/** What an object holds beside its named members; undefined where it holds nothing else. */
function othersText(
  { additionalProperties, propertyNames, required }: Schema,
  printing: Printing,
): string | undefined {
  if (additionalProperties === undefined || additionalProperties === false) return undefined;
  const type = additionalProperties === true ? OPEN : typeText(additionalProperties, printing);
  const words = propertyNames?.enum;
  if (!words) return `{ [name: string]: ${type} }`;
  const whole = words.every((word) => required?.includes(String(word)));
  return `{ [name in ${union(words.map(literal))}]${whole ? '' : '?'}: ${type} }`;
}

/** The description of a member above it. */
export function comment({ description }: Pick<Schema, 'description'>): string {
  return description === undefined ? '' : `/** ${description.replaceAll('*/', '* /')} */\n`;
}
