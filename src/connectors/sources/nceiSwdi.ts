import * as z from 'zod';
import { severeWeatherHistory } from '../../../engines/ground/datasets/stormRecords.ts';
import { ANY_SERIES, connector, service } from '../connector.ts';
import { inUnitedStates } from '../pipeline/coverage.ts';
import { empty, fromCsv, fromXml, listOf, unavailable } from '../pipeline/reply.ts';
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
/** The table has the same columns in capitals; bulk files mark their header and have the position in two columns. */
const CSV_HEADER = /^\uFEFF?"?ZTIME"?,/;
const plainTable = (text: string): string =>
  text.replace(/^\uFEFF?(#(?!ZTIME).*\n)*#?(?=ZTIME)/, '');
const lowered = (row: Readonly<Record<string, string>>) => {
  const low = Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name.toLowerCase(), value]),
  );
  return { ...low, shape: low['shape'] ?? `POINT (${low['lon']} ${low['lat']})` };
};

/** What a row is about where it does not say: by the column that only this product has. */
function kindOf(row: z.output<typeof Row>, product: string): string {
  if (row.event !== null) return row.event;
  if (product !== ANY_SERIES) return product;
  if (row.maxsize !== null) return 'nx3hail';
  return row.max_shear === null ? 'unknown' : 'nx3tvs';
}

const eventsOf = (rows: readonly unknown[], product: string) =>
  listOf(rows, Row, {
    read(row) {
      const [east, north] = (/POINT ?\(([^)]+)\)/.exec(row.shape)?.[1] ?? '').trim().split(/\s+/);
      const [lat, lon] = [latOf(north), lonOf(east)];
      if (lat === undefined || lon === undefined) return undefined;
      return {
        at: row.ztime,
        kind: kindOf(row, product),
        magnitude: row.magnitude ?? row.maxsize ?? row.max_shear,
        lat,
        lon,
        place: row.city,
      };
    },
    wrap: (events) => ({ events, complete: rows.length < MAX_ROWS }),
    asOf: (events) => newest(events.map(({ at }) => at)),
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
      parse(reply, { product }) {
        const text = plainTable(reply.text);
        if (CSV_HEADER.test(text))
          return fromCsv({ ...reply, text }, CSV_HEADER, (rows) =>
            eventsOf(rows.map(lowered), product),
          );
        return fromXml(reply, (document) => {
          const { data: found } = Reply.safeParse(document);
          if (found === undefined) return unavailable('the reply is not an inventory');
          const { result } = found.swdiXmlResponse;
          if (result === undefined)
            return found.swdiXmlResponse.summary === undefined
              ? unavailable('the inventory says nothing')
              : empty({ events: [], complete: true });
          const rows: unknown[] = Array.isArray(result) ? result : [result];
          return eventsOf(rows, product);
        });
      },
    }),
  ],
});
