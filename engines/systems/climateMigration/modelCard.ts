import type { ModelCard } from '../../vertical.ts';

/** The card of the migration engine. */
export const MIGRATION_CARD: ModelCard = {
  name: 'climate-migration',
  version: '1.3.0',
  methodology:
    'Six pressures (sea, hurricanes, heat, wildfire, drought, flooding) from today’s rates moved by local warming to the horizon, and six geohazards, joined by a weighted power mean of fourth power; a move compares both ends term by term.',
  validity:
    'Land; horizons of 10, 20 and 30 years; SSP2-4.5 and SSP5-8.5. Costs of homes for twenty US cities.',
  verification:
    'sea_level/ar6_global_mean and heat_stress bind the models that the pressures rest on; the composite, its weights and the flow index are not verified against flows of people.',
  limits: [
    'A scenario, not a prophecy: it does not foretell who moves.',
    'POLICY: changes per degree in one number each, weights, power, anchors, thresholds of ten and forty points.',
    'Zones of pressure are rough boxes; home values are restated from memory of 2024.',
    'Known destinations are scored from embedded tables, prepared beforehand.',
  ],
};

export const MIGRATION_SOURCES = [
  'doi:10.1017/9781009157896',
  'doi:10.1175/BAMS-D-18-0194.1',
  'doi:10.1038/nclimate3271',
  'doi:10.1073/pnas.0808185105',
  'https://openknowledge.worldbank.org/handle/10986/29461',
] as const;
