import { describe, expect, it } from 'vitest';
import type { LandGrid } from '../../scripts/coast/landGrid.ts';
import { clearanceOf, throughStraits } from '../../scripts/coast/straits.ts';

const STEP_DEG = 0.05;
const ROWS = 3600;
const COLUMNS = 240;
/** No listed source lies near, degrees north. */
const SOUTH = 71;
const NORTH = 73.15;
const WALL = 72.5;

const rowOf = (lat: number): number => Math.round((lat + 90) / STEP_DEG);
const cellOf = (lat: number, column: number): number => rowOf(lat) * COLUMNS + column;
const KM_PER_ROW = 111.2 * STEP_DEG;
const kmPerColumn = (lat: number): number => KM_PER_ROW * Math.cos((lat * Math.PI) / 180);

/** A sea south of a wall and a basin north of it, with a gap of so many columns in the middle. */
function seaBehindWall(gap: number): LandGrid {
  const land = new Uint8Array(ROWS * COLUMNS).fill(1);
  for (let row = rowOf(SOUTH); row < rowOf(NORTH); row++)
    for (let column = 0; column < COLUMNS; column++) {
      const isWall = row === rowOf(WALL) || row === rowOf(WALL) + 1;
      const isGap = Math.abs(column - COLUMNS / 2) < gap / 2;
      if (!isWall || isGap) land[row * COLUMNS + column] = 0;
    }
  return { land, rows: ROWS, columns: COLUMNS, stepDeg: STEP_DEG };
}

describe('what comes through straits', () => {
  it('is all on open shores and through wide gaps', () => {
    const wide = throughStraits(seaBehindWall(100));
    const narrow = throughStraits(seaBehindWall(9));
    for (const column of [2, 60, 120, 200]) {
      expect(narrow(cellOf(SOUTH + 0.06, column))).toBe(1);
      expect(wide(cellOf(NORTH - 0.1, column))).toBe(1);
    }
  });

  it('is spread over half a circle behind a narrow one: Green 1838, flux between rays is kept', () => {
    const grid = seaBehindWall(9);
    const through = throughStraits(grid);
    const halfKm = clearanceOf(grid)[cellOf(WALL + STEP_DEG, COLUMNS / 2)] ?? NaN;
    expect(halfKm).toBeGreaterThan(3 * kmPerColumn(WALL));
    for (const behindDeg of [0.25, 0.35, 0.45]) {
      const km = (behindDeg / STEP_DEG) * KM_PER_ROW;
      // Waves of 38 m of water go 69.5 km in an hour, and fall by a factor of e in six.
      const expected = Math.sqrt((2 * halfKm) / (Math.PI * km)) * Math.exp(-km / 69.5 / 6);
      const ratio = through(cellOf(WALL + STEP_DEG + behindDeg, COLUMNS / 2)) / expected;
      expect(ratio).toBeGreaterThan(0.9);
      expect(ratio).toBeLessThan(1.1);
    }
  });

  it('falls with the way behind, and rises with the width', () => {
    const [narrow, wider] = [throughStraits(seaBehindWall(5)), throughStraits(seaBehindWall(9))];
    const at = (deg: number) => cellOf(WALL + deg, COLUMNS / 2);
    expect(narrow(at(0.5))).toBeLessThan(narrow(at(0.25)));
    expect(narrow(at(0.4))).toBeLessThan(wider(at(0.4)));
  });
});
