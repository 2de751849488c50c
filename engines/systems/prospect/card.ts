import type { ModelCard } from '../../vertical.ts';
import type { PlayName } from './plays.ts';

/** A model card with a title and words for what is looked for. */
export interface ProspectCard extends ModelCard {
  readonly title: string;
  readonly what: string;
}

const COMMON = {
  version: '1.0.0',
  limits: [
    'Exploratory: it ranks regions; it does not find deposits, and it is no advice on any holding or investment.',
    'Evidence is coarse: outlines to 50 km, axes to 100 km; cells finer than a quarter of a degree are drawn between nodes.',
    'Basins and arcs were drawn by an author who knew where large fields and deposits are: cross-validation holds out sites, not that knowledge, so its curve is an upper bound of skill.',
    'Layers are not independent given the site; probabilities are scaled by the omnibus ratio, ranks are not affected.',
    'The tables hold large and well-known places: small ones, and regions that were explored little, are under-represented.',
  ],
} as const;

/** Cards of the two plays. */
export const PROSPECT_CARDS: Readonly<Record<PlayName, ProspectCard>> = {
  oil_gas: {
    ...COMMON,
    name: 'prospect-oil-gas',
    title: 'Oil and gas play fairway',
    what: 'large oil and gas fields',
    methodology:
      'Weights of evidence (Bonham-Carter and others 1989) of sediment fill, basin setting and distance to magmatic arcs, learnt from 254 known fields; score = share of the study area that is less favourable.',
    validity: 'Land and shelves within about 400 km of land, north of 60 degrees south.',
    verification:
      'Exploratory. Spatial cross-validation in blocks of ten degrees, five folds: the prediction-rate curve stands at /api/v1/internal/og/model.',
  },
  porphyry: {
    ...COMMON,
    name: 'prospect-porphyry',
    title: 'Porphyry copper, gold and molybdenum',
    what: 'porphyry deposits',
    methodology:
      'Weights of evidence of distance to magmatic arcs, their age, their number and the cover by sediment, learnt from 239 known deposits; score = share of the study area that is less favourable.',
    validity:
      'Land and shores, north of 60 degrees south; not for deposits older than the Palaeozoic.',
    verification:
      'Exploratory. Spatial cross-validation in blocks of ten degrees, five folds: the prediction-rate curve stands at /api/v1/internal/og/model.',
  },
};
