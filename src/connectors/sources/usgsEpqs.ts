import * as z from 'zod';
import { elevation } from '../../../engines/ground/datasets/terrain.ts';
import { M_PER_FOOT } from '../../../engines/ground/math/units.ts';
import { connector, service, type Parsed } from '../connector.ts';
import { inUnitedStates } from '../pipeline/coverage.ts';
import { data, fromJson, fromXml, unavailable } from '../pipeline/reply.ts';
import { GROUND_KEPT } from '../formats/groundKept.ts';
import { loose, roundedAt, withQuery, within } from '../formats/values.ts';

/** The service since 2022, and the one before it, which named its units and its source in place of a resolution. */
const Reply = z.union([
  z.object({ value: loose.number, resolution: z.number() }),
  z
    .object({
      USGS_Elevation_Point_Query_Service: z.object({
        Elevation_Query: z.object({
          Elevation: loose.number,
          Units: loose.text,
          Data_Source: loose.text,
        }),
      }),
    })
    .transform(({ USGS_Elevation_Point_Query_Service: { Elevation_Query: query } }) => ({
      value: query.Elevation,
      units: query.Units,
      resolution: /1 meter/i.test(query.Data_Source ?? '') ? 1 : 10,
    })),
]);
const isInFeet = (units: string | null | undefined) => /^feet$/i.test(units ?? '');

/**
 * One standard deviation, m. Seamless: 0.82 m over the country. POLICY for lidar: 0.3 m, three times its open-ground specification, for plant cover.
 * @source Stoker and Miller (2022), Remote Sensing 14(4), 940. doi:10.3390/rs14040940
 */
const SIGMA_M = { lidar: 0.3, seamless: 0.82 };

/** @param url  asked for, which names the units where the reply does not */
function heightOf(
  body: z.output<typeof Reply>,
  url: string,
): Parsed<z.output<typeof elevation.answer>> {
  const { value, resolution } = body;
  const units = 'units' in body ? body.units : URL.parse(url)?.searchParams.get('units');
  const height = value !== null && isInFeet(units) ? value * M_PER_FOOT : value;
  const elevationM = within(height, -500, 9000);
  if (elevationM === undefined) return unavailable('no elevation here: outside the United States');
  const resolutionM = resolution > 0 ? resolution : 10;
  return data(
    { elevationM, sigmaM: resolutionM < 5 ? SIGMA_M.lidar : SIGMA_M.seamless, resolutionM },
    null,
  );
}

/** Ground elevation of the United States from lidar where flown. One point a call and slow: after the global model. */
export const usgsEpqs = connector({
  id: 'usgs-epqs',
  title: 'USGS elevation point query (3DEP)',
  category: 'environmental',
  provider: 'US Geological Survey',
  home: 'https://epqs.nationalmap.gov',
  licence: 'US Government work, public domain',
  attribution: 'USGS 3D Elevation Program',
  cadence: 'static',
  coverage: 'United States',
  key: 'none',
  perMinute: 240,
  baseUrl: 'https://epqs.nationalmap.gov/v1',
  serves: [
    service({
      dataset: elevation,
      ...GROUND_KEPT,
      round: roundedAt(3),
      example: { lat: 39.7, lon: -105 },
      request: (query) =>
        inUnitedStates(query)
          ? {
              url: withQuery('/json', {
                x: query.lon,
                y: query.lat,
                wkid: 4326,
                units: 'Meters',
                includeDate: false,
              }),
            }
          : undefined,
      parse: (reply) =>
        /^\s*</.test(reply.text)
          ? fromXml(reply, (document) => {
              const { data: body } = Reply.safeParse(document);
              return body === undefined
                ? unavailable('the reply holds no elevation')
                : heightOf(body, reply.url);
            })
          : fromJson(reply, Reply, (body) => heightOf(body, reply.url)),
    }),
  ],
});
