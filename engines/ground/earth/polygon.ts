/** Rings of longitude and latitude, degrees, outer and holes alike, of a polygon or several. */
export type Rings = readonly (readonly (readonly number[])[])[];

interface Point {
  readonly lat: number;
  readonly lon: number;
}

/**
 * Whether a point lies inside rings by the even-odd rule on the plane of degrees: a hole inside an outline is outside. Steps along a
 * ring are taken the short way round the earth, so that one across the antimeridian is whole; a ring about a pole is not.
 */
export function isInRings({ lat, lon }: Point, rings: Rings): boolean {
  let isInside = false;
  for (const ring of rings) if (isInRing(ring, lat, lon)) isInside = !isInside;
  return isInside;
}

function isInRing(ring: Rings[number], lat: number, lon: number): boolean {
  if (ring.length === 0) return false;
  let isInside = false;
  let x1 = near(ring[0][0], lon);
  let y1 = ring[0][1];
  for (let i = 1; i <= ring.length; i++) {
    const [lon2, y2] = ring[i % ring.length];
    const x2 = near(lon2, x1);
    if (crosses(lat, lon, y1, x1, y2, x2)) isInside = !isInside;
    [x1, y1] = [x2, y2];
  }
  return isInside;
}

/** Whether an outline of latitudes and longitudes, degrees, none of whose steps crosses the antimeridian, holds a point. */
export function isInOutline(
  outline: readonly (readonly [lat: number, lon: number])[],
  { lat, lon }: Point,
): boolean {
  let isInside = false;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [from, to] = [outline[j], outline[i]];
    if (crosses(lat, lon, from[0], from[1], to[0], to[1])) isInside = !isInside;
  }
  return isInside;
}

/** Whether the line eastward from a point meets a step. */
function crosses(
  lat: number,
  lon: number,
  y1: number,
  x1: number,
  y2: number,
  x2: number,
): boolean {
  const at = crossingLon(lat, y1, x1, y2, x2);
  return at !== undefined && lon < at;
}

/** Longitude where a step from one latitude and longitude to another crosses a parallel, degrees; undefined where it does not. */
export function crossingLon(
  lat: number,
  y1: number,
  x1: number,
  y2: number,
  x2: number,
): number | undefined {
  return y1 > lat !== y2 > lat ? x1 + ((lat - y1) / (y2 - y1)) * (x2 - x1) : undefined;
}

/** The same meridian within half a turn of another. */
function near(lon: number, other: number): number {
  return lon - 360 * Math.round((lon - other) / 360);
}
