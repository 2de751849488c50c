import { nearestOnLine, radians, KM_PER_DEGREE } from '../../engines/ground/earth/geodesy.ts';
import { BARRIERS, FLOOR_REGIONS, RIDGES } from './data/oceanFloor.ts';
import { landMask } from './geography/landMask.ts';

/** Depth of the ocean on a regular grid. */
export interface OceanGrid {
  readonly stepDeg: number;
  readonly rows: number;
  readonly columns: number;
  /** Mean depth, m; 0 on land. Rows × columns, row-major, south to north, west to east from -180. */
  readonly depthM: Float32Array;
}

/** POLICY. Water is nowhere shallower for travel times, m. */
const FLOOR_M = 15;
/** POLICY. Depth at the shore of a continent, where its shelf ends and where its slope ends: km from the shore, m. */
const SHELF = { depthM: 90, endKm: 35, footKm: 130 } as const;
/** POLICY. Islands smaller than this many square kilometres rise steeply from the deep floor and make no shelf. */
const SMALL_ISLAND_KM2 = 12_000;

/**
 * Depth of oceanic crust by its age: 2500 + 350 sqrt(t) to 70 million years, 6400 - 3200 exp(-t / 62.8) beyond.
 *
 * @param ageMyr  million years, 0 or more
 * @returns depth, m
 * @source Parsons & Sclater (1977), J. Geophys. Res. 82, 803-827. doi:10.1029/JB082i005p00803
 */
export function crustDepthM(ageMyr: number): number {
  return ageMyr < 70 ? 2500 + 350 * Math.sqrt(ageMyr) : 6400 - 3200 * Math.exp(-ageMyr / 62.8);
}

/**
 * Builds the ocean floor from the land mask, the age of the crust, the regions of their own depth and a margin along the continents.
 *
 * Good to some 10 % over ocean basins, a factor of two on shelves; narrow straits are closed where the mask closes them.
 *
 * @param stepDeg  cell size, degrees; divides 180
 */
export function oceanGrid(stepDeg: number): OceanGrid {
  const land = landMask(stepDeg);
  const rows = Math.round(180 / stepDeg);
  const columns = rows * 2;
  closeBarriers(land, stepDeg);
  const shoreKm = continentDistanceKm(land, { rows, columns, stepDeg });
  const depthM = new Float32Array(rows * columns);
  for (let row = 0; row < rows; row++) {
    const lat = -90 + (row + 0.5) * stepDeg;
    for (let column = 0; column < columns; column++) {
      const cell = row * columns + column;
      if (land[cell] === 1) continue;
      const lon = -180 + (column + 0.5) * stepDeg;
      depthM[cell] = Math.max(FLOOR_M, marginDepthM(floorDepthM(lat, lon), shoreKm[cell]));
    }
  }
  return { stepDeg, rows, columns, depthM };
}

/** Makes the cells along the barriers land. */
function closeBarriers(land: Uint8Array, stepDeg: number): void {
  const columns = Math.round(360 / stepDeg);
  for (const line of BARRIERS) {
    for (let i = 0; i + 1 < line.length; i++) {
      const [lat0, lon0] = line[i];
      const [lat1, lon1] = line[i + 1];
      const n = Math.ceil((4 * Math.max(Math.abs(lat1 - lat0), Math.abs(lon1 - lon0))) / stepDeg);
      for (let k = 0; k <= n; k++) {
        const row = Math.floor((lat0 + ((lat1 - lat0) * k) / n + 90) / stepDeg);
        land[row * columns + Math.floor((lon0 + ((lon1 - lon0) * k) / n + 180) / stepDeg)] = 1;
      }
    }
  }
}

