import * as z from 'zod';
import { pointWithRadius } from '../../../schemas.ts';

const maybe = z.number().nullable();
const maybeText = z.string().nullable();

export const imageryInput = pointWithRadius(100, 200).extend({
  days_back: z.number().int().min(1).max(3650).default(365).describe('Days to look back'),
});
export type ImageryInput = z.output<typeof imageryInput>;

const scene = z.object({
  id: z.string(),
  collection: maybeText,
  acquired_at: z.string(),
  platform: maybeText,
  cloud_cover_pct: maybe,
  footprint: z
    .object({
      type: z.literal('Polygon'),
      coordinates: z.array(z.array(z.tuple([z.number(), z.number()]))),
    })
    .nullable(),
  covers_point: z.boolean(),
  thumbnail: maybeText,
  assets: z.record(z.string(), z.string()),
  requester_pays: z.boolean(),
});

export const imageryReply = z
  .object({
    status: z.enum(['ok', 'unknown']),
    reason: z.string().optional(),
    summary: z.string(),
    radius_km: z.number(),
    window: z.object({ from_at: z.string(), to_at: z.string() }),
    event: z
      .object({
        id: z.string(),
        at: z.string(),
        magnitude: maybe,
        place: maybeText,
        distance_km: z.number(),
      })
      .nullable()
      .describe('Strongest earthquake of the window, that splits before from after'),
    scenes: z.array(scene).nullable().describe('Newest scenes of the area, any cloud'),
    scenes_matched: z.number().nullable(),
    pairs: z
      .array(
        z.object({
          basis: z.enum(['event', 'window']),
          pre: scene,
          post: scene,
          days_between: z.number(),
          cloud_cover_pct_max: maybe,
        }),
      )
      .nullable()
      .describe('Clear scenes of one footprint over the point, before and after'),
    warnings: z.array(z.string()),
  })
  .meta({ id: 'SatelliteImagery' });
export type ImageryReply = z.input<typeof imageryReply>;
