import { economicSeries } from '../../engines/ground/datasets/markets.ts';
import { embedded } from '../connectors/connector.ts';
import { economicRows, type MonthlySeries } from './data/economicSeries.ts';

/** Monthly means of the oil and gas series, for when neither FRED nor the EIA can be asked; the last date of each says how old it is. */
export const economicSeriesAtlas = embedded({
  id: 'atlas-economic-series',
  title: 'Monthly means of oil, gas, gasoline and rigs',
  category: 'economic',
  provider: 'Embedded table after the US Energy Information Administration',
  home: 'https://www.eia.gov/opendata',
  licence: 'US Government work, public domain',
  attribution: 'US Energy Information Administration',
  cadence: 'with each release of this program',
  coverage: 'United States, from 2015 or 2019 to 2024, 2025 or 2026 by series',
  dataset: economicSeries,
  asOf: '2026-05-31T00:00:00Z',
  asOfFor: ({ seriesId }) => endOf(economicRows.find((one) => one.seriesId === seriesId)),
  answer({ seriesId, startDate }) {
    const row = economicRows.find((one) => one.seriesId === seriesId);
    if (row === undefined)
      return {
        missing: `the embedded table holds ${economicRows.map((one) => one.seriesId).join(', ')}`,
      };
    const observations = observationsOf(row);
    return {
      seriesId,
      units: row.units,
      observations:
        startDate === undefined
          ? observations
          : observations.filter(({ date }) => date >= startDate),
    };
  },
});

/** Last day of a row's last month. */
function endOf(row: MonthlySeries | undefined): string | undefined {
  const last = row && observationsOf(row).at(-1)?.date;
  if (last === undefined) return undefined;
  const [year = 0, month = 1] = last.split('-').map(Number);
  return `${new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)}T00:00:00Z`;
}

function observationsOf({ firstMonth, values }: MonthlySeries): { date: string; value: number }[] {
  const [year = 0, month = 1] = firstMonth.split('-').map(Number);
  return values.map((value, i) => ({
    date: new Date(Date.UTC(year, month - 1 + i, 1)).toISOString().slice(0, 10),
    value,
  }));
}
