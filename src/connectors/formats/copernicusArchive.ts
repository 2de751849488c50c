import * as z from 'zod';
import { satelliteImageCount, satelliteProduct } from '../../../engines/ground/datasets/imagery.ts';
import { service } from '../connector.ts';
import { ringsOf } from './ringsOf.ts';
import { data, empty, fromJson } from '../pipeline/reply.ts';
import { loose, strict, timeOf, timeOfMs } from './values.ts';

/** The OData interface of the archive; asking is open, files need an account. */
export const ARCHIVE_HOST = 'catalogue.dataspace.copernicus.eu';
const ARCHIVE = `https://${ARCHIVE_HOST}/odata/v1/Products`;

/** A time as OData 2 writes it, `/Date(1474509300563)/` in milliseconds, or as ISO text. */
const moment = z
  .unknown()
  .optional()
  .transform((value) => {
    const ms = typeof value === 'string' ? /^\/Date\((-?\d+)\)\/$/.exec(value)?.[1] : undefined;
    return (ms === undefined ? timeOf(value) : timeOfMs(Number(ms))) ?? null;
  });
const Span = z.object({ Start: moment, End: moment }).nullish();
const online = z.boolean().nullish().catch(null);
const named = {
  Id: strict.text,
  Name: strict.text,
  ContentLength: loose.number,
  ContentDate: Span,
  ModificationDate: moment,
  Online: online,
};

/** A product in OData 4, as the archive answers today. */
const Product = z.object({
  ...named,
  PublicationDate: moment,
  GeoFootprint: z.unknown().optional(),
});
/** The same in OData 2, the form of the archive's earlier software. */
const OldProduct = z.object({
  d: z.object({ ...named, IngestionDate: moment, ContentGeometry: loose.text }),
});

type Ring = [lon: number, lat: number][];

/** The rings of a GML polygon in EPSG:4326: pairs of latitude and longitude, in this order. */
function gmlRings(gml: string | null): Ring[] {
  return [...(gml ?? '').matchAll(/<gml:coordinates>([^<]*)<\/gml:coordinates>/g)].flatMap(
    ([, text = '']) => {
      const vertices = text
        .trim()
        .split(/\s+/)
        .map((pair): [number, number] => {
          const [lat = NaN, lon = NaN] = pair.split(',').map(Number);
          return [lon, lat];
        });
      const isSound =
        vertices.length >= 4 &&
        vertices.every(([lon, lat]) => Math.abs(lat) <= 90 && Math.abs(lon) <= 180);
      return isSound ? [vertices] : [];
    },
  );
}

const EitherProduct = z.union([
  OldProduct.transform(({ d: { IngestionDate, ContentGeometry, ...rest } }) => ({
    ...rest,
    publishedAt: IngestionDate,
    footprint: gmlRings(ContentGeometry),
  })),
  Product.transform(({ PublicationDate, GeoFootprint, ...rest }) => ({
    ...rest,
    publishedAt: PublicationDate,
    footprint: ringsOf(GeoFootprint).map((ring) =>
      ring.map(([lon = 0, lat = 0]): [number, number] => [lon, lat]),
    ),
  })),
]);

const count = strict.number.pipe(z.int().min(0));
/** How many there are: in OData 4, or in the feed of a search that asked for no rows. */
const Count = z.union([
  z.object({ '@odata.count': count }).transform((body) => body['@odata.count']),
  z
    .object({ feed: z.object({ 'opensearch:totalResults': count }) })
    .transform(({ feed }) => feed['opensearch:totalResults']),
]);

/** One product by its identifier. */
export const productService = service({
  dataset: satelliteProduct,
  keepSeconds: 86_400,
  staleSeconds: 90 * 86_400,
  persistent: true,
  request: ({ productId }) => ({ url: `${ARCHIVE}(${productId})` }),
  parse: (reply) =>
    fromJson(
      reply,
      EitherProduct,
      ({
        Id,
        Name,
        ContentLength,
        ContentDate,
        ModificationDate,
        Online,
        publishedAt,
        footprint,
      }) =>
        data(
          {
            id: Id,
            name: Name,
            startsAt: ContentDate?.Start ?? null,
            endsAt: ContentDate?.End ?? null,
            publishedAt,
            updatedAt: ModificationDate,
            sizeBytes: ContentLength,
            isOnline: Online ?? null,
            footprint,
          },
          ModificationDate ?? publishedAt,
        ),
    ),
});

/** How many products of a mission show a point in a window of time. */
export const countService = service({
  dataset: satelliteImageCount,
  keepSeconds: 3600,
  staleSeconds: 7 * 86_400,
  example: { lat: 40.76, lon: -111.89, from: '2026-05-01T00:00:00Z', to: '2026-06-01T00:00:00Z' },
  request({ lat, lon, from, to, mission }) {
    const filter = `Collection/Name eq '${mission}' and OData.CSC.Intersects(area=geography'SRID=4326;POINT(${lon} ${lat})') and ContentDate/Start ge ${from} and ContentDate/Start lt ${to}`;
    return { url: `${ARCHIVE}?$filter=${encodeURIComponent(filter)}&$count=true&$top=1` };
  },
  parse: (reply) =>
    fromJson(reply, Count, (found) =>
      found === 0 ? empty({ count: 0 }) : data({ count: found }, null),
    ),
});
