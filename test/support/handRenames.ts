import { parseAst } from 'vitest/node';
import { wireName } from '../../engines/onWire.ts';

/** An object literal that renames members by hand. */
export interface HandRenames {
  /** Line at which the literal begins, from 1. */
  readonly line: number;
  /** Members that are `snake_case: value.snakeCase` or `snake_case: snakeCase`. */
  readonly count: number;
}

/** A member in snake_case; a text with few of them need not be parsed. */
const SNAKE_MEMBER = /\b[a-z]\w*_\w+:\s/g;

/**
 * Object literals that do by hand what `onWire` does: members whose name is the wire's for the member or variable they are.
 *
 * @param text  a TypeScript file
 * @param least  renames from which a literal is told, 1 or more
 */
export function handRenames(text: string, least: number): HandRenames[] {
  if ((text.match(SNAKE_MEMBER)?.length ?? 0) < least) return [];
  const found: HandRenames[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(visit);
    else if (isNode(node)) {
      if (node['type'] === 'ObjectExpression') {
        const count = (node['properties'] as unknown[]).filter(isRename).length;
        const line = text.slice(0, Number(node['start'])).split('\n').length;
        if (count >= least) found.push({ line, count });
      }
      Object.values(node).forEach(visit);
    }
  };
  visit(parseAst(text, { lang: 'ts' }));
  return found;
}

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

function isRename(property: unknown): boolean {
  if (!isNode(property) || property['type'] !== 'Property' || property['computed'] === true)
    return false;
  const read = nameRead(property['value']);
  return (
    read !== undefined && wireName(read) !== read && wireName(read) === nameOf(property['key'])
  );
}

/** The last name of `value`, `some.value` or `some?.value`. */
function nameRead(value: unknown): string | undefined {
  if (!isNode(value)) return undefined;
  if (value['type'] === 'ChainExpression') return nameRead(value['expression']);
  if (value['type'] === 'MemberExpression')
    return value['computed'] === true ? undefined : nameOf(value['property']);
  return nameOf(value);
}

const nameOf = (node: unknown): string | undefined =>
  isNode(node) && node['type'] === 'Identifier' && typeof node['name'] === 'string'
    ? node['name']
    : undefined;
