import { distanceKm } from '../../ground/earth/geodesy.ts';
import { vertical } from '../../vertical.ts';
import { MIGRATION_CARD, MIGRATION_SOURCES } from './modelCard.ts';
import { placeInputs } from './placeInputs.ts';
import { placeNeeds } from './placeNeeds.ts';
import { placeView, type Asked } from './placeView.ts';
import { askedOf } from './pointVerticals.ts';
import { scoredDestinations } from './rankDestinations.ts';
import { endOf, placeOf, searchNeeds } from './resolveEnd.ts';
import { homeAt, routeReport } from './routeReport.ts';
import {
  destinationInput,
  destinationReply,
  originInput,
  originReply,
  routeInput,
  routeReply,
} from './routeSchemas.ts';

const FROM = ['origin'] as const;
const TO = ['destination'] as const;
const NEAREST_LISTED = 5;

/** POST /api/v1/climate/migration-routes/route */
export const route = vertical({
  path: '/api/v1/climate/migration-routes/route',
  title: 'Migration route',
  summary:
    'One move from a place to another: pressure left behind and met, term by term, hazards gained and lost, drivers that both ends share.',
  input: routeInput,
  output: routeReply,
  needs: ({ origin, destination }) => ({
    fromName: searchNeeds(origin),
    toName: searchNeeds(destination),
  }),
  thenNeeds: ({ origin, destination }, { fromName, toName }) => ({
    from: placeNeeds(placeOf(origin, fromName, FROM)),
    to: placeNeeds(placeOf(destination, toName, TO)),
  }),
  assess(input, { fromName, toName, from, to }, moment) {
    return routeReport(
      {
        origin: endOf(placeOf(input.origin, fromName, FROM), from, moment),
        destination: endOf(placeOf(input.destination, toName, TO), to, moment),
      },
      askedOf(input, moment),
      input.budget_tier,
    );
  },
  cost: 'light',
  model: MIGRATION_CARD,
  sources: MIGRATION_SOURCES,
  example: {
    origin: 'Miami',
    destination: 'Buffalo, NY',
    horizon_years: 30,
    budget_tier: 'medium',
  },
});

/** POST /api/v1/climate/migration-routes/origin-analysis */
export const originAnalysis = vertical({
  path: '/api/v1/climate/migration-routes/origin-analysis',
  title: 'Migration origin',
  summary:
    'What pushes at a place: its pressures and geohazards as terms that add up to the score, and the known destinations with the most relief.',
  input: originInput,
  output: originReply,
  needs: ({ origin }) => ({ name: searchNeeds(origin) }),
  thenNeeds: ({ origin }, { name }) => ({ at: placeNeeds(placeOf(origin, name, FROM)) }),
  assess(input, { name, at }, moment) {
    const place = placeOf(input.origin, name, FROM);
    const asked = askedOf(input, moment);
    const view = placeView(place, placeInputs(place, at, moment), asked);
    return {
      ...view,
      place,
      push: termsOf(view, (contribution) => contribution),
      relief_nearby: reliefOf(place, view.score, asked),
    };
  },
  cost: 'light',
  model: MIGRATION_CARD,
  sources: MIGRATION_SOURCES,
  example: { origin: { lat: 29.9511, lon: -90.0715 }, horizon_years: 30 },
});

/** POST /api/v1/climate/migration-routes/destination-analysis */
export const destinationAnalysis = vertical({
  path: '/api/v1/climate/migration-routes/destination-analysis',
  title: 'Migration destination',
  summary:
    'What a place offers to those who come: how far each pressure and geohazard lies below a full score, and what homes cost where that is known.',
  input: destinationInput,
  output: destinationReply,
  needs: ({ destination }) => ({ name: searchNeeds(destination) }),
  thenNeeds: ({ destination }, { name }) => ({ at: placeNeeds(placeOf(destination, name, TO)) }),
  assess(input, { name, at }, moment) {
    const place = placeOf(input.destination, name, TO);
    const view = placeView(place, placeInputs(place, at, moment), askedOf(input, moment));
    const home = homeAt(place, input.budget_tier);
    const pull = view.score === null ? null : 100 - view.score;
    return {
      ...view,
      place,
      pull,
      pull_terms:
        pull === null
          ? []
          : termsOf(view, (contribution, weight) => 100 * weight - contribution, true),
      destination_home: home,
      warnings: [
        ...view.warnings,
        ...(home?.within_budget === false
          ? [`Homes in ${home.name} cost more than the ${input.budget_tier ?? ''} tier.`]
          : []),
      ],
    };
  },
  cost: 'light',
  model: MIGRATION_CARD,
  sources: MIGRATION_SOURCES,
  example: { destination: 'Duluth', horizon_years: 20, budget_tier: 'low' },
});

type View = ReturnType<typeof placeView>;

/** Terms of a place by a measure of their contribution and weight, largest first; weights shared out over the known terms where asked. */
function termsOf(
  view: View,
  measure: (contribution: number, weight: number) => number,
  knownOnly = false,
) {
  const all = [
    ...Object.entries(view.pressures).map(([name, part]) => ({
      name,
      kind: 'pressure' as const,
      part,
    })),
    ...Object.entries(view.geohazards).map(([name, part]) => ({
      name,
      kind: 'geohazard' as const,
      part,
    })),
  ].filter(({ part }) => part.state === 'known');
  const weights = knownOnly ? all.reduce((sum, { part }) => sum + part.weight, 0) : 1;
  return all
    .map(({ name, kind, part }) => ({
      name,
      kind,
      contribution: measure(part.contribution, part.weight / weights),
    }))
    .toSorted((a, b) => b.contribution - a.contribution);
}

/** Known destinations with the most relief from a place. */
function reliefOf(
  place: { readonly lat: number; readonly lon: number },
  score: number | null,
  asked: Asked,
) {
  if (score === null) return [];
  return scoredDestinations(asked)
    .map(({ city, composite }) => ({
      destination: `${city.name}, ${city.state}`,
      distance_km: distanceKm(place.lat, place.lon, city.lat, city.lon),
      score: composite.score,
      relief: score - composite.score,
    }))
    .toSorted((a, b) => b.relief - a.relief)
    .slice(0, NEAREST_LISTED);
}
