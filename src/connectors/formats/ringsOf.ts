import type { Rings } from '../../../engines/ground/earth/polygon.ts';

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
