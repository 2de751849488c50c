import type * as z from 'zod';
import type { satelliteImages } from '../../../ground/datasets/satelliteImages.ts';
import type { ImageryReply } from './schemas.ts';

export type Image = z.output<typeof satelliteImages.answer>['images'][number];
export type Scene = NonNullable<ImageryReply['scenes']>[number];

/** A scene without a time cannot be put before or after anything: it is left out. */
export function sceneOf(
  {
    id,
    collection,
    at,
    platform,
    cloudCoverPct,
    footprint,
    thumbnailUrl,
    assets,
    requesterPays,
  }: Image,
  { lat, lon }: { lat: number; lon: number },
): Scene[] {
  if (at === null) return [];
  const [outline] = footprint;
  return [
    {
      id,
      collection,
      acquired_at: at,
      platform,
      cloud_cover_pct: cloudCoverPct,
      footprint: outline ? { type: 'Polygon', coordinates: [outline] } : null,
      covers_point: outline ? contains(outline, lat, lon) : false,
      thumbnail: thumbnailUrl,
      assets,
      requester_pays: requesterPays,
    },
  ];
}

function contains(ring: readonly (readonly [number, number])[], lat: number, lon: number): boolean {
  let isInside = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [xi, yi] = ring[i];
    const [xj, yj] = ring[j];
    if (yi > lat !== yj > lat && lon < ((xj - xi) * (lat - yi)) / (yj - yi) + xi)
      isInside = !isInside;
  }
  return isInside;
}
