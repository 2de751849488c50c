import type { Asked } from '../src/core/computing.ts';

/** A request in the line: what it is expected to need of threads, and what it has had. Times in ms. */
export interface Request {
  readonly asked: Asked;
  readonly expectedMs: number;
  spentMs: number;
  /** Tasks that have ended. */
  ended: number;
  readonly running: Set<Piece>;
}

/** A task of a request. */
export interface Piece {
  readonly request: Request;
  /** When it was begun, and what it was expected to need; set by the line. */
  begunAt?: number;
  chargedMs?: number;
}

interface Asker<P> {
  /** Time of threads that it has had, counted from where the line stood when it came. */
  servedMs: number;
  readonly requests: Set<Request>;
  readonly waiting: P[];
}

/** The name of the server's own work among those who ask. */
const OWN = '';

/**
 * The line before the threads. Whoever has had the least time of threads is next, so that many or long computations of one account
 * do not hold up those of another; those of one asker go in their order. It knows no clock: times are given.
 */
export class Line<P extends Piece> {
  readonly #askers = new Map<string, Asker<P>>();
  readonly #running = new Set<P>();
  /** Where the line stands: what those who are served now had when their task was begun. */
  #stoodMs = 0;
  #requests = 0;

  /** Requests that were entered and have not left. */
  get size(): number {
    return this.#requests;
  }

  /** Tasks that were begun. */
  get begun(): ReadonlySet<P> {
    return this.#running;
  }

  /** Tasks that wait. */
  get waiting(): number {
    let count = 0;
    for (const { waiting } of this.#askers.values()) count += waiting.length;
    return count;
  }

  /** Requests of one asker. */
  requestsOf(asker: string | undefined): number {
    return this.#askers.get(asker ?? OWN)?.requests.size ?? 0;
  }

  enter(asked: Asked, expectedMs: number): Request {
    const request: Request = { asked, expectedMs, spentMs: 0, ended: 0, running: new Set() };
    const asker = this.#askerOf(asked.asker);
    // Who comes back is not paid for the time it stayed away.
    if (asker.requests.size === 0) asker.servedMs = Math.max(asker.servedMs, this.#stoodMs);
    asker.requests.add(request);
    this.#requests++;
    return request;
  }

  leave(request: Request): void {
    if (this.#askerOf(request.asked.asker).requests.delete(request)) this.#requests--;
    this.#forget();
  }

  wait(piece: P): void {
    this.#askerOf(piece.request.asked.asker).waiting.push(piece);
  }

  /** Takes a task out that waits. @returns whether it did */
  remove(piece: P): boolean {
    const { waiting } = this.#askerOf(piece.request.asked.asker);
    const at = waiting.indexOf(piece);
    if (at !== -1) waiting.splice(at, 1);
    return at !== -1;
  }

  /** Takes out all that wait. */
  removeAll(): P[] {
    return [...this.#askers.values()].flatMap(({ waiting }) => waiting.splice(0));
  }

  /** Begins the next task; undefined where none waits. */
  begin(now: number): P | undefined {
    let first: Asker<P> | undefined;
    for (const asker of this.#askers.values())
      if (asker.waiting.length > 0 && (!first || asker.servedMs < first.servedMs)) first = asker;
    const piece = first?.waiting.shift();
    if (!first || !piece) return undefined;
    this.#stoodMs = Math.max(this.#stoodMs, first.servedMs);
    piece.begunAt = now;
    piece.chargedMs = taskMs(piece.request);
    first.servedMs += piece.chargedMs;
    piece.request.running.add(piece);
    this.#running.add(piece);
    return piece;
  }

  /** Ends a task that was begun: its asker is charged what it took in place of what was expected. */
  end(piece: P, now: number): void {
    if (!this.#running.delete(piece)) return;
    const { request, begunAt = now, chargedMs = 0 } = piece;
    request.running.delete(piece);
    request.spentMs += now - begunAt;
    request.ended++;
    this.#askerOf(request.asked.asker).servedMs += now - begunAt - chargedMs;
  }

  /** Work that is ahead of a new request of an asker, ms of one thread: what is begun, its own, and of others what comes first in turn. */
  aheadMs(asked: Asked, now: number): number {
    const own = this.#askers.get(asked.asker ?? OWN);
    const ownMs = own ? waitingMs(own, now) : 0;
    const servedMs = Math.max(own?.servedMs ?? 0, this.#stoodMs) + ownMs;
    let aheadMs = ownMs;
    for (const piece of this.#running) aheadMs += leftOf(piece, now);
    for (const other of this.#askers.values())
      if (other !== own)
        aheadMs += Math.min(waitingMs(other, now), Math.max(0, servedMs - other.servedMs));
    return aheadMs;
  }

  #askerOf(name: string = OWN): Asker<P> {
    const known = this.#askers.get(name);
    if (known) return known;
    const asker: Asker<P> = { servedMs: this.#stoodMs, requests: new Set(), waiting: [] };
    this.#askers.set(name, asker);
    return asker;
  }

  /** Forgets askers who want nothing and have had no more than their turn. */
  #forget(): void {
    for (const [name, { servedMs, requests, waiting }] of this.#askers)
      if (requests.size + waiting.length === 0 && servedMs <= this.#stoodMs)
        this.#askers.delete(name);
    if (this.#requests === 0) this.#askers.clear();
  }
}

/** What the next task of a request is expected to need: as its tasks before, or else all of it. */
const taskMs = ({ ended, spentMs, expectedMs }: Request): number =>
  ended > 0 ? spentMs / ended : expectedMs;

/** What a task that was begun is expected to need yet. */
const leftOf = ({ chargedMs = 0, begunAt = 0 }: Piece, now: number): number =>
  Math.max(0, chargedMs - (now - begunAt));

/** What requests of an asker are expected to need beyond their tasks that are begun. */
function waitingMs({ requests }: Pick<Asker<Piece>, 'requests'>, now: number): number {
  let sumMs = 0;
  for (const { expectedMs, spentMs, running } of requests) {
    let leftMs = expectedMs - spentMs;
    for (const piece of running)
      leftMs -= Math.max(piece.chargedMs ?? 0, now - (piece.begunAt ?? now));
    sumMs += Math.max(0, leftMs);
  }
  return sumMs;
}
