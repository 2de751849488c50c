import {
  dischargePeaks,
  type DischargePeaks,
} from '../../../engines/ground/datasets/floodPlains.ts';
import { riverDischarge } from '../../../engines/ground/datasets/water.ts';
import { connector, service } from '../connector.ts';
import { fromOpenMeteo, openMeteoCard, openMeteoRequest } from '../formats/openMeteo.ts';
import { data, unavailable } from '../pipeline/reply.ts';
import { roundedAt } from '../formats/values.ts';

const CUSTOMER = 'customer-flood-api.open-meteo.com';
const DAILY =
  'river_discharge,river_discharge_median,river_discharge_max,river_discharge_p25,river_discharge_p75';

/** River discharge of the GloFAS model in cells of 5 km; the cell nearest to a point is often not the river itself. */
export const openMeteoFlood = connector({
  ...openMeteoCard,
  id: 'open-meteo-flood',
  title: 'Open-Meteo flood (GloFAS v4)',
  category: 'environmental',
  cadence: 'daily',
  attribution: 'Weather data by Open-Meteo.com; GloFAS, Copernicus Emergency Management Service',
  baseUrl: 'https://flood-api.open-meteo.com',
  hosts: [CUSTOMER],
  serves: [
    service({
      dataset: riverDischarge,
      keepSeconds: 21_600,
      staleSeconds: 2 * 86_400,
      round: roundedAt(2),
      example: { lat: 35.68, lon: 139.77 },
      request: ({ lat, lon, days, pastDays }, key) =>
        openMeteoRequest('/v1/flood', CUSTOMER, {
          key,
          parameters: {
            latitude: lat,
            longitude: lon,
            daily: DAILY,
            forecast_days: days,
            past_days: pastDays,
          },
        }),
      parse: (reply, place) =>
        fromOpenMeteo(reply, ['daily', place], ({ times, column }) => {
          const dischargeM3s = column('river_discharge').map(flow);
          const startDate = times[0];
          if (startDate === undefined || dischargeM3s.every((value) => value === null))
            return unavailable('no river cell of the model is near');
          return data(
            {
              startDate,
              dischargeM3s,
              medianM3s: column('river_discharge_median').map(flow),
              maxM3s: column('river_discharge_max').map(flow),
              p25M3s: column('river_discharge_p25').map(flow),
              p75M3s: column('river_discharge_p75').map(flow),
            },
            null,
          );
        }),
    }),
    service({
      dataset: dischargePeaks,
      keepSeconds: 90 * 86_400,
      staleSeconds: 2 * 365 * 86_400,
      persistent: true,
      round: roundedAt(2),
      example: { lat: 35.68, lon: 139.77, fromYear: 2015, toYear: 2016 },
      request: ({ lat, lon, fromYear, toYear }, key) =>
        openMeteoRequest('/v1/flood', CUSTOMER, {
          key,
          parameters: {
            latitude: lat,
            longitude: lon,
            daily: 'river_discharge',
            start_date: `${fromYear}-01-01`,
            end_date: `${toYear}-12-31`,
          },
        }),
      parse: (reply, place) =>
        fromOpenMeteo(reply, ['daily', place], ({ times, column }) => {
          const peaks = peaksOf(times, column('river_discharge').map(flow));
          return peaks.years.length === 0
            ? unavailable('no river cell of the model is near')
            : data(peaks, null);
        }),
    }),
  ],
});

/** Days that a year must have to count: a flood may hide in a gap. */
const WHOLE_YEAR_DAYS = 360;

function peaksOf(times: readonly string[], flows: readonly (number | null)[]): DischargePeaks {
  const byYear = new Map<number, { days: number; maxM3s: number; sum: number }>();
  times.forEach((time, i) => {
    const value = flows[i];
    if (value === null || value === undefined) return;
    const year = Number(time.slice(0, 4));
    const so = byYear.get(year) ?? { days: 0, maxM3s: 0, sum: 0 };
    byYear.set(year, {
      days: so.days + 1,
      maxM3s: Math.max(so.maxM3s, value),
      sum: so.sum + value,
    });
  });
  const whole = [...byYear].filter(([, { days }]) => days >= WHOLE_YEAR_DAYS);
  const days = whole.reduce((sum, [, year]) => sum + year.days, 0);
  return {
    years: whole.map(([year, { maxM3s }]) => ({ year, maxM3s })),
    meanM3s: days > 0 ? whole.reduce((sum, [, year]) => sum + year.sum, 0) / days : 0,
  };
}

const flow = (value: number | null) => (value !== null && value >= 0 ? value : null);
