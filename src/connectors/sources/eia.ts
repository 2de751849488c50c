import * as z from 'zod';
import { economicSeries } from '../../../engines/ground/datasets/markets.ts';
import { connector, service } from '../connector.ts';
import { fromJson, listOf } from '../pipeline/reply.ts';
import { loose, numberOf, strict, withQuery } from '../formats/values.ts';

/** Where a series lives, by the names that FRED and the agency give it. */
const ROUTES: Readonly<Record<string, { route: string; series: string; frequency: string }>> = {
  DCOILWTICO: { route: 'petroleum/pri/spt', series: 'RWTC', frequency: 'daily' },
  DHHNGSP: { route: 'natural-gas/pri/fut', series: 'RNGWHHD', frequency: 'daily' },
  GASREGW: { route: 'petroleum/pri/gnd', series: 'EMM_EPMR_PTE_NUS_DPG', frequency: 'weekly' },
  RIGS: { route: 'natural-gas/enr/drill', series: 'E_ERTRR0_XR0_NUS_C', frequency: 'monthly' },
  WCESTUS1: { route: 'petroleum/stoc/wstk', series: 'WCESTUS1', frequency: 'weekly' },
};

const Row = z.object({ period: strict.text, value: z.unknown(), units: loose.text });
const Reply = z.object({ response: z.object({ data: z.array(z.unknown()) }) });

/** Oil, gas and power of the United States. Numbers come as text. */
export const eia = connector({
  id: 'eia',
  title: 'EIA',
  category: 'economic',
  provider: 'US Energy Information Administration',
  home: 'https://www.eia.gov/opendata',
  licence: 'US Government work, public domain',
  attribution: 'US Energy Information Administration',
  cadence: 'daily to weekly',
  coverage: 'United States',
  key: 'required',
  perMinute: 150,
  baseUrl: 'https://api.eia.gov/v2',
  serves: [
    service({
      dataset: economicSeries,
      keepSeconds: 21_600,
      staleSeconds: 7 * 86_400,
      example: { seriesId: 'WCESTUS1' },
      request({ seriesId, startDate }, key) {
        const where = ROUTES[seriesId];
        if (where === undefined || key === undefined) return undefined;
        return {
          url: withQuery(`/${where.route}/data/`, {
            api_key: key,
            frequency: where.frequency,
            'data[0]': 'value',
            'facets[series][]': where.series,
            start: where.frequency === 'monthly' ? startDate?.slice(0, 7) : startDate,
            'sort[0][column]': 'period',
            'sort[0][direction]': 'desc',
            length: 5000,
          }),
        };
      },
      parse: (reply, { seriesId }) =>
        fromJson(reply, Reply, ({ response }) => {
          let units: string | null = null;
          return listOf(response.data, Row, {
            read(row) {
              const value = numberOf(row.value);
              units ??= row.units;
              return value === undefined ? undefined : { date: row.period, value };
            },
            wrap: (observations) => ({
              seriesId,
              units,
              observations: observations.toSorted((a, b) => a.date.localeCompare(b.date)),
            }),
          });
        }),
    }),
  ],
});