/** Depth of the floor at a point of the ocean, without the margin of the continents, m. */
export function floorDepthM(lat: number, lon: number): number {
  for (let i = FLOOR_REGIONS.length - 1; i >= 0; i--) {
    const region = FLOOR_REGIONS[i];
    if (!region) continue;
    const [, south, north, west, east, depthM] = region;
    const isInside = west <= east ? lon >= west && lon <= east : lon >= west || lon <= east;
    if (isInside && lat >= south && lat <= north) return depthM;
  }
  let ageMyr = Infinity;
  for (const { axis, halfRate } of RIDGES) {
    const nearest = nearestOnLine(lat, lon, axis);
    if (nearest) ageMyr = Math.min(ageMyr, nearest.distanceKm / halfRate);
  }
  return Math.min(OLD_FLOOR_M, crustDepthM(ageMyr));
}

/** POLICY. Sediment and seamounts keep the mean of old floor from sinking further, m. */
const OLD_FLOOR_M = 5350;

function marginDepthM(floorM: number, shoreKm: number): number {
  if (shoreKm >= SHELF.footKm || floorM <= SHELF.depthM) return floorM;
  if (shoreKm <= SHELF.endKm) return SHELF.depthM;
  return (
    SHELF.depthM +
    ((floorM - SHELF.depthM) * (shoreKm - SHELF.endKm)) / (SHELF.footKm - SHELF.endKm)
  );
}

interface Shape {
  readonly rows: number;
  readonly columns: number;
  readonly stepDeg: number;
}

/** Distance of each cell to the nearest continent or large island, km, by two sweeps of a chamfer; Infinity beyond 300 km. */
function continentDistanceKm(land: Uint8Array, shape: Shape): Float32Array {
  const { rows, columns, stepDeg } = shape;
  const large = largeLand(land, shape);
  const km = new Float32Array(rows * columns).fill(Infinity);
  for (let cell = 0; cell < km.length; cell++) if (large[cell] === 1) km[cell] = 0;
  const northKm = stepDeg * KM_PER_DEGREE;
  const relax = (row: number, column: number, sign: 1 | -1) => {
    const cell = row * columns + column;
    const eastKm = northKm * Math.cos(radians(-90 + (row + 0.5) * stepDeg));
    const diagonalKm = Math.hypot(northKm, eastKm);
    const from = (r: number, c: number, stepKm: number) => {
      if (r < 0 || r >= rows) return;
      const value = km[r * columns + ((c + columns) % columns)] + stepKm;
      if (value < km[cell] && value < 300) km[cell] = value;
    };
    from(row, column - sign, eastKm);
    for (let k = -1; k <= 1; k++) from(row - sign, column + k, k === 0 ? northKm : diagonalKm);
  };
  for (let sweep = 0; sweep < 2; sweep++) {
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++) relax(row, column, 1);
    for (let row = rows - 1; row >= 0; row--)
      for (let column = columns - 1; column >= 0; column--) relax(row, column, -1);
  }
  return km;
}

/** The mask without small islands: connected land (four neighbours) below the area limit is dropped. */
function largeLand(land: Uint8Array, { rows, columns, stepDeg }: Shape): Uint8Array {
  const large = new Uint8Array(land.length);
  const seen = new Uint8Array(land.length);
  const cellKm2 = (stepDeg * KM_PER_DEGREE) ** 2;
  for (let start = 0; start < land.length; start++) {
    if (land[start] !== 1 || seen[start] === 1) continue;
    const members = [start];
    seen[start] = 1;
    let areaKm2 = 0;
    for (let i = 0; i < members.length; i++) {
      const cell = members[i];
      const row = Math.floor(cell / columns);
      const column = cell % columns;
      areaKm2 += cellKm2 * Math.cos(radians(-90 + (row + 0.5) * stepDeg));
      const next = [
        row * columns + ((column + 1) % columns),
        row * columns + ((column + columns - 1) % columns),
      ];
      if (row > 0) next.push(cell - columns);
      if (row + 1 < rows) next.push(cell + columns);
      for (const other of next) {
        if (land[other] !== 1 || seen[other] === 1) continue;
        seen[other] = 1;
        members.push(other);
      }
    }
    if (areaKm2 >= SMALL_ISLAND_KM2) for (const cell of members) large[cell] = 1;
  }
  return large;
}
