import type { BenchRow, Limits } from './harness.ts';
import { scaledLimits, slower, yardstickMs, type Scoreboard, type Slower } from './scoreboard.ts';

/** Measurements of a claim before it counts as slower: somebody else may have been at work in each but the last. */
const ATTEMPTS = 4;

/**
 * Rows of a claim that are slower than they may be however often they are measured.
 *
 * The yardstick is taken right before and right after each measurement, and the slower of the two scales what was recorded: a machine that others use
 * slows both. A row that passes once has passed.
 *
 * @param measure  runs the claim beside scaled yardsticks
 */
export async function failing(
  measure: (limits: Limits) => Promise<readonly BenchRow[]>,
  board: Scoreboard | undefined,
  yardstick: () => number = yardstickMs,
): Promise<readonly Slower[]> {
  let left: readonly Slower[] | undefined;
  for (let attempt = 0; attempt < ATTEMPTS && left?.length !== 0; attempt++) {
    const before = yardstick();
    const rows = await measure(scaledLimits(board, before));
    const slowdown = Math.max(1, yardstick() / before);
    const now = slower(rows.map((row) => slowedBy(row, slowdown)).filter(isJudged), board);
    left = left ? now.filter(({ id }) => left?.some((row) => row.id === id)) : now;
  }
  return left ?? [];
}

/** Latencies tell who else used the machine, not what the product needs: the guard judges CPU time. */
const isJudged = ({ id }: BenchRow): boolean => !/_p\d\d$/.test(id);

/** A row beside a yardstick of a machine that had become slower when the row was measured. */
function slowedBy(row: BenchRow, slowdown: number): BenchRow {
  if (row.isNamed !== true || row.reference === null || row.ratio === null) return row;
  return {
    ...row,
    reference: row.reference * slowdown,
    ratio: row.ratio / slowdown,
  };
}
