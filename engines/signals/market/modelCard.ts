import type { ModelCard } from '../../vertical.ts';

export const MARKET_SOURCES: readonly string[] = [
  'doi:10.2307/2341080',
  'doi:10.1007/s00445-014-0874-y',
  'doi:10.3389/feart.2019.00136',
];

export const marketModelCard: ModelCard = {
  name: 'market-oracle',
  version: '1.5.0',
  methodology:
    'The rate of the hazard model that answers the same question elsewhere (regional earthquake forecast, volcano, tsunami sources, severe-weather climate, flood), with the uncertainty of the rate mixed in: a negative binomial count within the horizon. Each number is computed by the function that gives the field that calibration names in the answer of the hazard.',
  validity:
    'Horizons of 1 day to 50 years. Volcano, tsunami, weather and flood rates are memoryless; only earthquakes have a term for what is going on now.',
  verification:
    'Earthquakes: equal to the regional forecast, whose counts pass the number test where the card of the region says so. Retrospective scores by hazard and horizon stand in the scorecard (earthquakes 1985 to 2016, eruptions 1960 to 2017); tsunamis, weather and floods are not scored on the past.',
  limits: [
    'POLICY: which regions, volcanoes and zones there are, default sizes, and when a record is taken as complete.',
    'Aftershocks of earthquakes yet to come are not in the number. Reliability on the past, misses included: docs/validation/forecasts.md.',
    'Season is not in the rates: horizons under a year of weather and floods are averages over the year.',
    'The interval is that of the rate, not of the outcome, which is yes or no.',
  ],
};
