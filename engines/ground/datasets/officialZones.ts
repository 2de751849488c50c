import * as z from 'zod';
import { dataset } from '../../facts.ts';

/** Official maps of California that a disclosure rests on, as far as they can be asked by point. */
export const OFFICIAL_MAPS = [
  'earthquake_fault_zone',
  'liquefaction_zone',
  'earthquake_landslide_zone',
  'seismic_zones_unevaluated',
  'state_fire_zone',
  'local_fire_zone',
] as const;
export type OfficialMap = (typeof OFFICIAL_MAPS)[number];

/** Whether a point lies inside a polygon of an official map. Outside all polygons is not the same as unmapped: the reader of the map decides. */
export const officialZone = dataset({
  id: 'official-zone',
  title: 'Official hazard zone at a point',
  query: z.object({
    lat: z.number().min(-90).max(90),
    lon: z.number().min(-180).max(180),
    map: z.enum(OFFICIAL_MAPS),
  }),
  answer: z.object({
    isInside: z.boolean().describe('Inside a polygon of the map'),
    zoneClass: z.string().nullable().describe('Class of that polygon, where the map has classes'),
    sheet: z.string().nullable().describe('Sheet or quadrangle, where the map names it'),
  }),
  sample: { isInside: true, zoneClass: 'Very High', sheet: null },
});
