import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ANCHORS, anchorPoint } from '../../src/atlas/shore/anchor.ts';
import { TILE_STEPS, type TileLine } from '../../src/atlas/shore/tileCode.ts';

/**
 * One point of every tile of which land, lake or sea is known from GSHHG itself: of sixteen, the one farthest from the simplified lines.
 *
 * @returns a byte a tile: number of the point, and 16 times its level (0 sea, 1 land, 2 lake, 3 island in it)
 */
export function anchorsOf(tiles: ReadonlyMap<number, readonly TileLine[]>): Uint8Array {
  const levels = maskOf();
  return Uint8Array.from({ length: 64_800 }, (_, tile) => {
    const lines = tiles.get(tile) ?? [];
    const scores = Array.from({ length: ANCHORS }, (_unused, i) => clearance(lines, i));
    const best = scores.indexOf(Math.max(...scores));
    const row = Math.floor(tile / 360) * 4 + Math.floor(best / 4);
    const column = (tile % 360) * 4 + (best % 4);
    return best + 16 * (levels[row * 1440 + column] ?? 0);
  });
}

/** Least distance from a point to the vertices and pieces of the lines, in steps. */
function clearance(lines: readonly TileLine[], i: number): number {
  const [x, y] = anchorPoint(i);
  let least = TILE_STEPS;
  for (const { steps } of lines)
    for (let v = 0; v + 3 < steps.length; v += 2) {
      const [ax = 0, ay = 0, bx = 0, by = 0] = steps.slice(v, v + 4);
      const length2 = (bx - ax) ** 2 + (by - ay) ** 2;
      const along = length2 > 0 ? ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length2 : 0;
      const t = Math.min(1, Math.max(0, along));
      least = Math.min(least, Math.hypot(ax + t * (bx - ax) - x, ay + t * (by - ay) - y));
    }
  return least;
}

/** Levels of GSHHG at the centres of cells of a quarter degree, south to north, west to east. */
function maskOf(): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), 'coast-'));
  const grid = join(folder, 'mask.nc');
  const area = ['-R-180/180/-90/90', '-I0.25', '-r', '-Df', '-N0/1/2/3/4'];
  execFileSync('gmt', ['grdlandmask', `-G${grid}`, ...area]);
  execFileSync('sh', ['-c', `gmt grd2xyz ${grid} -ZBLa > ${join(folder, 'mask.txt')}`]);
  const values = readFileSync(join(folder, 'mask.txt'), 'utf8').trim().split('\n').map(Number);
  rmSync(folder, { recursive: true });
  return Uint8Array.from(values);
}
