import * as z from 'zod';

/** Subduction zones whose earthquakes shake by terms of their own. */
export const subductionRegion = z.enum([
  'alaska',
  'aleutians',
  'cascadia',
  'mexico',
  'central_america',
  'south_america_north',
  'south_america_south',
  'japan_pacific',
  'japan_philippine_sea',
  'taiwan',
]);
export type SubductionRegion = z.output<typeof subductionRegion>;
