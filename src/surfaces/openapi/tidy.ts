import { placeOrPoint } from '../../core/placeDoor.ts';

/** A JSON Schema on its way into the document. */
export type JsonSchema = Record<string, unknown>;

/** Drops what zod adds beyond the contract: closed outputs, the bounds of safe integers, date patterns. */
export function tidy(schema: JsonSchema, io: 'input' | 'output'): void {
  placeOrPoint(schema);
  plainTuple(schema);
  if (io === 'output' && schema['additionalProperties'] === false)
    delete schema['additionalProperties'];
  if (schema['minimum'] === Number.MIN_SAFE_INTEGER) delete schema['minimum'];
  if (schema['maximum'] === Number.MAX_SAFE_INTEGER) delete schema['maximum'];
  if (
    schema['format'] === 'date-time' ||
    schema['format'] === 'date' ||
    schema['format'] === 'email'
  )
    delete schema['pattern'];
}

/** A tuple of equal members is a list of that length: most generators know no other. */
function plainTuple(schema: JsonSchema): void {
  const { prefixItems } = schema;
  if (!Array.isArray(prefixItems) || prefixItems.length === 0) return;
  const [first] = prefixItems as readonly unknown[];
  const isEven = prefixItems.every((item) => JSON.stringify(item) === JSON.stringify(first));
  if (!isEven) return void (schema['items'] ??= {});
  delete schema['prefixItems'];
  Object.assign(schema, {
    items: first,
    minItems: prefixItems.length,
    maxItems: prefixItems.length,
  });
}

/** A description beside a reference closes the schema it points to, after `tidy` has run. */
export function openReferences(node: unknown): void {
  if (node === null || typeof node !== 'object') return;
  if ('$ref' in node) delete (node as JsonSchema)['additionalProperties'];
  for (const member of Object.values(node)) openReferences(member);
}
