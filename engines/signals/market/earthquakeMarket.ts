import { expectationOf } from '../../hazards/earthquake/regions/forecast.ts';
import {
  OLDER_MISSING,
  regionForecast,
  regionNamed,
} from '../../hazards/earthquake/regions/regionForecast.ts';
import { isWhole, sequencesIn } from '../../hazards/earthquake/regions/recentQuakes.ts';
import { ratesOf, reasonOf } from '../../hazards/earthquake/regions/regionReply.ts';
import { market, type Question } from './market.ts';
import { DEFAULT_THRESHOLD } from './tables.ts';

const magnitudeOf = ({ threshold }: Question): number => threshold ?? DEFAULT_THRESHOLD.earthquake;
const nameOf = ({ id }: Question): string => regionNamed(id ?? '')?.name ?? 'the region';

/** Earthquakes of a region: the regional forecast itself, so that both give the same number. */
export const earthquakeMarket = market({
  event: (question) =>
    `an earthquake of magnitude ${magnitudeOf(question)} or more in ${nameOf(question)}`,
  rule: (question) =>
    `Yes if the catalogue holds at least one earthquake of magnitude ${magnitudeOf(question)} or more, by its preferred magnitude, ` +
    `with its epicentre within the bounds of the region and its origin time within the horizon.`,
  needs: ({ id = '' }) => regionForecast.needs({ region: id }),
  price(question, { rates, quakes, older }, moment) {
    const region = regionNamed(question.id ?? '');
    const found = region && ratesOf(rates, region.id);
    if (!region || !found) return reasonOf(rates);
    const sequences = sequencesIn(region, { quakes, older }, moment.ms);
    const asked = {
      magnitude: magnitudeOf(question),
      days: question.days,
      regime: region.aftershocks,
    };
    const expectation = expectationOf(found.rates, sequences, asked);
    const base = expectationOf(found.rates, undefined, asked);
    if (!expectation || !base)
      return `the forecast of ${region.name} holds no rate at magnitude ${asked.magnitude}`;
    return {
      chance: expectation.probability,
      base: base.probability,
      drivers: [
        `${significant(base.baseline.mean)} main shocks expected by the long-term rate`,
        ...(expectation.clustering
          ? [
              `${significant(expectation.clustering.mean)} aftershocks expected of sequences that are going on`,
            ]
          : []),
      ],
      calibration:
        `The forecast of GET /api/v1/earthquake/predict/${region.id}: ` +
        'Gamma-Poisson posterior of declustered counts and aftershocks of the sequences that declustering takes out; reliability on 1985 to 2016 stands in docs/validation/forecasts.md.',
      warnings: sequences ? missingOlder(older) : [NO_CATALOGUE],
    };
  },
});

const NO_CATALOGUE =
  'No live catalogue: the baseline alone, too low for days to months after a large earthquake.';

const missingOlder = (older: Parameters<typeof isWhole>[0]): string[] =>
  isWhole(older) ? [] : [OLDER_MISSING];

function significant(value: number): string {
  return Number(value.toPrecision(2)).toString();
}
