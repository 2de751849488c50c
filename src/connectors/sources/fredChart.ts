import { economicSeries } from '../../../engines/ground/datasets/markets.ts';
import { connector } from '../connector.ts';
import { fred } from './fred.ts';
import { withQuery } from '../formats/values.ts';

const [observations] = fred.serves.filter(({ dataset }) => dataset.id === economicSeries.id);

/** The same series without a key, from the file behind the charts. */
export const fredChart = connector({
  id: 'fred-chart',
  title: 'FRED chart files',
  category: 'economic',
  provider: fred.provider,
  home: fred.home,
  licence: fred.licence,
  attribution: fred.attribution ?? 'FRED',
  cadence: 'daily',
  coverage: fred.coverage,
  key: 'none',
  perMinute: 30,
  baseUrl: 'https://fred.stlouisfed.org',
  serves:
    observations === undefined
      ? []
      : [
          {
            ...observations,
            request: (query) => {
              const { seriesId, startDate } = economicSeries.query.parse(query);
              if (seriesId === 'RIGS') return undefined;
              return { url: withQuery('/graph/fredgraph.csv', { id: seriesId, cosd: startDate }) };
            },
          },
        ],
});
