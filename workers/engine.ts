import { chores } from '../engines/chores.ts';
import * as engines from '../engines/index.ts';
import { NothingFound } from '../engines/nothingFound.ts';
import type { Vertical } from '../engines/vertical.ts';
import type { Task, TaskResult } from './task.ts';

const verticals = new Map<string, Vertical>(
  Object.entries(engines as Readonly<Record<string, Readonly<Record<string, unknown>>>>).flatMap(
    ([group, members]) =>
      Object.entries(members).map(
        ([name, vertical]) => [`${group}_${name}`, vertical as Vertical] as const,
      ),
  ),
);

/** Runs one heavy vertical, or a chore; the worker's only entry. */
export default function run({ vertical, input, facts, moment }: Task): TaskResult {
  const chore = (chores as Readonly<Record<string, (input: never) => unknown>>)[vertical];
  if (chore) return { ok: true, reply: chore(input as never) };
  const found = verticals.get(vertical);
  if (!found) return { ok: false, message: `no vertical ${vertical}`, stack: '' };
  try {
    return { ok: true, reply: found.assess(input, facts as never, moment) };
  } catch (error) {
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    const isNothingFound = error instanceof NothingFound;
    return { ok: false, isNothingFound, message, stack: stack ?? '' };
  }
}
