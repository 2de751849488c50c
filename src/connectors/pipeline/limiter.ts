/** Rates per host. One server counts in memory; several share the count through a store of their own. */
export interface HostRate {
  /**
   * Takes one call, unless it would have to wait longer than `PATIENCE_MS`: then nothing is taken.
   * @returns milliseconds to wait before calling, 0 when free to go; a promise where the count is shared
   */
  take(host: string, perMinute: number): number | Promise<number>;
}

/** The part of a rate-limiter-flexible limiter that is used here; `RateLimiterPostgres` is one. */
export interface SharedCounter {
  consume(key: string, points?: number): Promise<unknown>;
}

/** POLICY: calls that may go at once after a quiet spell, as seconds of the rate; and at least this many. */
const BURST_SECONDS = 10;
const BURST_LEAST = 5;
/** POLICY: a call waits at most this long for its turn, ms; a request path has 8 s in all. */
export const PATIENCE_MS = 2000;
/** How long a shared counter's refusal holds when it does not say. */
const REFUSED_MS = 1000;

/**
 * Rates counted in this process, by the generic cell rate algorithm: a theoretical arrival time per host.
 * @source ITU-T I.371 (2004), Annex A, virtual scheduling
 */
export function memoryRate(now: () => number): HostRate {
  const arrival = new Map<string, number>();
  return {
    take(host, perMinute) {
      const interval = 60_000 / perMinute;
      const tolerance = interval * (Math.max(BURST_LEAST, (perMinute * BURST_SECONDS) / 60) - 1);
      const nowMs = now();
      const expected = Math.max(arrival.get(host) ?? nowMs, nowMs);
      const wait = expected - tolerance - nowMs;
      if (wait <= PATIENCE_MS) arrival.set(host, expected + interval);
      return Math.max(0, wait);
    },
  };
}

/**
 * Rates counted over all servers, in a shared counter per rate (say `RateLimiterPostgres` with `points: perMinute`).
 * A counter that fails does not stop the sources: the rate of this process then holds.
 *
 * @param counterFor  the counter whose window is one minute and whose points are the rate
 */
export function sharedRate(
  counterFor: (perMinute: number) => SharedCounter,
  fallback: HostRate,
): HostRate {
  return {
    async take(host, perMinute) {
      try {
        await counterFor(perMinute).consume(host);
        return 0;
      } catch (refusal) {
        if (refusal instanceof Error) return fallback.take(host, perMinute);
        return refusedFor(refusal);
      }
    },
  };
}

function refusedFor(refusal: unknown): number {
  if (typeof refusal !== 'object' || refusal === null || !('msBeforeNext' in refusal))
    return REFUSED_MS;
  return typeof refusal.msBeforeNext === 'number' ? refusal.msBeforeNext : REFUSED_MS;
}
