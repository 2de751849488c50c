import type * as z from 'zod';
import { distanceKm } from '../../ground/earth/geodesy.ts';
import { figure, leverSentence, paragraph, scoreText } from '../answer/words.ts';
import { compareEnds, type End } from './compareEnds.ts';
import type { Asked } from './placeView.ts';
import { listInWords } from './placeWords.ts';
import { isWithin, tierOf } from './rankDestinations.ts';
import type { routeReply } from './routeSchemas.ts';
import type { BudgetTier } from './tables/parameters.ts';
import { KNOWN_DESTINATIONS } from './tables/places.ts';

type Reply = z.input<typeof routeReply>;

/** A known destination lies within this of a place, km. */
const NEAR_KM = 30;

/** The known destination at a place with its homes; null where there is none. */
export function homeAt(
  { lat, lon }: { readonly lat: number; readonly lon: number },
  budget: BudgetTier | undefined,
): Reply['destination_home'] {
  const city = KNOWN_DESTINATIONS.find(
    (each) => distanceKm(lat, lon, each.lat, each.lon) <= NEAR_KM,
  );
  return city
    ? {
        id: city.id,
        name: city.name,
        state: city.state,
        population: city.population,
        median_home_usd: city.homeUsd,
        cost_tier: tierOf(city),
        within_budget: budget === undefined ? null : isWithin(city, budget),
      }
    : null;
}

/** The answer for one move. */
export function routeReport(
  ends: { readonly origin: End; readonly destination: End },
  asked: Asked,
  budget: BudgetTier | undefined,
): Reply {
  const compared = compareEnds(ends.origin, ends.destination, asked);
  const home = homeAt(ends.destination.place, budget);
  const body = {
    ...compared,
    scenario: asked.scenario,
    horizon_years: asked.horizon,
    destination_home: home,
  };
  const warnings = [...compared.warnings];
  if (home?.within_budget === false)
    warnings.push(
      `Homes in ${home.name} cost more than the ${budget ?? ''} tier: USD ${home.median_home_usd} at the median.`,
    );
  return { ...body, summary: words(body), warnings };
}

/** A place in words; a point by its coordinates. */
export function nameOf({ place }: Reply['origin']): string {
  return place.name ?? `the point ${place.lat}, ${place.lon}`;
}

function words(body: Omit<Reply, 'summary' | 'warnings'>): string {
  const { origin, destination, score, level, quantity, interval, distance_km: km, levers } = body;
  if (
    score === null ||
    !quantity ||
    !interval ||
    origin.score === null ||
    destination.score === null
  )
    return `The move from ${nameOf(origin)} to ${nameOf(destination)} cannot be judged: ${body.reason ?? 'its pressures are not known'}.`;
  return paragraph(
    `Moving from ${nameOf(origin)} to ${nameOf(destination)}, ${figure(km ?? 0, 3)} km away, goes from a pressure of ${scoreText(origin.score)} to one of ${scoreText(destination.score)} in ${body.horizon_years} years under ${body.scenario}: ${scoreText(quantity.value)} points of relief (80 % interval ${scoreText(quantity.p10)} to ${scoreText(quantity.p90)}).`,
    `The score of the move is ${scoreText(score)} (${level}; ${scoreText(interval.p10)} to ${scoreText(interval.p90)}); half of the scale means no change.`,
    body.hazards_lost.length > 0
      ? `Ten points or more lower there: ${listInWords(body.hazards_lost)}.`
      : '',
    body.hazards_gained.length > 0
      ? `Ten points or more higher there: ${listInWords(body.hazards_gained)}.`
      : '',
    body.shared_drivers.length > 0
      ? `At forty points or more at both ends: ${listInWords(body.shared_drivers)}.`
      : '',
    leverSentence(levers),
  );
}
