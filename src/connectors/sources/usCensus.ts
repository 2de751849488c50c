import * as z from 'zod';
import { censusProfile } from '../../../engines/ground/datasets/markets.ts';
import { connector, service } from '../connector.ts';
import { fromJson, listOf, unavailable } from '../pipeline/reply.ts';
import { numberOf, withQuery, within } from '../formats/values.ts';

/** Columns that name an area, whole before part. */
const PARTS = ['state', 'county', 'tract', 'block group', 'zip code tabulation area'];
const VARIABLES = 'NAME,B01003_001E,B19013_001E,B17001_001E,B17001_002E';

/** Array of arrays, header first, numbers as text; large negative numbers such as -666666666 stand for none. */
const Cell = z.union([z.string(), z.number().transform(String), z.null()]);
const Reply = z.array(z.array(Cell)).min(1);
/** Columns of vintages, where a reply holds several: only the newest is read. */
const YEAR = /^(YEAR|time)$/;

/** Population, income and poverty of the American Community Survey. Without a key a web page comes with status 200. */
export const usCensus = connector({
  id: 'us-census',
  title: 'US Census ACS',
  category: 'economic',
  provider: 'US Census Bureau',
  home: 'https://www.census.gov/data/developers.html',
  licence: 'US Government work, public domain',
  attribution:
    'This product uses the Census Bureau Data API but is not endorsed or certified by the Census Bureau.',
  cadence: 'yearly',
  coverage: 'United States',
  key: 'required',
  perMinute: 300,
  baseUrl: 'https://api.census.gov/data',
  serves: [
    service({
      dataset: censusProfile,
      keepSeconds: 30 * 86_400,
      staleSeconds: 365 * 86_400,
      persistent: true,
      example: { level: 'state' },
      request({ level, stateCode, countyCode, year }, key) {
        if (key === undefined || (level !== 'state' && stateCode === undefined)) return undefined;
        const inside = {
          state: undefined,
          county: `state:${stateCode}`,
          tract: `state:${stateCode} county:${countyCode ?? '*'}`,
        }[level];
        return {
          url: withQuery(`/${year}/acs/acs5`, {
            get: VARIABLES,
            for: `${level}:${level === 'state' ? (stateCode ?? '*') : '*'}`,
            in: inside,
            key,
          }),
        };
      },
      parse: (reply) =>
        fromJson(reply, Reply, ([header = [], ...rows]) => {
          const names = header.map(String);
          if (!names.includes('NAME')) return unavailable('the table has no column NAME');
          const year = names.findIndex((name) => YEAR.test(name));
          const newestYear =
            year < 0
              ? undefined
              : rows
                  .map((row) => row[year] ?? '')
                  .toSorted()
                  .at(-1);
          return listOf(rows, z.array(z.string().nullable()).length(names.length), {
            read(row) {
              if (year >= 0 && row[year] !== newestYear) return undefined;
              const cell = (name: string) => row[names.indexOf(name)] ?? undefined;
              const count = (name: string) => within(numberOf(cell(name)), 0, 1e12) ?? null;
              const [poor, asked] = [count('B17001_002E'), count('B17001_001E')];
              const name = cell('NAME');
              const geoId = PARTS.map((part) => cell(part) ?? '').join('');
              if (name === undefined || geoId === '') return undefined;
              return {
                geoId,
                name,
                population: count('B01003_001E'),
                medianIncomeUsd: count('B19013_001E'),
                povertyShare:
                  poor !== null && asked !== null && asked > 0 ? Math.min(1, poor / asked) : null,
              };
            },
            wrap: (areas) => ({ areas }),
          });
        }),
    }),
  ],
});
