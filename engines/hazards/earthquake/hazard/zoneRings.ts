import { EARTH_RADIUS_KM, wrapLonDeg, type Vertex, RAD } from '../../../ground/earth/geodesy.ts';

/** Rays from the site, evenly spread over the azimuths. */
const RAYS = 120;

/** Concentric rings about a site. */
export interface Rings {
  /** Ring edges, km, rising from 0; rings + 1. */
  readonly edgesKm: Float64Array;
  /** Distance that stands for each ring, km: the one that halves its area. */
  readonly centresKm: Float64Array;
}

/** Rings that widen with distance: `firstKm` wide at the site, each wider than the last by `growth`, out to `maxKm`. */
export function rings(firstKm: number, growth: number, maxKm: number): Rings {
  const edges = [0];
  let width = firstKm;
  for (let r = 0; r < maxKm; width *= growth) {
    r = Math.min(maxKm, r + width);
    edges.push(r);
  }
  const edgesKm = Float64Array.from(edges);
  const centresKm = Float64Array.from(edges.slice(1), (outer, i) =>
    Math.sqrt((outer ** 2 + edges[i] ** 2) / 2),
  );
  return { edgesKm, centresKm };
}

/** An outline prepared for many sites: long edges cut so that straight lines in degrees stay straight enough. */
export interface Outline {
  readonly sinLat: Float64Array;
  readonly cosLat: Float64Array;
  readonly latDeg: Float64Array;
  readonly lonDeg: Float64Array;
}

/** Cuts an outline's edges to at most `stepDeg` degrees. The outline is closed implicitly. */
export function outlineOf(vertices: readonly Vertex[], stepDeg = 2): Outline {
  const lats: number[] = [];
  const lons: number[] = [];
  for (let i = 0; i < vertices.length; i++) {
    const [lat0, lon0] = vertices[i];
    const [lat1, lon1] = vertices[(i + 1) % vertices.length];
    const pieces = Math.max(
      1,
      Math.ceil(Math.max(Math.abs(lat1 - lat0), Math.abs(lon1 - lon0)) / stepDeg),
    );
    for (let k = 0; k < pieces; k++) {
      lats.push(lat0 + ((lat1 - lat0) * k) / pieces);
      lons.push(lon0 + ((lon1 - lon0) * k) / pieces);
    }
  }
  const latDeg = Float64Array.from(lats);
  return {
    latDeg,
    lonDeg: Float64Array.from(lons),
    sinLat: latDeg.map((d) => Math.sin(d * RAD)),
    cosLat: latDeg.map((d) => Math.cos(d * RAD)),
  };
}

/**
 * Area of an outline in each ring about a site, km2.
 *
 * Rays from the site are cut by the outline's edges on the azimuthal equidistant plane; the areas between cuts are those of
 * the sphere. Smooth in the site's position. Outlines that share a side share its rays, so a tiling loses no area; a single
 * outline seen from outside is off by up to one ray in its width (a few per cent), from inside by less than 1 %.
 */
export function ringAreasKm2(
  outline: Outline,
  latDeg: number,
  lonDeg: number,
  { edgesKm }: Rings,
): Float64Array {
  const cuts = rayCuts(outline, latDeg, lonDeg);
  const areas = new Float64Array(edgesKm.length - 1);
  for (const cut of cuts) {
    if (cut.length === 0) continue;
    cut.sort((a, b) => a - b);
    const radii = cut.length % 2 === 1 ? [0, ...cut] : cut;
    for (let i = 0; i + 1 < radii.length; i += 2) addSector(areas, edgesKm, radii[i], radii[i + 1]);
  }
  return areas;
}

function addSector(areas: Float64Array, edgesKm: Float64Array, fromKm: number, toKm: number): void {
  const sector = ((2 * Math.PI) / RAYS) * EARTH_RADIUS_KM ** 2;
  const cap = (r: number) => sector * (1 - Math.cos(r / EARTH_RADIUS_KM));
  for (let i = 0; i < areas.length; i++) {
    const low = Math.max(fromKm, edgesKm[i]);
    const high = Math.min(toKm, edgesKm[i + 1]);
    if (high > low) areas[i] = areas[i] + cap(high) - cap(low);
    if (edgesKm[i + 1] >= toKm) return;
  }
}

function rayCuts(outline: Outline, latDeg: number, lonDeg: number): number[][] {
  const cuts: number[][] = Array.from({ length: RAYS }, () => []);
  const n = outline.latDeg.length;
  const { x, y } = projected(outline, latDeg, lonDeg);
  const step = (2 * Math.PI) / RAYS;
  let previous = Math.atan2(y[n - 1], x[n - 1]);
  for (let i = 0; i < n; i++) {
    const j = (i + n - 1) % n;
    const angle = Math.atan2(y[i], x[i]);
    const turn = angle - previous - 2 * Math.PI * Math.round((angle - previous) / (2 * Math.PI));
    const from = Math.min(previous, previous + turn);
    const to = from + Math.abs(turn);
    for (let ray = Math.ceil(from / step - 0.5); (ray + 0.5) * step < to; ray++) {
      const r = crossing(x[j], y[j], x[i], y[i], (ray + 0.5) * step);
      if (r >= 0) cuts[((ray % RAYS) + RAYS) % RAYS]?.push(r);
    }
    previous = angle;
  }
  return cuts;
}

function crossing(x0: number, y0: number, x1: number, y1: number, angle: number): number {
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  const d0 = x0 * s - y0 * c;
  const d1 = x1 * s - y1 * c;
  const f = d0 === d1 ? 0 : d0 / (d0 - d1);
  return (x0 + f * (x1 - x0)) * c + (y0 + f * (y1 - y0)) * s;
}

function projected(
  outline: Outline,
  latDeg: number,
  lonDeg: number,
): { x: Float64Array; y: Float64Array } {
  const n = outline.latDeg.length;
  const x = new Float64Array(n);
  const y = new Float64Array(n);
  const sin0 = Math.sin(latDeg * RAD);
  const cos0 = Math.cos(latDeg * RAD);
  for (let i = 0; i < n; i++) {
    const sin = outline.sinLat[i];
    const cos = outline.cosLat[i];
    const dLon = wrapLonDeg(outline.lonDeg[i] - lonDeg) * RAD;
    const east = cos * Math.sin(dLon);
    const north = cos0 * sin - sin0 * cos * Math.cos(dLon);
    const across = Math.hypot(east, north);
    const distance = EARTH_RADIUS_KM * Math.atan2(across, sin0 * sin + cos0 * cos * Math.cos(dLon));
    const scale = across > 1e-12 ? distance / across : EARTH_RADIUS_KM;
    x[i] = east * scale;
    y[i] = north * scale;
  }
  return { x, y };
}
