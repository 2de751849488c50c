import { vertical } from '../../vertical.ts';
import { MIGRATION_CARD, MIGRATION_SOURCES } from './modelCard.ts';
import { placeInputs } from './placeInputs.ts';
import { placeNeeds } from './placeNeeds.ts';
import { placeView, viewed, type Asked } from './placeView.ts';
import { destinationsWords } from './destinationsWords.ts';
import { rankDestinations } from './rankDestinations.ts';
import { destinationsInput, destinationsReply, scoreInput, scoreReply } from './schemas.ts';
import type { Horizon, MigrationScenario } from './tables/parameters.ts';
import { KNOWN_DESTINATIONS } from './tables/places.ts';

/** The future that an input asks for. */
export function askedOf(
  {
    scenario,
    horizon_years: horizon,
  }: { readonly scenario: MigrationScenario; readonly horizon_years: Horizon },
  { iso }: { readonly iso: string },
): Asked {
  return { scenario, horizon, year: Number(iso.slice(0, 4)) };
}

/** POST /api/v1/climate-migration/score */
export const score = vertical({
  path: '/api/v1/climate-migration/score',
  title: 'Climate migration pressure',
  summary:
    'How much climate and the ground press on a place in 10, 20 or 30 years: six pressures, six geohazards, both scenarios.',
  input: scoreInput,
  output: scoreReply,
  needs: placeNeeds,
  assess: (input, facts, moment) =>
    placeView(input, placeInputs(input, facts, moment), askedOf(input, moment)),
  cost: 'light',
  model: MIGRATION_CARD,
  sources: MIGRATION_SOURCES,
  example: { lat: 25.7617, lon: -80.1918, horizon_years: 30 },
  geojson: ({ lat, lon }, { score: value, level, dominant }) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [lon, lat] },
    properties: { score: value, level, dominant },
  }),
});

/** POST /api/v1/climate-migration/destinations */
export const destinations = vertical({
  path: '/api/v1/climate-migration/destinations',
  title: 'Where to move: ten cities',
  summary:
    'Ten US cities with the least climate pressure within a budget: why and why not, hazards gained and lost, and how the order moves with the weights.',
  input: destinationsInput,
  output: destinationsReply,
  needs: placeNeeds,
  assess(input, facts, moment) {
    const asked = askedOf(input, moment);
    const inputs = placeInputs(input, facts, moment);
    const origin = viewed(inputs, asked).composite;
    const view = placeView(input, inputs, asked);
    const ranked = rankDestinations(input, origin, { asked, budget: input.budget_tier });
    const [first] = ranked;
    const isStable =
      first !== undefined && Object.values(first.rank_by_weights).every((rank) => rank === 1);
    return {
      lat: input.lat,
      lon: input.lon,
      scenario: input.scenario,
      horizon_years: input.horizon_years,
      budget_tier: input.budget_tier,
      origin_score: view.score,
      origin_level: view.level,
      known_destinations: KNOWN_DESTINATIONS.length,
      destinations: ranked,
      order_is_stable: isStable,
      summary: destinationsWords(input, ranked, { origin: view.score, isStable }),
      warnings: [
        'A choice among twenty cities, not among all: many others may suit as well.',
        'Jobs, kin, schools and homes for sale are not in the order.',
        ...view.warnings,
      ],
    };
  },
  cost: 'light',
  model: MIGRATION_CARD,
  sources: MIGRATION_SOURCES,
  example: { lat: 33.4484, lon: -112.074, budget_tier: 'medium' },
});
