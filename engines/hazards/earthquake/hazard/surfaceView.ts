import { EARTH_RADIUS_KM, wrapLonDeg, RAD } from '../../../ground/earth/geodesy.ts';
import type { FaultSurface } from './faultSurface.ts';

/** A fault surface seen from a site: the upper edge in km east and north of the site, and sums for Rx. */
export interface SurfaceView {
  readonly surface: FaultSurface;
  readonly eastKm: Float64Array;
  readonly northKm: Float64Array;
  /** Running sums of the weights and of weight x strike-normal offset of the columns' upper edges, columns + 1. */
  readonly weightSum: Float64Array;
  readonly offsetSum: Float64Array;
  readonly columnRrup: Float64Array;
  readonly columnRjb: Float64Array;
}

/**
 * Places a fault surface about a site, on the plane tangent at the site.
 *
 * Rx comes from the generalised strike-normal coordinate, which for a straight trace is the plain one and for a bent one is
 * smooth: T = sum(w_i t_i) / sum(w_i), w_i = (1/t_i) [atan((l_i - u_i) / t_i) - atan(-u_i / t_i)].
 *
 * @source Spudich & Chiou (2015), USGS Open-File Report 2015-1028, eq. 4 to 7. doi:10.3133/ofr20151028
 */
export function surfaceView(
  surface: FaultSurface,
  siteLatDeg: number,
  siteLonDeg: number,
): SurfaceView {
  const n = surface.columns;
  const eastKm = new Float64Array(n + 1);
  const northKm = new Float64Array(n + 1);
  const k = EARTH_RADIUS_KM * RAD;
  for (let i = 0; i <= n; i++) {
    const lat = surface.edgeLatDeg[i];
    eastKm[i] =
      wrapLonDeg(surface.edgeLonDeg[i] - siteLonDeg) * k * Math.cos(((lat + siteLatDeg) / 2) * RAD);
    northKm[i] = (lat - siteLatDeg) * k;
  }
  const weightSum = new Float64Array(n + 1);
  const offsetSum = new Float64Array(n + 1);
  for (let i = 0; i < n; i++) {
    const { weight, offset } = strikeNormal(eastKm[i], northKm[i], eastKm[i + 1], northKm[i + 1]);
    weightSum[i + 1] = weightSum[i] + weight;
    offsetSum[i + 1] = offsetSum[i] + weight * offset;
  }
  return {
    surface,
    eastKm,
    northKm,
    weightSum,
    offsetSum,
    columnRrup: new Float64Array(n),
    columnRjb: new Float64Array(n),
  };
}

/** A site this close to an edge counts as on it; its weight is large but finite. */
const ON_EDGE_KM = 1e-6;

function strikeNormal(
  x0: number,
  y0: number,
  x1: number,
  y1: number,
): { weight: number; offset: number } {
  const length = Math.hypot(x1 - x0, y1 - y0);
  const ux = (x1 - x0) / length;
  const uy = (y1 - y0) / length;
  const u = -(x0 * ux + y0 * uy);
  const t = -x0 * uy + y0 * ux;
  if (Math.abs(t) > ON_EDGE_KM)
    return { weight: (Math.atan((length - u) / t) + Math.atan(u / t)) / t, offset: t };
  if (u < -ON_EDGE_KM || u > length + ON_EDGE_KM)
    return { weight: 1 / (u - length) - 1 / u, offset: t };
  return { weight: Math.PI / ON_EDGE_KM, offset: t };
}

/** Distances from the site to the part of each column between two rows: smallest Rrup and Rjb, into the view's arrays. */
export function viewColumns(view: SurfaceView, fromRow: number, rowCount: number): void {
  const { surface, eastKm, northKm } = view;
  const cosDip = Math.cos(surface.dipDeg * RAD);
  const sinDip = Math.sin(surface.dipDeg * RAD);
  const start = fromRow * surface.dipStepKm;
  const down = rowCount * surface.dipStepKm;
  const shiftX = surface.dipEast * cosDip * start;
  const shiftY = surface.dipNorth * cosDip * start;
  const z = surface.upperDepthKm + sinDip * start;
  const vx = surface.dipEast * cosDip * down;
  const vy = surface.dipNorth * cosDip * down;
  const vz = sinDip * down;
  for (let i = 0; i < surface.columns; i++) {
    const x = eastKm[i] + shiftX;
    const y = northKm[i] + shiftY;
    const ux = eastKm[i + 1] + shiftX - x;
    const uy = northKm[i + 1] + shiftY - y;
    view.columnRrup[i] = parallelogramKm(x, y, z, ux, uy, vx, vy, vz);
    view.columnRjb[i] = parallelogramKm(x, y, 0, ux, uy, vx, vy, 0);
  }
}

/** Distance from the origin to the parallelogram p + s u + t v, s and t in 0..1; u is level. */
function parallelogramKm(
  px: number,
  py: number,
  pz: number,
  ux: number,
  uy: number,
  vx: number,
  vy: number,
  vz: number,
): number {
  const uu = ux * ux + uy * uy;
  const vv = vx * vx + vy * vy + vz * vz;
  const uv = ux * vx + uy * vy;
  const up = -(ux * px + uy * py);
  const vp = -(vx * px + vy * py + vz * pz);
  const det = uu * vv - uv * uv;
  let s = 0;
  let t = 0;
  if (det > 1e-12 * uu * vv) {
    s = (up * vv - vp * uv) / det;
    t = (vp * uu - up * uv) / det;
    if (s >= 0 && s <= 1 && t >= 0 && t <= 1)
      return lengthKm(px + s * ux + t * vx, py + s * uy + t * vy, pz + t * vz);
  }
  let best = Infinity;
  for (let side = 0; side < 2; side++) {
    s = clamp01((up - side * uv) / uu);
    best = Math.min(
      best,
      lengthKm(px + s * ux + side * vx, py + s * uy + side * vy, pz + side * vz),
    );
    t = vv > 0 ? clamp01((vp - side * uv) / vv) : 0;
    best = Math.min(best, lengthKm(px + side * ux + t * vx, py + side * uy + t * vy, pz + t * vz));
  }
  return best;
}

const clamp01 = (x: number): number => (x < 0 ? 0 : x > 1 ? 1 : x);
const lengthKm = (x: number, y: number, z: number): number => Math.sqrt(x * x + y * y + z * z);
