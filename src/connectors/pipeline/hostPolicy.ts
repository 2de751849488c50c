import {
  BrokenCircuitError,
  BulkheadRejectedError,
  bulkhead,
  CircuitState,
  circuitBreaker,
  DelegateBackoff,
  handleWhen,
  retry,
  wrap,
  type CircuitBreakerPolicy,
  type IBreaker,
} from 'cockatiel';
import type { Clock } from './clock.ts';
import { FetchFailure } from './fetchReply.ts';

/** The manners towards one host, shared by all sources on it. */
export interface HostPolicy {
  readonly host: string;
  /** Why the host is not to be called now: breaker open, or it asked for a pause. Costs nothing. */
  blocked(): string | undefined;
  readonly breaker: 'closed' | 'open' | 'half_open';
  run<T>(attempt: (signal: AbortSignal) => Promise<T>, signal: AbortSignal): Promise<T>;
}

/** How many calls a host gets at once, and when it is left alone. */
export interface HostManners {
  readonly concurrent: number;
  readonly queue: number;
  readonly failures: number;
  readonly windowMs: number;
  readonly openMs: number;
  /** Pauses before the first and the second retry, ms, before jitter. */
  readonly retryMs: readonly number[];
}

/** CATALOGUE rules 9 and 10 (two retries, 0.5 s and 2 s; 5 failures in 60 s; half-open after 60 s). Concurrency is POLICY. */
export const MANNERS: HostManners = {
  concurrent: 4,
  queue: 200,
  failures: 5,
  windowMs: 60_000,
  openMs: 60_000,
  retryMs: [500, 2000],
};

/** Retries, breaker and bulkhead of one host; a `Retry-After` pauses the whole host. */
export function createHostPolicy(host: string, clock: Clock, manners: HostManners): HostPolicy {
  let pausedUntil = 0;
  let openedAt = Number.NEGATIVE_INFINITY;
  const breaker = circuitBreaker(handleWhen(countsAgainstHost), {
    halfOpenAfter: manners.openMs,
    breaker: failureWindow(manners, clock),
  });
  breaker.onBreak(() => (openedAt = clock.now()));
  const policy = wrap(again(manners), breaker, bulkhead(manners.concurrent, manners.queue));
  return {
    host,
    get breaker() {
      return stateOf(breaker, openedAt + manners.openMs, clock.now());
    },
    blocked() {
      const now = clock.now();
      if (now < pausedUntil) return `${host} asked for a pause`;
      return stateOf(breaker, openedAt + manners.openMs, now) === 'open'
        ? `${host} failed repeatedly and is left alone for a minute`
        : undefined;
    },
    async run(attempt, signal) {
      try {
        return await policy.execute(({ signal: each }) => attempt(each), signal);
      } catch (error) {
        if (error instanceof FetchFailure && error.retryAfterMs !== undefined)
          pausedUntil = clock.now() + error.retryAfterMs;
        throw plainFailure(error, host);
      }
    },
  };
}

/** Tries again what may pass soon. */
function again(manners: HostManners) {
  return retry(
    handleWhen(
      (error) => error instanceof FetchFailure && error.retryable && isSoon(error, manners),
    ),
    {
      maxAttempts: manners.retryMs.length,
      backoff: new DelegateBackoff(({ attempt, result }) =>
        pauseMs(attempt, 'error' in result ? result.error : undefined, manners),
      ),
    },
  );
}

function stateOf(
  breaker: CircuitBreakerPolicy,
  halfOpenAt: number,
  now: number,
): 'closed' | 'open' | 'half_open' {
  if (breaker.state === CircuitState.HalfOpen) return 'half_open';
  if (breaker.state !== CircuitState.Open) return 'closed';
  return now >= halfOpenAt ? 'half_open' : 'open';
}

/** Failures of the host or the way to it; a caller that left says nothing about the host. */
function countsAgainstHost(error: unknown): boolean {
  return error instanceof FetchFailure && error.kind !== 'aborted' && error.kind !== 'refused';
}

/** POLICY: a pause longer than the second retry's is not waited for: the host is left alone until it ends. */
function isSoon(failure: FetchFailure, manners: HostManners): boolean {
  return (failure.retryAfterMs ?? 0) <= (manners.retryMs.at(-1) ?? 0);
}

/** Exponential pause with equal jitter, at least what the host asked for. */
function pauseMs(attempt: number, error: unknown, { retryMs }: HostManners): number {
  const base = retryMs[attempt - 1] ?? retryMs.at(-1) ?? 0;
  const asked = error instanceof FetchFailure ? (error.retryAfterMs ?? 0) : 0;
  return Math.max(asked, base * (0.5 + Math.random()));
}

function plainFailure(error: unknown, host: string): FetchFailure {
  if (error instanceof FetchFailure) return error;
  if (error instanceof BrokenCircuitError)
    return new FetchFailure('refused', `${host} failed repeatedly and is left alone for a minute`);
  if (error instanceof BulkheadRejectedError)
    return new FetchFailure('refused', `too many calls wait for ${host}`);
  return new FetchFailure('aborted', error instanceof Error ? error.message : String(error));
}

/** Opens after so many failures within the window that no success came between. */
function failureWindow({ failures, windowMs }: HostManners, clock: Clock): IBreaker {
  let times: number[] = [];
  return {
    get state() {
      return times;
    },
    set state(value: unknown) {
      times = Array.isArray(value) ? value.filter((time) => typeof time === 'number') : [];
    },
    success() {
      times = [];
    },
    failure(state) {
      const now = clock.now();
      times = [...times.filter((time) => now - time < windowMs), now];
      return state === CircuitState.HalfOpen || times.length >= failures;
    },
  };
}
