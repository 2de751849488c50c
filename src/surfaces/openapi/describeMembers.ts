import { wordsOf } from './words.ts';

type Node = Record<string, unknown>;

/** Where examples begin, whose members are values and no schemas. */
const VALUES = new Set(['example', 'examples', 'default', 'enum', 'const']);

/** Gives every member of every schema below a node the description that it lacks. */
export function describeMembers(node: unknown): void {
  if (node === null || typeof node !== 'object') return;
  if (Array.isArray(node)) return node.forEach(describeMembers);
  for (const [key, value] of Object.entries(node as Node)) {
    if (VALUES.has(key)) continue;
    if (key === 'properties') describeEach(value as Readonly<Record<string, Node>>);
    else describeMembers(value);
  }
}

function describeEach(members: Readonly<Record<string, Node>>): void {
  for (const [name, schema] of Object.entries(members)) {
    schema['description'] ??= wordsOf(name);
    describeMembers(schema);
  }
}
