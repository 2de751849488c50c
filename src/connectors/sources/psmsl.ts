import { seaLevelRecord } from '../../../engines/ground/datasets/sea.ts';
import { connector, service } from '../connector.ts';
import { fromText, list, unavailable } from '../pipeline/reply.ts';
import { numberOf, within } from '../formats/values.ts';

/** Monthly mean sea level of tide gauges: decimal year; level, mm; missing days; flag. -99999 stands for none. */
export const psmsl = connector({
  id: 'psmsl',
  title: 'Permanent Service for Mean Sea Level',
  category: 'environmental',
  provider: 'National Oceanography Centre, Liverpool',
  home: 'https://psmsl.org',
  licence: 'free with citation',
  attribution: 'Permanent Service for Mean Sea Level (PSMSL); Holgate et al. (2013)',
  cadence: 'monthly',
  coverage: 'coasts of the world',
  key: 'none',
  perMinute: 20,
  baseUrl: 'https://psmsl.org/data/obtaining',
  serves: [
    service({
      dataset: seaLevelRecord,
      keepSeconds: 30 * 86_400,
      staleSeconds: 365 * 86_400,
      persistent: true,
      example: { stationId: 10 },
      request: ({ stationId }) => ({ url: `/rlr.monthly.data/${stationId}.rlrdata` }),
      parse: (reply) =>
        reply.status === 404
          ? unavailable('no such tide gauge')
          : fromText(reply, /^\s*\d{4}\.\d+\s*;/, (text) => {
              const lines = text.split('\n').filter((line) => line.trim() !== '');
              const months = lines.flatMap((line) => {
                const [year, level] = line.split(';').map(numberOf);
                return within(year, 1600, 2200) === undefined ||
                  year === undefined ||
                  within(level, 0, 20_000) === undefined ||
                  level === undefined
                  ? []
                  : [{ year, levelMm: level }];
              });
              return months.length === 0
                ? unavailable('no month of the record could be read')
                : list(months, { months }, null);
            }),
    }),
  ],
});
