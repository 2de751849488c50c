import { airQuality } from '../../../engines/ground/datasets/air.ts';
import { connector, service } from '../connector.ts';
import { fromOpenMeteo, openMeteoCard, openMeteoRequest } from '../formats/openMeteo.ts';
import { data, unavailable } from '../pipeline/reply.ts';
import { roundedAt, timeOf } from '../formats/values.ts';

const CUSTOMER = 'customer-air-quality-api.open-meteo.com';
const NOW = 'us_aqi,pm2_5,pm10,ozone,nitrogen_dioxide,sulphur_dioxide,carbon_monoxide';

/** Air quality of the CAMS models, where no station is near. */
export const openMeteoAirQuality = connector({
  ...openMeteoCard,
  id: 'open-meteo-air-quality',
  title: 'Open-Meteo air quality (CAMS)',
  category: 'air_quality',
  cadence: 'hourly',
  baseUrl: 'https://air-quality-api.open-meteo.com',
  attribution: 'Air quality by Open-Meteo.com; Copernicus Atmosphere Monitoring Service',
  hosts: [CUSTOMER],
  serves: [
    service({
      dataset: airQuality,
      keepSeconds: 1800,
      staleSeconds: 10_800,
      round: roundedAt(2),
      example: { lat: 47.6, lon: -122.3 },
      request: ({ lat, lon }, key) =>
        openMeteoRequest('/v1/air-quality', CUSTOMER, {
          key,
          parameters: { latitude: lat, longitude: lon, current: NOW, timezone: 'UTC' },
        }),
      parse: (reply, place) =>
        fromOpenMeteo(reply, ['current', place], ({ times, column }) => {
          const at = timeOf(times[0]);
          const read = (name: string) => {
            const [value = null] = column(name);
            return value !== null && value >= 0 ? value : null;
          };
          const value = {
            usAqi: read('us_aqi'),
            pm25Ugm3: read('pm2_5'),
            pm10Ugm3: read('pm10'),
            ozoneUgm3: read('ozone'),
            nitrogenDioxideUgm3: read('nitrogen_dioxide'),
            sulphurDioxideUgm3: read('sulphur_dioxide'),
            carbonMonoxideUgm3: read('carbon_monoxide'),
          };
          if (at === undefined || Object.values(value).every((each) => each === null))
            return unavailable('the model has no air quality here');
          return data({ at, ...value }, at);
        }),
    }),
  ],
});
