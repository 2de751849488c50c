import * as z from 'zod';
import { quakeFeed } from '../../ground/datasets/quakeFeeds.ts';
import { regionSeismicity } from '../../ground/datasets/regionSeismicity.ts';
import { isKnown } from '../../facts.ts';
import { vertical } from '../../vertical.ts';
import { REGION_SOURCES, regionModelCard } from './regions/regionModelCard.ts';
import { regionReply, sequencesIn } from './regions/regionReply.ts';
import { regionsReply } from './regions/schemas.ts';
import { ALERT_MAGNITUDE, REGIONS } from './regions/tables.ts';

const WEEK_HOURS = 168;

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
    feed: quakeFeed({ hours: WEEK_HOURS, minMagnitude: ALERT_MAGNITUDE }),
  }),
  assess(_input, { rates, feed }, moment) {
    const events = isKnown(feed) ? feed.value.events : undefined;
    return {
      model_version: isKnown(rates) ? rates.value.modelVersion : null,
      regions: REGIONS.map((region) =>
        regionReply(region, rates, sequencesIn(region, events, moment.ms)),
      ),
      warnings: isKnown(feed) ? [] : [`No alert status: ${feed.missing}.`],
    };
  },
  cost: 'light',
  model: regionModelCard,
  sources: REGION_SOURCES,
  example: {},
});
