import * as z from 'zod';
import { inTurns } from './inTurns.ts';
import type { NamedOperation } from './operation.ts';
import { placeOptional } from './placeDoor.ts';

/** A tool for agents, from an operation marked as one. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly method: string;
  readonly path: string;
  readonly input_schema: Record<string, unknown>;
  readonly output_schema: Record<string, unknown>;
}

/** The tools among the operations: one list for MCP and for the manifest. */
export function toolsOf(operations: readonly NamedOperation[]): NamedOperation[] {
  return operations.filter(
    ({ tool, writes, reads }) =>
      tool === true && (writes ?? 'json') === 'json' && (reads ?? 'json') === 'json',
  );
}

const described = new WeakMap<readonly NamedOperation[], Promise<Tool[]>>();

/** Every tool with its schemas, for MCP and the manifest: made once, some in a turn. */
export function describedTools(operations: readonly NamedOperation[]): Promise<Tool[]> {
  const known = described.get(operations);
  if (known) return known;
  const tools = inTurns(toolsOf(operations), describeTool);
  described.set(operations, tools);
  return tools;
}

/** A tool as the manifest shows it, with the JSON Schemas of its input and output. */
function describeTool({ id, title, summary, method, path, input, output }: NamedOperation): Tool {
  return {
    name: id,
    title,
    description: summary,
    method,
    path,
    input_schema: schemaOf(input, 'input'),
    output_schema: schemaOf(output, 'output'),
  };
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Record<string, unknown> {
  const made = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    reused: 'inline',
    override: ({ jsonSchema }) => placeOptional(jsonSchema as Record<string, unknown>),
  });
  // Agents want it said at the top, also where one of several shapes is asked for.
  return { type: 'object', ...unfolded(made) };
}

type Schema = Record<string, unknown>;

/** A schema whose members stand at its top, where many clients alone look, also where it has a name of its own. */
function unfolded(schema: Schema): Schema {
  const { $ref, $defs, ...rest } = schema;
  if (typeof $ref !== 'string') return schema;
  const name = $ref.slice('#/$defs/'.length);
  const { [name]: own, ...others } = $defs as Record<string, Schema>;
  return { ...rest, ...own, ...(Object.keys(others).length > 0 ? { $defs: others } : {}) };
}
