import * as z from 'zod';
import { quantity } from '../../schemas.ts';
import { quantityLevers } from '../answer/lever.ts';

const emissions = z.object({
  destruction_efficiency: z.number(),
  basis: z.string(),
  co2_t_per_day: z.number(),
  ch4_t_per_day: z.number(),
  co2e_t_per_day: z.number(),
  co2e_t_per_yr: z.number(),
});

const source = z.object({
  lat: z.number(),
  lon: z.number(),
  distance_km: z.number(),
  nights: z.int(),
  detections: z.int(),
  kind: z.enum(['flare_or_industry', 'volcano']),
  radiant_heat_mw: z.number().describe('Mean over the overpasses that saw it'),
  max_radiant_heat_mw: z.number(),
  duty: z.number().describe('Share of the time that it burns, 0 to 1'),
  volume_m3_per_day: z.number().nullable(),
  first_at: z.string(),
  last_at: z.string(),
});

export const flareReport = z
  .object({
    status: z.enum(['ok', 'unavailable']),
    reason: z.string().optional().describe('Why nothing is known; never to be read as no flares'),
    summary: z.string(),
    lat: z.number().describe('Latitude the answer was computed for'),
    lon: z.number().describe('Longitude the answer was computed for'),
    radius_km: z.number(),
    days_back: z.int(),
    nights_looked: z.int().nullable().describe('Nights that the answering windows cover'),
    detections: z.int().nullable(),
    night_detections: z.int().nullable(),
    persistent_sources: z.int().nullable(),
    transient_sources: z.int().nullable().describe('Hot on fewer than three nights: fires, mostly'),
    sources: z.array(source).describe('Persistent ones, at most 100, most nights first'),
    radiant_heat_mw: z.number().nullable(),
    quantity: quantity.nullable().describe('Gas flared by all persistent sources'),
    nightfire_check: z.object({ volume_bcm_per_yr: z.number(), note: z.string() }).nullable(),
    emissions: z.object({ nominal: emissions, observed: emissions }).nullable(),
    world: z
      .object({ year: z.int(), flared_bcm: z.number(), share_of_world: z.number() })
      .nullable(),
    levers: quantityLevers,
    warnings: z.array(z.string()),
  })
  .meta({ id: 'FlareDetection' });
