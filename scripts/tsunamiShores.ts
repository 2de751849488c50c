import { radians, KM_PER_DEGREE } from '../engines/ground/earth/geodesy.ts';
import { readFileSync, writeFileSync } from 'node:fs';
import { TRAVEL } from '../src/atlas/data/tsunamiTravel.ts';
import { packColumns } from '../src/atlas/geography/columnFile.ts';
import { landMask } from '../src/atlas/geography/landMask.ts';
import { TRAVEL_COLUMNS, TRAVEL_ROWS, unpackByCell } from '../src/atlas/travelCodec.ts';
import { NO_HOME, SHORE_COLUMNS, WHOLE } from '../src/atlas/tsunamiShores.ts';
import { throughStraits } from './coast/straits.ts';
import { commandLine } from './commandLine/commandLine.ts';

/**
 * Works out how open each stretch of the world's shores lies to the sea, and from which degree of ocean its waves come, and writes
 * `src/atlas/data/tsunamiShores.bin`. Run it after `scripts/tsunamiGrids.ts`: `node scripts/tsunamiShores.ts` (a minute or two). The
 * same input gives the same file.
 */
const STEP_DEG = 0.05;
const ROWS = 180 / STEP_DEG;
const COLUMNS = ROWS * 2;
/** Shores are kept by a tenth of a degree. */
const PER_SHORE = 2;
const RAYS = 48;
const RAY_STEP_KM = 2.5;
const RAY_KM = 150;
/** The first kilometres of a ray may cross the shore's own headlands, and land narrower than two steps stops no wave. */
const FREE_STEPS = 2;
const BLOCKING_STEPS = 2;
/** A shore's ocean is looked for so far over the water, cells. */
const HOME_REACH = 40;

commandLine({
  usage:
    'node scripts/tsunamiShores.ts\nWorks out how open the shores of the world lie and writes src/atlas/data/tsunamiShores.bin; run it after scripts/tsunamiGrids.ts.',
});
const land = landMask(STEP_DEG);
const wrap = (column: number): number => ((column % COLUMNS) + COLUMNS) % COLUMNS;
const isLandAt = (row: number, column: number): boolean =>
  row < 0 || row >= ROWS || land[row * COLUMNS + wrap(column)] === 1;

/** Stands for water that is farther from its ocean than `HOME_REACH`. */
const INNER = -2;

/**
 * Openness of inner water that the ocean comes to through some 200 km of sounds and straits, at most, 0 to 1: how far one sees over such water says nothing
 * of how its waves come in. POLICY: of the waves on the ocean's shore a seventh to a tenth comes to the Strait of Georgia, Puget Sound (1964) and the
 * Seto Inland Sea.
 *
 * @source City of Takamatsu, disaster page: just under 2 m in 1707, 0.3 m in 1854, about 1 m expected of the next Nankai earthquake, whose ocean shore had and expects 5 to 10 m
 */
const INNER_REACH = 0.13;

/** Degree of ocean, among those that some wave reaches, that is nearest over water: its number, -1 where there is none, or `INNER`. */
function homes(): Int32Array {
  const file = readFileSync(new URL('../src/atlas/data/tsunamiTravel.bin', import.meta.url));
  const byCell = unpackByCell(file.subarray(0, TRAVEL.timesBytes));
  const sources = TRAVEL.sources.length;
  const home = new Int32Array(ROWS * COLUMNS).fill(-1);
  let front: number[] = [];
  for (let cell = 0; cell < TRAVEL_ROWS * TRAVEL_COLUMNS; cell++) {
    if (!byCell.subarray(cell * sources, (cell + 1) * sources).some((steps) => steps > 0)) continue;
    const seed = waterNearMiddle(cell);
    if (seed < 0) continue;
    home[seed] = cell;
    front.push(seed);
  }
  for (let step = 0; front.length > 0; step++) {
    const next: number[] = [];
    for (const at of front) {
      const row = Math.floor(at / COLUMNS);
      const column = at % COLUMNS;
      for (const [dr, dc] of SIDES) {
        const to = (row + dr) * COLUMNS + wrap(column + dc);
        if (isLandAt(row + dr, column + dc) || home[to] !== -1) continue;
        home[to] = step < HOME_REACH ? (home[at] ?? -1) : INNER;
        next.push(to);
      }
    }
    front = next;
  }
  return home;
}

const SIDES = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

