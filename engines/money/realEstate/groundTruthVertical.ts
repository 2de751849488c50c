import { vertical } from '../../vertical.ts';
import { siteNeeds } from '../siteRisk/sitePerils.ts';
import { GROUND_SOURCES, groundTruthCard } from './modelCard.ts';
import { groundTruthOf, ringNeeds, ringOf } from './report.ts';
import { groundInput, groundTruth as output } from './schemas.ts';
import { groundNeeds } from './subScores.ts';
import { NEIGHBOUR_M } from './tables.ts';

/** POST /api/v1/real-estate/ground-truth */
export const groundTruth = vertical({
  path: '/api/v1/real-estate/ground-truth',
  title: 'Ground truth of a property',
  summary:
    'One grade from A+ to F with eight sub-scores, whether it holds under the error of the position, and what insurance would cost.',
  input: groundInput,
  output,
  needs: (given) => ({
    ground: groundNeeds(given),
    loss: siteNeeds(given),
    within: ringNeeds(given, given.position_error_m),
    neighbours: ringNeeds(given, NEIGHBOUR_M),
  }),
  assess(given, { ground, loss, within, neighbours }, moment) {
    const around = {
      within: ringOf(given, given.position_error_m, within),
      neighbours: ringOf(given, NEIGHBOUR_M, neighbours),
    };
    return groundTruthOf(given, { ground, loss, around }, moment);
  },
  cost: 'heavy',
  keep: true,
  model: groundTruthCard,
  sources: GROUND_SOURCES,
  example: {
    lat: 37.7749,
    lon: -122.4194,
    property_type: 'single_family',
    property_value_usd: 1_200_000,
  },
});
