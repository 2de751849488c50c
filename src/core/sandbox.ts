import type { Context, Services } from './context.ts';

/** What test keys see in place of the world: embedded tables at a fixed moment, so that the same question has the same answer. */
export type Sandbox = Pick<Services, 'ask' | 'askFrom' | 'sourceStates' | 'clock' | 'keep'>;

/** The moment at which test keys ask. */
export const SANDBOX_MS = Date.UTC(2026, 0, 15, 12);

/** The context of a call, within the sandbox. */
export function inSandbox(context: Context): Context {
  const { ask, askFrom, sourceStates, clock, keep } = context.sandbox;
  return Object.create(context, {
    ask: { value: ask },
    askFrom: { value: askFrom },
    sourceStates: { value: sourceStates },
    clock: { value: clock },
    keep: { value: keep },
  }) as Context;
}
