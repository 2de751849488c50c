import type * as z from 'zod';
import { distanceKm } from '../../ground/earth/geodesy.ts';
import { levelOf } from '../../levels.ts';
import { differing } from './compareEnds.ts';
import type { Composite } from './compositeOf.ts';
import { leversWithout } from './leversWithout.ts';
import { viewed, type Asked } from './placeView.ts';
import { wordsOf } from './placeWords.ts';
import type { destinationsReply } from './schemas.ts';
import { DESTINATION_INPUTS } from './tables/destinationInputs.ts';
import {
  BUDGET_TIERS,
  TIER_STARTS_USD,
  WEIGHTS,
  WEIGHT_SETS,
  type BudgetTier,
  type WeightSet,
} from './tables/parameters.ts';
import { KNOWN_DESTINATIONS, type KnownDestination } from './tables/places.ts';

type Ranked = z.input<typeof destinationsReply>['destinations'][number];

/** How many are answered. */
const LISTED = 10;
/** How many levers of each. */
const LEVERS_LISTED = 3;
/** A score under which a term is a reason to go, and over which one not to. POLICY. */
const [LITTLE, MUCH] = [25, 50] as const;

/** Tier of a home price. */
export function tierOf({ homeUsd }: Pick<KnownDestination, 'homeUsd'>): BudgetTier {
  if (homeUsd >= TIER_STARTS_USD.high) return 'high';
  return homeUsd >= TIER_STARTS_USD.medium ? 'medium' : 'low';
}

/** Whether homes of a city stay within a tier. */
export function isWithin(city: KnownDestination, budget: BudgetTier): boolean {
  return BUDGET_TIERS.indexOf(tierOf(city)) <= BUDGET_TIERS.indexOf(budget);
}

interface Scored {
  readonly city: KnownDestination;
  readonly composite: Composite;
}

/** Known destinations with their composite under a set of weights. */
export function scoredDestinations(asked: Asked, weights: WeightSet = 'stated'): Scored[] {
  return KNOWN_DESTINATIONS.flatMap((city) => {
    const inputs = DESTINATION_INPUTS[city.id];
    const composite = inputs && viewed(inputs, asked, WEIGHTS[weights]).composite;
    return composite ? [{ city, composite }] : [];
  });
}

/** The ten destinations with the least pressure within a budget, and how they would rank under other weights. */
export function rankDestinations(
  at: { readonly lat: number; readonly lon: number },
  origin: Composite | undefined,
  { asked, budget }: { readonly asked: Asked; readonly budget: BudgetTier },
): Ranked[] {
  const orderUnder = (set: WeightSet): string[] => orderOf(scoredDestinations(asked, set), budget);
  const orders: Readonly<Record<WeightSet, readonly string[]>> = {
    stated: orderUnder('stated'),
    equal: orderUnder('equal'),
    heat_and_fire: orderUnder('heat_and_fire'),
    water: orderUnder('water'),
  };
  const scored = scoredDestinations(asked).filter(({ city }) => isWithin(city, budget));
  return scored
    .toSorted((a, b) => orders.stated.indexOf(a.city.id) - orders.stated.indexOf(b.city.id))
    .slice(0, LISTED)
    .map(({ city, composite }, i) => ({
      rank: i + 1,
      id: city.id,
      name: city.name,
      state: city.state,
      lat: city.lat,
      lon: city.lon,
      population: city.population,
      median_home_usd: city.homeUsd,
      cost_tier: tierOf(city),
      distance_km: distanceKm(at.lat, at.lon, city.lat, city.lon),
      score: composite.score,
      level: levelOf(composite.score),
      interval: { p10: composite.p10, p50: composite.score, p90: composite.p90 },
      relief: origin ? origin.score - composite.score : null,
      ...reasons(city, composite, origin),
      levers: leversAt(city, asked),
      rank_by_weights: Object.fromEntries(
        WEIGHT_SETS.map((set) => [set, orders[set].indexOf(city.id) + 1]),
      ) as Ranked['rank_by_weights'],
    }));
}

/** What would change the score of a city most. */
function leversAt({ id }: KnownDestination, asked: Asked): Ranked['levers'] {
  const inputs = DESTINATION_INPUTS[id];
  if (inputs === undefined) return [];
  const { composite, pressures } = viewed(inputs, asked);
  return composite ? leversWithout(composite, pressures, inputs).slice(0, LEVERS_LISTED) : [];
}

function orderOf(scored: readonly Scored[], budget: BudgetTier): string[] {
  return scored
    .filter(({ city }) => isWithin(city, budget))
    .toSorted((a, b) => a.composite.score - b.composite.score || (a.city.id < b.city.id ? -1 : 1))
    .map(({ city }) => city.id);
}

function reasons(
  city: KnownDestination,
  composite: Composite,
  origin: Composite | undefined,
): Pick<Ranked, 'why' | 'why_not' | 'hazards_lost' | 'hazards_gained'> {
  const lost = origin ? differing(origin, composite, 1) : [];
  const gained = origin ? differing(origin, composite, -1) : [];
  const named = (test: (score: number) => boolean): string[] => [
    ...new Set(
      composite.terms.flatMap(({ name, score }) =>
        score !== null && test(score) ? [wordsOf(name)] : [],
      ),
    ),
  ];
  const much = named((score) => score >= MUCH);
  return {
    hazards_lost: lost,
    hazards_gained: gained,
    why: [
      ...lost.map((name) => `less ${wordsOf(name)} than at the origin`),
      ...(lost.length === 0
        ? named((score) => score < LITTLE)
            .slice(0, 3)
            .map((name) => `little ${name}`)
        : []),
      ...(tierOf(city) === 'low' ? ['homes of the lowest cost tier'] : []),
    ],
    why_not: [
      ...gained.map((name) => `more ${wordsOf(name)} than at the origin`),
      ...much
        .filter((name) => !gained.some((each) => wordsOf(each) === name))
        .map((name) => `${name} is high there too`),
      ...(tierOf(city) === 'high' ? ['homes of the highest cost tier'] : []),
    ],
  };
}
