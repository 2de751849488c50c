/** The machine this server runs on, as administrators see it. */
export interface Host {
  /** Folder of the embedded database and of keys. */
  readonly dataDir: string;
  /** When this server began, epoch ms. */
  readonly startedMs: number;
  /** Whether payments, mail and the network are set. */
  readonly isPaid: boolean;
  readonly isOffline: boolean;
  workers(this: void): WorkerFigures;
}

/** How the worker pool fares. */
export interface WorkerFigures {
  readonly threads: number;
  readonly queued: number;
  readonly completed: number;
  readonly runMs: { readonly p50: number; readonly p99: number };
  readonly waitMs: { readonly p50: number; readonly p99: number };
}

/** The figures as they are called on the wire and in metrics; times in milliseconds. */
export function namedWorkerFigures({ runMs, waitMs, ...counts }: WorkerFigures) {
  return {
    ...counts,
    run_ms_p50: runMs.p50,
    run_ms_p99: runMs.p99,
    wait_ms_p50: waitMs.p50,
    wait_ms_p99: waitMs.p99,
  };
}
