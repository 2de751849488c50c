import type { TsunamiPath, TsunamiSource } from '../../ground/datasets/tsunamis.ts';
import { EARTH_RADIUS_KM, RAD, type Vertex } from '../../ground/earth/geodesy.ts';
import { unitVector } from '../../ground/earth/unitVector.ts';
import { rupturePoints } from './rupturePoints.ts';

/** Zones that dip under a continent: what lies behind gets only what bends around its ends. */
const CONTINENTAL: ReadonlySet<string> = new Set([
  'Cascadia',
  'Chile-Peru',
  'Central America',
  'Colombia-Ecuador',
]);

/** A source with its geometry on the unit sphere. */
export interface SourceRupture {
  readonly source: TsunamiSource;
  readonly isContinental: boolean;
  /** Unit vectors of the points along the rupture, x y z. */
  readonly points: Float64Array;
  /** Unit vectors of the middle and, at right angles to the strike there, of the direction in which the wave leaves. */
  readonly middle: Float64Array;
  readonly normal: Float64Array;
}

/** The geometry of a source with the trace of its upper edge. */
export function ruptureOf(source: TsunamiSource, trace: readonly Vertex[]): SourceRupture {
  const along = rupturePoints({ ...source, trace });
  const points = Float64Array.from(along.flatMap(({ lat, lon }) => unitVector(lat, lon)));
  const middleAt = along[along.length >> 1];
  const sin = Math.sin(middleAt.strikeDeg * RAD);
  const cos = Math.cos(middleAt.strikeDeg * RAD);
  const [east, north] = tangents(middleAt.lat, middleAt.lon);
  return {
    source,
    isContinental: CONTINENTAL.has(source.zone),
    points,
    middle: Float64Array.from(unitVector(middleAt.lat, middleAt.lon)),
    normal: Float64Array.from([0, 1, 2], (k) => cos * east[k] - sin * north[k]),
  };
}

/** Unit vectors to the east and to the north at a point. */
function tangents(lat: number, lon: number): [number[], number[]] {
  const east = [-Math.sin(lon * RAD), Math.cos(lon * RAD), 0];
  return [
    east,
    [
      -Math.sin(lat * RAD) * Math.cos(lon * RAD),
      -Math.sin(lat * RAD) * Math.sin(lon * RAD),
      Math.cos(lat * RAD),
    ],
  ];
}

/**
 * How a wave from a source meets a place: how far it is from the nearest point of the rupture, and how much of it leaves in its direction.
 *
 * @param place  unit vector to the place
 * @returns `broadside` 0 along the strike, 1 at right angles to it (Ben-Menahem & Rosenman 1972, J. Geophys. Res. 77, 3097-3128, doi:10.1029/JB077i017p03097)
 */
export function pathFrom(
  rupture: SourceRupture,
  place: readonly [number, number, number],
  way: { travelMinutes: number; detourKm: number },
): TsunamiPath {
  const { points, middle, normal } = rupture;
  const [x, y, z] = place;
  let cosine = -1;
  for (let i = 0; i < points.length; i += 3) {
    const c = x * points[i] + y * points[i + 1] + z * points[i + 2];
    if (c > cosine) cosine = c;
  }
  const up = x * middle[0] + y * middle[1] + z * middle[2];
  const side = x * normal[0] + y * normal[1] + z * normal[2];
  const across = side / Math.max(1e-9, Math.sqrt(1 - up * up));
  const broadside = Math.min(1, Math.abs(across));
  // The normal points down the dip: to the continent.
  const continentShade = rupture.isContinental ? Math.min(1, Math.max(0, across / 0.3)) : 0;
  const { travelMinutes, detourKm } = way;
  return {
    source: rupture.source,
    travelMinutes,
    detourKm,
    distanceKm: EARTH_RADIUS_KM * Math.acos(Math.min(1, Math.max(-1, cosine))),
    broadside,
    continentShade,
  };
}
