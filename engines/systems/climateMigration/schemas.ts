import * as z from 'zod';
import { interval, level, point, quantity } from '../../schemas.ts';
import { scoredShape } from '../answer/scored.ts';
import {
  BUDGET_TIERS,
  GEOHAZARDS,
  HORIZONS,
  PRESSURES,
  SCENARIOS,
  WEIGHT_SETS,
} from './tables/parameters.ts';

/** Emissions scenario. */
export const scenario = z.enum(SCENARIOS);
const horizon = z.literal(HORIZONS).meta({ type: 'integer' });
/** Tier of the most that a home may cost. */
export const budget = z.enum(BUDGET_TIERS);

/** When, and under which emissions. */
export const future = {
  scenario: scenario
    .default('SSP2-4.5')
    .describe('Emissions scenario of the headline; both are answered'),
  horizon_years: horizon.default(30).describe('10, 20 or 30 years; default 30'),
};

export const scoreInput = point.extend(future);
export const destinationsInput = point.extend({
  budget_tier: budget
    .default('high')
    .describe(
      'Price of a home: low under 300,000 USD, medium under 500,000, high any; default high',
    ),
  ...future,
});
const part = z.object({
  state: z.enum(['known', 'unknown', 'not_applicable']),
  quantity: quantity.nullable(),
  score: z.number().nullable(),
  level: level.nullable(),
  interval: interval.nullable(),
  weight: z.number(),
  contribution: z.number().describe('Contributions of all terms add up to the score'),
});
const geohazard = part.omit({ quantity: true });

const zone = z.object({
  id: z.string(),
  name: z.string(),
  pressures: z.array(z.enum(PRESSURES)),
  source: z.string(),
});

/** What every answer about one place holds. */
export const placeShape = {
  ...scoredShape,
  scenario,
  horizon_years: z.int(),
  dominant: z.string().nullable().describe('Term that contributes most'),
  coverage: z.number().describe('Share of the weights whose terms are known, 0 to 1'),
  pressures: z.object(
    Object.fromEntries(PRESSURES.map((name) => [name, part])) as Record<
      (typeof PRESSURES)[number],
      typeof part
    >,
  ),
  geohazards: z.object(
    Object.fromEntries(GEOHAZARDS.map((name) => [name, geohazard])) as Record<
      (typeof GEOHAZARDS)[number],
      typeof geohazard
    >,
  ),
  by_scenario: z.array(
    z.object({
      scenario,
      horizon_years: z.int(),
      score: z.number().nullable(),
      level: level.nullable(),
    }),
  ),
  pressure_zones: z.array(zone).describe('Zones of climate pressure that the place lies in'),
} as const;

/** Reply of POST /api/v1/climate-migration/score, without provenance. */
export const scoreReply = z.object(placeShape).meta({ id: 'ClimateMigrationScore' });

const ranked = z.object({
  rank: z.int(),
  id: z.string(),
  name: z.string(),
  state: z.string(),
  lat: z.number(),
  lon: z.number(),
  population: z.number(),
  median_home_usd: z.number(),
  cost_tier: budget,
  distance_km: z.number(),
  score: z.number(),
  level,
  interval,
  relief: z.number().nullable().describe('Score of the origin less that of the city'),
  why: z.array(z.string()),
  why_not: z.array(z.string()),
  hazards_lost: z.array(z.string()),
  hazards_gained: z.array(z.string()),
  levers: scoredShape.levers,
  rank_by_weights: z.object(
    Object.fromEntries(WEIGHT_SETS.map((name) => [name, z.int()])) as Record<
      (typeof WEIGHT_SETS)[number],
      z.ZodInt
    >,
  ),
});

/** Reply of POST /api/v1/climate-migration/destinations, without provenance. */
export const destinationsReply = z
  .object({
    lat: z.number(),
    lon: z.number(),
    scenario,
    horizon_years: z.int(),
    budget_tier: budget,
    origin_score: z.number().nullable(),
    origin_level: level.nullable(),
    known_destinations: z.int(),
    destinations: z.array(ranked).describe('Ten cities, least pressure first'),
    order_is_stable: z
      .boolean()
      .describe('Whether the first city is first under every set of weights'),
    summary: z.string(),
    warnings: z.array(z.string()),
  })
  .meta({ id: 'ClimateMigrationDestinations' });
