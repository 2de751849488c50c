import {
  KM_PER_DEGREE,
  distanceKm,
  nearestOnLine,
  RAD,
} from '../../engines/ground/earth/geodesy.ts';
import { beltAxis } from '../../src/atlas/crustRates.ts';
import { EUROPEAN_CLUSTERS } from '../../src/atlas/data/europeanClusters.ts';
import { SEISMIC_BELTS } from '../../src/atlas/data/seismicBelts.ts';
import { faults } from '../../src/atlas/faults.ts';
import { COLUMNS, STEP_DEG } from '../../src/atlas/hazardMapCodec.ts';

/** Cells with a listed fault or the rim of a belt so near are refined, km. */
const CELL_KM = 20;

/** Points of a trace some 5 km apart. */
export function dense(trace: readonly (readonly [number, number])[]): [number, number][] {
  return trace.slice(1).flatMap((to, i) => {
    const from = trace[i] ?? to;
    const n = Math.max(1, Math.ceil(distanceKm(from[0], from[1], to[0], to[1]) / 5));
    return Array.from({ length: n + 1 }, (_, k): [number, number] => [
      from[0] + ((to[0] - from[0]) * k) / n,
      from[1] + ((to[1] - from[1]) * k) / n,
    ]);
  });
}

/** Cells of the hazard map that have finer nodes, in their order. */
export function cellsToRefine(): number[] {
  const found = new Set<number>();
  for (const fault of faults) {
    if (fault.kind !== 'crustal') continue;
    for (const [lat, lon] of dense(fault.trace)) {
      const north = CELL_KM / KM_PER_DEGREE;
      const east = north / Math.cos(lat * RAD);
      for (const dy of [-north, 0, north])
        for (const dx of [-east, 0, east]) {
          const row = Math.floor((lat + dy + 90) / STEP_DEG);
          const column = Math.floor(((lon + dx + 540) % 360) / STEP_DEG) % COLUMNS;
          found.add(row * COLUMNS + column);
        }
    }
  }
  addBeltCells(found);
  addClusterCells(found);
  return [...found].sort((a, b) => a - b);
}

/** Cells that a cluster's bounds hold or come near: clusters are hardly wider than a cell. */
function addClusterCells(found: Set<number>): void {
  for (const { outline } of EUROPEAN_CLUSTERS) {
    const [lats, lons] = [0, 1].map((part) => outline.filter((_, i) => i % 2 === part));
    const [first, last] = [-1, 1].map((side) => {
      const end = side < 0 ? Math.min : Math.max;
      const aside = (side * STEP_DEG) / 2;
      return [end(...(lats ?? [])) + aside + 90, end(...(lons ?? [])) + aside + 180].map((deg) =>
        Math.floor(deg / STEP_DEG),
      );
    });
    for (let row = first?.[0] ?? 0; row <= (last?.[0] ?? -1); row++)
      for (let column = first?.[1] ?? 0; column <= (last?.[1] ?? -1); column++)
        found.add(row * COLUMNS + column);
  }
}

/** Cells that a belt's rim crosses or comes near. */
function addBeltCells(found: Set<number>): void {
  for (const belt of SEISMIC_BELTS) {
    const axis = beltAxis(belt);
    const aside = (belt.halfWidthKm + 2 * CELL_KM) / KM_PER_DEGREE;
    const lats = axis.map(([lat]) => lat);
    const lons = axis.map(([, lon]) => lon);
    const wide = aside / Math.cos(Math.max(...lats.map(Math.abs)) * RAD);
    const rowOf = (lat: number) => Math.floor((lat + 90) / STEP_DEG);
    const columnOf = (lon: number) => Math.floor((lon + 180) / STEP_DEG);
    for (let row = rowOf(Math.min(...lats) - aside); row <= rowOf(Math.max(...lats) + aside); row++)
      for (
        let column = columnOf(Math.min(...lons) - wide);
        column <= columnOf(Math.max(...lons) + wide);
        column++
      ) {
        const lat = -90 + (row + 0.5) * STEP_DEG;
        const lon = -180 + (column + 0.5) * STEP_DEG;
        const at = nearestOnLine(lat, lon, axis);
        const halfCellKm = (STEP_DEG / 2) * KM_PER_DEGREE;
        if (at && at.distanceKm < belt.halfWidthKm + halfCellKm + CELL_KM)
          found.add(row * COLUMNS + column);
      }
  }
}
