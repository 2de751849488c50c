import type { PlayName } from '../../../engines/systems/prospect/plays.ts';
import { kmlCells, kmlHead, KML_TAIL } from '../../../engines/systems/prospect/kml.ts';
import { PROSPECT_CARDS } from '../../../engines/systems/prospect/card.ts';
import { klassOf, KLASSES, type Klass } from '../../../engines/systems/prospect/klass.ts';
import { OUTSIDE, type RankedCell, type ScanGrid } from '../../../engines/systems/prospect/scan.ts';
import { runChore } from '../../core/chore.ts';
import type { Services } from '../../core/context.ts';
import { madeOnce } from '../../core/madeOnce.ts';

/** The world's grid of a play: scores in half points, how many cells each class has, and the best cells. */
export interface WorldScan {
  readonly grid: ScanGrid;
  readonly scores: Uint8Array;
  readonly byKlass: Readonly<Record<Klass, number>>;
  /** Best first: by score, then by probability. */
  readonly best: readonly WorldCell[];
  readonly computedAt: string;
}

/** A cell with its place among all; equals share it. */
export interface WorldCell extends RankedCell {
  readonly rank: number;
}

/** POLICY. Cells of half a degree: as fine as the tables of basins and arcs bear for the whole world. */
const CELL_DEG = 0.5;
const BEST = 2_000;

/** The grid of the whole study area of a play. */
export function worldGrid(play: PlayName): ScanGrid {
  return { play, south: -60, west: -180, cellDeg: CELL_DEG, rows: 290, columns: 720 };
}

const scans = new Map<PlayName, Promise<WorldScan>>();

/** The world scan of a play, computed by this server at first use (about a second): the tables do not change while it runs. */
export function worldScan(
  services: Pick<Services, 'compute' | 'clock'>,
  play: PlayName,
): Promise<WorldScan> {
  return madeOnce(scans, play, () => scan(services, play));
}

async function scan(
  services: Pick<Services, 'compute' | 'clock'>,
  play: PlayName,
): Promise<WorldScan> {
  const grid = worldGrid(play);
  const stripe = { firstRow: 0, rows: grid.rows };
  const { scores, best } = await runChore(services, 'prospect_stripe', { grid, stripe, top: BEST });
  return {
    grid,
    scores,
    byKlass: countByKlass(scores),
    best: ranked(best),
    computedAt: new Date(services.clock.now()).toISOString(),
  };
}

function ranked(best: readonly RankedCell[]): WorldCell[] {
  const order = best.toSorted((a, b) => b.score - a.score || b.probability - a.probability);
  let rank = 0;
  return order.map((cell, i) => {
    const before = order[i - 1];
    if (before?.score !== cell.score || before.probability !== cell.probability) rank = i + 1;
    return { ...cell, rank };
  });
}

function countByKlass(scores: Uint8Array): Record<Klass, number> {
  const counts = Object.fromEntries(KLASSES.map((klass) => [klass, 0])) as Record<Klass, number>;
  for (const points of scores) if (points !== OUTSIDE) counts[klassOf(points / 2)] += 1;
  return counts;
}

/** The world scan as KML, a row at a time. */
export async function* worldKml(
  services: Pick<Services, 'compute' | 'clock'>,
  play: PlayName,
): AsyncGenerator<string> {
  const { grid, scores, computedAt } = await worldScan(services, play);
  const { title, limits } = PROSPECT_CARDS[play];
  yield kmlHead(title, `Cells of ${CELL_DEG} degrees, computed ${computedAt}. ${limits[0] ?? ''}`);
  for (let row = 0; row < grid.rows; row++)
    yield* kmlCells(grid, row, scores.subarray(row * grid.columns, (row + 1) * grid.columns));
  yield KML_TAIL;
}
