import * as z from 'zod';
import { operation } from '../../core/operation.ts';
import { describedTools } from '../../core/tools.ts';

export const manifest = operation({
  method: 'GET',
  path: '/api/v1/tools/manifest',
  access: 'none',
  title: 'Tool manifest',
  summary: 'Every tool an agent can call, with the JSON Schemas of its input and output.',
  maxAgeS: 300,
  constant: true,
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
  async run(_input, { catalog }) {
    const tools = await describedTools(catalog());
    return { version: '2.0.0' as const, tool_count: tools.length, mcp: '/mcp', tools };
  },
});
