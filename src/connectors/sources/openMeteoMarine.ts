import { seaState } from '../../../engines/ground/datasets/sea.ts';
import { connector, service } from '../connector.ts';
import { fromOpenMeteo, openMeteoCard, openMeteoRequest } from '../formats/openMeteo.ts';
import { data, unavailable } from '../pipeline/reply.ts';
import { roundedAt, timeOf } from '../formats/values.ts';

const CUSTOMER = 'customer-marine-api.open-meteo.com';

/** Waves, sea temperature and sea level; nothing on land. */
export const openMeteoMarine = connector({
  ...openMeteoCard,
  id: 'open-meteo-marine',
  title: 'Open-Meteo marine',
  category: 'weather',
  cadence: 'hourly',
  coverage: 'oceans',
  baseUrl: 'https://marine-api.open-meteo.com',
  hosts: [CUSTOMER],
  serves: [
    service({
      dataset: seaState,
      keepSeconds: 3600,
      staleSeconds: 21_600,
      round: roundedAt(2),
      example: { lat: 35.6, lon: 139.9 },
      request: ({ lat, lon }, key) =>
        openMeteoRequest('/v1/marine', CUSTOMER, {
          key,
          parameters: {
            latitude: lat,
            longitude: lon,
            current: 'wave_height,sea_surface_temperature,sea_level_height_msl',
            timezone: 'UTC',
          },
        }),
      parse: (reply, place) =>
        fromOpenMeteo(reply, ['current', place], ({ times, column }) => {
          const at = timeOf(times[0]);
          const [waveHeightM = null, seaTemperatureC = null, seaLevelM = null] = [
            'wave_height',
            'sea_surface_temperature',
            'sea_level_height_msl',
          ].map((name) => column(name)[0] ?? null);
          if (
            at === undefined ||
            (waveHeightM === null && seaTemperatureC === null && seaLevelM === null)
          )
            return unavailable('the sea models have nothing here: land');
          return data({ at, waveHeightM, seaTemperatureC, seaLevelM }, at);
        }),
    }),
  ],
});
