import * as z from 'zod';
import { imageCatalogue } from '../../../engines/ground/datasets/imagery.ts';
import { satelliteImages } from '../../../engines/ground/datasets/satelliteImages.ts';
import { service, type Service } from '../connector.ts';
import { ringsOf } from './ringsOf.ts';
import { data, fromJson, listOf } from '../pipeline/reply.ts';
import { loose, newest, strict } from './values.ts';

const Asset = z.object({ href: z.string() });
/** Which members an item has may be chosen by whoever asks: only its name is sure. */
const Item = z.object({
  id: strict.text,
  collection: loose.text,
  geometry: z.unknown().optional(),
  assets: z.record(z.string(), z.unknown()).optional(),
  properties: z
    .object({
      datetime: loose.time,
      start_datetime: loose.time,
      platform: loose.text,
      'eo:cloud_cover': loose.number,
      'storage:requester_pays': z.boolean().optional(),
    })
    .optional(),
});
const Reply = z.object({
  features: z.array(z.unknown()),
  numberMatched: loose.number,
  context: z.object({ matched: loose.number }).optional(),
  type: z.literal('FeatureCollection').optional(),
});
const Link = z.object({ rel: z.string(), href: strict.text });
const Catalogue = z.object({
  type: z.literal('Catalog'),
  id: strict.text,
  title: loose.text,
  description: loose.text,
  links: z.array(z.unknown()),
});

/** Assets worth naming; scenes have dozens. */
const SHOWN = [
  'visual',
  'thumbnail',
  'rendered_preview',
  'red',
  'nir',
  'swir16',
  'swir22',
  'vv',
  'vh',
  'image',
  'data',
  'QUICKLOOK',
];

function imageOf({ id, collection, geometry, assets, properties }: z.output<typeof Item>) {
  const links = Object.entries(assets ?? {}).flatMap(([name, raw]) => {
    const { data: asset } = Asset.safeParse(raw);
    return asset === undefined || !SHOWN.includes(name) ? [] : [[name, asset.href] as const];
  });
  const { thumbnail, rendered_preview, QUICKLOOK, ...rest } = Object.fromEntries(links);
  return {
    id,
    collection,
    at: properties?.datetime ?? properties?.start_datetime ?? null,
    platform: properties?.platform ?? null,
    cloudCoverPct: properties?.['eo:cloud_cover'] ?? null,
    footprint: ringsOf(geometry).map((ring) =>
      ring.map(([lon = 0, lat = 0]): [number, number] => [lon, lat]),
    ),
    thumbnailUrl: thumbnail ?? rendered_preview ?? QUICKLOOK ?? null,
    assets: rest,
    requesterPays: properties?.['storage:requester_pays'] ?? false,
  };
}

/** The collections that large catalogues hold under the names the dataset knows. */
export const USUAL_COLLECTIONS = {
  'sentinel-2-l2a': 'sentinel-2-l2a',
  'sentinel-1-grd': 'sentinel-1-grd',
  'landsat-c2-l2': 'landsat-c2-l2',
  naip: 'naip',
} as const;

/** Searches a catalogue of satellite scenes; collections are named as the catalogue names them, absent ones are not asked for. */
export function stacSearch(
  collections: Readonly<Record<string, string>>,
  cloudFilter: 'query' | 'none',
): Service {
  return service({
    dataset: satelliteImages,
    keepSeconds: 3600,
    staleSeconds: 7 * 86_400,
    example: {
      lat: 40.76,
      lon: -111.89,
      from: '2026-05-01T00:00:00Z',
      to: '2026-06-01T00:00:00Z',
      maxCloudPct: 40,
    },
    request(query) {
      const name = collections[query.collection];
      if (name === undefined) return undefined;
      return {
        url: '/search',
        method: 'POST',
        body: JSON.stringify(searchBody(name, query, cloudFilter)),
        headers: { 'content-type': 'application/json', accept: 'application/geo+json' },
      };
    },
    parse: (reply, { maxCloudPct }) =>
      fromJson(reply, Reply, ({ features, numberMatched, context }) =>
        listOf(features, Item, {
          read(item) {
            const image = imageOf(item);
            return image.cloudCoverPct !== null && image.cloudCoverPct > maxCloudPct
              ? undefined
              : image;
          },
          wrap: (images) => ({ images, matched: numberMatched ?? context?.matched ?? null }),
          asOf: (images) => newest(images.map(({ at }) => at)),
        }),
      ),
  });
}

/** The body of a search, with the filter of cloud where the catalogue knows one and the sensor sees clouds. */
function searchBody(
  name: string,
  query: z.output<typeof satelliteImages.query>,
  cloudFilter: 'query' | 'none',
) {
  const { lat, lon, halfWidthDeg: half, from, to, collection, maxCloudPct, limit } = query;
  const isOptical = collection !== 'sentinel-1-grd' && collection !== 'naip';
  const isFiltered = cloudFilter === 'query' && isOptical && maxCloudPct < 100;
  return {
    collections: [name],
    bbox: [
      Math.max(-180, lon - half),
      Math.max(-90, lat - half),
      Math.min(180, lon + half),
      Math.min(90, lat + half),
    ],
    datetime: `${from}/${to}`,
    limit,
    ...(isFiltered ? { query: { 'eo:cloud_cover': { lte: maxCloudPct } } } : {}),
  };
}

/** The landing page of a STAC interface: the catalogue and the collections it links to. Without links to them (they may be listed elsewhere) the list is empty. */
export function stacCatalogue(source: string): Service {
  return service({
    dataset: imageCatalogue,
    keepSeconds: 7 * 86_400,
    staleSeconds: 90 * 86_400,
    example: { source },
    request: (query) => (query.source === source ? { url: '/' } : undefined),
    parse: (reply) =>
      fromJson(reply, Catalogue, ({ id, title, description, links }) => {
        const children = links.flatMap((raw) => {
          const { data: link } = Link.safeParse(raw);
          const name =
            link?.rel === 'child' ? /\/collections\/([^/?#]+)\/?$/.exec(link.href)?.[1] : undefined;
          return link === undefined || name === undefined
            ? []
            : [{ id: decodeURIComponent(name), url: link.href }];
        });
        return data({ id, title, description, collections: children }, null);
      }),
  });
}
