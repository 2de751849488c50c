import type * as z from 'zod';
import { distanceKm } from '../../ground/earth/geodesy.ts';
import { levelOf } from '../../levels.ts';
import { differing } from './compareEnds.ts';
import { compositeOf, type Composite } from './compositeOf.ts';
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

/** A known destination in one future: its composite by set of weights, and what would change it. */
interface CityView {
  readonly city: KnownDestination;
  readonly composites: Readonly<Record<WeightSet, Composite | undefined>>;
  readonly levers: Ranked['levers'];
}

/** The cities by future: they are tables, so that only scenario, horizon and year tell their views apart. */
const viewsOf = new Map<string, readonly CityView[]>();
/** Futures that are kept: those of one year and some of the next. */
const MOST_FUTURES = 16;

function cityViews(asked: Asked): readonly CityView[] {
  const key = `${asked.scenario} ${asked.horizon} ${asked.year}`;
  let views = viewsOf.get(key);
  if (!views) {
    if (viewsOf.size >= MOST_FUTURES) viewsOf.clear();
    views = KNOWN_DESTINATIONS.flatMap((city) => viewOf(city, asked));
    viewsOf.set(key, views);
  }
  return views;
}

function viewOf(city: KnownDestination, asked: Asked): CityView[] {
  const inputs = DESTINATION_INPUTS[city.id];
  if (inputs === undefined) return [];
  const { pressures, composite: stated } = viewed(inputs, asked);
  const under = (set: WeightSet) => compositeOf(pressures, inputs.geohazards, WEIGHTS[set]);
  return [
    {
      city,
      composites: {
        stated,
        equal: under('equal'),
        heat_and_fire: under('heat_and_fire'),
        water: under('water'),
      },
      levers: stated ? leversWithout(stated, pressures, inputs).slice(0, LEVERS_LISTED) : [],
    },
  ];
}

/** Known destinations with their composite under a set of weights. */
export function scoredDestinations(asked: Asked, weights: WeightSet = 'stated'): Scored[] {
  return cityViews(asked).flatMap(({ city, composites }) => {
    const composite = composites[weights];
    return composite ? [{ city, composite }] : [];
  });
}

/** The ten destinations with the least pressure within a budget, and how they would rank under other weights. */
export function rankDestinations(
  at: { readonly lat: number; readonly lon: number },
  origin: Composite | undefined,
  { asked, budget }: { readonly asked: Asked; readonly budget: BudgetTier },
): Ranked[] {
  const orders = ordersOf(asked, budget);
  return cityViews(asked)
    .flatMap((view) => {
      const composite = view.composites.stated;
      return composite && isWithin(view.city, budget) ? [{ ...view, composite }] : [];
    })
    .toSorted((a, b) => orders.stated.indexOf(a.city.id) - orders.stated.indexOf(b.city.id))
    .slice(0, LISTED)
    .map(({ city, composite, levers }, i) => ({
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
      levers: levers.map((lever) => ({ ...lever })),
      rank_by_weights: Object.fromEntries(
        WEIGHT_SETS.map((set) => [set, orders[set].indexOf(city.id) + 1]),
      ) as Ranked['rank_by_weights'],
    }));
}

/** Ids of the cities within the budget, the best first, under each set of weights. */
function ordersOf(
  asked: Asked,
  budget: BudgetTier,
): Readonly<Record<WeightSet, readonly string[]>> {
  const orderUnder = (set: WeightSet): string[] => orderOf(scoredDestinations(asked, set), budget);
  return {
    stated: orderUnder('stated'),
    equal: orderUnder('equal'),
    heat_and_fire: orderUnder('heat_and_fire'),
    water: orderUnder('water'),
  };
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
