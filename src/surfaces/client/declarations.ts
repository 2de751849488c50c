import * as z from 'zod';
import type { NamedOperation } from '../../core/operation.ts';
import { placeOrPointApart } from '../../core/placeDoor.ts';
import { comment, typeText, type Schema } from './typeText.ts';

/**
 * The declarations of the package for typed clients, in one file: every operation that tRPC serves, with its whole types. They
 * lean on `@trpc/server` alone, whose types `@trpc/client` needs anyway, and on nothing of this server.
 */
export function clientDeclarations(operations: readonly NamedOperation[]): string {
  const names = new Names();
  const groups = new Map<string, string[]>();
  for (const operation of operations) {
    if ((operation.writes ?? 'json') !== 'json' || (operation.reads ?? 'json') !== 'json') continue;
    const line = procedureText(operation, names);
    groups.set(operation.group, [...(groups.get(operation.group) ?? []), line]);
  }
  const router = [...groups].map(([group, lines]) => `${group}: {\n${lines.join('')}};\n`).join('');
  return `${HEAD}\n${names.text()}\n${ROUTER_DOC}\nexport type AppRouter = TRPCBuiltRouter<Root, {\n${router}}>;\n`;
}

const ROUTER_DOC =
  "/** The router's type: `createTRPCClient<AppRouter>(…)`. GETs are queries, everything else is a mutation. */";

const HEAD = `import type { TRPCBuiltRouter, TRPCMutationProcedure, TRPCQueryProcedure } from '@trpc/server';

/** Any JSON. */
export type JsonValue = string | number | boolean | null | JsonValue[] | { [name: string]: JsonValue };

/** One fault of an input. */
export interface ValidationItem {
  loc: Array<string | number>;
  msg: string;
  type: string;
  ctx?: { [name: string]: JsonValue };
}

/** An error of the service (RFC 9457): \`code\` is stable, \`detail\` is for people. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  code: string;
  request_id: string;
  reason?: string;
  source?: string;
}

/** \`error.data\` of a call that failed: \`detail\` for inputs, \`problem\` for everything else. */
export interface ErrorData {
  code: string;
  httpStatus: number;
  path?: string;
  detail?: ValidationItem[];
  problem?: Problem;
}

interface Root {
  ctx: object;
  meta: object;
  errorShape: { message: string; code: number; data: ErrorData };
  transformer: false;
}
type Query<I, O> = TRPCQueryProcedure<{ input: I; output: O; meta: object }>;
type Mutation<I, O> = TRPCMutationProcedure<{ input: I; output: O; meta: object }>;
`;

/** Names taken by the head of the file. */
const TAKEN = ['JsonValue', 'ValidationItem', 'Problem', 'ErrorData', 'Root', 'Query', 'Mutation'];

/** The named types of the file; one name never stands for two of them. */
class Names {
  readonly #texts = new Map<string, string>(TAKEN.map((name) => [name, '']));

  /** Adds a type under a name, or under the next free one where another type has it. */
  add(wanted: string, text: string): string {
    for (let i = 1; ; i++) {
      const name = i === 1 ? wanted : `${wanted}${i}`;
      const known = this.#texts.get(name);
      if (known === text) return name;
      if (known !== undefined) continue;
      this.#texts.set(name, text);
      return name;
    }
  }

  text(): string {
    return [...this.#texts]
      .filter(([, text]) => text !== '')
      .map(([name, text]) => `export type ${name} = ${text};\n`)
      .join('');
  }
}

function procedureText(operation: NamedOperation, names: Names): string {
  const { procedure, method, title, input, output, summary, path } = operation;
  const name = pascal(operation);
  const taken = addType(input, { name: `${name}Input`, names, io: 'input' });
  const given = addType(output, { name: `${name}Output`, names, io: 'output' });
  const members = Object.keys((input as z.ZodObject).shape ?? {}).length;
  const none = input.safeParse({}).success ? ' | void' : '';
  const argument = members === 0 ? 'void' : `${taken}${none}`;
  const kind = method === 'GET' ? 'Query' : 'Mutation';
  const description = `${title}: ${summary} (\`${method} ${path}\`)`;
  return `${comment({ description })}${procedure}: ${kind}<${argument}, ${given}>;\n`;
}

const pascal = ({ group, procedure }: NamedOperation): string =>
  [group, procedure].map((word) => (word[0] ?? '').toUpperCase() + word.slice(1)).join('');

/** Adds the type of a zod schema and those it names; the name of the whole. */
function addType(
  schema: z.ZodType,
  { name, names, io }: { name: string; names: Names; io: 'input' | 'output' },
): string {
  const whole = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    reused: 'inline',
    override: ({ jsonSchema }) => placeOrPointApart(jsonSchema as Record<string, unknown>),
  });
  const defined = (whole.$defs ?? {}) as Readonly<Record<string, Schema>>;
  const known = new Map<string, string>();
  const nameOf = (reference: string): string => {
    const id = reference.slice(reference.lastIndexOf('/') + 1);
    const made = known.get(id);
    if (made !== undefined) return made;
    const text = typeText(defined[id] ?? {}, { nameOf, isInput: io === 'input' });
    const added = names.add(id, text);
    known.set(id, added);
    return added;
  };
  const text = typeText(whole as Schema, { nameOf, isInput: io === 'input' });
  return /^\w+$/.test(text) && text !== 'string' ? text : names.add(name, text);
}
