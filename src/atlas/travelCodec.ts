import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

/** Size of the maps of arrival times: one cell per degree, south to north, west to east from -180. */
export const TRAVEL_ROWS = 180;
export const TRAVEL_COLUMNS = 360;
const CELLS = TRAVEL_ROWS * TRAVEL_COLUMNS;

/**
 * Packs maps of small whole numbers over the ocean: each cell is told by its difference to what its west, south and southwest
 * neighbours foretell, cells that are 0 in every map are told once, and the rest is left to Brotli.
 *
 * @param maps  any number of maps of 180 × 360 cells, values 0 to 255, one after another
 * @returns Brotli bytes
 */
export function packMaps(maps: Uint8Array): Uint8Array {
  const mask = maskOf(maps);
  const coded = new Uint8Array(CELLS + maps.length);
  coded.set(mask);
  const seen = new Uint8Array(CELLS);
  for (let at = 0; at < maps.length; at += CELLS) {
    for (let cell = 0; cell < CELLS; cell++) {
      const foretold = foretell(seen, cell);
      const value = mask[cell] === 1 ? maps[at + cell] : foretold;
      coded[CELLS + at + cell] = (value - foretold) & 255;
      seen[cell] = value;
    }
  }
  return brotliCompressSync(coded, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 22 },
  });
}

/**
 * Unpacks what `packMaps` made, cell by cell rather than map by map, so that a look-up reads one stretch of memory.
 *
 * @returns CELLS × maps values: those of a cell stand together
 */
export function unpackByCell(packed: Uint8Array): Uint8Array {
  const coded = brotliDecompressSync(packed);
  const count = coded.length / CELLS - 1;
  const byCell = new Uint8Array(CELLS * count);
  const seen = new Uint8Array(CELLS);
  for (let map = 0; map < count; map++) {
    let at = CELLS * (map + 1);
    for (let cell = 0; cell < CELLS; cell++, at++) {
      const value = (coded[at] + foretell(seen, cell)) & 255;
      seen[cell] = value;
      if (coded[cell] === 1) byCell[cell * count + map] = value;
    }
  }
  return byCell;
}

/** West plus south less southwest, held between 0 and 255; cells of the edges look at what there is. */
function foretell(seen: Uint8Array, cell: number): number {
  const isWestEdge = cell % TRAVEL_COLUMNS === 0;
  const west = isWestEdge ? 0 : seen[cell - 1];
  if (cell < TRAVEL_COLUMNS) return west;
  const south = seen[cell - TRAVEL_COLUMNS];
  if (isWestEdge) return south;
  return Math.min(255, Math.max(0, west + south - seen[cell - TRAVEL_COLUMNS - 1]));
}

function maskOf(maps: Uint8Array): Uint8Array {
  const mask = new Uint8Array(CELLS);
  for (let i = 0; i < maps.length; i++) if (maps[i] !== 0) mask[i % CELLS] = 1;
  return mask;
}
