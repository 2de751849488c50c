import { EARTH_RADIUS_KM, RAD } from '../../engines/ground/earth/geodesy.ts';
import { plateBoundary } from '../../engines/ground/datasets/tectonics.ts';
import { embedded } from '../connectors/connector.ts';
import { CellLists } from './geography/cellLists.ts';
import type { Unit } from './geography/sphereTree.ts';
import { BOUNDARY_CLASSES, PLATES, PLATE_BOUNDARIES } from './data/plateBoundaries.ts';

/** Numbers of one segment in `SEGMENTS`: both ends and the normal of their great circle as unit vectors. */
const STRIDE = 9;

/** What 95 % of the true boundary length keeps to, km; diffuse orogens less. */
const PRECISION_KM = 30;

interface Motion {
  readonly name: string;
  readonly boundaryClass: Exclude<(typeof BOUNDARY_CLASSES)[number], 'none'>;
  readonly rateMmPerYear: number;
}

const { vectors: SEGMENTS, motions: MOTIONS } = buildSegments();

/** The nearest plate boundary by the simplified lines of PB2002: distance to the line, not to its points. */
export const plateBoundaries = embedded({
  id: 'atlas-plate-boundaries',
  title: 'Plate boundaries, embedded',
  category: 'environmental',
  provider: 'This product, from Bird (2003)',
  home: 'https://doi.org/10.1029/2001GC000252',
  licence: 'Facts restated from a scientific publication',
  attribution: 'Bird (2003), PB2002',
  cadence: 'with each release',
  coverage: 'World; 95 % of the boundary within 30 km',
  dataset: plateBoundary,
  asOf: '2003-03-14T00:00:00Z',
  answer({ lat, lon }) {
    const found = nearestSegment(lat, lon);
    const motion = MOTIONS[found.index];
    if (!motion) return { missing: 'no boundary in the table' };
    return { ...motion, distanceKm: found.distanceKm, precisionKm: PRECISION_KM };
  },
});

/** For each cell of the globe, the segments of about 730 of which one is nearest to some place in it. */
const LISTS = new CellLists(segmentsNear);

/** Nearest of the segments of a place's cell; no special case at the antimeridian or a pole. */
function nearestSegment(lat: number, lon: number): { index: number; distanceKm: number } {
  const [x, y, z] = unit(lat, lon);
  const list = LISTS.at(lat, lon);
  let bestCos = -1;
  let index = 0;
  for (let k = 0; k < list.length; k++) {
    const cos = cosToSegment(x, y, z, STRIDE * list[k]);
    if (cos > bestCos) {
      bestCos = cos;
      index = list[k];
    }
  }
  return { index, distanceKm: EARTH_RADIUS_KM * Math.acos(Math.min(1, bestCos)) };
}

/** Numbers of all segments. */
const EVERY = Uint16Array.from(MOTIONS.keys());

/** Segments no farther from the middle of a region than the nearest one and the way over the region and back. */
function segmentsNear([x, y, z]: Unit, radius: number, among: Uint16Array = EVERY): Uint16Array {
  const angles = Array.from(among, (i) =>
    Math.acos(Math.min(1, Math.max(-1, cosToSegment(x, y, z, STRIDE * i)))),
  );
  const most = Math.min(...angles) + 2 * radius;
  return among.filter((_i, k) => angles[k] <= most);
}

/** Cosine of the angle from a unit vector to the nearest point of segment `k`. */
function cosToSegment(x: number, y: number, z: number, k: number): number {
  const at = (j: number): number => SEGMENTS[k + j];
  const toA = x * at(0) + y * at(1) + z * at(2);
  const toB = x * at(3) + y * at(4) + z * at(5);
  const sine = x * at(6) + y * at(7) + z * at(8);
  const between = at(0) * at(3) + at(1) * at(4) + at(2) * at(5);
  // The foot of the perpendicular lies between the ends when neither end is nearer than the other end's view of it.
  const inside = toB - between * toA >= 0 && toA - between * toB >= 0 && toA + toB > 0;
  return inside ? Math.sqrt(Math.max(0, 1 - sine * sine)) : Math.max(toA, toB);
}

function buildSegments(): { vectors: Float64Array; motions: Motion[] } {
  const flat: number[] = [];
  const motions: Motion[] = [];
  for (const [plates, line] of PLATE_BOUNDARIES) {
    const name = plates
      .split('-')
      .map((code) => PLATES[code] ?? code)
      .join(' - ');
    for (let i = 0; i + 7 < line.length; i += 4) {
      const boundaryClass = BOUNDARY_CLASSES[line[i + 2]];
      if (!boundaryClass || boundaryClass === 'none')
        throw new Error(`segment without a class in ${plates}`);
      const a = unit(line[i], line[i + 1]);
      const b = unit(line[i + 4], line[i + 5]);
      flat.push(...a, ...b, ...normal(a, b));
      motions.push({ name, boundaryClass, rateMmPerYear: line[i + 3] });
    }
  }
  return { vectors: Float64Array.from(flat), motions };
}

type Vector = readonly [number, number, number];

function unit(lat: number, lon: number): Vector {
  const cosLat = Math.cos(lat * RAD);
  return [cosLat * Math.cos(lon * RAD), cosLat * Math.sin(lon * RAD), Math.sin(lat * RAD)];
}

function normal(a: Vector, b: Vector): Vector {
  const n = [
    a[1] * b[2] - a[2] * b[1],
    a[2] * b[0] - a[0] * b[2],
    a[0] * b[1] - a[1] * b[0],
  ] as const;
  const length = Math.hypot(...n) || 1;
  return [n[0] / length, n[1] / length, n[2] / length];
}
