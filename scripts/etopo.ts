import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { packColumns } from '../src/atlas/geography/columnFile.ts';
import { DEPTH_COLUMNS, DEPTH_ROWS } from '../src/atlas/oceanDepth.ts';
import { commandLine } from './commandLine/commandLine.ts';
import { writeTable } from './support/writeTable.ts';

/**
 * Makes `src/atlas/data/oceanDepth.bin` from the 5-minute grid ETOPO5: depths of the sea by means over the water in cells of 15 minutes.
 *
 * Usage: `npm run -s etopo -- FILE`, with Debian's package `gmt` installed; FILE is `etopo5.cdf` of Debian's package
 * `ferret-datasets`. Some seconds; the same file gives the same grid.
 */
const DATA = resolve(import.meta.dirname, '../src/atlas/data');
const NODES_EAST = 4320;
const NODES_NORTH = 2161;

const ABOUT = {
  source:
    'ETOPO5, National Geophysical Data Center (1988), Data Announcement 88-MGG-02, Digital relief of the surface of the Earth; NOAA, Boulder, Colorado',
  licence: 'public domain (work of the United States government)',
} as const;

const {
  positionals: [file],
} = commandLine({
  usage:
    'npm run -s etopo -- FILE\nMakes oceanDepth.bin of src/atlas/data from etopo5.cdf; gmt must be installed.',
  words: [1, 1],
});
// Rows from north to south, each from 0° eastwards, four bytes a node.
const dump = execFileSync('gmt', ['grd2xyz', `${file}?ROSE`, '-ZTLf'], { maxBuffer: 2 ** 26 });
const nodes = new Float32Array(dump.buffer, dump.byteOffset, dump.byteLength / 4);
if (nodes.length !== NODES_EAST * NODES_NORTH)
  throw new Error(`${file} has ${nodes.length} nodes, not ${NODES_EAST * NODES_NORTH}`);

/** Height of a node, m: rows from the south pole, columns from Greenwich. */
const heightM = (row: number, column: number): number =>
  nodes[(NODES_NORTH - 1 - row) * NODES_EAST + (column % NODES_EAST)] ?? 0;

/** Nodes on the rim of a cell belong to it by half. */
const RIM = [0.5, 1, 1, 0.5] as const;

function oceanDepths(): Uint16Array {
  const metres = new Uint16Array(DEPTH_ROWS * DEPTH_COLUMNS);
  for (let row = 0; row < DEPTH_ROWS; row++)
    for (let column = 0; column < DEPTH_COLUMNS; column++) {
      metres[row * DEPTH_COLUMNS + column] = Math.round(meanDepthM(row, column));
    }
  return metres;
}

/** Mean depth of the nodes of a cell that lie below the sea, m; 0 where none does. */
function meanDepthM(row: number, column: number): number {
  let [sum, weight] = [0, 0];
  for (const [r, byRow] of RIM.entries())
    for (const [c, byColumn] of RIM.entries()) {
      // Columns of the file begin at 180° west, those of the nodes at Greenwich.
      const height = heightM(3 * row + r, 3 * column + c + NODES_EAST / 2);
      if (height >= 0) continue;
      sum -= byRow * byColumn * height;
      weight += byRow * byColumn;
    }
  return weight === 0 ? 0 : sum / weight;
}

writeTable(
  join(DATA, 'oceanDepth.bin'),
  packColumns(ABOUT, { metres: { kind: 'u16', values: oceanDepths() } }),
);
