import { fileURLToPath } from 'node:url';
import { packColumns } from '../src/atlas/geography/columnFile.ts';
import { commandLine } from './commandLine/commandLine.ts';
import { largePlaces, roofsOf } from './placeRoofs/roofsOf.ts';
import { writeTable } from './support/writeTable.ts';

/**
 * Tells the roofs of every large place by its neighbours and writes `src/atlas/data/placeRoofs.bin`. Run it after a change of the gazetteer, of
 * shores, lakes or land heights, or of how heights are told: `npm run -s place-roofs` (a few seconds). The same input gives the same file.
 */
commandLine({
  usage:
    'npm run -s place-roofs\nWrites src/atlas/data/placeRoofs.bin, what roofs add to the elevations of large places, after a change of what heights are told from.',
});

const places = largePlaces();
const roofs = Array.from(places, roofsOf);
const bytes = packColumns(
  { about: 'Roofs in the elevations of large places, by their numbers in places.bin' },
  {
    place: { kind: 'u32', values: places },
    meanM: { kind: 'f64', values: Float64Array.from(roofs, ({ meanM }) => meanM) },
    sigmaM: { kind: 'f64', values: Float64Array.from(roofs, ({ sigmaM }) => sigmaM) },
  },
);
writeTable(fileURLToPath(new URL('../src/atlas/data/placeRoofs.bin', import.meta.url)), bytes);
process.stdout.write(`placeRoofs.bin: ${places.length} places, ${bytes.length} bytes\n`);
