import * as z from 'zod';
import { airHistory } from '../../../engines/ground/datasets/air.ts';
import { connector, service } from '../connector.ts';
import { empty, fromJson, listOf, unavailable } from '../pipeline/reply.ts';
import { loose, newest, strict, withQuery } from '../formats/values.ts';

const Row = z.object({
  date_local: strict.text,
  state_code: strict.text,
  county_code: strict.text,
  site_number: strict.text,
  arithmetic_mean: loose.number,
  first_max_value: loose.number,
  aqi: loose.number,
  units_of_measure: loose.text,
  poc: loose.number,
  sample_duration: loose.text,
  pollutant_standard: loose.text,
});
const Reply = z.object({
  Header: z.array(z.object({ status: z.string() })).min(1),
  Data: z.array(z.unknown()).optional(),
});

/** History of regulatory monitors. The key is `email:key`. */
export const epaAqs = connector({
  id: 'epa-aqs',
  title: 'EPA Air Quality System',
  category: 'air_quality',
  provider: 'US EPA',
  home: 'https://aqs.epa.gov',
  licence: 'US Government work, public domain',
  cadence: 'months behind',
  coverage: 'United States',
  key: 'required',
  perMinute: 10,
  timeoutMs: 20_000,
  baseUrl: 'https://aqs.epa.gov/data/api',
  serves: [
    service({
      dataset: airHistory,
      keepSeconds: 30 * 86_400,
      staleSeconds: 365 * 86_400,
      persistent: true,
      example: { stateCode: '49', countyCode: '035', year: 2023 },
      request({ stateCode, countyCode, year, parameterCode }, key) {
        if (key === undefined) return undefined;
        const [email, secret] = key.split(':');
        return {
          url: withQuery('/dailyData/byCounty', {
            email,
            key: secret ?? key,
            param: parameterCode,
            bdate: `${year}0101`,
            edate: `${year}1231`,
            state: stateCode,
            county: countyCode,
          }),
        };
      },
      parse: (reply) =>
        fromJson(reply, Reply, ({ Header: [header], Data }) => {
          if (header?.status.startsWith('No data') === true) return empty({ days: [] });
          if (header?.status !== 'Success' || Data === undefined)
            return unavailable(`the source says: ${header?.status ?? 'nothing'}`);
          return listOf(Data, Row, {
            read: (row) => ({
              date: row.date_local,
              siteId: `${row.state_code}-${row.county_code}-${row.site_number}`,
              mean: row.arithmetic_mean,
              maximum: row.first_max_value,
              aqi: row.aqi,
              units: row.units_of_measure,
              instrument: row.poc,
              duration: row.sample_duration,
              standard: row.pollutant_standard,
            }),
            wrap: (days) => ({ days }),
            asOf: (days) => newest(days.map(({ date }) => `${date}T00:00:00Z`)),
          });
        }),
    }),
  ],
});