/** Water of a degree that lies nearest to its middle; -1 where there is none. */
function waterNearMiddle(cell: number): number {
  const size = 1 / STEP_DEG;
  const south = Math.floor(cell / TRAVEL_COLUMNS) * size;
  const west = (cell % TRAVEL_COLUMNS) * size;
  let best = -1;
  let least = Infinity;
  for (let r = 0; r < size; r++) {
    for (let c = 0; c < size; c++) {
      if (isLandAt(south + r, west + c)) continue;
      const off = (r + 0.5 - size / 2) ** 2 + (c + 0.5 - size / 2) ** 2;
      if (off >= least) continue;
      least = off;
      best = (south + r) * COLUMNS + west + c;
    }
  }
  return best;
}

/** How far a wave may come straight from one direction, km. */
function fetchKm(row: number, column: number, azimuth: number): number {
  const lat = -90 + (row + 0.5) * STEP_DEG;
  const north = Math.cos(azimuth) / KM_PER_DEGREE / STEP_DEG;
  const east =
    Math.sin(azimuth) / KM_PER_DEGREE / STEP_DEG / Math.max(0.05, Math.cos(radians(lat)));
  let blocked = 0;
  for (let step = 1; step * RAY_STEP_KM <= RAY_KM; step++) {
    const km = step * RAY_STEP_KM;
    const isBlocked = isLandAt(
      Math.floor(row + 0.5 + north * km),
      Math.floor(column + 0.5 + east * km),
    );
    if (!isBlocked || step <= FREE_STEPS) blocked = 0;
    else if (++blocked >= BLOCKING_STEPS) return km - BLOCKING_STEPS * RAY_STEP_KM;
  }
  return RAY_KM;
}

/** Mean reach of the most open quarter of the compass against the whole, 0 to 200. */
function reachOf(row: number, column: number): number {
  const fetches = Array.from({ length: RAYS }, (_, i) =>
    fetchKm(row, column, (2 * Math.PI * i) / RAYS),
  );
  const best = fetches.toSorted((a, b) => b - a).slice(0, RAYS / 4);
  const mean = best.reduce((sum, km) => sum + km, 0) / best.length;
  return Math.round((WHOLE * mean) / RAY_KM);
}

const home = homes();
const through = throughStraits({ land, rows: ROWS, columns: COLUMNS, stepDeg: STEP_DEG });

/** Shores among the cells of a stretch, of which these are its first row and column. */
function shoresIn(firstRow: number, firstColumn: number): { reach: number; home: number }[] {
  return Array.from({ length: PER_SHORE * PER_SHORE }, (_, k) => k).flatMap((k) => {
    const row = firstRow + Math.floor(k / PER_SHORE);
    const column = firstColumn + (k % PER_SHORE);
    const isShore =
      !isLandAt(row, column) && SIDES.some(([dr, dc]) => isLandAt(row + dr, column + dc));
    if (!isShore) return [];
    const of = home[row * COLUMNS + column] ?? -1;
    const most = WHOLE * Math.min(of === INNER ? INNER_REACH : 1, through(row * COLUMNS + column));
    return [{ reach: Math.min(reachOf(row, column), most), home: of }];
  });
}

const rows: { key: number; reach: number; home: number }[] = [];
for (let r = 0; r < ROWS; r += PER_SHORE) {
  for (let c = 0; c < COLUMNS; c += PER_SHORE) {
    const shores = shoresIn(r, c);
    if (shores.length === 0) continue;
    rows.push({
      key: (r / PER_SHORE) * SHORE_COLUMNS + c / PER_SHORE,
      reach: Math.round(shores.reduce((sum, { reach }) => sum + reach, 0) / shores.length),
      home: shores.find((one) => one.home >= 0)?.home ?? NO_HOME,
    });
  }
}
const bytes = packColumns(
  { stepDeg: STEP_DEG * PER_SHORE, rayKm: RAY_KM },
  {
    key: { kind: 'u32', values: Uint32Array.from(rows, ({ key }) => key) },
    reach: { kind: 'u8', values: Uint8Array.from(rows, ({ reach }) => reach) },
    home: { kind: 'u16', values: Uint16Array.from(rows, (row) => row.home) },
  },
);
writeFileSync(new URL('../src/atlas/data/tsunamiShores.bin', import.meta.url), bytes);
process.stdout.write(`tsunamiShores.bin: ${rows.length} shores, ${bytes.length} bytes\n`);
