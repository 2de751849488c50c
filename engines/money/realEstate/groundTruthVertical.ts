import { vertical } from '../../vertical.ts';
import { siteNeeds } from '../siteRisk/sitePerils.ts';
import { GROUND_SOURCES, groundTruthCard } from './modelCard.ts';
import { groundTruthOf, pointsAround } from './report.ts';
import { groundInput, groundTruth as output } from './schemas.ts';
import { groundNeeds } from './subScores.ts';
import { NEIGHBOUR_M } from './tables.ts';

type PointNeeds = Record<string, ReturnType<typeof groundNeeds>>;

function ring(at: { lat: number; lon: number }, metres: number): PointNeeds {
  return Object.fromEntries(
    pointsAround(at, metres).map((each, i) => [`point_${i}`, groundNeeds(each)]),
  );
}

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
    within: ring(given, given.position_error_m),
    neighbours: ring(given, NEIGHBOUR_M),
  }),
  assess(given, { ground, loss, within, neighbours }, moment) {
    const points = (facts: typeof within, metres: number) =>
      pointsAround(given, metres).flatMap((at, i) => {
        const known = facts[`point_${i}`];
        return known ? [{ at, facts: known }] : [];
      });
    const around = {
      within: points(within, given.position_error_m),
      neighbours: points(neighbours, NEIGHBOUR_M),
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
