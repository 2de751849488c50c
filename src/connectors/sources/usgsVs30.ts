import { vs30At } from '../../../engines/ground/datasets/ground.ts';
import { GROUND_KEPT } from '../formats/groundKept.ts';
import { fromIdentify, identifyAt } from '../formats/arcgis.ts';
import { connector, service } from '../connector.ts';
import { data, unavailable } from '../pipeline/reply.ts';
import { numberOf, roundedAt, within } from '../formats/values.ts';

/** What the map shows on water, m/s: not a measurement of ground. */
const WATER_MPS = 600;

/** Vs30 of the world from slope, with regional maps where there are some. */
export const usgsVs30 = connector({
  id: 'usgs-vs30',
  title: 'USGS Vs30 mosaic',
  category: 'environmental',
  provider: 'US Geological Survey',
  home: 'https://earthquake.usgs.gov/data/vs30/',
  licence: 'US Government work, public domain',
  cadence: 'static',
  coverage: 'world',
  key: 'none',
  perMinute: 60,
  baseUrl: 'https://earthquake.usgs.gov/arcgis/rest/services/eq/vs30_mosaic/MapServer',
  serves: [
    service({
      dataset: vs30At,
      ...GROUND_KEPT,
      round: roundedAt(3),
      example: { lat: 37.78, lon: -122.42 },
      request: (query) => ({ url: identifyAt('', query) }),
      parse: (reply) =>
        fromIdentify(reply, ([pixel]) => {
          const vs30Mps = within(numberOf(pixel), 50, 3000);
          return vs30Mps === undefined || vs30Mps === WATER_MPS
            ? unavailable('water or no data on the map')
            : data({ vs30Mps }, null);
        }),
    }),
  ],
});
