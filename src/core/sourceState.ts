/** How a public source fares, from its last calls and its host's breaker; never hard-coded. */
export type SourceStatus = 'operational' | 'degraded' | 'down' | 'unconfigured';

/** One source as operations see it; the pipeline keeps it. */
export interface SourceState {
  readonly id: string;
  readonly kind: 'live' | 'embedded';
  readonly title: string;
  readonly category: string;
  readonly provider: string;
  readonly home: string;
  readonly licence: string;
  readonly attribution: string | null;
  /** Cadence for people, such as "15 min". */
  readonly cadence: string;
  readonly coverage: string;
  readonly key: 'none' | 'optional' | 'required';
  readonly datasets: readonly string[];
  readonly status: SourceStatus;
  /** Why the status is not `operational`. */
  readonly reason: string | null;
  readonly breaker: 'closed' | 'open' | 'half_open';
  readonly calls: number;
  readonly failures: number;
  /** RFC 3339 UTC; null before the first. */
  readonly lastCallAt: string | null;
  readonly lastSuccessAt: string | null;
  readonly secondsSinceSuccess: number | null;
  readonly latencyMs: number | null;
  /** Time of the newest datum seen. */
  readonly newest: string | null;
}
