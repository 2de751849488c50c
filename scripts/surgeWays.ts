import { fileURLToPath } from 'node:url';
import { coastLevels } from '../src/atlas/data/coastLevels.ts';
import { packColumns } from '../src/atlas/geography/columnFile.ts';
import { Gazetteer } from '../src/atlas/geography/gazetteer.ts';
import { middleOf, seaCellAt, shoreCells } from '../src/atlas/geography/seaWays.ts';
import { waysByWalk } from '../src/atlas/surgeWays.ts';
import { SHELF_UNIT } from '../src/atlas/shelfSetup.ts';
import { shelfSetup } from './coast/shelfSetup.ts';
import { commandLine } from './commandLine/commandLine.ts';
import { writeTable } from './support/writeTable.ts';

/** Nobody lives farther south, degrees: walks from there are as long as oceans. */
const SOUTHERNMOST_DEG = -60;

/**
 * Walks over the sea from every cell along the shores of the world to the listed reaches of coast that bear on its places, works out how far the wind raises the water there,
 * and writes `src/atlas/data/surgeWays.bin`. Run it after a change of the listed coasts, the borders, the ocean floor or the necks of land that close the sea: `npm run -s
 * surge-ways` (a minute or two). The same input gives the same file.
 */
commandLine({
  usage:
    'npm run -s surge-ways\nWalks from the cells of the sea along all shores to the listed coasts and writes src/atlas/data/surgeWays.bin, after a change of either.',
});

/** Cells along land, and those that towns and listed coasts lie on or nearest to: small islands are water to the mask. */
function cells(): Uint32Array {
  const found = new Set(shoreCells());
  const coasts = coastLevels.map(([, lat, lon]) => ({ lat, lon }));
  for (const { lat, lon } of [...new Gazetteer().all(), ...coasts]) {
    const cell = seaCellAt(lat, lon);
    if (cell !== null) found.add(cell);
  }
  return Uint32Array.from(found)
    .filter((cell) => middleOf(cell).lat > SOUTHERNMOST_DEG)
    .sort();
}

const starts = cells();
const lists = Array.from(starts, (cell) => waysByWalk(cell));
const ways = lists.flat();
const bytes = packColumns(
  { reaches: coastLevels.length },
  {
    cell: { kind: 'u32', values: starts },
    count: { kind: 'u8', values: Uint8Array.from(lists, ({ length }) => length) },
    row: { kind: 'u16', values: Uint16Array.from(ways, ({ row }) => row) },
    shelf: {
      kind: 'u16',
      values: Uint16Array.from(starts, (cell) => Math.round(shelfSetup(cell) / SHELF_UNIT)),
    },
    wayKm: { kind: 'f32', values: Float32Array.from(ways, ({ wayKm }) => wayKm) },
  },
);
writeTable(fileURLToPath(new URL('../src/atlas/data/surgeWays.bin', import.meta.url)), bytes);
process.stdout.write(
  `surgeWays.bin: ${starts.length} cells, ${ways.length} ways, ${bytes.length} bytes\n`,
);
