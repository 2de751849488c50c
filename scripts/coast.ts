import { radians, KM_PER_DEGREE } from '../engines/ground/earth/geodesy.ts';
import { resolve } from 'node:path';
import { packColumns } from '../src/atlas/geography/columnFile.ts';
import { encodeTile, tileOf, TILE_STEPS, type TileLine } from '../src/atlas/shore/tileCode.ts';
import { anchorsOf } from './coast/anchors.ts';
import { dump, type DumpedLine } from './coast/dump.ts';
import { simplify } from './coast/simplify.ts';
import { commandLine } from './commandLine/commandLine.ts';
import { writeTable } from './support/writeTable.ts';

/**
 * Makes `src/atlas/data/gshhg/shores.bin` and `rivers.bin` from GSHHG at full resolution: lines simplified to 200 m by tiles of one degree.
 *
 * Usage: `npm run -s coast`, with Debian's packages `gmt` and `gmt-gshhg-full` installed; some two minutes. The same release of
 * GSHHG gives the same files.
 */
const DATA = resolve(import.meta.dirname, '../src/atlas/data/gshhg');

/** Of which some 40 m go to the rounding of vertices. */
const TOLERANCE_M = 160;
const M_PER_DEG = 1000 * KM_PER_DEGREE;
/** Rivers up to this rank: those that flow at times are kept, canals are not. */
const LAST_RIVER = 8;
const ABOUT = {
  source:
    'GSHHG 2.3.7, Wessel & Smith (1996), J. Geophys. Res. 101, 8741-8743, doi:10.1029/96JB00104',
  licence: 'LGPL-3.0-or-later',
  toleranceM: 200,
} as const;

type Tiles = Map<number, TileLine[]>;

function add(tiles: Tiles, { rank, degrees }: DumpedLine): void {
  const middle = Math.floor(degrees.length / 4) * 2;
  const inside = (i: number) => ((degrees[i] ?? 0) + (degrees[i + 2] ?? degrees[i] ?? 0)) / 2;
  const lat = inside(middle + 1);
  const tile = tileOf(Math.min(89.999, lat), inside(middle));
  const west = (tile % 360) - 180;
  const south = Math.floor(tile / 360) - 90;
  const eastM = M_PER_DEG * Math.cos(radians(lat));
  const metres = degrees.map((value, i) =>
    i % 2 === 0
      ? (((((value - west + 180) % 360) + 360) % 360) - 180) * eastM
      : (value - south) * M_PER_DEG,
  );
  const steps = simplify(metres, TOLERANCE_M).map((value, i) =>
    Math.round((value / (i % 2 === 0 ? eastM : M_PER_DEG)) * TILE_STEPS),
  );
  const line = withoutRepeats(steps);
  if (line.length < 4 || (isRing(line) && line.length < 8)) return;
  const lines = tiles.get(tile) ?? [];
  lines.push({ rank, steps: line });
  tiles.set(tile, lines);
}

function withoutRepeats(steps: readonly number[]): number[] {
  return steps.filter((_, i) => {
    const at = i - (i % 2);
    return at === 0 || steps[at] !== steps[at - 2] || steps[at + 1] !== steps[at - 1];
  });
}

const isRing = (line: readonly number[]): boolean =>
  line[0] === line.at(-2) && line[1] === line.at(-1);

function columnsOf(tiles: Tiles) {
  const parts = Array.from({ length: 64_800 }, (_, tile) => encodeTile(tiles.get(tile) ?? []));
  const tileAt = new Uint32Array(parts.length + 1);
  parts.forEach((part, i) => (tileAt[i + 1] = (tileAt[i] ?? 0) + part.length));
  return {
    tileAt: { kind: 'u32', values: tileAt },
    lines: { kind: 'utf8', values: new Uint8Array(Buffer.concat(parts)) },
  } as const;
}

function write(name: string, bytes: Uint8Array): void {
  writeTable(resolve(DATA, name), bytes);
  process.stdout.write(`${name}: ${bytes.length} bytes\n`);
}

async function main(): Promise<void> {
  const shores: Tiles = new Map();
  await dump('-W', (line) => add(shores, line));
  const anchor = { kind: 'u8', values: anchorsOf(shores) } as const;
  const rivers: Tiles = new Map();
  await dump('-Ia', (line) => {
    if (line.rank <= LAST_RIVER) add(rivers, line);
  });
  write('shores.bin', packColumns(ABOUT, { ...columnsOf(shores), anchor }));
  write('rivers.bin', packColumns(ABOUT, columnsOf(rivers)));
}

commandLine({
  usage:
    "npm run -s coast\nMakes the shores and rivers of src/atlas/data/gshhg from GSHHG; Debian's gmt and gmt-gshhg-full must be installed. Some two minutes.",
});
await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
