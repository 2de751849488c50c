import * as z from 'zod';
import { dataset } from '../../facts.ts';

/** Where the people of a circle live, as few points. */
export const districts = dataset({
  id: 'districts',
  title: 'Where the people around a place live',
  query: z.object({
    lat: z.number().min(-90).max(90),
    lon: z.number().min(-180).max(180),
    radiusKm: z.number().positive().max(500),
    most: z.number().int().min(1).max(40).default(24).describe('Districts at most'),
  }),
  answer: z.object({
    people: z.number().min(0).describe('People in the towns of the circle'),
    districts: z
      .array(
        z.object({
          lat: z.number().min(-90).max(90).describe('Of its most populous town'),
          lon: z.number().min(-180).max(180).describe('Of its most populous town'),
          people: z.number().positive(),
        }),
      )
      .describe('Most people first; every town of the circle belongs to one'),
  }),
  sample: {
    people: 7_100_000,
    districts: [
      { lat: 37.7749, lon: -122.4194, people: 1_300_000 },
      { lat: 37.3394, lon: -121.895, people: 1_200_000 },
    ],
  },
});
