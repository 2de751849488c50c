import { writeFileSync } from 'node:fs';
import { distanceKm } from '../engines/ground/earth/geodesy.ts';
import { travelTimes, waterCellsNear } from '../engines/hazards/tsunami/travelTime.ts';
import { SOURCES } from '../src/atlas/data/tsunamiSources.ts';
import { oceanGrid, type OceanGrid } from '../src/atlas/oceanDepth.ts';
import { rupturePoints } from '../engines/hazards/tsunami/rupturePoints.ts';
import {
  packMaps,
  TRAVEL_COLUMNS as COLUMNS,
  TRAVEL_ROWS as ROWS,
} from '../src/atlas/travelCodec.ts';

/**
 * Works out the arrival times of all tsunami sources over the ocean and writes `src/atlas/data/tsunamiTravel.bin` and `.ts`.
 *
 * Times are found on a half-degree grid and kept by degree, in steps of six minutes. Run it after a change of the sources or of the
 * ocean floor: `node scripts/tsunamiGrids.ts` (two to three minutes). The same input gives the same file.
 */
const STEP_MINUTES = 6;

/** One source's map: 0 where the wave does not come, else 1 + steps of six minutes; cells by degree, south to north. */
function mapOf(grid: OceanGrid, time: Float64Array): Uint8Array {
  const map = new Uint8Array(ROWS * COLUMNS);
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      let sum = 0;
      let wet = 0;
      for (const [r, c] of [
        [0, 0],
        [0, 1],
        [1, 0],
        [1, 1],
      ] as const) {
        const seconds = time[(row * 2 + r) * grid.columns + column * 2 + c] ?? Infinity;
        if (seconds === Infinity) continue;
        sum += seconds;
        wet++;
      }
      const steps = wet === 0 ? 255 : Math.round(sum / wet / 60 / STEP_MINUTES);
      map[row * COLUMNS + column] = steps < 255 ? steps + 1 : 0;
    }
  }
  return map;
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

const grid = oceanGrid(0.5);
const flat: OceanGrid = {
  ...grid,
  depthM: grid.depthM.map((depth) => (depth > 0 ? UNIT_DEPTH_M : 0)),
};
const all = new Uint8Array(SOURCES.length * ROWS * COLUMNS);
const detours = new Uint8Array(all.length);
SOURCES.forEach((source, s) => {
  const [, , , magnitude, , , , , , dipDeg, trace] = source;
  const rupture = rupturePoints({ magnitude, dipDeg, trace });
  const cells = rupture.flatMap(({ lat, lon }) => waterCellsNear(grid, lat, lon, 4));
  all.set(mapOf(grid, travelTimes(grid, cells)), s * ROWS * COLUMNS);
  detours.set(detoursOf(grid, travelTimes(flat, cells), rupture), s * ROWS * COLUMNS);
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
