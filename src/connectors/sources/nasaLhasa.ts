import { landslideNowcast } from '../../../engines/ground/datasets/ground.ts';
import { fromIdentify, identifyAt } from '../formats/arcgis.ts';
import { connector, service } from '../connector.ts';
import { data, unavailable } from '../pipeline/reply.ts';
import { numberOf, roundedAt, within } from '../formats/values.ts';

/** Landslide hazard of now from satellite rain. */
export const nasaLhasa = connector({
  id: 'nasa-lhasa',
  title: 'NASA landslide nowcast (LHASA)',
  category: 'environmental',
  provider: 'NASA Goddard Space Flight Center',
  home: 'https://gpm.nasa.gov/landslides',
  licence: 'free and open',
  attribution: 'NASA LHASA',
  cadence: '3 h',
  coverage: 'world, 60° south to 60° north',
  key: 'none',
  perMinute: 30,
  baseUrl: 'https://maps.nccs.nasa.gov/arcgis/rest/services/global_landslide_nowcast/MapServer',
  serves: [
    service({
      dataset: landslideNowcast,
      keepSeconds: 10_800,
      staleSeconds: 10_800,
      round: roundedAt(2),
      example: { lat: 27.7, lon: 85.3 },
      request: (query) => (Math.abs(query.lat) <= 60 ? { url: identifyAt('', query) } : undefined),
      parse: (reply) =>
        fromIdentify(reply, ([pixel]) => {
          const value = within(numberOf(pixel), 0, 5);
          return value === undefined
            ? unavailable('the nowcast has no value here')
            : data({ value }, null);
        }),
    }),
  ],
});
