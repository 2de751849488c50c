import { once } from '../geography/once.ts';
import { anchorPoint } from './anchor.ts';
import { LineTiles, type TilePieces } from './lineTiles.ts';
import { tileOf, TILE_STEPS } from './tileCode.ts';

/** Ranks of shorelines. */
const SEA = 1;
const LAKE = 2;

/** What GSHHG asks to be shown with its lines. */
export const SHORE_ATTRIBUTION =
  'Shorelines, lakes and rivers: GSHHG 2.3.7, Wessel & Smith (LGPL-3.0-or-later)';

/** How far the line stands from the shore, one standard deviation, km: the source's 0.2 km with the 0.2 km of its simplification. */
export const SHORE_SIGMA_KM = 0.2;

/** Farther from a shore than this its distance is another map's matter, km. */
export const SHORE_REACH_KM = 25;

const shores = once(() => new LineTiles(new URL('../data/gshhg/shores.bin', import.meta.url)));
const rivers = once(() => new LineTiles(new URL('../data/gshhg/rivers.bin', import.meta.url)));
const anchors = once(() => shores().column('anchor') as Uint8Array);

/** What a point lies on: the sea, land, a lake, or an island in a lake. */
export type Surface = 'sea' | 'land' | 'lake' | 'island';
const SURFACES: readonly Surface[] = ['sea', 'land', 'lake', 'island'];

/**
 * What a point lies on: the lines between it and the anchor of its tile, whose surface is known, are counted.
 *
 * @source Wessel & Smith (1996), J. Geophys. Res. 101, 8741-8743, doi:10.1029/96JB00104
 */
export function surfaceAt(lat: number, lon: number): Surface {
  const number = tileOf(lat, lon);
  const tile = shores().tile(number);
  const anchor = anchors()[number] ?? 0;
  const level = Math.floor(anchor / 16);
  const from = anchorPoint(anchor % 16);
  const to = [
    (lon + 180 - Math.floor(lon + 180)) * TILE_STEPS,
    (lat + 90 - Math.floor(number / 360)) * TILE_STEPS,
  ] as const;
  const odd = [0, level >= 1, level >= 2, level >= 3, level >= 4].map(Number);
  eachCrossing(tile, from, to, (rank) => (odd[rank] = 1 - (odd[rank] ?? 0)));
  if (odd[1] === 0) return 'sea';
  if (odd[2] === 0) return 'land';
  return odd[3] === 0 ? 'lake' : (SURFACES[3] ?? 'island');
}

/** Calls back the rank of every piece that the straight way between two points crosses. */
function eachCrossing(
  { count, ends, ranks }: TilePieces,
  [px, py]: readonly [number, number],
  [qx, qy]: readonly [number, number],
  visit: (rank: number) => void,
): void {
  for (let i = 0; i < count; i++) {
    const [ax, ay] = [ends[i * 4] ?? 0, ends[i * 4 + 1] ?? 0];
    const [bx, by] = [ends[i * 4 + 2] ?? 0, ends[i * 4 + 3] ?? 0];
    const a = (qx - px) * (ay - py) - (qy - py) * (ax - px) > 0;
    const b = (qx - px) * (by - py) - (qy - py) * (bx - px) > 0;
    if (a === b) continue;
    const p = (bx - ax) * (py - ay) - (by - ay) * (px - ax) > 0;
    const q = (bx - ax) * (qy - ay) - (by - ay) * (qx - ax) > 0;
    if (p !== q) visit(ranks[i] ?? 0);
  }
}

/** Distance to the shore of the sea, km; undefined beyond 25 km. */
export function seaShoreKm(lat: number, lon: number): number | undefined {
  return shores().nearest(lat, lon, SHORE_REACH_KM, (rank) => rank === SEA)?.distanceKm;
}

/** The shore of the sea nearest to a place, within a reach. */
export function nearestSeaShore(lat: number, lon: number, reachKm: number) {
  return shores().nearest(lat, lon, reachKm, (rank) => rank === SEA);
}

/** The lake shore nearest to a place, within a reach. */
export function nearestLakeShore(lat: number, lon: number, reachKm: number) {
  return shores().nearest(lat, lon, reachKm, (rank) => rank >= LAKE);
}

/** The river nearest to a place, within a reach; rank 0 for the widest to 8 for one that flows at times. */
export function nearestRiver(lat: number, lon: number, reachKm: number) {
  return rivers().nearest(lat, lon, reachKm, () => true);
}
