import { writeFileSync } from 'node:fs';
import { distanceKm } from '../engines/ground/earth/geodesy.ts';
import { travelTimes, waterCellsNear } from '../engines/hazards/tsunami/travelTime.ts';
import { SOURCES } from '../src/atlas/data/tsunamiSources.ts';
import { DEPTH_STEP_DEG, oceanGrid, type OceanGrid } from '../src/atlas/oceanDepth.ts';
import { rupturePoints } from '../engines/hazards/tsunami/rupturePoints.ts';
import {
  packMaps,
  TRAVEL_COLUMNS as COLUMNS,
  TRAVEL_ROWS as ROWS,
} from '../src/atlas/travelCodec.ts';
import { commandLine } from './commandLine/commandLine.ts';

/**
 * Works out the arrival times of all tsunami sources over the ocean and writes `src/atlas/data/tsunamiTravel.bin` and `.ts`.
 *
 * Times are found on a grid of a quarter of a degree and ways on one of half a degree; both are kept by degree, times in steps of seven minutes. Run it
 * after a change of the sources or of the ocean floor: `node scripts/tsunamiGrids.ts` (ten minutes). The same input gives the same file.
 */
const STEP_MINUTES = 7;

/** One source's map: 0 where the wave does not come, else 1 + steps of seven minutes; cells by degree, south to north. */
function mapOf({ stepDeg, columns }: OceanGrid, time: Float64Array): Uint8Array {
  const map = new Uint8Array(ROWS * COLUMNS);
  const wide = Math.round(1 / stepDeg);
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      const seconds = Array.from({ length: wide * wide }, (_, k) => {
        const [r, c] = [row * wide + Math.floor(k / wide), column * wide + (k % wide)];
        return time[r * columns + c] ?? Infinity;
      });
      map[row * COLUMNS + column] = stepOf(seconds.filter(Number.isFinite));
    }
  }
  return map;
}

/** Number that stands for the mean of some times, s; 0 where there is none, or it is too late to be told. */
function stepOf(seconds: readonly number[]): number {
  if (seconds.length === 0) return 0;
  const mean = seconds.reduce((sum, each) => sum + each, 0) / seconds.length;
  const steps = Math.round(mean / 60 / STEP_MINUTES);
  return steps < 255 ? steps + 1 : 0;
}

/** Depth at which the long wave takes one second a kilometre: times over it are lengths of the way in km. */
const UNIT_DEPTH_M = 1e6 / 9.81;
const STEP_KM = 80;

/** How much longer the way over the sea is than the great circle: 0 where the wave does not come, else 1 + steps of 80 km. */
function detoursOf(
  grid: OceanGrid,
  wayKm: Float64Array,
  rupture: readonly { readonly lat: number; readonly lon: number }[],
): Uint8Array {
  const map = new Uint8Array(ROWS * COLUMNS);
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      let least = Infinity;
      for (const [r, c] of [
        [0, 0],
        [0, 1],
        [1, 0],
        [1, 1],
      ] as const)
        least = Math.min(least, wayKm[(row * 2 + r) * grid.columns + column * 2 + c] ?? Infinity);
      if (least === Infinity) continue;
      const straightKm = Math.min(
        ...rupture.map(({ lat, lon }) => distanceKm(lat, lon, row - 89.5, column - 179.5)),
      );
      // The 32 directions, the cells and the rule at corners make ways up to some 3 % and 120 km too long.
      map[row * COLUMNS + column] =
        1 + Math.min(254, Math.max(0, Math.round((least / 1.03 - straightKm - 120) / STEP_KM)));
    }
  }
  return map;
}

commandLine({
  usage:
    'node scripts/tsunamiGrids.ts\nWorks out the arrival times of all tsunami sources over the ocean and writes tsunamiTravel.bin and .ts of src/atlas/data.',
});
const grid = oceanGrid(DEPTH_STEP_DEG);
const coarse = oceanGrid(0.5);
const flat: OceanGrid = {
  ...coarse,
  depthM: coarse.depthM.map((depth) => (depth > 0 ? UNIT_DEPTH_M : 0)),
};
const all = new Uint8Array(SOURCES.length * ROWS * COLUMNS);
const detours = new Uint8Array(all.length);
SOURCES.forEach((source, s) => {
  const [, , , magnitude, , , , , , dipDeg, trace] = source;
  const rupture = rupturePoints({ magnitude, dipDeg, trace });
  const cellsOf = (of: OceanGrid, reach: number) =>
    rupture.flatMap(({ lat, lon }) => waterCellsNear(of, lat, lon, reach));
  const times = mapOf(grid, travelTimes(grid, cellsOf(grid, 8)));
  const ways = detoursOf(flat, travelTimes(flat, cellsOf(flat, 4)), rupture);
  // A wave comes where both know it: straits that only one of the grids leaves open are closed.
  for (let cell = 0; cell < times.length; cell++)
    if (times[cell] === 0 || ways[cell] === 0) times[cell] = ways[cell] = 0;
  all.set(times, s * ROWS * COLUMNS);
  detours.set(ways, s * ROWS * COLUMNS);
});
const times = packMaps(all);
const ways = packMaps(detours);
const text = `/**
 * What src/atlas/data/tsunamiTravel.bin holds: arrival times of the tsunami sources, then detours, both packed by
 * src/atlas/travelCodec.ts; made by scripts/tsunamiGrids.ts from the sources and the ocean floor, not edited by hand.
 *
 * For each source 180 x 360 cells of one degree, south to north and west to east from -180; 0: the wave does not come. Times: 1 + steps
 * of stepMinutes. Detours, how much longer the way over the sea is than the great circle: 1 + steps of detourStepKm.
 */
export const TRAVEL = {
  stepMinutes: ${STEP_MINUTES},
  detourStepKm: ${STEP_KM},
  /** The file's first bytes are the times, the rest the detours. */
  timesBytes: ${times.length},
  sources: ${JSON.stringify(SOURCES.map(([id]) => id)).replaceAll('"', "'")},
} as const;
`;
writeFileSync(new URL('../src/atlas/data/tsunamiTravel.ts', import.meta.url), text);
writeFileSync(
  new URL('../src/atlas/data/tsunamiTravel.bin', import.meta.url),
  Buffer.concat([times, ways]),
);
console.log(
  `${SOURCES.length} sources, ${Math.round(times.length / 1024)} and ${Math.round(ways.length / 1024)} KiB`,
);
