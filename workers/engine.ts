import { move, transferableSymbol, valueSymbol } from 'piscina';
import { chores } from '../engines/chores.ts';
import { isOfPortfolio } from '../engines/money/portfolio/part.ts';
import * as engines from '../engines/index.ts';
import { NothingFound } from '../engines/nothingFound.ts';
import { positioned } from '../engines/positioned.ts';
import { UnresolvedInput } from '../engines/unresolvedInput.ts';
import type { Vertical } from '../engines/vertical.ts';
import type { Task, TaskResult } from './task.ts';

const verticals = new Map<string, Vertical>(
  Object.entries(engines as Readonly<Record<string, Readonly<Record<string, unknown>>>>).flatMap(
    ([group, members]) =>
      Object.entries(members).map(
        ([name, vertical]) => [`${group}_${name}`, positioned(vertical as Vertical)] as const,
      ),
  ),
);

/** The reply of a chore. The scores of a scan, half a megabyte and more, go to the caller without a copy. */
function handedOver(reply: unknown): TaskResult {
  const result = { ok: true as const, reply };
  const scores = (reply as { readonly scores?: unknown } | undefined)?.scores;
  if (!(scores instanceof Uint8Array)) return result;
  const moved = { [transferableSymbol]: [scores.buffer], [valueSymbol]: result };
  // The pool takes the wrapping off: its caller has the result.
  return move(moved as never) as unknown as TaskResult;
}

/** Runs one heavy vertical, a chore, or a task of a portfolio, whose thread opens the embedded tables; the worker's only entry. */
export default async function run({
  vertical,
  input,
  facts,
  moment,
  ground,
}: Task): Promise<TaskResult> {
  if (isOfPortfolio(vertical)) {
    // Only a thread that works on portfolios opens the tables.
    const { portfolioTasks } = await import('./portfolioTasks.ts');
    return { ok: true, reply: await portfolioTasks[vertical](input as never, moment, ground) };
  }
  const chore = (chores as Readonly<Record<string, (input: never) => unknown>>)[vertical];
  if (chore) return handedOver(chore(input as never));
  const found = verticals.get(vertical);
  if (!found) return { ok: false, message: `no vertical ${vertical}`, stack: '' };
  try {
    return { ok: true, reply: found.assess(input, facts as never, moment) };
  } catch (error) {
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    const isNothingFound = error instanceof NothingFound;
    const unresolved = error instanceof UnresolvedInput ? { unresolvedAt: error.path } : {};
    return { ok: false, isNothingFound, ...unresolved, message, stack: stack ?? '' };
  }
}
