import { SingleBar } from 'cli-progress';
import type { SyncProgress } from '../../src/atlas/catalogues/syncCatalogue.ts';

/** A progress bar on a terminal; elsewhere a line now and then. */
export interface Progress {
  show(this: void, progress: SyncProgress): void;
  wait(this: void, reason: string): void;
  end(this: void): void;
}

/** Lines of a log come this far apart, ms. */
const LOG_MS = 15_000;

export function createProgress(name: string): Progress {
  const bar = new SingleBar({
    format: `${name.padEnd(9)} {bar} {value}/{total} pages  {rows} rows  {eta_formatted} left  {note}`,
    stream: process.stderr,
    hideCursor: true,
    noTTYOutput: true,
    notTTYSchedule: LOG_MS,
    etaBuffer: 20,
    barsize: 30,
  });
  let isStarted = false;
  return {
    show({ done, pages, rows }) {
      const payload = { rows, note: '' };
      if (isStarted) bar.update(done, payload);
      else bar.start(pages, done, payload);
      isStarted = true;
    },
    wait(reason) {
      if (isStarted) bar.update({ note: `waiting: ${reason}` });
      else console.error(`${name}: waiting: ${reason}`);
    },
    end() {
      if (isStarted) bar.stop();
    },
  };
}
