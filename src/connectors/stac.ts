import * as z from 'zod';
import { satelliteImages } from '../../engines/datasets/infrastructure.ts';
import { service, type Service } from './connector.ts';
import { ringsOf } from './pointInRings.ts';
import { fromJson, listOf } from './reply.ts';
import { loose, newest, strict } from './values.ts';

const Asset = z.object({ href: z.string() });
const Item = z.object({
  id: strict.text, collection: loose.text, geometry: z.unknown(), assets: z.record(z.string(), z.unknown()).optional(),
  properties: z.object({ datetime: loose.time, start_datetime: loose.time, created: loose.time, platform: loose.text, 'eo:cloud_cover': loose.number, 'storage:requester_pays': z.boolean().optional() }).optional(),
});
const Reply = z.object({
  features: z.array(z.unknown()), numberMatched: loose.number, context: z.object({ matched: loose.number }).optional(), type: z.literal('FeatureCollection').optional(),
});

/** Assets worth naming; scenes have dozens. */
const SHOWN = ['visual', 'thumbnail', 'rendered_preview', 'red', 'nir', 'swir16', 'swir22', 'vv', 'vh', 'image', 'data', 'QUICKLOOK'];

function imageOf({ id, collection, geometry, assets, properties }: z.output<typeof Item>) {
  const at = properties?.datetime ?? properties?.start_datetime ?? properties?.created;
  if (at === null || at === undefined) return undefined;
  const links = Object.entries(assets ?? {}).flatMap(([name, raw]) => {
    const { data: asset } = Asset.safeParse(raw);
    return asset === undefined || !SHOWN.includes(name) ? [] : [[name, asset.href] as const];
  });
  const { thumbnail, rendered_preview, QUICKLOOK, ...rest } = Object.fromEntries(links);
  return {
    id, collection, at, platform: properties?.platform ?? null, cloudCoverPct: properties?.['eo:cloud_cover'] ?? null,
    footprint: ringsOf(geometry).map((ring) => ring.map(([lon = 0, lat = 0]): [number, number] => [lon, lat])), thumbnailUrl: thumbnail ?? rendered_preview ?? QUICKLOOK ?? null, assets: rest,
    requesterPays: properties?.['storage:requester_pays'] ?? false,
  };
}

/** Searches a catalogue of satellite scenes; collections are named as the catalogue names them, absent ones are not asked for. */
export function stacSearch(collections: Readonly<Record<string, string>>, cloudFilter: 'query' | 'none'): Service {
  return service({
    dataset: satelliteImages, keepSeconds: 3600, staleSeconds: 7 * 86_400,
    example: { lat: 40.76, lon: -111.89, from: '2026-05-01T00:00:00Z', to: '2026-06-01T00:00:00Z', maxCloudPct: 40 },
    request({ lat, lon, halfWidthDeg: half, from, to, collection, maxCloudPct, limit }) {
      const name = collections[collection];
      if (name === undefined) return undefined;
      const optical = collection !== 'sentinel-1-grd' && collection !== 'naip';
      const cloud = cloudFilter === 'query' && optical && maxCloudPct < 100 ? { query: { 'eo:cloud_cover': { lte: maxCloudPct } } } : {};
      const bbox = [Math.max(-180, lon - half), Math.max(-90, lat - half), Math.min(180, lon + half), Math.min(90, lat + half)];
      const body = JSON.stringify({ collections: [name], bbox, datetime: `${from}/${to}`, limit, ...cloud });
      return { url: '/search', method: 'POST', body, headers: { 'content-type': 'application/json', accept: 'application/geo+json' } };
    },
    parse: (reply, { maxCloudPct }) =>
      fromJson(reply, Reply, ({ features, numberMatched, context }) =>
        listOf(features, Item, {
          read(item) {
            const image = imageOf(item);
            return image === undefined || (image.cloudCoverPct !== null && image.cloudCoverPct > maxCloudPct) ? undefined : image;
          },
          wrap: (images) => ({ images, matched: numberMatched ?? context?.matched ?? null }), asOf: (images) => newest(images.map(({ at }) => at)),
        }),
      ),
  });
}
