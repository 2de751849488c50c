import { distanceKm } from '../../engines/ground/earth/geodesy.ts';
import type { DepthGrid } from '../../engines/hazards/tsunami/travelTime.ts';

/**
 * Arrival time at a place on the shore: the earliest of the water cells around it, plus the rest of the way over the shelf.
 *
 * @param restMps  speed of the rest of the way, m/s
 * @returns seconds; undefined where no water that the wave reaches lies within the reach
 */
export function arrivalAt(
  grid: DepthGrid,
  time: Float64Array,
  place: { readonly lat: number; readonly lon: number; readonly reachCells: number },
  restMps: number,
): number | undefined {
  const { stepDeg, rows, columns } = grid;
  const row0 = Math.floor((place.lat + 90) / stepDeg);
  const column0 = Math.floor((place.lon + 180) / stepDeg);
  let best = Infinity;
  for (let dr = -place.reachCells; dr <= place.reachCells; dr++) {
    const row = row0 + dr;
    if (row < 0 || row >= rows) continue;
    for (let dc = -place.reachCells; dc <= place.reachCells; dc++) {
      const column = (column0 + dc + columns) % columns;
      const t = time[row * columns + column];
      if (t === undefined || t === Infinity) continue;
      const km = distanceKm(
        place.lat,
        place.lon,
        -90 + (row + 0.5) * stepDeg,
        -180 + (column + 0.5) * stepDeg,
      );
      best = Math.min(best, t + (km * 1000) / restMps);
    }
  }
  return best === Infinity ? undefined : best;
}
