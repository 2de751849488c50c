import * as z from 'zod';
import { operation } from '../../core/operation.ts';
import { handInWells } from './rushValley.ts';

const measured = z.number().min(0).nullable().default(null);

/** POST /admin/science/rush-valley/wells */
export const rushValleyWells = operation({
  method: 'POST',
  path: '/admin/science/rush-valley/wells',
  access: 'admin-token',
  changes: true,
  title: 'Hand in sampled wells of Rush Valley',
  summary:
    'Takes wells with their tracers, in place of those handed in before, and computes the validation of groundwater age again.',
  input: z.object({
    wells: z
      .array(
        z.object({
          name: z.string().min(1).max(80).describe('Name of the well or its site number'),
          lat: z.number().min(39.9).max(40.7).describe('Latitude within the valley, degrees north'),
          lon: z
            .number()
            .min(-112.8)
            .max(-112)
            .describe('Longitude within the valley, degrees east'),
          depth_m: measured.describe('Depth of the well, m; null where unknown'),
          tritium_tu: measured.describe('Tritium, tritium units; null where not measured'),
          carbon14_pmc: measured.describe('Carbon-14, per cent modern; null where not measured'),
          terrigenic_helium: measured.describe(
            'Terrigenic helium-4, 1e-8 cm³ STP/g; null where not measured',
          ),
        }),
      )
      .min(1)
      .max(1000)
      .describe('Sampled wells'),
    source: z.string().min(3).max(200).describe('Where the figures were read'),
  }),
  example: {
    wells: [
      {
        name: 'Example well',
        lat: 40.3,
        lon: -112.4,
        depth_m: 90,
        tritium_tu: 3.2,
        carbon14_pmc: null,
        terrigenic_helium: null,
      },
    ],
    source: 'An example, not a measurement',
  },
  output: z.object({ wells: z.int(), judged: z.int(), as_of: z.string() }),
  run: ({ wells, source }, context) =>
    handInWells(context, {
      wells: wells.map(
        ({ name, lat, lon, depth_m, tritium_tu, carbon14_pmc, terrigenic_helium }) => ({
          name,
          lat,
          lon,
          depthM: depth_m,
          tritiumTu: tritium_tu,
          carbon14Pmc: carbon14_pmc,
          terrigenicHelium: terrigenic_helium,
        }),
      ),
      source,
    }),
});
