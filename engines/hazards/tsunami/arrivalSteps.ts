/** POLICY. Cells whose arrival differs by more than this from the nearest cell's belong to another sea, steps of the map. */
const OTHER_SEA_STEPS = 12;
/** POLICY. The same for the detour, steps of its map. */
const OTHER_SEA_DETOUR = 2;
/** POLICY. Speed from the middle of the nearest water to the shore, m/s: water of some 160 m. */
const SHELF_MPS = 40;
const SHORE_KM = 50;

/** A cell of the maps of arrival near a place, with its weight against the nearest, 0 to 1. */
interface WeightedCell {
  readonly cell: number;
  readonly weight: number;
}

/** Arrival and detour by cell and source, in steps; 0: the wave does not come. */
export interface ArrivalMaps {
  readonly byCell: Uint8Array;
  readonly detours: Uint8Array;
  readonly sources: number;
}

/** Time from the middle of the nearest water to a shore that far from it, minutes. */
export function shelfMinutes(nearestKm: number): number {
  return (Math.max(0, nearestKm - SHORE_KM) * 1000) / SHELF_MPS / 60;
}

/** Arrival and detour in steps of their maps, blended over the water around; undefined where the wave does not come. */
export function arrivalSteps(
  { byCell, detours, sources }: ArrivalMaps,
  cells: readonly WeightedCell[],
  source: number,
): { time: number; detour: number } | undefined {
  const [nearest] = cells;
  if (!nearest) return undefined;
  const home = nearest.cell * sources + source;
  const first = byCell[home];
  const firstDetour = detours[home];
  if (first === 0) return undefined;
  let time = 0;
  let detour = 0;
  let weights = 0;
  for (const { cell, weight } of cells) {
    const at = cell * sources + source;
    const steps = byCell[at];
    if (steps === 0 || Math.abs(steps - first) > OTHER_SEA_STEPS) continue;
    if (Math.abs(detours[at] - firstDetour) > OTHER_SEA_DETOUR) continue;
    time += weight * (steps - 1);
    detour += weight * Math.max(0, detours[at] - 1);
    weights += weight;
  }
  return { time: time / weights, detour: detour / weights };
}
