import { isInDomain } from './domain.ts';
import { nearRows } from './evidence.ts';
import { logitAt, prospectAt, prospectModel, scoreOf, type ProspectModel } from './model.ts';
import { klassOf, type Klass } from './klass.ts';
import type { PlayName } from './plays.ts';
import { TABLE_SIZE } from './rowLayout.ts';
import { rowFiller, type Run } from './rowScores.ts';

/** A grid of cells: rows from south to north, columns from west to east. */
export interface ScanGrid {
  readonly play: PlayName;
  readonly south: number;
  readonly west: number;
  readonly cellDeg: number;
  readonly rows: number;
  readonly columns: number;
}

/** Rows of a grid: the first, and how many. */
export interface Stripe {
  readonly firstRow: number;
  readonly rows: number;
}

/** A cell that stands out. */
export interface RankedCell {
  readonly lat: number;
  readonly lon: number;
  readonly score: number;
  readonly scoreP10: number;
  readonly scoreP90: number;
  readonly probability: number;
  readonly p10: number;
  readonly p90: number;
  readonly klass: Klass;
}

/** Scores are kept in half points; this marks a cell outside the study area. */
export const OUTSIDE = 255;

/** Nodes of the model in a scan, degrees: finer cells lie between them. */
const NODE_DEG = 0.25;

/**
 * Scores of the cells of a stripe, row-major, south to north, in half points (0 to 200; 255 outside the study area). The model is
 * evaluated at nodes a quarter of a degree apart, or at every cell where cells are larger, and drawn straight between.
 */
export function scanStripe(grid: ScanGrid, stripe: Stripe): Uint8Array {
  const model = prospectModel(grid.play);
  const step = Math.max(NODE_DEG, grid.cellDeg);
  const south = grid.south + stripe.firstRow * grid.cellDeg;
  const height = stripe.rows * grid.cellDeg;
  const width = grid.columns * grid.cellDeg;
  const lattice = {
    south: south + grid.cellDeg / 2,
    west: grid.west + grid.cellDeg / 2,
    step,
    rows: Math.ceil(height / step) + 1,
    columns: Math.ceil(width / step) + 1,
  };
  return fillScores({
    grid,
    stripe,
    lattice,
    nodes: nodesOf(model, lattice),
    table: scoreTable(model),
  });
}

interface Lattice {
  readonly south: number;
  readonly west: number;
  readonly step: number;
  readonly rows: number;
  readonly columns: number;
}

/** Nodes come in blocks, each with the rows of the tables that can matter to it. */
const BLOCK = 32;

function nodesOf(model: ProspectModel, lattice: Lattice): Float64Array {
  const { south, west, step, rows, columns } = lattice;
  const nodes = new Float64Array(rows * columns);
  for (let top = 0; top < rows; top += BLOCK) {
    for (let left = 0; left < columns; left += BLOCK) {
      const lastRow = Math.min(rows, top + BLOCK) - 1;
      const lastColumn = Math.min(columns, left + BLOCK) - 1;
      const near = nearRows({
        south: south + top * step,
        north: south + lastRow * step,
        west: west + left * step,
        east: west + lastColumn * step,
      });
      for (let row = top; row <= lastRow; row++) {
        const lat = Math.min(89.9, south + row * step);
        for (let column = left; column <= lastColumn; column++)
          nodes[row * columns + column] = logitAt(model, lat, wrapped(west + column * step), near);
      }
    }
  }
  return nodes;
}

/** Half points by log odds, at equal steps, so that a cell costs a look-up. */
interface ScoreTable {
  readonly least: number;
  readonly perUnit: number;
  readonly points: Uint8Array;
}

const tables = new WeakMap<ProspectModel, ScoreTable>();

function scoreTable(model: ProspectModel): ScoreTable {
  const known = tables.get(model);
  if (known) return known;
  const { logits } = model.ranked;
  const least = logits[0];
  const most = logits[logits.length - 1];
  const perUnit = (TABLE_SIZE - 1) / Math.max(1e-9, most - least);
  const points = Uint8Array.from({ length: TABLE_SIZE }, (_, i) =>
    Math.round(2 * scoreOf(model, least + i / perUnit)),
  );
  const made = { least, perUnit, points };
  tables.set(model, made);
  return made;
}

interface Filling {
  readonly grid: ScanGrid;
  readonly stripe: Stripe;
  readonly lattice: Lattice;
  readonly nodes: Float64Array;
  readonly table: ScoreTable;
}

function fillScores({ grid, stripe, lattice, nodes, table }: Filling): Uint8Array {
  const { columns, cellDeg } = grid;
  const { isOffshore } = prospectModel(grid.play).play;
  const scores = new Uint8Array(stripe.rows * columns);
  const perStep = cellDeg / lattice.step;
  const line = new Float64Array(lattice.columns + 1);
  const scale = { perStep, points: table.points };
  let runs: Run[] = [];
  let fillRow = rowFiller(runs, columns, scale);
  let maskRow = NaN;
  for (let row = 0; row < stripe.rows; row++) {
    const lat = grid.south + (stripe.firstRow + row + 0.5) * cellDeg;
    if (Math.floor(lat) !== maskRow) {
      maskRow = Math.floor(lat);
      runs = runsOf(grid, lat, isOffshore);
      fillRow = rowFiller(runs, columns, scale);
    }
    blendRows(line, nodes, lattice, row * perStep);
    for (let at = 0; at <= lattice.columns; at++)
      line[at] = (line[at] - table.least) * table.perUnit + 0.5;
    const start = row * columns;
    fillRow(scores, start, line);
    for (const { from, to, isInside } of runs)
      if (!isInside) scores.fill(OUTSIDE, start + from, start + to);
  }
  return scores;
}

function runsOf({ columns, cellDeg, west }: ScanGrid, lat: number, isOffshore: boolean): Run[] {
  const isInside = (column: number): boolean =>
    isInDomain(lat, wrapped(west + (column + 0.5) * cellDeg), isOffshore);
  const runs: Run[] = [];
  let from = 0;
  for (let column = 1; column <= columns; column++) {
    if (column < columns && isInside(column) === isInside(from)) continue;
    runs.push({ from, to: column, isInside: isInside(from) });
    from = column;
  }
  return runs;
}

/** The nodes of a line between two rows of the lattice. */
function blendRows(line: Float64Array, nodes: Float64Array, lattice: Lattice, at: number): void {
  const { columns } = lattice;
  const low = Math.min(lattice.rows - 1, Math.floor(at));
  const high = Math.min(lattice.rows - 1, low + 1);
  const share = at - low;
  for (let column = 0; column < columns; column++) {
    const below = nodes[low * columns + column];
    line[column] = below + share * (nodes[high * columns + column] - below);
  }
  line[columns] = line[columns - 1];
}

/** A cell of a grid as the model sees its middle; undefined outside the study area. */
export function rankedCell(grid: ScanGrid, place: number): RankedCell | undefined {
  const row = Math.floor(place / grid.columns);
  const lat = grid.south + (row + 0.5) * grid.cellDeg;
  const lon = wrapped(grid.west + (place - row * grid.columns + 0.5) * grid.cellDeg);
  const found = prospectAt(grid.play, lat, lon);
  if (!found) return undefined;
  const { score, scoreP10, scoreP90, probability, p10, p90 } = found;
  return { lat, lon, score, scoreP10, scoreP90, probability, p10, p90, klass: klassOf(score) };
}

function wrapped(lon: number): number {
  return lon >= 180 ? lon - 360 : lon;
}
