import type { Ticket } from '../src/core/computing.ts';
import type { Piece, Request } from './line.ts';
import type { PoolRefusal } from './poolTypes.ts';
import type { Task, TaskResult } from './task.ts';

/** A request that was taken on. */
export class OpenTicket implements Ticket {
  readonly request: Request;
  /** Its tasks came to their end or to their deadline: their time tells what such requests cost. */
  isWhole = true;
  /** A thread had to be started for it, which the next one need not wait for. */
  isCold = false;
  readonly #over: (ticket: OpenTicket) => void;
  #isOver = false;

  constructor(request: Request, over: (ticket: OpenTicket) => void) {
    this.request = request;
    this.#over = over;
  }

  release(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#over(this);
  }
}

/** A task between its call and its end. */
export interface Job extends Piece {
  readonly task: Task;
  readonly ticket: OpenTicket;
  readonly askedAt: number;
  /** Ends the thread that computes it. */
  readonly kill: AbortController;
  readonly done: (result: TaskResult) => void;
  readonly fail: (error: PoolRefusal) => void;
}
