import * as z from 'zod';
import { dataset } from '../../facts.ts';

const at = z.object({ lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) });
const maybe = z.number().nullable();
const maybeText = z.string().nullable();

/** Satellite images over a place. */
export const satelliteImages = dataset({
  id: 'satellite-images',
  title: 'Satellite images',
  query: at.extend({
    halfWidthDeg: z.number().positive().max(2).default(0.1),
    from: z.string(),
    to: z.string(),
    collection: z
      .enum(['sentinel-2-l2a', 'sentinel-1-grd', 'landsat-c2-l2', 'naip'])
      .default('sentinel-2-l2a'),
    maxCloudPct: z.number().min(0).max(100).default(100),
    limit: z.number().int().min(1).max(100).default(20),
  }),
  answer: z.object({
    images: z.array(
      z.object({
        id: z.string(),
        collection: maybeText,
        at: maybeText.describe('Time of the picture, or its beginning'),
        platform: maybeText,
        cloudCoverPct: maybe,
        footprint: z.array(z.array(z.tuple([z.number(), z.number()]))),
        thumbnailUrl: maybeText,
        assets: z.record(z.string(), z.string()),
        requesterPays: z.boolean(),
      }),
    ),
    matched: maybe,
  }),
  sample: {
    images: [
      {
        id: 'S2A_1',
        collection: 'sentinel-2-l2a',
        at: '2026-05-01T18:20:00Z',
        platform: 'sentinel-2a',
        cloudCoverPct: 12,
        footprint: [
          [
            [-112, 40],
            [-111, 40],
            [-111, 41],
            [-112, 40],
          ],
        ],
        thumbnailUrl: null,
        assets: { visual: 'https://example.org/tci.tif' },
        requesterPays: false,
      },
    ],
    matched: 1,
  },
});
