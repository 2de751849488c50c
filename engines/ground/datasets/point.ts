import * as z from 'zod';

/** A question of a point alone, degrees: the same object for all datasets, so that a place that is asked of many of them is checked once. */
export const point = z.object({
  lat: z.number().min(-90).max(90),
  lon: z.number().min(-180).max(180),
});
