import {
  MEAN_SLOPE,
  raiseBy,
  unseenShare,
  type Height,
  type Raise,
  type Summit,
} from '../../../engines/ground/earth/coneHeight.ts';
import { peaks } from '../data/peaks.ts';
import { TYPES, VOLCANOES } from '../data/volcanoes.ts';
import { once } from './once.ts';

const byCell = once((): ReadonlyMap<number, readonly Summit[]> => {
  const cells = new Map<number, Summit[]>();
  const add = (summit: Summit) => {
    const cell = cellOf(Math.floor(summit.lat), Math.floor(summit.lon));
    cells.set(cell, [...(cells.get(cell) ?? []), summit]);
  };
  for (const [, lat, lon, elevationM, meanSlope] of peaks) add({ lat, lon, elevationM, meanSlope });
  for (const [, , , lat, lon, elevationM, type] of VOLCANOES) {
    const meanSlope = MEAN_SLOPE[TYPES[type] ?? ''];
    if (meanSlope === undefined || elevationM <= 0) continue;
    add({ lat, lon, elevationM, meanSlope });
  }
  return cells;
});

const cellOf = (south: number, west: number): number => south * 360 + ((west + 540) % 360);

/**
 * What a listed mountain adds to what the places around and the shore tell of a height, where it stands between them: from its surveyed summit
 * down to them.
 *
 * @param found      elevation by places and landforms
 * @param nearestKm  distance of the nearest ground whose elevation is known, km: a place, or the shore of the sea
 */
export function summitRaise(lat: number, lon: number, found: Height, nearestKm: number): Raise {
  const unseen = unseenShare(nearestKm);
  const summits = unseen < 0.01 ? [] : summitsAround(lat, lon);
  return raiseBy(summits, { lat, lon, unseen }, found);
}

const NONE: readonly Summit[] = [];

/** By cell, the summits in it and the eight about it: put together when a place in it is first asked for. */
const around = new Map<number, readonly Summit[]>();

function summitsAround(lat: number, lon: number): readonly Summit[] {
  const cell = cellOf(Math.floor(lat), Math.floor(lon));
  const known = around.get(cell);
  if (known) return known;
  const found: Summit[] = [];
  for (let south = Math.floor(lat) - 1; south <= Math.floor(lat) + 1; south++)
    for (let west = Math.floor(lon) - 1; west <= Math.floor(lon) + 1; west++)
      found.push(...(byCell().get(cellOf(south, west)) ?? NONE));
  const kept = found.length === 0 ? NONE : found;
  around.set(cell, kept);
  return kept;
}
