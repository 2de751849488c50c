/** Questions under way, so that the same question is asked once however many wait for it. */
export interface Flights<T> {
  /**
   * Joins or starts the question. Resolves to undefined when this caller's signal ends its wait.
   * The question itself is dropped when every caller left, but not when their time ran out: its answer serves the next.
   */
  join(
    key: string,
    start: (signal: AbortSignal) => Promise<T>,
    signal: AbortSignal | undefined,
  ): Promise<T | undefined>;
  /** Drops all and waits for their end. */
  close(): Promise<void>;
}

interface Flight<T> {
  readonly answer: Promise<T>;
  readonly controller: AbortController;
  waiting: number;
}

/** @typeParam T  what a question comes to; `start` must not reject */
export function createFlights<T>(): Flights<T> {
  const flights = new Map<string, Flight<T>>();
  const forget = (key: string, flight: Flight<T>) =>
    flights.get(key) === flight && flights.delete(key);
  const take = (key: string, start: (signal: AbortSignal) => Promise<T>): Flight<T> => {
    const known = flights.get(key);
    if (known !== undefined) return known;
    const controller = new AbortController();
    const flight: Flight<T> = { answer: start(controller.signal), controller, waiting: 0 };
    flights.set(key, flight);
    void flight.answer.finally(() => forget(key, flight));
    return flight;
  };
  return {
    async join(key, start, signal) {
      const flight = take(key, start);
      flight.waiting++;
      if (signal === undefined) return flight.answer;
      const answer = await untilAborted(flight.answer, signal);
      if (answer === undefined && --flight.waiting === 0 && !isTimeout(signal.reason)) {
        forget(key, flight);
        flight.controller.abort(signal.reason);
      }
      return answer;
    },
    async close() {
      const open = [...flights.values()];
      for (const { controller } of open) controller.abort(new Error('closing'));
      await Promise.allSettled(open.map(({ answer }) => answer));
    },
  };
}

const isTimeout = (reason: unknown) => reason instanceof Error && reason.name === 'TimeoutError';

function untilAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T | undefined> {
  if (signal.aborted) return Promise.resolve(undefined);
  return new Promise((resolve, reject) => {
    const leave = () => resolve(undefined);
    signal.addEventListener('abort', leave, { once: true });
    void promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}
