import { briefWords } from './briefWords.ts';

/** Schemas of the document by name. */
export type Schemas = Readonly<Record<string, object>>;

/** Keywords in the order by which the document packs smallest, 2 % below the order in which they are made. */
const ORDER =
  'description default type enum properties items $ref anyOf propertyNames additionalProperties format minimum required maximum'.split(
    ' ',
  );

/** The schema with no words but those of its members, which are brief. */
export function briefSchema(schema: unknown): unknown {
  return mapped(schema, (key, value) => {
    if (key === 'description') return undefined;
    if (key !== 'properties') return briefSchema(value);
    const members = Object.entries(value as Schemas).map(([name, member]) => [
      name,
      { ...(briefSchema(member) as object), description: briefWords(name, member) },
    ]);
    return Object.fromEntries(members) as Schemas;
  });
}

/** The schema with its keywords in one order. */
export function inOrder(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(inOrder);
  const done = mapped(schema, (key, value) =>
    key === 'properties' ? mapped(value, (_name, member) => inOrder(member)) : inOrder(value),
  );
  if (done === null || typeof done !== 'object') return done;
  return Object.fromEntries(Object.entries(done).toSorted(([a], [b]) => rank(a) - rank(b)));
}

function rank(keyword: string): number {
  const place = ORDER.indexOf(keyword);
  return place < 0 ? ORDER.length : place;
}

/** Whether a schema is reached from a node, directly or through others. */
export function reached(node: unknown, schemas: Schemas): (name: string) => boolean {
  const names = new Set<string>();
  const follow = (part: unknown): void => {
    const text = JSON.stringify(part);
    for (const [, name = ''] of text.matchAll(/#\/components\/schemas\/(\w+)"/g)) {
      if (names.has(name)) continue;
      names.add(name);
      follow(schemas[name]);
    }
  };
  follow(node);
  return (name) => names.has(name);
}

/** A copy with each member made anew; what becomes undefined is left out. */
function mapped(node: unknown, make: (key: string, value: unknown) => unknown): unknown {
  if (Array.isArray(node)) return node.map((item) => mapped(item, make));
  if (node === null || typeof node !== 'object') return node;
  return Object.fromEntries(
    Object.entries(node).flatMap(([key, value]) => {
      const made = make(key, value);
      return made === undefined ? [] : [[key, made]];
    }),
  );
}
