import type { Context } from '../../core/context.ts';
import { ApiError } from '../../core/errors.ts';
import { nearestNames } from '../../core/nearestNames.ts';
import { ValidationFailure } from '../../core/validation.ts';
import { ZodError } from 'zod';
import type { Module } from './modules.ts';

/** What came of a module at a point. */
export interface ModuleOutcome {
  readonly module: string;
  readonly outcome: 'done' | 'failed' | 'late';
  readonly duration_ms: number;
  readonly result: Record<string, unknown> | null;
  readonly reason?: string;
}

/**
 * The module of a name.
 *
 * @throws ApiError `not_found`, naming those that are most like it
 */
export function moduleNamed(modules: readonly Module[], name: string): Module {
  const found = modules.find((each) => each.name === name);
  if (found) return found;
  throw new ApiError(
    'not_found',
    `There is no module ${name.slice(0, 60)}; the nearest names are ${nearestModules(modules, name).join(', ')}.`,
  );
}

/** Modules that are named most like it: by their whole name, by what follows the group, or by their model. */
function nearestModules(modules: readonly Module[], name: string): string[] {
  const known = new Map<string, string>();
  for (const { name: whole, card } of modules) {
    const last = whole.slice(whole.indexOf('_') + 1);
    for (const each of [card.name, plain(last), plain(whole), whole])
      known.set(each.toLowerCase(), whole);
  }
  const near = nearestNames(plain(name), [...known.keys()], 15);
  return [...new Set(near.flatMap((each) => known.get(each) ?? []))].slice(0, 5);
}

/** Words of a name with hyphens between: `infrastructure_waterMain` and `water main` are alike. */
function plain(name: string): string {
  return name
    .replaceAll(/([a-z])([A-Z])/g, '$1-$2')
    .replaceAll(/[_\s]+/g, '-')
    .toLowerCase();
}

/** Runs a module; what goes wrong is said in its outcome, whatever it is. */
export async function runModule(
  module: Module,
  input: Record<string, unknown>,
  context: Context,
): Promise<ModuleOutcome> {
  const begun = performance.now();
  const outcome = (
    kind: ModuleOutcome['outcome'],
    result: ModuleOutcome['result'],
    reason?: string,
  ): ModuleOutcome => ({
    module: module.name,
    outcome: kind,
    duration_ms: Math.round(performance.now() - begun),
    result,
    ...(reason === undefined ? {} : { reason }),
  });
  if (!module.run) return outcome('failed', null, 'a point is not enough to run this module');
  const late = new Promise<'late'>((resolve) =>
    context.signal.addEventListener('abort', () => resolve('late'), { once: true }),
  );
  try {
    const result = await Promise.race([module.run(input, context), late]);
    if (result === 'late') return outcome('late', null, 'no answer within the deadline');
    return outcome('done', result as Record<string, unknown>);
  } catch (error) {
    if (context.signal.aborted) return outcome('late', null, 'no answer within the deadline');
    return outcome('failed', null, reasonOf(error, context));
  }
}

function reasonOf(error: unknown, { log }: Context): string {
  if (error instanceof ZodError)
    return error.issues
      .map(({ path, message }) => `${path.join('.') || 'input'}: ${message}`)
      .join('; ');
  if (error instanceof ApiError || error instanceof ValidationFailure) return error.message;
  log.error({ err: error }, 'a module of the workbench failed');
  return 'the module failed; the log of the operator says why';
}

/** A context that ends with the caller or at a deadline, whichever comes first. */
export function withDeadline(context: Context, deadlineMs: number): Context {
  const signal = AbortSignal.any([context.signal, AbortSignal.timeout(deadlineMs)]);
  return Object.create(context, { signal: { value: signal, enumerable: true } }) as Context;
}
