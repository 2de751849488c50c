import type * as z from 'zod';
import { ApiError } from '../core/errors.ts';
import type { NamedOperation } from '../core/operation.ts';
import { kindOf, unwrapped } from '../core/schemaWalk.ts';

/** An operation prepared for matching and for reading its input. */
export interface Route {
  readonly operation: NamedOperation;
  /** Path parameters, in order. */
  readonly pathNames: ReadonlySet<string>;
  /** How the text of each member becomes what the schema asks for. */
  readonly readers: ReadonlyMap<string, TextReader>;
}

/** What is known of a path: routes by verb. */
export interface Found {
  readonly byMethod: ReadonlyMap<string, Route>;
  readonly params: Readonly<Record<string, string>>;
}

interface Pattern {
  readonly expression: RegExp;
  readonly names: readonly string[];
  readonly path: string;
  readonly byMethod: Map<string, Route>;
}

/**
 * The routes of a list of operations: static paths first, then patterns by number of segments; among patterns, those whose static
 * text comes first by code unit win, so `/entity/search` is never taken for `/entity/{cik}`.
 */
export class Routes {
  readonly #exact = new Map<string, Map<string, Route>>();
  readonly #patterns = new Map<number, Pattern[]>();

  constructor(operations: readonly NamedOperation[]) {
    for (const operation of operations) this.#add(operation);
    for (const list of this.#patterns.values()) list.sort((a, b) => (a.path < b.path ? -1 : 1));
  }

  /** Every verb of a path, or undefined for an unknown path. */
  find(sent: string): Found | undefined {
    const path = sent.includes('%') ? decodedPath(sent) : sent;
    const exact = this.#exact.get(path);
    if (exact) return { byMethod: exact, params: {} };
    for (const { expression, names, byMethod } of this.#patterns.get(path.split('/').length) ??
      []) {
      const match = expression.exec(path);
      if (match) return { byMethod, params: decoded(names, match) };
    }
    return undefined;
  }

  #add(operation: NamedOperation): void {
    const names = [...operation.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
    const route: Route = {
      operation,
      pathNames: new Set(names),
      readers: readersOf(operation.input),
    };
    if (names.length === 0) {
      const byMethod = this.#exact.get(operation.path) ?? new Map<string, Route>();
      this.#exact.set(operation.path, byMethod.set(operation.method, route));
      return;
    }
    const segments = operation.path.split('/').length;
    const list = this.#patterns.get(segments) ?? [];
    this.#patterns.set(segments, list);
    const known = list.find((pattern) => pattern.path === operation.path);
    if (known) known.byMethod.set(operation.method, route);
    else
      list.push({
        expression: expressionOf(operation.path),
        names,
        path: operation.path,
        byMethod: new Map([[operation.method, route]]),
      });
  }
}

function expressionOf(path: string): RegExp {
  const source = path.split(/\{\w+\}/).map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${source.join('([^/]+?)')}$`);
}

function decoded(names: readonly string[], match: RegExpExecArray): Record<string, string> {
  const params: Record<string, string> = {};
  names.forEach((name, i) => (params[name] = (match[i + 1] ?? '').replaceAll('%2F', '/')));
  return params;
}

/** Each segment decoded, so that `35.6%2C-120.5` matches `{lat},{lon}`; an escaped slash stays inside its segment. */
function decodedPath(path: string): string {
  try {
    return path
      .split('/')
      .map((segment) => decodeURIComponent(segment).replaceAll('/', '%2F'))
      .join('/');
  } catch {
    throw new ApiError('bad_request', 'The path holds a malformed percent escape.');
  }
}

/** Text of a path, query or form member to a value; text that cannot be read stays text, so that the schema refuses it. */
export type TextReader = (text: string | readonly string[]) => unknown;

const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;
const BOOLEANS: Readonly<Record<string, boolean>> = {
  true: true,
  '1': true,
  on: true,
  yes: true,
  false: false,
  '0': false,
  off: false,
  no: false,
};

function readersOf(schema: z.ZodType): Map<string, TextReader> {
  const shape = (schema as { shape?: Record<string, z.ZodType> }).shape ?? {};
  return new Map(Object.entries(shape).map(([name, member]) => [name, readerOf(member)]));
}

function readerOf(schema: z.ZodType): TextReader {
  const { type, element } = kindOf(schema);
  if (type === 'number' || isNumberLiteral(schema))
    return single((text) => (NUMBER.test(text.trim()) ? Number(text) : text));
  if (type === 'boolean') return single((text) => BOOLEANS[text.toLowerCase()] ?? text);
  if (type !== 'array') return single((text) => text);
  const item = element ? readerOf(element) : single((text) => text);
  return (text) => [text].flat().map((one) => item(one));
}

function single(read: (text: string) => unknown): TextReader {
  return (text) => (typeof text === 'string' ? read(text) : [...text]);
}

function isNumberLiteral(schema: z.ZodType): boolean {
  const { type, values } = unwrapped(schema).def as { type: string; values?: readonly unknown[] };
  return type === 'literal' && values?.every((value) => typeof value === 'number') === true;
}
