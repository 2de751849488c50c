import * as z from 'zod';

const xy = z.array(z.number()).min(2);
const Geometry = z.union([
  z
    .object({ x: z.number(), y: z.number() })
    .transform(({ x, y }) => ({ type: 'Point', coordinates: [x, y] })),
  z
    .object({ paths: z.array(z.array(xy)) })
    .transform(({ paths }) => ({ type: 'MultiLineString', coordinates: paths })),
  z
    .object({ rings: z.array(z.array(xy)) })
    .transform(({ rings }) => ({ type: 'MultiPolygon', coordinates: rings.map((ring) => [ring]) })),
]);
const Feature = z.object({
  attributes: z.record(z.string(), z.unknown()),
  geometry: z.unknown().optional(),
});

/** Systems of longitude and latitude: WGS 84, and NAD 83, which is a metre or two from it. */
const GEOGRAPHIC: ReadonlySet<unknown> = new Set([4326, 4269]);
const System = z.object({
  spatialReference: z.object({ wkid: z.unknown(), latestWkid: z.unknown() }).partial(),
});

/**
 * Features of a map service in its own form as GeoJSON, their members under both names. Each ring counts as a polygon of its own: whether it is a hole or another part is
 * told by its direction, which readers that count crossings need not know. Geometry in metres of a projection is none.
 *
 * @source Esri, ArcGIS REST API, geometry objects; feature object
 */
export function geoFeatures(features: readonly unknown[], body: unknown): unknown[] {
  const system = System.safeParse(body).data?.spatialReference;
  const isGeographic =
    system === undefined || GEOGRAPHIC.has(system.wkid) || GEOGRAPHIC.has(system.latestWkid);
  return features.map((feature) => {
    const { data: own } = Feature.safeParse(feature);
    if (own === undefined) return feature;
    const { data: geometry = null } = isGeographic
      ? Geometry.safeParse(own.geometry)
      : { data: null };
    const { attributes } = own;
    return {
      type: 'Feature',
      id: attributes['OBJECTID'],
      properties: attributes,
      attributes,
      geometry,
    };
  });
}
