import type { ChoreReply } from '../engines/chores.ts';
import { kmlCells } from '../engines/systems/prospect/kml.ts';
import type { ScanGrid } from '../engines/systems/prospect/scan.ts';
import { createPool } from '../workers/pool.ts';
import type { Pool } from '../workers/poolTypes.ts';
import { benchRow, median, type BenchRow, type Limits } from './harness.ts';

const ROUNDS = 9;
const WARM_UP = 4;

/** A thousand by a thousand cells of a hundredth of a degree over the Andes, coast and sea. */
const GRID: ScanGrid = {
  play: 'porphyry',
  south: -30,
  west: -74,
  cellDeg: 0.01,
  rows: 1_000,
  columns: 1_000,
};

/** A scan of a million cells on two cores, best hundred named; the same million as KML. */
export async function grid(limits: Limits): Promise<BenchRow[]> {
  const pool = createPool({
    threads: 2,
    maxQueue: 16,
    deadlineMs: 60_000,
    maxOldGenerationMb: 1024,
  });
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const from = performance.now();
    await scan(pool);
    if (round >= WARM_UP) rounds.push(performance.now() - from);
  }
  await pool.close();
  return [
    benchRow({
      id: 'grid',
      what: 'scan of 1e6 cells for porphyries on two cores, the best 100 named',
      value: median(rounds),
      unit: 'ms',
      reference: limits['grid1e6_simd_2t_ms'] ?? null,
      isNamed: true,
      goal: 12,
    }),
    kmlRow(limits),
  ];
}

async function scan(pool: Pool): Promise<void> {
  const half = GRID.rows / 2;
  const replies = await Promise.all(
    [0, half].map((firstRow) =>
      pool.run({
        vertical: 'prospect_stripe',
        input: { grid: GRID, stripe: { firstRow, rows: half }, top: 100 },
        facts: {},
        moment: { ms: 0, iso: '1970-01-01T00:00:00Z' },
      }),
    ),
  );
  const cells = (replies as ChoreReply<'prospect_stripe'>[]).reduce(
    (sum, { scores }) => sum + scores.length,
    0,
  );
  if (cells !== GRID.rows * GRID.columns) throw new Error(`${cells} cells came back`);
}

function kmlRow(limits: Limits): BenchRow {
  const scores = Uint8Array.from({ length: 1_000_000 }, (_, i) => (i * 7) % 201);
  const rounds: number[] = [];
  const sink = Buffer.alloc(131_072);
  for (let round = 0; round < 5; round++) {
    const from = performance.now();
    let bytes = 0;
    for (const piece of kmlCells(GRID, 0, scores)) bytes += sink.write(piece, 'latin1');
    if (bytes < 1e8) throw new Error(`only ${bytes} bytes of KML`);
    if (round >= 2) rounds.push(performance.now() - from);
  }
  return benchRow({
    id: 'kml',
    what: 'KML of 1e6 cells as bytes, piece by piece, one core',
    value: median(rounds),
    unit: 'ms',
    reference: limits['kml1e6_ms'] ?? null,
    isNamed: true,
    goal: 8,
  });
}
