import * as z from 'zod';
import { severeWeatherHistory } from '../../../engines/ground/datasets/stormRecords.ts';
import { connector, service } from '../connector.ts';
import { inUnitedStates } from '../pipeline/coverage.ts';
import { empty, fromXml, listOf, unavailable } from '../pipeline/reply.ts';
import { boxAround, latOf, lonOf, loose, newest, strict, withQuery } from '../formats/values.ts';

const MAX_ROWS = 1000;
const Row = z.object({
  ztime: strict.time,
  event: loose.text,
  magnitude: loose.number,
  maxsize: loose.number,
  max_shear: loose.number,
  city: loose.text,
  shape: z.string(),
});
const Reply = z.object({
  swdiXmlResponse: z.union([
    z.object({ result: z.unknown().optional(), summary: z.unknown() }),
    z.string().transform(() => ({ result: undefined, summary: undefined })),
  ]),
});
const day = (date: string) => date.replaceAll('-', '');

/** Hail, tornado signatures and storm reports of the past; positions are well-known text. At most a year a call. */
export const nceiSwdi = connector({
  id: 'ncei-swdi',
  title: 'NCEI severe weather data inventory',
  category: 'weather',
  provider: 'NOAA National Centers for Environmental Information',
  home: 'https://www.ncei.noaa.gov/products/severe-weather-data-inventory',
  licence: 'US Government work, public domain',
  cadence: 'monthly',
  coverage: 'United States',
  key: 'none',
  perMinute: 30,
  timeoutMs: 20_000,
  baseUrl: 'https://www.ncei.noaa.gov/swdiws',
  serves: [
    service({
      dataset: severeWeatherHistory,
      keepSeconds: 30 * 86_400,
      staleSeconds: 365 * 86_400,
      persistent: true,
      example: {
        lat: 30.5,
        lon: -90.5,
        radiusKm: 60,
        startDate: '2006-05-05',
        endDate: '2006-05-10',
      },
      request({ lat, lon, radiusKm, startDate, endDate, product }) {
        const { west, south, east, north } = boxAround({ lat, lon }, radiusKm);
        if (!inUnitedStates({ lat, lon })) return undefined;
        return {
          url: withQuery(`/xml/${product}/${day(startDate)}:${day(endDate)}/${MAX_ROWS}`, {
            bbox: [west, south, east, north].map((edge) => edge.toFixed(3)).join(','),
          }),
        };
      },
      parse: (reply, { product }) =>
        fromXml(reply, (document) => {
          const { data: found } = Reply.safeParse(document);
          if (found === undefined) return unavailable('the reply is not an inventory');
          const { result } = found.swdiXmlResponse;
          if (result === undefined)
            return found.swdiXmlResponse.summary === undefined
              ? unavailable('the inventory says nothing')
              : empty({ events: [], complete: true });
          const rows: unknown[] = Array.isArray(result) ? result : [result];
          return listOf(rows, Row, {
            read({ ztime, event, magnitude, maxsize, max_shear, city, shape }) {
              const [east, north] = (/POINT ?\(([^)]+)\)/.exec(shape)?.[1] ?? '')
                .trim()
                .split(/\s+/);
              const [lat, lon] = [latOf(north), lonOf(east)];
              if (lat === undefined || lon === undefined) return undefined;
              return {
                at: ztime,
                kind: event ?? product,
                magnitude: magnitude ?? maxsize ?? max_shear,
                lat,
                lon,
                place: city,
              };
            },
            wrap: (events) => ({ events, complete: rows.length < MAX_ROWS }),
            asOf: (events) => newest(events.map(({ at }) => at)),
          });
        }),
    }),
  ],
});
