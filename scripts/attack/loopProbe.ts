import { renameSync, writeFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

/**
 * Loaded into a server before its own code (`--import`): notes the longest turn of its event loop by the CPU time of the loop's thread, which what
 * else the machine does makes no longer. The system counts it in steps of up to 4 ms.
 * On SIGUSR2 it writes what it noted since the last one to the file that `LOOP_PROBE_FILE` names, as JSON, and begins anew.
 */
export interface LoopTurns {
  /** CPU of the loop's thread in its longest turn, ms. */
  readonly longestMs: number;
  /** Clock time of the turn that took the most of it, ms. */
  readonly longestClockMs: number;
  /** Turns of 20 ms of CPU and more. */
  readonly over20Ms: number;
  readonly turns: number;
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };

const file = process.env['LOOP_PROBE_FILE'];
if (isMainThread && file !== undefined) watch(file);

function watch(path: string): void {
  const cpuMs = (): number => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1_000;
  };
  const none: Writable<LoopTurns> = { longestMs: 0, longestClockMs: 0, over20Ms: 0, turns: 0 };
  let [noted, lastMs, lastClockMs] = [{ ...none }, cpuMs(), performance.now()];
  // Between two looks of a timer lies at least one whole turn: where it is a long one, hardly more.
  setInterval(() => {
    const [nowMs, nowClockMs] = [cpuMs(), performance.now()];
    const spentMs = nowMs - lastMs;
    noted.turns++;
    noted.longestMs = Math.max(noted.longestMs, spentMs);
    noted.longestClockMs = Math.max(noted.longestClockMs, nowClockMs - lastClockMs);
    if (spentMs >= 20) noted.over20Ms++;
    [lastMs, lastClockMs] = [nowMs, nowClockMs];
  }, 1).unref();
  process.on('SIGUSR2', () => {
    // Whole when it is there.
    writeFileSync(`${path}.part`, JSON.stringify(noted));
    renameSync(`${path}.part`, path);
    [noted, lastMs, lastClockMs] = [{ ...none }, cpuMs(), performance.now()];
  });
}
