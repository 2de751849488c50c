import type { ModelCard } from '../../../engines/vertical.ts';

export const DATA_CARD: ModelCard = {
  name: 'weather-data',
  version: '1.0.0',
  methodology:
    'Data of the named sources, unchanged but for units; a lesser source answers, and says so, where the first does not.',
  validity: 'Stations and alerts: United States. Forecast, history and analysis: world.',
  verification: "Not a model: the values are the sources' own.",
  limits: [
    'Reanalysis stands for a station where its archive does not answer: within about 1 to 2 °C of daily extremes on even ground, more in mountains.',
  ],
};
