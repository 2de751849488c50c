import { Piscina } from 'piscina';
import { ApiError } from './errors.ts';

/** What a thread beside the event loop may use. */
export interface AsideBounds {
  /** How long it stays without work, with what it has loaded; ms. */
  readonly idleMs: number;
  /** Tasks that may wait. */
  readonly maxWaiting: number;
  readonly maxOldGenerationMb: number;
}

/** The system's priority of such a thread is lower by so many steps: it takes what the event loop leaves. */
const NICE = 5;
/** Short-lived values are collected soon, so that a thread takes a quarter less memory; MB. */
const YOUNG_MB = 8;

/**
 * Tasks of one kind that would hold the event loop up, on one thread of their own: one after the other, in what time the answers of
 * others leave. The thread is started at the first task.
 *
 * @param file  the module of the thread
 * @param name  its export that does a task
 * @returns does a task. @throws ApiError `overloaded` where too many wait
 */
export function aside<T, R>(
  file: URL,
  name: string,
  { idleMs, maxWaiting, maxOldGenerationMb }: AsideBounds,
): (task: T) => Promise<R> {
  let thread: Piscina<T, R> | undefined;
  let underWay = 0;
  const open = (): Piscina<T, R> =>
    new Piscina<T, R>({
      filename: file.href,
      name,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: idleMs,
      niceIncrement: NICE,
      resourceLimits: {
        maxOldGenerationSizeMb: maxOldGenerationMb,
        maxYoungGenerationSizeMb: YOUNG_MB,
      },
    });
  return async (task) => {
    if (underWay > maxWaiting)
      throw new ApiError('overloaded', 'Too many wait for the same; try again shortly.', {
        retryAfterS: 2,
      });
    underWay++;
    try {
      return await (thread ??= open()).run(task);
    } finally {
      underWay--;
    }
  };
}
