import { SCAN } from '../../../config/limits.ts';
import { klassOf, type Klass } from '../../../engines/systems/prospect/klass.ts';
import {
  OUTSIDE,
  type RankedCell,
  type ScanGrid,
  type Stripe,
} from '../../../engines/systems/prospect/scan.ts';
import type * as z from 'zod';
import { runChore } from '../../core/chore.ts';
import type { JobKind } from '../../core/jobs.ts';
import { OgScanReq } from './schemas.ts';

export type ScanInput = z.output<typeof OgScanReq>;

/** The checkpoint of a stripe: its scores in half points (base64) and its best cells. */
export interface StripeDone {
  readonly firstRow: number;
  readonly scores: string;
  readonly best: readonly RankedCell[];
}

/** What is kept of a scan when its last stripe is done. */
export interface ScanDone {
  readonly cells: number;
  readonly cellsOutside: number;
  readonly byKlass: Readonly<Record<Klass, number>>;
  readonly best: readonly RankedCell[];
  readonly computedAt: string;
}

/** The grid of a request. */
export function gridOf({ south, north, west, east, cell_deg, play }: ScanInput): ScanGrid {
  const width = east > west ? east - west : east + 360 - west;
  const cells = (span: number): number => Math.max(1, Math.ceil(span / cell_deg - 1e-9));
  return {
    play,
    south,
    west,
    cellDeg: cell_deg,
    rows: cells(north - south),
    columns: cells(width),
  };
}

/** The rows of a part: whole rows, about as many cells in each part. */
function stripeOf(grid: ScanGrid, part: number): Stripe {
  const each = rowsEach(grid);
  const firstRow = part * each;
  return { firstRow, rows: Math.min(each, grid.rows - firstRow) };
}

function rowsEach({ columns }: ScanGrid): number {
  return Math.max(1, Math.floor(SCAN.stripeCells / columns));
}

/** A scan of a grid, in stripes: any server takes one, and it counts once. */
export const scanJob: JobKind<ScanInput, StripeDone, ScanDone> = {
  name: 'og-scan',
  lane: 'heavy',
  input: OgScanReq,
  parts(input) {
    const grid = gridOf(input);
    return Math.ceil(grid.rows / rowsEach(grid));
  },
  async runPart({ input, part, services, signal }) {
    const grid = gridOf(input);
    const stripe = stripeOf(grid, part);
    const task = { grid, stripe, top: input.top };
    const { scores, best } = await runChore(services, 'prospect_stripe', task, signal);
    return { firstRow: stripe.firstRow, scores: Buffer.from(scores).toString('base64'), best };
  },
  async finish({ input, checkpoints, services }) {
    const byKlass: Record<Klass, number> = { A: 0, B: 0, C: 0, D: 0, E: 0 };
    const counts = new Uint32Array(256);
    let best: RankedCell[] = [];
    let cells = 0;
    for await (const stripe of checkpoints) {
      const scores = Buffer.from(stripe.scores, 'base64');
      cells += scores.length;
      for (const points of scores) counts[points] = (counts[points] ?? 0) + 1;
      best = [...best, ...stripe.best].toSorted((a, b) => b.score - a.score).slice(0, input.top);
    }
    for (let points = 0; points < OUTSIDE; points++)
      byKlass[klassOf(points / 2)] += counts[points] ?? 0;
    return {
      cells,
      cellsOutside: counts[OUTSIDE] ?? 0,
      byKlass,
      best,
      computedAt: new Date(services.clock.now()).toISOString(),
    };
  },
};
