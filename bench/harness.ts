/** One claim and what was measured, as `npm run bench -- --json` prints it. */
export interface BenchRow {
  readonly id: string;
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  /** What the value is compared with, in the same unit; null where nothing is. */
  readonly reference: number | null;
  /** The reference is a yardstick of the machine, which `--limits` gives; absent: the bench measures it itself, or there is none. */
  readonly isNamed?: boolean;
  /** Value / reference; lower is better. */
  readonly ratio: number | null;
  /** The figure to reach: of the ratio, or of the value where there is no reference. */
  readonly goal: number;
}

/** What this machine can do, by key of the yardsticks' JSON line; absent keys leave the ratio null. */
export type Limits = Readonly<Record<string, number | undefined>>;

/** A row with its ratio. */
export function benchRow(parts: Omit<BenchRow, 'ratio'>): BenchRow {
  const { value, reference } = parts;
  return {
    ...parts,
    value: significant(value),
    ratio: reference === null ? null : significant(value / reference),
  };
}

/** The middle of some figures; NaN of none. */
export function median(figures: readonly number[]): number {
  return quantile(figures, 0.5);
}

/** The figure below which a share of the others lies, between neighbours by proportion; NaN of none. */
export function quantile(figures: readonly number[], share: number): number {
  const sorted = figures.toSorted((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const low = sorted[Math.floor(place)] ?? Number.NaN;
  const high = sorted[Math.ceil(place)] ?? low;
  return low + (high - low) * (place - Math.floor(place));
}

/** CPU time of this process while a job ran, in microseconds. */
export async function cpuMicroseconds(job: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage();
  await job();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

function significant(value: number): number {
  return Number(value.toPrecision(4));
}
