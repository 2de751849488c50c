import { isMainThread } from 'node:worker_threads';
import * as earthquake from '../engines/hazards/earthquake/index.ts';
import { embeddedFacts } from '../scripts/validation/embeddedFacts.ts';
import { createPool } from '../workers/pool.ts';
import { benchRow, type BenchRow } from './harness.ts';

const SITES = 100;
/** Sites of the memory row: the same hundred again and again, so that what grows is ours and not the data's. */
const MEMORY_SITES = 1_000;
const WARM_UPS = 4;
const ROUNDS = 3;
const MOMENT = { ms: 0, iso: '1970-01-01T00:00:00.000Z' };

/** A hundred places around the Pacific and the Mediterranean, with their facts. */
function tasks() {
  return Array.from({ length: SITES }, (_unused, i) => {
    const [lat, lon] = i % 2 === 0 ? [20 + (i % 40), -125 + i / 2] : [34 + (i % 12), 5 + i / 3];
    const input = earthquake.hazardCurve.input.parse({ lat, lon, vs30_mps: 760, period_s: 0 });
    const needs = earthquake.hazardCurve.needs(input);
    const facts = embeddedFacts(needs);
    return { vertical: 'earthquake_hazardCurve', input, facts, moment: MOMENT };
  });
}

/** A hundred hazard curves on two threads beside one thread; memory of a thread over a thousand curves. */
export async function sites(): Promise<BenchRow[]> {
  if (!isMainThread) throw new Error('the bench runs on the main thread');
  const work = tasks();
  const one = await timed(1, work);
  const two = await timed(2, work);
  return [
    benchRow({
      id: 'sites100',
      what: 'hazard curves of 100 sites on the worker pool, two threads beside one',
      value: two,
      unit: 'ms',
      reference: one,
      goal: 0.6,
    }),
    growthOver(work),
  ];
}

async function timed(threads: number, work: ReturnType<typeof tasks>): Promise<number> {
  const pool = createPool({
    threads,
    maxQueue: 2 * SITES,
    deadlineMs: 300_000,
    maxOldGenerationMb: 1024,
  });
  const round = () => Promise.all(work.map((task) => pool.run(task)));
  // Each thread compiles the engine for itself: of two, each sees half of a round, so that they have twice the rounds before they are measured.
  for (let i = 0; i < WARM_UPS * threads; i++) await round();
  const rounds: number[] = [];
  for (let i = 0; i < ROUNDS; i++) {
    const startedAt = performance.now();
    await round();
    rounds.push(performance.now() - startedAt);
  }
  await pool.close();
  return Math.min(...rounds);
}

/** Resident memory after the second half of the sites over that after the first half. */
function growthOver(work: ReturnType<typeof tasks>): BenchRow {
  const compute = (count: number): number => {
    for (let i = 0; i < count; i++) {
      const task = work[i % work.length];
      if (task) earthquake.hazardCurve.assess(task.input, task.facts as never, MOMENT);
    }
    globalThis.gc?.();
    return process.memoryUsage().rss / 1e6;
  };
  const half = compute(MEMORY_SITES / 2);
  const whole = compute(MEMORY_SITES / 2);
  return benchRow({
    id: 'sites_memory',
    what: `resident memory after ${MEMORY_SITES} hazard curves beside after half of them`,
    value: whole,
    unit: 'MB',
    reference: half,
    goal: 1.05,
  });
}
