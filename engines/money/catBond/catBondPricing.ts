import { vertical } from '../../vertical.ts';
import { LOSS_METHOD, LOSS_SOURCES } from '../insurance/modelCard.ts';
import { circleNeeds, pointsNeeds } from './exposure.ts';
import { priceBond } from './price.ts';
import { bondPrice, bondTerms } from './schemas.ts';

/** POST /api/v1/insurance/cat-bond-pricing */
export const catBondPricing = vertical({
  path: '/api/v1/insurance/cat-bond-pricing',
  title: 'Catastrophe bond',
  summary:
    'Probability of attachment and exhaustion, expected and conditional loss of a bond on a circle, and its spread by three models as a range.',
  input: bondTerms,
  output: bondPrice,
  needs: circleNeeds,
  thenNeeds: pointsNeeds,
  assess: priceBond,
  cost: 'heavy',
  keep: true,
  model: {
    name: 'cat-bond-layer',
    version: '1.7.0',
    methodology: `${LOSS_METHOD} The people of the circle's towns, in at most 24 districts that are smaller where more live, weigh the exposed value; districts share events by distance; the law of the year's largest event gives the layer; spreads by Lane (2000), Wang (2004) and market multiples.`,
    validity:
      'Circles of 10 to 500 km with land in them; earthquake shaking, tropical-cyclone wind, flood.',
    verification:
      'cat_bond (layers of Poisson-lognormal events, Lane and Wang spreads) within tolerance; the loss distribution of a circle is unverified against a vendor model.',
    limits: [
      'Coefficients of Lane and Wang and the multiples are restated from memory of their publications and date from 2000 to 2023.',
      'Events are common by rank and distance, not ruptures or tracks of a catalogue.',
      'The interval puts all error of hazard and damage into the rates.',
      'Ordinary houses stand for all insured value.',
      'A layer that is not reached once in a million years has no price.',
      'Exposure follows the listed towns of the circle; where none is listed its middle stands for it.',
    ],
  },
  sources: [...LOSS_SOURCES, 'doi:10.2143/AST.30.2.504635', 'doi:10.2307/253675'],
  example: { lat: 37.7749, lon: -122.4194, peril: 'earthquake' },
});
