import * as z from 'zod';
import { WORKBENCH } from '../../../config/limits.ts';
import { operation } from '../../core/operation.ts';
import { ApiError } from '../../core/errors.ts';
import { modulesOf, type Module } from './modules.ts';
import { moduleNamed, runModule, withDeadline } from './runModule.ts';
import { noteRun } from './runs.ts';
import { moduleOutcome, RunPointReq, ScanPointReq } from './schemas.ts';

/** POST /api/v1/internal/run-point */
export const runPoint = operation({
  method: 'POST',
  path: '/api/v1/internal/run-point',
  access: 'key',
  title: 'Run a module at a point',
  summary: 'Runs one module of the catalog at a latitude and longitude and says what came of it.',
  errors: ['not_found'],
  input: RunPointReq,
  output: moduleOutcome.extend({ lat: z.number(), lon: z.number(), run_at: z.string() }),
  example: { module: 'volcano_predict', lat: 40.82, lon: 14.43 },
  async run({ module: name, lat, lon, inputs }, context) {
    const module = moduleNamed(modulesOf(context.catalog()), name);
    if (!module.run || (!module.isRunnable && Object.keys(inputs).length === 0))
      throw new ApiError('conflict', `A point is not enough to run ${name}; ${wayTo(module)}.`);
    const bounded = withDeadline(context, WORKBENCH.scanPointMs);
    const outcome = await runModule(module, { ...inputs, lat, lon }, bounded);
    await noteRun(context, {
      event: 'workbench.run_point',
      module: name,
      lat,
      lon,
      outcome: outcome.outcome,
      durationMs: outcome.duration_ms,
    });
    return { ...outcome, lat, lon, run_at: new Date(context.clock.now()).toISOString() };
  },
});

/** How a module is run for which a point is not enough. */
function wayTo({ run, path, name }: Module): string {
  if (run)
    return `send what it needs beside the point in inputs: GET /api/v1/internal/catalog/module/${name} lists them`;
  return `it needs inputs of its own${path === null ? '' : ` at ${path}`}`;
}

function runnableOf(modules: readonly Module[], category: string | undefined): readonly Module[] {
  return modules.filter(
    (module) => module.isRunnable && (category === undefined || module.category === category),
  );
}

/** Models that are parts of others come last, so that a limit leaves out those first; else the order of the catalog. */
function wholeFirst(modules: readonly Module[]): readonly Module[] {
  const isPart = ({ category }: Module): boolean => category === 'ground_motion';
  return modules.toSorted((a, b) => Number(isPart(a)) - Number(isPart(b)));
}

/** POST /api/v1/internal/scan-point */
export const scanPoint = operation({
  method: 'POST',
  path: '/api/v1/internal/scan-point',
  access: 'key',
  title: 'Run all modules at a point',
  summary:
    'Runs the runnable modules side by side at a point under one deadline; what was late or failed is named.',
  errors: ['not_found'],
  input: ScanPointReq,
  output: z.object({
    lat: z.number(),
    lon: z.number(),
    run_at: z.string(),
    deadline_ms: z.int().describe('How long the modules had together'),
    duration_ms: z.number(),
    complete: z.boolean().describe('Whether every module answered'),
    done: z.int(),
    late: z.array(z.string()).describe('Modules without an answer at the deadline'),
    failed: z.array(z.string()).describe('Modules that failed'),
    not_run: z.array(z.string()).describe('Runnable modules beyond the limit'),
    outcomes: z.array(moduleOutcome),
  }),
  example: { lat: 40.76, lon: -111.89, limit: 5 },
  async run({ lat, lon, limit, category, modules: names }, context) {
    const all = modulesOf(context.catalog());
    const wanted = names?.map((name) => moduleNamed(all, name)) ?? all;
    const begun = performance.now();
    const bounded = withDeadline(context, WORKBENCH.scanPointMs);
    const ordered = wholeFirst(runnableOf(wanted, category));
    const chosen = ordered.slice(0, limit);
    const outcomes = await Promise.all(
      chosen.map((module) => runModule(module, { lat, lon }, bounded)),
    );
    const named = (kind: string): string[] =>
      outcomes.filter(({ outcome }) => outcome === kind).map(({ module }) => module);
    const durationMs = Math.round(performance.now() - begun);
    const [late, failed] = [named('late'), named('failed')];
    const done = outcomes.length - late.length - failed.length;
    await noteRun(context, {
      event: 'workbench.scan_point',
      module: category ?? 'all',
      lat,
      lon,
      outcome: `${done} done, ${failed.length} failed, ${late.length} late`,
      durationMs,
      modules: outcomes,
    });
    return {
      lat,
      lon,
      run_at: new Date(context.clock.now()).toISOString(),
      deadline_ms: WORKBENCH.scanPointMs,
      duration_ms: durationMs,
      complete: done === outcomes.length,
      done,
      late,
      failed,
      not_run: ordered.slice(limit).map(({ name }) => name),
      outcomes,
    };
  },
});
