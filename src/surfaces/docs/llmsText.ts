import type { NamedOperation } from '../../core/operation.ts';
import { toolsOf } from '../../core/tools.ts';

/** The service in one text for language models that read pages: where to begin, and every tool with what it says. */
export function llmsText(operations: readonly NamedOperation[], baseUrl: string): string {
  const link = (title: string, path: string, words: string): string =>
    `- [${title}](${baseUrl}${path}): ${words}`;
  return [
    '# Geophysical Risk Intelligence API',
    '',
    '> What earth, water, air and climate can do at any latitude and longitude, with intervals and the sources of every number.',
    '',
    `Send a key in the header X-API-Key (POST ${baseUrl}/api/v1/auth/register issues one, free of charge) and JSON. A place is lat and lon, or place: the name of a town with its state or country. "unknown" is not low. Agents that speak the Model Context Protocol call the same tools at ${baseUrl}/mcp.`,
    '',
    '## Documents',
    '',
    link('Guide', '/docs/guide', 'keys, limits, errors, formats, jobs, webhooks, agents'),
    link(
      'OpenAPI',
      '/openapi.json',
      'every endpoint; /openapi/full.json with every word and example',
    ),
    link('Tools', '/api/v1/tools/manifest', 'the tools below with their JSON Schemas'),
    link('Models', '/docs/models', 'what each model is for, where it holds, how it was verified'),
    link('Sources', '/docs/sources', 'every source of data with its licence'),
    link('Errors', '/docs/errors', 'every code and what to do'),
    '',
    '## Tools',
    '',
    ...toolsOf(operations).map(({ id, title, summary, method, path }) =>
      link(title, `/docs/${id}`, `${method} ${path}. ${summary}`),
    ),
    '',
  ].join('\n');
}
