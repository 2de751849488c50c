import type { Context } from '../../core/context.ts';

/** How far a call is: steps that are done, of those begun so far; more may follow. */
export interface Progress {
  readonly progress: number;
  readonly total: number;
  readonly message: string;
}

/** POLICY: least time from one note to the next, and from the call to the first, ms; the begin of a computation is told at once. */
const BETWEEN_MS = 250;

/** A call whose caller is told how far it is. */
export interface WatchedCall {
  /** The context in which it runs. */
  readonly context: Context;
  /** Nothing is told from now on. */
  end(): void;
}

/**
 * Tells how far a call is: questions of data that are answered and computations that are done. What is at hand at once is counted and
 * not told, so that an answer of milliseconds stays one reply.
 *
 * @param tell  takes each note; `progress` grows with every one
 */
export function watchedCall(context: Context, tell: (note: Progress) => void): WatchedCall {
  const steps = { begun: 0, done: 0, told: 0, toldAt: performance.now(), isOver: false };
  const note = (message: string, isDue: boolean): void => {
    if (steps.isOver || steps.done <= steps.told || !isDue) return;
    Object.assign(steps, { told: steps.done, toldAt: performance.now() });
    tell({ progress: steps.done, total: steps.begun, message });
  };
  const isTime = (): boolean => performance.now() - steps.toldAt >= BETWEEN_MS;
  const done = (message: string): void => {
    steps.done += 1;
    note(message, isTime());
  };
  const ask: Context['ask'] = (need, signal) => {
    steps.begun += 1;
    const fact = context.ask(need, signal);
    if (fact instanceof Promise) void fact.finally(() => done('Reading data'));
    else steps.done += 1;
    return fact;
  };
  const compute: Context['compute'] = (task, signal) => {
    note('Computing', true);
    steps.begun += 1;
    return context.compute(task, signal).finally(() => done('Computed'));
  };
  return {
    context: Object.create(context, {
      ask: { value: ask },
      compute: { value: compute },
    }) as Context,
    end: () => void (steps.isOver = true),
  };
}
