import * as z from 'zod';
import { elevation } from '../../../engines/ground/datasets/terrain.ts';
import { connector, service } from '../connector.ts';
import { data, fromJson, unavailable } from '../pipeline/reply.ts';
import { GROUND_KEPT } from '../formats/groundKept.ts';
import { loose, roundedAt, SAME_DEG, within, withQuery } from '../formats/values.ts';

const Reply = z.object({
  status: z.literal('OK'),
  results: z
    .array(
      z.object({
        elevation: loose.number,
        dataset: loose.text,
        location: z.object({ lat: loose.lat, lng: loose.lon }).optional(),
      }),
    )
    .min(1),
});

/** One standard deviation of SRTM, m. @source Rodríguez et al. (2006), Photogramm. Eng. Remote Sens. 72(3), 249-260: absolute error 6 to 9 m at 90 % */
const SIGMA_M = 5;

/** Elevation outside the reach of the other services; a public host of 1,000 calls a day. */
export const opentopodata = connector({
  id: 'opentopodata',
  title: 'Open Topo Data (SRTM)',
  category: 'environmental',
  provider: 'Open Topo Data; NASA SRTM',
  home: 'https://www.opentopodata.org',
  licence: 'open, credit NASA and USGS',
  cadence: 'static',
  coverage: 'land, 56° south to 60° north',
  key: 'none',
  perMinute: 50,
  baseUrl: 'https://api.opentopodata.org/v1',
  serves: [
    service({
      dataset: elevation,
      ...GROUND_KEPT,
      round: roundedAt(3),
      example: { lat: 27.6, lon: 1.98 },
      request: ({ lat, lon }) =>
        lat > -56 && lat < 60
          ? {
              url: withQuery('/srtm90m', { locations: `${lat},${lon}`, interpolation: 'bilinear' }),
            }
          : undefined,
      parse: (reply, { lat, lon }) =>
        fromJson(reply, Reply, ({ results }) => {
          const isHere = ({ location }: (typeof results)[number]) =>
            location !== undefined &&
            Math.abs((location.lat ?? NaN) - lat) <= SAME_DEG &&
            Math.abs((location.lng ?? NaN) - lon) <= SAME_DEG;
          const here = results.length === 1 ? results[0] : results.find(isHere);
          if (here === undefined)
            return unavailable(
              `the reply holds ${results.length} points, none of them the place asked for`,
            );
          const elevationM = within(here.elevation, -500, 9000);
          return elevationM === undefined
            ? unavailable('the elevation model has a gap here')
            : data({ elevationM, sigmaM: SIGMA_M, resolutionM: 90 }, null);
        }),
    }),
  ],
});
