import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { median, type BenchRow, type Limits } from './harness.ts';

const FILE = join(import.meta.dirname, 'scoreboard.json');

/** What was measured last on a quiet machine, and on which. */
export interface Scoreboard {
  /** Day of the run, YYYY-MM-DD. */
  readonly date: string;
  readonly machine: string;
  /** What `yardstickMs` gave in the same run; null where it was not asked. */
  readonly yardstickMs: number | null;
  readonly rows: readonly BenchRow[];
}

/** A row that is slower than it may be. */
export interface Slower {
  readonly id: string;
  readonly why: string;
}

/** A figure that was recorded may be passed by half: machines are noisy, changes that matter are not so small. */
const SLACK = 1.5;

/** The recorded scoreboard; undefined before the first. */
export function recorded(): Scoreboard | undefined {
  return existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Scoreboard) : undefined;
}

/** Writes rows of a run over those of before; rows that did not run stay. */
export function record(rows: readonly BenchRow[], yardstickMs: number): Scoreboard {
  const fresh = new Set(rows.map(({ id }) => id));
  const board: Scoreboard = {
    date: new Date().toISOString().slice(0, 10),
    machine: `${cpus()[0]?.model.trim() ?? 'unknown'}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`,
    yardstickMs,
    rows: [...rows, ...(recorded()?.rows ?? []).filter(({ id }) => !fresh.has(id))],
  };
  writeFileSync(FILE, `${JSON.stringify(board, null, 2)}\n`);
  return board;
}

/**
 * Rows that are slower than they may be: whose ratio passes the goal, or the recorded one by half. What had not reached its goal when it was recorded is
 * judged by the record alone; what has no reference, and how cost grows, by its goal alone: there even growth is 1, and a record below it an accident of
 * its run. A yardstick that nobody gave judges nothing.
 */
export function slower(rows: readonly BenchRow[], board: Scoreboard | undefined): Slower[] {
  return rows.flatMap((row): Slower[] => {
    const figure = figureOf(row);
    const before = board?.rows.find(({ id }) => id === row.id);
    const was = before ? figureOf(before) : null;
    if (figure === null) return [];
    if (misses(row) && !(before && misses(before)))
      return [{ id: row.id, why: `${figure} passes the goal of ${row.goal}` }];
    if (isGrowth(row.id)) return [];
    return row.ratio !== null && was !== null && figure > SLACK * was
      ? [{ id: row.id, why: `${figure} passes the recorded ${was} by more than half` }]
      : [];
  });
}

/** Whether a row tells how cost grows: its reference is the product itself at another size. */
export function isGrowth(id: string): boolean {
  return id.startsWith('growth_') || ['sites100', 'sites_memory', 'place_growth'].includes(id);
}

/** Whether a row is beyond its goal; of what is counted by the second, more is better. */
export function misses(row: BenchRow): boolean {
  const figure = figureOf(row);
  if (figure === null) return false;
  return row.unit.endsWith('/s') ? figure < row.goal : figure > row.goal;
}

function figureOf({ ratio, value, isNamed }: BenchRow): number | null {
  return ratio ?? (isNamed === true ? null : value);
}

/** Rows whose reference is a yardstick, by its key. */
const YARDSTICKS: Readonly<Record<string, string>> = {
  mc10k_scalar_ms: 'mc10k',
  composite1m_1t_ms: 'composite',
  psha_scalar_ms: 'psha',
  grid1e6_simd_2t_ms: 'grid',
  kml1e6_ms: 'kml',
};

/**
 * The yardsticks of the recorded run, for a machine that is faster or slower by its own work; none where no run told how fast it was.
 *
 * @param nowMs  what `yardstickMs` gives now
 */
export function scaledLimits(board: Scoreboard | undefined, nowMs: number): Limits {
  const { yardstickMs: then = null, rows = [] } = board ?? {};
  if (then === null) return {};
  return Object.fromEntries(
    Object.entries(YARDSTICKS).map(([key, id]) => {
      const reference = rows.find((row) => row.id === id)?.reference;
      return [key, typeof reference === 'number' ? (reference * nowMs) / then : undefined];
    }),
  );
}

/**
 * Milliseconds of CPU for a fixed piece of work, the middle of some: how fast this machine is now. It is arithmetic, some reading all over a table that
 * no cache holds, and small objects, as neighbours slow these by different shares.
 */
export function yardstickMs(): number {
  const times: number[] = [];
  let sum = 0;
  strides();
  for (let round = 0; round < 9; round++) {
    const from = process.cpuUsage();
    sum += arithmetic() + strides() + objects();
    const { user, system } = process.cpuUsage(from);
    times.push((user + system) / 1000);
  }
  if (!(sum > 0)) throw new Error('nothing was computed');
  return median(times);
}

function arithmetic(): number {
  let sum = 0;
  let x = 0x9e3779b9;
  for (let i = 0; i < 1_000_000; i++) {
    x = Math.imul(x ^ (x >>> 15), 0x2c1b3c6d) + i;
    sum += Math.exp((x >>> 8) / -16_777_216);
  }
  return sum;
}

/** 64 MB, read in an order that no prefetching guesses. */
let table: Float64Array | undefined;

function strides(): number {
  table ??= new Float64Array(2 ** 23).fill(1);
  let sum = 0;
  let at = 1;
  for (let i = 0; i < 100_000; i++) {
    at = (Math.imul(at, 1_664_525) + 1_013_904_223) | 0;
    sum += table[at >>> 9] ?? 0;
  }
  return sum;
}

function objects(): number {
  let sum = 0;
  for (let i = 0; i < 12; i++) {
    const rows = Array.from({ length: 600 }, (_unused, k) => ({
      id: k,
      name: `row ${k}`,
      value: k / 7,
    }));
    const back = JSON.parse(JSON.stringify(rows)) as typeof rows;
    for (const { value, name } of back) sum += value + name.length;
  }
  return sum;
}
