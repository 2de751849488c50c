import type { UnresolvedInput } from '../engines/unresolvedInput.ts';
import type { Moment } from '../engines/facts.ts';
import type { GridParts } from '../src/atlas/grids/openGrids.ts';
import type { Ticket } from '../src/core/computing.ts';

type GridEntry = GridParts['entries'][number];

/** What the pool computes; what crosses to the thread is plain data only. */
export interface Task {
  /** `<group>_<procedure>` of the vertical. */
  readonly vertical: string;
  readonly input: unknown;
  readonly facts: unknown;
  readonly moment: Moment;
  /** The request it belongs to; absent: it is one of its own. It and `asker` stay on this side. */
  readonly ticket?: Ticket | undefined;
  /** Whose a task without a ticket is; absent: the server's own work. */
  readonly asker?: string | undefined;
  /** Where a thread that answers needs itself finds the operator's ground; the pool adds it. */
  readonly ground?: PoolGround | undefined;
}

/** The operator's own ground as a thread opens it. */
export interface PoolGround {
  readonly dataDir: string;
  readonly offline: boolean;
  readonly grids: readonly GridEntry[];
}

/** What comes back. Errors travel as data, since properties of thrown errors are lost between threads. */
export type TaskResult =
  | { readonly ok: true; readonly reply: unknown }
  | {
      readonly ok: false;
      /** What was asked for does not exist; else a bug. */
      readonly isNothingFound?: boolean;
      /** The member of the input that does not resolve. */
      readonly unresolvedAt?: UnresolvedInput['path'];
      readonly message: string;
      readonly stack: string;
    };
