import { EARTH_RADIUS_KM, wrapLonDeg, type Vertex, RAD } from '../../../ground/earth/geodesy.ts';

/** A fault as a trace that dips to the right of its direction. */
export interface FaultGeometry {
  /** Two vertices or more: the trace at the ground, or (`traceAtTop`) above the fault's upper edge. */
  readonly trace: readonly Vertex[];
  readonly traceAtTop: boolean;
  readonly dipDeg: number;
  readonly upperDepthKm: number;
  /** Down-dip width, km. */
  readonly widthKm: number;
}

/**
 * A fault cut into parallelogram cells, columns along the trace and rows down the dip.
 *
 * The surface dips at right angles to the line from the trace's first point to its last, as the national models have it.
 */
export interface FaultSurface {
  readonly columns: number;
  readonly rows: number;
  readonly strikeStepKm: number;
  readonly dipStepKm: number;
  readonly lengthKm: number;
  readonly widthKm: number;
  readonly upperDepthKm: number;
  readonly dipDeg: number;
  /** Unit vector of the horizontal dip direction, east and north. */
  readonly dipEast: number;
  readonly dipNorth: number;
  /** Upper edge of the surface at the columns' ends, degrees, columns + 1. */
  readonly edgeLatDeg: Float64Array;
  readonly edgeLonDeg: Float64Array;
}

/**
 * Cuts a fault into cells as near to the asked spacing as divides its length and width evenly.
 *
 * @param spacingKm  wanted cell size, km, above 0
 */
export function faultSurface(geometry: FaultGeometry, spacingKm: number): FaultSurface {
  const along = resampled(geometry.trace, spacingKm);
  const rows = Math.max(1, Math.ceil(geometry.widthKm / spacingKm - 1e-9));
  const { dipEast, dipNorth } = dipDirection(geometry.trace);
  const shiftKm =
    geometry.traceAtTop || geometry.dipDeg >= 90
      ? 0
      : geometry.upperDepthKm / Math.tan(geometry.dipDeg * RAD);
  const scale = 1 / (EARTH_RADIUS_KM * RAD);
  return {
    columns: along.latDeg.length - 1,
    rows,
    strikeStepKm: along.lengthKm / (along.latDeg.length - 1),
    dipStepKm: geometry.widthKm / rows,
    lengthKm: along.lengthKm,
    widthKm: geometry.widthKm,
    upperDepthKm: geometry.upperDepthKm,
    dipDeg: geometry.dipDeg,
    dipEast,
    dipNorth,
    edgeLatDeg: along.latDeg.map((lat) => lat + shiftKm * dipNorth * scale),
    edgeLonDeg: along.lonDeg.map(
      (lon, i) => lon + (shiftKm * dipEast * scale) / Math.cos(along.latDeg[i] * RAD),
    ),
  };
}

/** Length of a trace, km. */
export function traceLengthKm(trace: readonly Vertex[]): number {
  let sum = 0;
  for (let i = 1; i < trace.length; i++) sum += stepKm(trace[i - 1], trace[i]).km;
  return sum;
}

function stepKm(a: Vertex = [0, 0], b: Vertex = a): { km: number; east: number; north: number } {
  const k = EARTH_RADIUS_KM * RAD;
  const east = wrapLonDeg(b[1] - a[1]) * k * Math.cos(((a[0] + b[0]) / 2) * RAD);
  const north = (b[0] - a[0]) * k;
  return { km: Math.hypot(east, north), east, north };
}

function dipDirection(trace: readonly Vertex[]): { dipEast: number; dipNorth: number } {
  const { km, east, north } = stepKm(trace[0], trace[trace.length - 1]);
  return km > 0 ? { dipEast: north / km, dipNorth: -east / km } : { dipEast: 1, dipNorth: 0 };
}

function resampled(
  trace: readonly Vertex[],
  spacingKm: number,
): { latDeg: Float64Array; lonDeg: Float64Array; lengthKm: number } {
  const lengthKm = traceLengthKm(trace);
  const columns = Math.max(1, Math.ceil(lengthKm / spacingKm - 1e-9));
  const latDeg = new Float64Array(columns + 1);
  const lonDeg = new Float64Array(columns + 1);
  let segment = 1;
  let before = 0;
  let here = stepKm(trace[0], trace[1]).km;
  for (let i = 0; i <= columns; i++) {
    const at = (lengthKm * i) / columns;
    while (segment < trace.length - 1 && at > before + here) {
      before += here;
      segment++;
      here = stepKm(trace[segment - 1], trace[segment]).km;
    }
    const [lat0, lon0] = trace[segment - 1];
    const [lat1, lon1] = trace[segment];
    const f = here > 0 ? Math.min(1, (at - before) / here) : 0;
    latDeg[i] = lat0 + f * (lat1 - lat0);
    lonDeg[i] = lon0 + f * wrapLonDeg(lon1 - lon0);
  }
  return { latDeg, lonDeg, lengthKm };
}
