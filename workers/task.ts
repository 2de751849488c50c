import type { Moment } from '../engines/facts.ts';

/** What crosses a thread: plain data only. */
export interface Task {
  /** `<group>_<procedure>` of the vertical. */
  readonly vertical: string;
  readonly input: unknown;
  readonly facts: unknown;
  readonly moment: Moment;
}

/** What comes back. Errors travel as data, since properties of thrown errors are lost between threads. */
export type TaskResult =
  | { readonly ok: true; readonly reply: unknown }
  | {
      readonly ok: false;
      /** What was asked for does not exist; else a bug. */
      readonly isNothingFound?: boolean;
      readonly message: string;
      readonly stack: string;
    };
