import * as z from 'zod';
import { operation } from '../../core/operation.ts';
import { cutPage, nextCursor, pageByPlace, pageInput } from '../../core/paging.ts';
import { modulesOf, TIERS, type Module } from './modules.ts';
import { moduleNamed } from './runModule.ts';
import { lastRuns } from './runs.ts';
import { card, moduleLine, run } from './schemas.ts';

function lineOf({ name, category, tier, title, summary, path, card: model, isRunnable }: Module) {
  return {
    name,
    category,
    tier,
    title,
    summary,
    runnable: isRunnable,
    path,
    model: model.name,
    version: model.version,
  };
}

/** GET /api/v1/internal/catalog */
export const catalog = operation({
  method: 'GET',
  path: '/api/v1/internal/catalog',
  access: 'key',
  title: 'Catalog of modules',
  summary:
    'Every model of the workbench: endpoints, components of the composite, and models without an endpoint.',
  maxAgeS: 300,
  input: z.object({
    category: z.string().max(60).default('').describe('Only modules of this category'),
    tier: z
      .string()
      .max(20)
      .default('')
      .describe(`Only modules of this tier: ${TIERS.join(', ')}`),
    q: z.string().max(100).default('').describe('Words to look for in name, title and summary'),
    runnable: z
      .boolean()
      .optional()
      .describe('Only modules for which a point is enough, or only the others'),
    ...pageInput(1000, 500),
  }),
  output: z.object({
    module_count: z.int().describe('Modules in all'),
    matched: z.int().describe('Modules that fit the question'),
    modules: z.array(moduleLine),
    next_cursor: nextCursor,
  }),
  example: { category: 'prospect' },
  run({ category, tier, q, runnable, ...page }, context) {
    const all = modulesOf(context.catalog());
    const words = q.toLowerCase().split(/\s+/).filter(Boolean);
    const found = all.map(lineOf).filter((line) => {
      const text = `${line.name} ${line.title} ${line.summary} ${line.model}`.toLowerCase();
      return (
        (category === '' || line.category === category) &&
        (tier === '' || line.tier === tier) &&
        (runnable === undefined || line.runnable === runnable) &&
        words.every((word) => text.includes(word))
      );
    });
    const { rows, next_cursor } = pageByPlace(found, page);
    return { module_count: all.length, matched: found.length, modules: rows, next_cursor };
  },
});

const counts = z.record(z.string(), z.int());

/** GET /api/v1/internal/catalog/summary */
export const catalogSummary = operation({
  method: 'GET',
  path: '/api/v1/internal/catalog/summary',
  access: 'key',
  title: 'Summary of the catalog',
  summary: 'How many modules there are, by category and by how far they were checked.',
  maxAgeS: 300,
  input: z.object({}),
  output: z.object({
    module_count: z.int().describe('Modules in all'),
    runnable_count: z.int().describe('Modules for which a point is enough'),
    endpoint_count: z.int().describe('Modules with an endpoint of their own'),
    by_category: counts.describe('Modules by category'),
    by_tier: counts.describe('Modules by tier'),
  }),
  example: {},
  run(_input, context) {
    const all = modulesOf(context.catalog());
    return {
      module_count: all.length,
      runnable_count: all.filter((module) => module.isRunnable).length,
      endpoint_count: all.filter(({ path }) => path !== null).length,
      by_category: countsOf(all.map(({ category }) => category)),
      by_tier: countsOf(all.map(({ tier }) => tier)),
    };
  },
});

function countsOf(names: readonly string[]): Record<string, number> {
  const out: Record<string, number> = {};
  for (const name of names) out[name] = (out[name] ?? 0) + 1;
  return out;
}

/** GET /api/v1/internal/catalog/module/{name} */
export const catalogModule = operation({
  method: 'GET',
  path: '/api/v1/internal/catalog/module/{name}',
  access: 'key',
  title: 'A module',
  summary:
    'A module with its model card, its inputs, what its verification showed, and its last runs.',
  errors: ['not_found'],
  input: z.object({ name: z.string().min(1).max(120).describe('Name of the module') }),
  output: moduleLine.extend({
    card,
    datasets: z.array(z.string()).describe('Kinds of data it asks for'),
    input_schema: z.record(z.string(), z.unknown()).describe('JSON Schema of its inputs'),
    last_runs: z.array(run).describe('Runs of yours by the workbench, newest first'),
  }),
  example: { name: 'volcano_predict' },
  async run({ name }, context) {
    const module = moduleNamed(modulesOf(context.catalog()), name);
    const { limits, ...model } = module.card;
    return {
      ...lineOf(module),
      card: { ...model, limits: [...limits] },
      datasets: [...module.datasets],
      input_schema: z.toJSONSchema(module.inputSchema, { unrepresentable: 'any', io: 'input' }),
      last_runs: await lastRuns(context, 10, name),
    };
  },
});

/** GET /api/v1/internal/audit */
export const audit = operation({
  method: 'GET',
  path: '/api/v1/internal/audit',
  access: 'key',
  title: 'Audit of the workbench',
  summary: 'The last runs of the workbench: which module, where, by whom, and what came of it.',
  input: z.object(pageInput(1000, 100)),
  output: z.object({ runs: z.array(run), next_cursor: nextCursor }),
  example: { limit: 20 },
  async run({ limit, cursor }, context) {
    const found = await lastRuns(context, limit + 1, null, cursor);
    const { rows: runs, next_cursor } = cutPage(found, limit, ({ run_id }) => run_id);
    return { runs, next_cursor };
  },
});
