import type { Moment } from '../../engines/facts.ts';

/** What a computation on the worker pool is asked for. */
export interface Asked {
  /** Who asks: those who ask take turns. Absent: the server's own work, which nobody waits for and which is never refused. */
  readonly asker?: string;
  /** What it is called; computations of one name have like costs. */
  readonly name: string;
  /** How much of it is asked, in equal pieces: places of a list, years that are drawn; at least 1. */
  readonly size: number;
}

/** A request that the pool has taken on: its tasks are computed in its turn and none of them is refused. */
export interface Ticket {
  /** Ends it, once, whether its tasks were computed or not. */
  release(): void;
}

export interface ComputeTask {
  /** `<group>_<procedure>` of the vertical. */
  readonly vertical: string;
  readonly input: unknown;
  readonly facts: unknown;
  readonly moment: Moment;
  /** The request it belongs to; absent: it is admitted by itself. */
  readonly ticket?: Ticket;
  /** Who asks, where there is no ticket; the context of a request adds it. */
  readonly asker?: string;
}

/** The worker pool, as operations use it. */
export interface Computing {
  /** Runs a heavy vertical, in turn with the computations of others. */
  compute(task: ComputeTask, signal?: AbortSignal): Promise<unknown>;
  /**
   * Has the pool take on a request before anything is asked for it: what is taken on is answered.
   *
   * @throws ApiError `overloaded` where it would be answered too late
   */
  admit(this: void, asked: Asked): Ticket;
}

/**
 * Does the work of a request on a ticket of its own.
 *
 * @throws ApiError `overloaded`, and whatever the work throws
 */
export async function withTicket<T>(
  { admit }: Pick<Computing, 'admit'>,
  asked: Asked,
  work: (ticket: Ticket) => Promise<T>,
): Promise<T> {
  const ticket = admit(asked);
  try {
    return await work(ticket);
  } finally {
    ticket.release();
  }
}
