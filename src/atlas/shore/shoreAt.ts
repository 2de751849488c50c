import { once } from '../geography/once.ts';
import { anchorPoint } from './anchor.ts';
import { LineTiles, squaredSteps, type NearestLine } from './lineTiles.ts';
import { RUN, type PieceArena } from './pieceArena.ts';
import { tileOf, TILE_STEPS } from './tileCode.ts';

/** Ranks of shorelines: those above belong to lakes, islands in them and ponds on these. */
const SEA = 1;
/** Rivers are of one part, whatever their rank. */
const ALL_RANKS = 255;

/** What GSHHG asks to be shown with its lines. */
export const SHORE_ATTRIBUTION =
  'Shorelines, lakes and rivers: GSHHG 2.3.7, Wessel & Smith (LGPL-3.0-or-later)';

/** How far the line stands from the shore, one standard deviation, km: the source's 0.2 km with the 0.2 km of its simplification. */
export const SHORE_SIGMA_KM = 0.2;

/** Farther from a shore than this its distance is another map's matter, km. */
export const SHORE_REACH_KM = 25;

const shores = once(() => new LineTiles(new URL('../data/gshhg/shores.bin', import.meta.url), SEA));
const rivers = once(
  () => new LineTiles(new URL('../data/gshhg/rivers.bin', import.meta.url), ALL_RANKS),
);
const anchors = once(() => shores().column('anchor') as Uint8Array);

/** What a point lies on: the sea, land, a lake, or an island in a lake. */
export type Surface = 'sea' | 'land' | 'lake' | 'island';

/**
 * What a point lies on: the lines between it and the anchor of its tile, whose surface is known, are counted.
 *
 * @source Wessel & Smith (1996), J. Geophys. Res. 101, 8741-8743, doi:10.1029/96JB00104
 */
export function surfaceAt(lat: number, lon: number): Surface {
  const number = tileOf(lat, lon);
  const anchor = anchors()[number];
  const level = Math.floor(anchor / 16);
  const from = anchorPoint(anchor % 16);
  const to = [
    (lon + 180 - Math.floor(lon + 180)) * TILE_STEPS,
    (lat + 90 - Math.floor(number / 360)) * TILE_STEPS,
  ] as const;
  for (let rank = 1; rank < odd.length; rank++) odd[rank] = level >= rank ? 1 : 0;
  const pieces = shores().piecesOf(number);
  countCrossings(pieces, pieces.firstRun(number), pieces.firstCount(number), from, to);
  countCrossings(pieces, pieces.restRun(number), pieces.restCount(number), from, to);
  if (odd[1] === 0) return 'sea';
  if (odd[2] === 0) return 'land';
  return odd[3] === 0 ? 'lake' : 'island';
}

/** By rank, whether the way from the sea crosses an odd number of lines: filled anew for each point. */
const odd = new Uint8Array(5);

/** Turns over the parity of the rank of every piece of some runs that the straight way between two points crosses. */
function countCrossings(
  { ends, ranks, boxes }: PieceArena,
  fromRun: number,
  count: number,
  [px, py]: readonly [number, number],
  [qx, qy]: readonly [number, number],
): void {
  const [wx, wy] = [qx - px, qy - py];
  const side = (x: number, y: number) => wx * (y - py) - wy * (x - px) > 0;
  const end = fromRun * RUN + count;
  for (let run = fromRun; run * RUN < end; run++) {
    const b = run * 4;
    const [west, south] = [boxes[b], boxes[b + 1]];
    const [east, north] = [boxes[b + 2], boxes[b + 3]];
    const first = side(west, south);
    if (first === side(east, north) && first === side(west, north) && first === side(east, south))
      continue;
    for (let i = run * RUN; i < Math.min(end, run * RUN + RUN); i++) {
      const [ax, ay] = [ends[i * 4], ends[i * 4 + 1]];
      const [bx, by] = [ends[i * 4 + 2], ends[i * 4 + 3]];
      if (side(ax, ay) === side(bx, by)) continue;
      const p = (bx - ax) * (py - ay) - (by - ay) * (px - ax) > 0;
      const q = (bx - ax) * (qy - ay) - (by - ay) * (qx - ax) > 0;
      const rank = ranks[i];
      if (p !== q) odd[rank] = 1 - odd[rank];
    }
  }
}

/** The shore of the sea by the last point that was asked for: its distance, its elevation and its surface ask one after the other. */
let last: { readonly lat: number; readonly lon: number; readonly shore: NearestLine | undefined } =
  {
    lat: NaN,
    lon: NaN,
    shore: undefined,
  };

function seaShore(lat: number, lon: number): NearestLine | undefined {
  if (last.lat !== lat || last.lon !== lon)
    last = { lat, lon, shore: shores().nearest(lat, lon, SHORE_REACH_KM, 'first') };
  return last.shore;
}

/** Distance to the shore of the sea, km; undefined beyond 25 km. */
export function seaShoreKm(lat: number, lon: number): number | undefined {
  return seaShore(lat, lon)?.distanceKm;
}

/** Calls back the vertices of the shores of the sea between two latitudes, whole degrees, along their lines. */
export function shorePoints(
  south: number,
  north: number,
  visit: (lat: number, lon: number) => void,
): void {
  for (let tile = (south + 90) * 360; tile < (north + 90) * 360; tile++) {
    const pieces = shores().piecesOf(tile);
    const from = pieces.firstRun(tile) * RUN;
    const [west, floor] = [(tile % 360) - 180, Math.floor(tile / 360) - 90];
    for (let i = from; i < from + pieces.firstCount(tile); i++)
      visit(floor + pieces.ends[i * 4 + 1] / TILE_STEPS, west + pieces.ends[i * 4] / TILE_STEPS);
  }
}

/** The shore of the sea nearest to a place, within a reach of 25 km at most. */
export function nearestSeaShore(
  lat: number,
  lon: number,
  reachKm: number,
): NearestLine | undefined {
  if (last.lat !== lat || last.lon !== lon) return shores().nearest(lat, lon, reachKm, 'first');
  return last.shore && last.shore.squared < squaredSteps(reachKm) ? last.shore : undefined;
}

/** The lake shore nearest to a place, within a reach. */
export function nearestLakeShore(lat: number, lon: number, reachKm: number) {
  return shores().nearest(lat, lon, reachKm, 'rest');
}

/** Water farther than this counts as so far, km. */
const WATER_REACH_KM = 10;

/** Distance to the nearest water of the map, be it the sea, a lake or a river, on either side of its line; at most 10 km. */
export function waterKm(lat: number, lon: number): number {
  const sea = nearestSeaShore(lat, lon, WATER_REACH_KM)?.distanceKm ?? WATER_REACH_KM;
  const shore = nearestLakeShore(lat, lon, sea)?.distanceKm ?? sea;
  return nearestRiver(lat, lon, shore)?.distanceKm ?? shore;
}

/** The river nearest to a place, within a reach; rank 0 for the widest to 8 for one that flows at times. */
export function nearestRiver(lat: number, lon: number, reachKm: number) {
  return rivers().nearest(lat, lon, reachKm, 'first');
}
