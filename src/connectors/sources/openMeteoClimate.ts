import { climateProjection } from '../../../engines/ground/datasets/climateSeries.ts';
import { connector, service } from '../connector.ts';
import {
  fromOpenMeteo,
  openMeteoCard,
  openMeteoRequest,
  type OpenMeteoBlock,
} from '../formats/openMeteo.ts';
import { data, unavailable } from '../pipeline/reply.ts';
import { roundedAt } from '../formats/values.ts';

const CUSTOMER = 'customer-climate-api.open-meteo.com';
const MODELS = [
  'CMCC_CM2_VHR4',
  'FGOALS_f3_H',
  'HiRAM_SIT_HR',
  'MRI_AGCM3_2_S',
  'EC_Earth3P_HR',
  'MPI_ESM1_2_XR',
  'NICAM16_8S',
];

/** A reply of one model alone does not say which. */
const ALONE = 'unnamed';

/** Series of a model: with several models each column carries the model's name, with one none does. */
function seriesOf(model: string, { column }: OpenMeteoBlock) {
  const of = (name: string) => column(model === ALONE ? name : `${name}_${model}`);
  return {
    model,
    temperatureMaxC: of('temperature_2m_max'),
    temperatureMeanC: of('temperature_2m_mean'),
    precipitationMm: of('precipitation_sum'),
  };
}

/** Daily climate of the HighResMIP models, 1950 to 2050, corrected for bias. */
export const openMeteoClimate = connector({
  ...openMeteoCard,
  id: 'open-meteo-climate',
  title: 'Open-Meteo climate (CMIP6 HighResMIP)',
  category: 'environmental',
  cadence: 'static',
  baseUrl: 'https://climate-api.open-meteo.com',
  hosts: [CUSTOMER],
  perMinute: 30,
  timeoutMs: 20_000,
  serves: [
    service({
      dataset: climateProjection,
      keepSeconds: 180 * 86_400,
      staleSeconds: 365 * 86_400,
      persistent: true,
      round: roundedAt(1),
      example: { lat: 40.8, lon: -111.9, startDate: '2049-01-01', endDate: '2049-01-07' },
      request: ({ lat, lon, startDate, endDate }, key) =>
        openMeteoRequest('/v1/climate', CUSTOMER, {
          key,
          parameters: {
            latitude: lat,
            longitude: lon,
            start_date: startDate,
            end_date: endDate,
            models: MODELS.join(','),
            daily: 'temperature_2m_max,temperature_2m_mean,precipitation_sum',
          },
        }),
      parse: (reply, place) =>
        fromOpenMeteo(reply, ['daily', place], (block) => {
          const startDate = block.times[0];
          const models = [...MODELS, ALONE]
            .map((model) => seriesOf(model, block))
            .filter(({ temperatureMaxC, precipitationMm }) =>
              [...temperatureMaxC, ...precipitationMm].some((value) => value !== null),
            );
          return startDate === undefined || models.length === 0
            ? unavailable('no model has values for this place and time')
            : data({ startDate, models }, null);
        }),
    }),
  ],
});
