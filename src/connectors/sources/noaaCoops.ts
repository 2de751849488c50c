import { waterLevels } from '../../../engines/ground/datasets/sea.ts';
import { DAY_MS } from '../../../engines/ground/math/time.ts';
import { connector, service } from '../connector.ts';
import { fromCoops } from '../formats/coops.ts';
import { withQuery } from '../formats/values.ts';

/** Products whose heights are above mean lower low water. */
const ABOVE_DATUM = new Set(['water_level', 'predictions', 'monthly_mean']);
/** Days asked for of monthly means, which come late. */
const MONTHS_BACK = 730;

/** The hours before now, by name where the service counts them in days. */
function span(product: string, hours: number, nowMs: number): Record<string, string | number> {
  if (product === 'datums') return {};
  if (product !== 'monthly_mean') return { range: hours };
  const day = (ms: number) => new Date(ms).toISOString().slice(0, 10).replaceAll('-', '');
  return { begin_date: day(nowMs - MONTHS_BACK * DAY_MS), end_date: day(nowMs) };
}

/** Tides, water levels, wind and sea temperature at US stations. Failures come with status 200 and an `error`. */
export const noaaCoops = connector({
  id: 'noaa-coops',
  title: 'CO-OPS tides and currents',
  category: 'environmental',
  provider: 'NOAA Center for Operational Oceanographic Products',
  home: 'https://tidesandcurrents.noaa.gov',
  licence: 'US Government work, public domain',
  cadence: '6 min',
  coverage: 'US coasts',
  key: 'none',
  perMinute: 60,
  baseUrl: 'https://api.tidesandcurrents.noaa.gov/api/prod',
  serves: [
    service({
      dataset: waterLevels,
      keepSeconds: 360,
      staleSeconds: 7200,
      example: { stationId: '9414290', hours: 6 },
      request: ({ stationId, product, hours }, _key, nowMs) => ({
        url: withQuery('/datagetter', {
          station: stationId,
          product,
          ...span(product, hours, nowMs),
          datum: ABOVE_DATUM.has(product) ? 'MLLW' : undefined,
          time_zone: 'gmt',
          units: 'metric',
          format: 'json',
          application: 'geophysical_risk_intelligence',
        }),
      }),
      parse: (reply, query) => fromCoops(reply, query),
    }),
  ],
});
