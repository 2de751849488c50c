import * as z from 'zod';
import type { Parsed, RawReply } from '../connector.ts';
import { data, empty, fromJson, unavailable } from '../pipeline/reply.ts';
import { geoFeatures } from './esriFeature.ts';
import { boxAround, withQuery } from './values.ts';

/** Query of an ArcGIS layer at a point, in WGS 84. */
export function atPoint(
  layer: string,
  { lat, lon }: { lat: number; lon: number },
  outFields: string,
): string {
  return withQuery(`${layer}/query`, {
    geometry: `${lon},${lat}`,
    geometryType: 'esriGeometryPoint',
    inSR: 4326,
    outSR: 4326,
    spatialRel: 'esriSpatialRelIntersects',
    outFields,
    returnGeometry: false,
    f: 'json',
  });
}

/** Query of an ArcGIS layer around a point by a box; the caller cuts the corners. */
export function around(
  layer: string,
  query: { lat: number; lon: number; radiusKm: number },
  more: { outFields: string; where?: string; geometry?: boolean },
): string {
  const { west, south, east, north } = boxAround(query, query.radiusKm);
  return withQuery(`${layer}/query`, {
    where: more.where ?? '1=1',
    geometry: `${west},${south},${east},${north}`,
    geometryType: 'esriGeometryEnvelope',
    inSR: 4326,
    outSR: 4326,
    spatialRel: 'esriSpatialRelIntersects',
    outFields: more.outFields,
    returnGeometry: more.geometry ?? true,
    resultRecordCount: 2000,
    f: 'geojson',
  });
}

/** Query of an ArcGIS layer by its own numbers, both ends included. */
export function byNumber(
  layer: string,
  { from, to }: { from: number; to: number },
  more: { outFields: string; geometry: boolean },
): string {
  return withQuery(`${layer}/query`, {
    where: `OBJECTID >= ${from} AND OBJECTID <= ${to}`,
    outFields: more.outFields,
    outSR: 4326,
    returnGeometry: more.geometry,
    orderByFields: 'OBJECTID',
    resultRecordCount: to - from + 1,
    f: 'geojson',
  });
}

/** Asks an ArcGIS layer for its largest number. */
export function largestNumber(layer: string): string {
  const outStatistics = JSON.stringify([
    { statisticType: 'max', onStatisticField: 'OBJECTID', outStatisticFieldName: 'last_number' },
  ]);
  return withQuery(`${layer}/query`, {
    where: '1=1',
    outStatistics,
    returnGeometry: false,
    f: 'json',
  });
}

const Largest = z.object({
  features: z.tuple([z.object({ attributes: z.record(z.string(), z.int().min(0).nullable()) })]),
});

/** The largest number of a layer; services differ in how they write the name of the column. */
export function fromLargestNumber(reply: RawReply): Parsed<{ lastNumber: number | null }> {
  return fromJson(
    reply,
    Largest,
    ({ features: [{ attributes }] }): Parsed<{ lastNumber: number | null }> => {
      const lastNumber = Object.entries(attributes).find(
        ([name]) => name.toLowerCase() === 'last_number',
      )?.[1];
      if (lastNumber === undefined) return unavailable('the reply has no largest number');
      return lastNumber === null ? empty({ lastNumber }) : data({ lastNumber }, null);
    },
  );
}

/** Value of a raster at a point by the identify request of a map service. */
export function identifyAt(service: string, { lat, lon }: { lat: number; lon: number }): string {
  return withQuery(`${service}/identify`, {
    f: 'json',
    geometry: `${lon},${lat}`,
    geometryType: 'esriGeometryPoint',
    sr: 4326,
    tolerance: 1,
    mapExtent: `${lon - 0.01},${lat - 0.01},${lon + 0.01},${lat + 0.01}`,
    imageDisplay: '400,400,96',
    layers: 'all',
    returnGeometry: false,
  });
}

/** Value of an image service at a point. */
export function imageAt(service: string, { lat, lon }: { lat: number; lon: number }): string {
  return withQuery(`${service}/identify`, {
    f: 'json',
    geometry: JSON.stringify({ x: lon, y: lat, spatialReference: { wkid: 4326 } }),
    geometryType: 'esriGeometryPoint',
    returnGeometry: false,
    returnCatalogItems: false,
  });
}

const Features = z.object({
  features: z.array(z.unknown()),
  exceededTransferLimit: z.boolean().optional(),
  properties: z.object({ exceededTransferLimit: z.boolean().optional() }).nullish(),
  spatialReference: z.unknown().optional(),
});

/** Features of a reply in either form; `complete` is false where the layer had more. Errors come with status 200. */
export function fromFeatures<A>(
  reply: RawReply,
  read: (features: unknown[], complete: boolean) => Parsed<A>,
): Parsed<A> {
  return fromJson(
    reply,
    Features,
    ({ features, exceededTransferLimit, properties, spatialReference }) =>
      read(
        geoFeatures(features, { spatialReference }),
        exceededTransferLimit !== true && properties?.exceededTransferLimit !== true,
      ),
  );
}

const Members = z.record(z.string(), z.unknown()).nullish();
const Feature = z.object({ attributes: Members, properties: Members });

const Identified = z.union([
  z
    .object({ results: z.array(z.object({ attributes: z.record(z.string(), z.unknown()) })) })
    .transform(({ results }) => results.flatMap(({ attributes }) => pixelIn(attributes))),
  z.object({ value: z.string() }).transform(({ value }) => [value]),
]);

/** The member that holds the pixel has several names; a service writes its value as text, and what is not text is not a pixel. */
function pixelIn(attributes: Record<string, unknown>): string[] {
  const name = [
    'Pixel Value',
    'Service Pixel Value',
    'Stretch.Pixel Value',
    'Stretched value',
    'UniqueValue.Pixel Value',
  ].find((each) => each in attributes);
  const value = name === undefined ? undefined : attributes[name];
  return typeof value === 'string' ? [value] : [];
}

/** The members of a feature by their names in capitals, which stand under one name in the service's own form and under another in GeoJSON. */
export function membersOf(feature: unknown): Readonly<Record<string, unknown>> | undefined {
  const { data: found } = Feature.safeParse(feature);
  const members = found?.attributes ?? found?.properties;
  return members === undefined || members === null
    ? undefined
    : Object.fromEntries(
        Object.entries(members).map(([name, value]) => [name.toUpperCase(), value]),
      );
}

/** Pixel values of an identify reply, in order; `NoData` is kept as text. */
export function fromIdentify<A>(reply: RawReply, read: (pixels: string[]) => Parsed<A>): Parsed<A> {
  return fromJson(reply, Identified, read);
}
