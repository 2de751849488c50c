import * as z from 'zod';
import { designGroundMotion } from '../../../engines/ground/datasets/ground.ts';
import { ANY_SERIES, connector, service } from '../connector.ts';
import { inUnitedStates } from '../pipeline/coverage.ts';
import { data, fromJson, unavailable } from '../pipeline/reply.ts';
import { loose, roundedAt, SAME_DEG, within, withQuery } from '../formats/values.ts';

const Data = z.object({
  ss: loose.number,
  s1: loose.number,
  sms: loose.number,
  sm1: loose.number,
  sds: loose.number,
  sd1: loose.number,
  pgam: loose.number,
  tl: loose.number,
  't-sub-l': loose.number,
  sdc: loose.text,
});
const Parameters = z.object({
  latitude: loose.lat,
  longitude: loose.lon,
  riskCategory: loose.text,
  siteClass: loose.text,
});
const One = z.object({
  request: z.object({ parameters: Parameters.optional() }).optional(),
  response: z.object({ data: Data }),
});
/** The service's own list of expected answers has one for each request. */
const Reply = z.union([One.transform((one) => [one]), z.array(One).min(1)]);

/** The answer to a question: the only one, or that of several whose request was the same; the first where a saved list is read for no question. */
function answerTo(
  all: z.output<typeof Reply>,
  query: z.output<typeof designGroundMotion.query>,
): z.output<typeof One> | undefined {
  if (all.length === 1 || query.siteClass === ANY_SERIES) return all[0];
  return all.find(({ request }) => {
    const { latitude, longitude, riskCategory, siteClass } = request?.parameters ?? {};
    return (
      Math.abs((latitude ?? NaN) - query.lat) <= SAME_DEG &&
      Math.abs((longitude ?? NaN) - query.lon) <= SAME_DEG &&
      riskCategory === query.riskCategory &&
      siteClass === query.siteClass
    );
  });
}

const g = (value: number | null) => within(value, 0, 10) ?? null;

/** Ground motion of the US building codes. Some values are null with a note: the code asks for a site study. */
export const usgsDesignMaps = connector({
  id: 'usgs-design-maps',
  title: 'USGS seismic design maps',
  category: 'environmental',
  provider: 'US Geological Survey',
  home: 'https://earthquake.usgs.gov/ws/designmaps/',
  licence: 'US Government work, public domain',
  cadence: 'with each edition of the codes',
  coverage: 'United States and territories',
  key: 'none',
  perMinute: 120,
  baseUrl: 'https://earthquake.usgs.gov/ws/designmaps',
  serves: [
    service({
      dataset: designGroundMotion,
      keepSeconds: 365 * 86_400,
      staleSeconds: 3 * 365 * 86_400,
      persistent: true,
      round: roundedAt(3),
      example: { lat: 37.78, lon: -122.42 },
      request: ({ lat, lon, edition, riskCategory, siteClass }) =>
        inUnitedStates({ lat, lon })
          ? {
              url: withQuery(`/${edition}.json`, {
                latitude: lat,
                longitude: lon,
                riskCategory,
                siteClass,
                title: 'site',
              }),
            }
          : undefined,
      parse: (reply, query) =>
        fromJson(reply, Reply, (all) => {
          const found = answerTo(all, query)?.response.data;
          if (found === undefined)
            return unavailable(
              `the reply holds ${all.length} answers, none of them to the question asked`,
            );
          const { ss, s1, sms, sm1, sds, sd1, pgam, tl, sdc } = found;
          const value = {
            ss: g(ss),
            s1: g(s1),
            sms: g(sms),
            sm1: g(sm1),
            sds: g(sds),
            sd1: g(sd1),
            pgam: g(pgam),
            longPeriodS: within(tl ?? found['t-sub-l'], 1, 30) ?? null,
            designCategory: sdc,
          };
          const none = Object.values(value).every((each) => each === null);
          return none ? unavailable('the reply holds no ground motion') : data(value, null);
        }),
    }),
  ],
});
