import { EARTH_RADIUS_KM, RAD } from '../../ground/earth/geodesy.ts';
import { LAND_ROWS } from './tables/landMask.ts';

/** POLICY. Shelf and slope count as study area as far as this many cells of one degree from land; islands and shores one cell. */
const SHELF_CELLS = 4;
const SHORE_CELLS = 1;

/** A cell of one degree of the study area. */
export interface DomainCell {
  readonly lat: number;
  readonly lon: number;
  readonly areaKm2: number;
}

const mask = Uint8Array.from(LAND_ROWS.flatMap((row) => bitsOf(row)));
const shore = widened(mask, SHORE_CELLS);
const shelf = widened(mask, SHELF_CELLS);

/** Whether a point lies in the study area: the cell of one degree about it is land or next to land, or within four cells of land where shelves count. */
export function isInDomain(lat: number, lon: number, isOffshore: boolean): boolean {
  const row = Math.min(179, Math.max(0, Math.floor(lat + 90)));
  const column = ((Math.floor(lon + 180) % 360) + 360) % 360;
  return (isOffshore ? shelf : shore)[row * 360 + column] === 1;
}

/** Every cell of the study area, south to north. Antarctica is left out: nothing of it may be mined, and little is known. */
export function domainCells(isOffshore: boolean): DomainCell[] {
  const cells: DomainCell[] = [];
  for (let row = 30; row < 175; row++) {
    const lat = row - 90 + 0.5;
    const areaKm2 = (EARTH_RADIUS_KM * RAD) ** 2 * Math.cos(lat * RAD);
    for (let column = 0; column < 360; column++) {
      const lon = column - 180 + 0.5;
      if (isInDomain(lat, lon, isOffshore)) cells.push({ lat, lon, areaKm2 });
    }
  }
  return cells;
}

/** Bits of a row of 360 cells, west to east, from hexadecimal digits. */
function bitsOf(row: string): number[] {
  return Array.from(row).flatMap((digit) => {
    const value = Number.parseInt(digit, 16);
    return [(value >> 3) & 1, (value >> 2) & 1, (value >> 1) & 1, value & 1];
  });
}

function widened(land: Uint8Array, cells: number): Uint8Array {
  const out = new Uint8Array(land.length);
  for (let row = 0; row < 180; row++) {
    for (let column = 0; column < 360; column++) {
      if (land[row * 360 + column] !== 1) continue;
      for (let up = -cells; up <= cells; up++) {
        const other = row + up;
        if (other < 0 || other > 179) continue;
        for (let right = -cells; right <= cells; right++)
          out[other * 360 + ((column + right + 360) % 360)] = 1;
      }
    }
  }
  return out;
}
