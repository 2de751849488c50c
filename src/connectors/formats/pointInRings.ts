/** Rings of longitude and latitude, outer and holes alike, of a polygon or several. */
export type Rings = readonly (readonly (readonly number[])[])[];

/** Whether a point lies inside rings by the even-odd rule; a hole inside an outline is outside. */
export function isInRings({ lat, lon }: { lat: number; lon: number }, rings: Rings): boolean {
  let inside = false;
  for (const ring of rings) {
    for (let index = 0, last = ring.length - 1; index < ring.length; last = index++) {
      const [x1 = 0, y1 = 0] = ring[index] ?? [];
      const [x2 = 0, y2 = 0] = ring[last] ?? [];
      if (y1 > lat !== y2 > lat && lon < ((x2 - x1) * (lat - y1)) / (y2 - y1) + x1)
        inside = !inside;
    }
  }
  return inside;
}

/** All rings of a GeoJSON geometry, those of its parts included; none where it has no area. */
export function ringsOf(geometry: unknown): Rings {
  if (typeof geometry !== 'object' || geometry === null || !('type' in geometry)) return [];
  if (
    geometry.type === 'GeometryCollection' &&
    'geometries' in geometry &&
    Array.isArray(geometry.geometries)
  )
    return geometry.geometries.flatMap(ringsOf);
  if (!('coordinates' in geometry)) return [];
  if (geometry.type === 'Polygon') return validRings(geometry.coordinates);
  return geometry.type === 'MultiPolygon' && Array.isArray(geometry.coordinates)
    ? geometry.coordinates.flatMap(validRings)
    : [];
}

function validRings(coordinates: unknown): number[][][] {
  if (!Array.isArray(coordinates)) return [];
  return coordinates.flatMap((ring: unknown) => {
    if (!Array.isArray(ring)) return [];
    const vertices = ring.filter(
      (vertex): vertex is number[] =>
        Array.isArray(vertex) &&
        vertex.length >= 2 &&
        vertex.every((each) => typeof each === 'number'),
    );
    return vertices.length >= 3 && vertices.length === ring.length ? [vertices] : [];
  });
}
