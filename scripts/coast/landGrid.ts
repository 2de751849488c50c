import { KM_PER_DEGREE, radians } from '../../engines/ground/earth/geodesy.ts';

/** Land and water by rows from the south pole and columns from 180 degrees west. */
export interface LandGrid {
  readonly land: Uint8Array;
  readonly rows: number;
  readonly columns: number;
  readonly stepDeg: number;
}

/** Lengths of the steps from each row, km: along it, to the next, and across. */
export function stepsOf({ rows, stepDeg }: LandGrid) {
  const up = stepDeg * KM_PER_DEGREE;
  return Array.from({ length: rows }, (_unused, row) => {
    const along = up * Math.max(0.02, Math.cos(radians(-90 + (row + 0.5) * stepDeg)));
    return { along, up, across: Math.hypot(along, up) };
  });
}
