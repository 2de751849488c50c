import * as z from 'zod';
import { regionSeismicity } from '../../ground/datasets/regionSeismicity.ts';
import { isKnown } from '../../facts.ts';
import { vertical } from '../../vertical.ts';
import { REGION_SOURCES, regionModelCard } from './regions/regionModelCard.ts';
import { quakeListsOf, sequencesIn } from './regions/recentQuakes.ts';
import { regionReply } from './regions/regionReply.ts';
import { regionsReply } from './regions/schemas.ts';
import { REGIONS } from './regions/tables.ts';

const WHOLE_WORLD = { lat: 0, lon: 0, radiusKm: 20_001 } as const;

/** GET /api/v1/earthquake/regions */
export const regions = vertical({
  method: 'GET',
  path: '/api/v1/earthquake/regions',
  title: 'Earthquake regions',
  summary:
    'The regions of the earthquake forecast with their bounds, long-term rates with intervals and alert status.',
  input: z.object({}),
  output: regionsReply,
  needs: () => ({
    rates: regionSeismicity({}),
    ...quakeListsOf(WHOLE_WORLD),
  }),
  assess(_input, { rates, quakes, older }, moment) {
    return {
      model_version: isKnown(rates) ? rates.value.modelVersion : null,
      regions: REGIONS.map((region) =>
        regionReply(region, rates, sequencesIn(region, { quakes, older }, moment.ms)),
      ),
      warnings: isKnown(quakes)
        ? quakes.value.complete
          ? []
          : ['No alert status: the list that answered holds significant earthquakes only.']
        : [`No alert status: ${quakes.missing}.`],
    };
  },
  cost: 'light',
  model: regionModelCard,
  sources: REGION_SOURCES,
  example: {},
});
