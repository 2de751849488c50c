import * as z from 'zod';
import { interval, level, quantity } from '../../schemas.ts';
import { levers } from '../answer/lever.ts';
import { placeInput, resolvedPlace } from './resolvePlace.ts';
import { budget, future, placeShape, scenario } from './schemas.ts';

export const routeInput = z.object({
  origin: placeInput,
  destination: placeInput,
  ...future,
  budget_tier: budget
    .optional()
    .describe(
      'Most that a home may cost: low under 300,000 USD, medium under 500,000, high any; a destination above it is warned of',
    ),
});
export const originInput = z.object({ origin: placeInput, ...future });
export const destinationInput = z.object({
  destination: placeInput,
  ...future,
  budget_tier: budget
    .optional()
    .describe(
      'Most that a home may cost: low under 300,000 USD, medium under 500,000, high any; a destination above it is warned of',
    ),
});
export const corridorInput = z.object({
  corridors: z
    .array(z.object({ origin: placeInput, destination: placeInput }))
    .min(1)
    .max(100)
    .describe('Pairs of places, 1 to 100'),
  ...future,
});

const term = z.object({
  name: z.string(),
  kind: z.enum(['pressure', 'geohazard']),
  origin_contribution: z.number(),
  destination_contribution: z.number(),
  push: z.number().describe('What leaving takes away; positive'),
  pull_back: z.number().describe('What arriving brings; negative'),
  net: z.number().describe('Push plus pull back, points of score'),
});

const end = z.object({
  place: resolvedPlace,
  score: z.number().nullable(),
  level: level.nullable(),
  interval: interval.nullable(),
  dominant: z.string().nullable(),
});

const home = z
  .object({
    id: z.string(),
    name: z.string(),
    state: z.string(),
    population: z.number(),
    median_home_usd: z.number(),
    cost_tier: budget,
    within_budget: z.boolean().nullable(),
  })
  .nullable()
  .describe('Known destination within 30 km; null: none');

const routeShape = {
  origin: end,
  destination: end,
  score: z
    .number()
    .nullable()
    .describe('50: the move changes nothing; below: pressure falls; above: it rises'),
  level: level.nullable(),
  interval: interval.nullable(),
  quantity: quantity.nullable().describe('Pressure left behind less pressure met, points'),
  reason: z.string().optional(),
  terms: z.array(term).describe('Net terms add up to the quantity'),
  hazards_lost: z.array(z.string()).describe('Ten points or more lower at the destination'),
  hazards_gained: z.array(z.string()).describe('Ten points or more higher at the destination'),
  shared_drivers: z
    .array(z.string())
    .describe('40 points or more at both ends: the move does not escape them'),
  distance_km: z.number().nullable(),
  flow_index: z
    .number()
    .nullable()
    .describe(
      'Gravity model: people at both ends in millions over (distance in hundred km)^1.5; relative only',
    ),
  levers,
  warnings: z.array(z.string()),
} as const;

/** Reply of POST /api/v1/climate/migration-routes/route, without provenance. */
export const routeReply = z
  .object({
    ...routeShape,
    scenario,
    horizon_years: z.int(),
    destination_home: home,
    summary: z.string(),
  })
  .meta({ id: 'MigrationRoute' });

/** Reply of POST /api/v1/climate/migration-routes/corridor, without provenance. */
export const corridorReply = z
  .object({
    scenario,
    horizon_years: z.int(),
    corridors: z.array(z.object({ index: z.int(), ...routeShape })),
    best_index: z.int().nullable(),
    worst_index: z.int().nullable(),
    summary: z.string(),
    warnings: z.array(z.string()),
  })
  .meta({ id: 'MigrationCorridors' });

/** Reply of POST /api/v1/climate/migration-routes/origin-analysis, without provenance. */
export const originReply = z
  .object({
    ...placeShape,
    place: resolvedPlace,
    push: z
      .array(
        z.object({
          name: z.string(),
          kind: z.enum(['pressure', 'geohazard']),
          contribution: z.number(),
        }),
      )
      .describe('Terms that push, largest first; they add up to the score'),
    relief_nearby: z
      .array(
        z.object({
          destination: z.string(),
          distance_km: z.number(),
          score: z.number(),
          relief: z.number(),
        }),
      )
      .describe('Known destinations with the most relief'),
  })
  .meta({ id: 'MigrationOrigin' });

/** Reply of POST /api/v1/climate/migration-routes/destination-analysis, without provenance. */
export const destinationReply = z
  .object({
    ...placeShape,
    place: resolvedPlace,
    pull: z.number().nullable().describe('100 less the score'),
    pull_terms: z
      .array(
        z.object({
          name: z.string(),
          kind: z.enum(['pressure', 'geohazard']),
          contribution: z.number(),
        }),
      )
      .describe('What the place lacks of a full score by term; they add up to the pull'),
    destination_home: home,
  })
  .meta({ id: 'MigrationDestination' });
