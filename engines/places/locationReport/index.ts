import * as z from 'zod';
import { point } from '../../schemas.ts';
import { vertical } from '../../vertical.ts';
import { assessReport } from './assessment.ts';
import { reportNeeds, TIERS } from './needs.ts';
import { locationReport } from './schemas.ts';

/** POST /api/v1/location-report */
export const report = vertical({
  path: '/api/v1/location-report',
  title: 'Location report',
  summary:
    'One place at three depths: composite and levels, with drivers and return periods, with hazard curves and every hazard in full; as JSON or as a page to print (f=html).',
  input: point.extend({
    tier: z
      .enum(TIERS)
      .default('standard')
      .describe(
        'quick: composite and levels; standard: with drivers, return periods and events nearby; premium: with hazard curve, spectra and every hazard in full',
      ),
  }),
  output: locationReport,
  needs: ({ lat, lon, tier }) => reportNeeds(tier, { lat, lon }),
  assess: ({ lat, lon, tier }, facts, moment) =>
    assessReport(tier, { lat, lon }, { facts, moment }),
  cost: 'heavy',
  keep: true,
  model: {
    name: 'location-report',
    version: '1.0.0',
    methodology:
      'The answers of the composite score and of the hazards, computed by the very functions of their own endpoints on the same facts; the tiers differ in how much is shown.',
    validity: 'Anywhere; each hazard says where it holds.',
    verification:
      'A test holds every number of the report to the endpoint that it comes from, at every tier; the hazards are verified in their own model cards.',
    limits: [
      'Hazards outside the composite (wildfire, heat, water stress, climate velocity) are in the premium tier and not in the score.',
      'Everything is for natural ground; buildings, their occupants and their defences are not looked at.',
    ],
  },
  sources: [
    'doi:10.1193/070113EQS184M',
    'doi:10.5479/si.GVP.VOTW4-2013',
    'doi:10.1038/nature08649',
  ],
  example: { lat: 37.7749, lon: -122.4194, tier: 'standard' },
});
