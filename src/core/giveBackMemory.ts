import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

type Collect = (options: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void;

/**
 * Collects what was left behind, once, and gives the memory back to the system: the making of tables and the first compilation widen the
 * heap by some 90 MB, which an idle server would keep. Stops this thread for a tenth of a second or two.
 *
 * @param keepCode  whether compiled functions stay, which are compiled anew when they are called next otherwise; default no
 */
export function giveBackMemory({ keepCode = false } = {}): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('typeof gc === "function" ? gc : undefined') as
    Collect | undefined;
  setFlagsFromString('--no-expose-gc');
  if (keepCode) setFlagsFromString('--no-flush-bytecode');
  try {
    collect?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  } finally {
    if (keepCode) setFlagsFromString('--flush-bytecode');
  }
}
