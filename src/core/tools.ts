import * as z from 'zod';
import type { NamedOperation } from './operation.ts';

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

/** A tool as the manifest shows it, with the JSON Schemas of its input and output. */
export function describeTool({
  id,
  title,
  summary,
  method,
  path,
  input,
  output,
}: NamedOperation): Tool {
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
  const made = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' });
  // Agents want it said at the top, also where one of several shapes is asked for.
  return { type: 'object', ...made };
}
