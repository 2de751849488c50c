import * as z from 'zod';
import { dataset } from '../../facts.ts';

const maybe = z.number().nullable();
const maybeText = z.string().nullable();
const ring = z.array(z.tuple([z.number(), z.number()]));

/** What a catalogue of satellite images holds. */
export const imageCatalogue = dataset({
  id: 'image-catalogue',
  title: 'Collections of a catalogue of satellite images',
  query: z.object({
    source: z
      .string()
      .regex(/^[a-z\d-]{2,40}$/)
      .describe('Id of the source whose catalogue it is'),
  }),
  answer: z.object({
    id: z.string(),
    title: maybeText,
    description: maybeText,
    collections: z.array(z.object({ id: z.string(), url: z.string() })),
  }),
  sample: {
    id: 'catalogue',
    title: 'Open images',
    description: null,
    collections: [
      { id: 'sentinel-2-l2a', url: 'https://example.org/v1/collections/sentinel-2-l2a' },
    ],
  },
});

/** One file of satellite data as its archive describes it. */
export const satelliteProduct = dataset({
  id: 'satellite-product',
  title: 'A satellite product in its archive',
  query: z.object({ productId: z.uuid() }),
  answer: z.object({
    id: z.string(),
    name: z.string(),
    startsAt: maybeText.describe('First moment seen'),
    endsAt: maybeText.describe('Last moment seen'),
    publishedAt: maybeText.describe('When the archive took it in'),
    updatedAt: maybeText,
    sizeBytes: maybe,
    isOnline: z
      .boolean()
      .nullable()
      .describe('False: has to be ordered from the long-term archive first'),
    footprint: z.array(ring).describe('Rings of longitude and latitude, degrees'),
  }),
  sample: {
    id: '0ad9ef1c-91e5-4f6c-a8ee-e4ea0c5cba35',
    name: 'S2A_MSIL2A_20260501T182021_N0511_R127_T12TVL_20260501T235959',
    startsAt: '2026-05-01T18:20:21.000Z',
    endsAt: '2026-05-01T18:20:21.000Z',
    publishedAt: '2026-05-02T00:20:00.000Z',
    updatedAt: null,
    sizeBytes: 1_000_000_000,
    isOnline: true,
    footprint: [
      [
        [-112, 40],
        [-111, 40],
        [-111, 41],
        [-112, 40],
      ],
    ],
  },
});

/** How many scenes an archive has of a place and a time. */
export const satelliteImageCount = dataset({
  id: 'satellite-image-count',
  title: 'Number of satellite images in an archive',
  query: z.object({
    lat: z.number().min(-90).max(90),
    lon: z.number().min(-180).max(180),
    from: z.iso.datetime(),
    to: z.iso.datetime(),
    mission: z
      .enum(['SENTINEL-1', 'SENTINEL-2', 'SENTINEL-3', 'SENTINEL-5P'])
      .default('SENTINEL-2'),
  }),
  answer: z.object({ count: z.int().min(0) }),
  sample: { count: 74 },
});
