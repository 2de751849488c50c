import * as z from 'zod';
import { elevation } from '../../../engines/ground/datasets/terrain.ts';
import { connector, service } from '../connector.ts';
import { GROUND_KEPT } from '../formats/groundKept.ts';
import { openMeteoCard, openMeteoRequest } from '../formats/openMeteo.ts';
import { data, fromJson, unavailable } from '../pipeline/reply.ts';
import { loose, roundedAt, SAME_DEG, within } from '../formats/values.ts';

const CUSTOMER = 'customer-api.open-meteo.com';

/** One standard deviation of the Copernicus GLO-90 model, m: its specification is below 4 m at 90 %. @source Airbus (2020), Copernicus DEM product handbook, section 1 */
const SIGMA_M = 2.4;

const Heights = z.object({ elevation: z.array(loose.number).min(1) });

/** Where a place stands among those that an address asks for; undefined where it does not. Heights come in that order, without their positions. */
function placeIn(url: string, { lat, lon }: { lat: number; lon: number }): number | undefined {
  const asked = (name: string) => (URL.parse(url)?.searchParams.get(name) ?? '').split(',');
  const lons = asked('longitude').map(Number);
  const at = asked('latitude').findIndex(
    (text, i) =>
      text !== '' &&
      Math.abs(Number(text) - lat) <= SAME_DEG &&
      Math.abs((lons[i] ?? NaN) - lon) <= SAME_DEG,
  );
  return at < 0 ? undefined : at;
}

/** Ground elevation of the Copernicus GLO-90 model, everywhere on land. */
export const openMeteoElevation = connector({
  ...openMeteoCard,
  id: 'open-meteo-elevation',
  title: 'Open-Meteo elevation (Copernicus GLO-90)',
  category: 'environmental',
  cadence: 'static',
  attribution:
    'Elevation by Open-Meteo.com; Copernicus DEM GLO-90 © DLR e.V. 2010-2014 and © Airbus Defence and Space GmbH 2014-2018, provided under COPERNICUS by the European Union and ESA',
  baseUrl: 'https://api.open-meteo.com',
  hosts: [CUSTOMER],
  serves: [
    service({
      dataset: elevation,
      ...GROUND_KEPT,
      round: roundedAt(3),
      example: { lat: 46.2, lon: 6.15 },
      request: ({ lat, lon }, key) =>
        openMeteoRequest('/v1/elevation', CUSTOMER, {
          key,
          parameters: { latitude: lat, longitude: lon },
        }),
      parse: (reply, place) =>
        fromJson(reply, Heights, ({ elevation: heights }) => {
          const at = heights.length === 1 ? 0 : placeIn(reply.url, place);
          if (at === undefined)
            return unavailable(
              `the reply holds ${heights.length} heights and does not say which is that of the place asked for`,
            );
          const metres = heights[at];
          const elevationM = within(metres, -500, 9000);
          if (elevationM === undefined) return unavailable('the elevation model has a gap here');
          return data({ elevationM, sigmaM: SIGMA_M, resolutionM: 90 }, null);
        }),
    }),
  ],
});
