import { burnProbability } from '../../../engines/ground/datasets/fire.ts';
import { fromIdentify, imageAt } from '../formats/arcgis.ts';
import { connector, service } from '../connector.ts';
import { inUnitedStates } from '../pipeline/coverage.ts';
import { data, unavailable } from '../pipeline/reply.ts';
import { numberOf, roundedAt, within } from '../formats/values.ts';

/** Burn probability of the United States at 270 m, by simulation of fire seasons. */
export const landfireWildfireRisk = connector({
  id: 'landfire-wildfire-risk',
  title: 'Wildfire Risk to Communities',
  category: 'environmental',
  provider: 'USDA Forest Service',
  home: 'https://wildfirerisk.org',
  licence: 'US Government work, public domain',
  cadence: 'every few years',
  coverage: 'United States',
  key: 'none',
  perMinute: 60,
  baseUrl:
    'https://apps.fs.usda.gov/fsgisx01/rest/services/RDW_Wildfire/RMRS_WRC_BurnProbability/ImageServer',
  serves: [
    service({
      dataset: burnProbability,
      keepSeconds: 180 * 86_400,
      staleSeconds: 3 * 365 * 86_400,
      persistent: true,
      round: roundedAt(3),
      example: { lat: 39.76, lon: -121.62 },
      request: (query) => (inUnitedStates(query) ? { url: imageAt('', query) } : undefined),
      parse: (reply) =>
        fromIdentify(reply, ([pixel]) => {
          const probabilityPerYear = within(numberOf(pixel), 0, 1);
          return probabilityPerYear === undefined
            ? unavailable('no burn probability is mapped here')
            : data({ probabilityPerYear }, null);
        }),
    }),
  ],
});
