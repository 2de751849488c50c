import type * as z from 'zod';
import type { satelliteImages } from '../../../ground/datasets/satelliteImages.ts';
import { isInRings } from '../../../ground/earth/polygon.ts';
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
      covers_point: outline ? isInRings({ lat, lon }, [outline]) : false,
      thumbnail: thumbnailUrl,
      assets,
      requester_pays: requesterPays,
    },
  ];
}
