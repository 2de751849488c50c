import * as z from 'zod';
import { operation, type NamedOperation } from '../../core/operation.ts';
import { describeTool, toolsOf, type Tool } from '../../core/tools.ts';

const made = new WeakMap<readonly NamedOperation[], Tool[]>();

export const manifest = operation({
  method: 'GET',
  path: '/api/v1/tools/manifest',
  access: 'none',
  title: 'Tool manifest',
  summary: 'Every tool an agent can call, with the JSON Schemas of its input and output.',
  maxAgeS: 300,
  input: z.object({}),
  output: z
    .object({
      version: z.literal('2.0.0'),
      tool_count: z.int(),
      mcp: z.string().describe('Path of the MCP endpoint'),
      tools: z.array(
        z.object({
          name: z.string(),
          title: z.string(),
          description: z.string(),
          method: z.string(),
          path: z.string(),
          input_schema: z.record(z.string(), z.unknown()),
          output_schema: z.record(z.string(), z.unknown()),
        }),
      ),
    })
    .meta({ id: 'ToolManifest' }),
  answer: {
    version: '2.0.0',
    tool_count: 1,
    mcp: '/mcp',
    tools: [
      {
        name: 'volcano_predict',
        title: 'Volcanic hazard',
        description: 'What eruptions can do at a place.',
        method: 'POST',
        path: '/api/v1/volcano/predict',
        input_schema: {
          type: 'object',
          properties: { lat: { type: 'number' }, lon: { type: 'number' } },
        },
        output_schema: { type: 'object' },
      },
    ],
  },
  run(_input, { catalog }) {
    const operations = catalog();
    const known = made.get(operations);
    const tools = known ?? toolsOf(operations).map(describeTool);
    if (!known) made.set(operations, tools);
    return { version: '2.0.0' as const, tool_count: tools.length, mcp: '/mcp', tools };
  },
});
