import * as z from 'zod';
import {
  GEOHAZARDS,
  PRESSURES,
  SCENARIOS,
} from '../../../engines/systems/climateMigration/tables/parameters.ts';
import {
  KNOWN_CITIES,
  KNOWN_DESTINATIONS,
  PRESSURE_ZONES,
} from '../../../engines/systems/climateMigration/tables/places.ts';
import { operation } from '../../core/operation.ts';

/** GET /api/v1/climate/migration-routes/health */
export const health = operation({
  method: 'GET',
  path: '/api/v1/climate/migration-routes/health',
  access: 'key',
  free: true,
  title: 'Health of the migration engine',
  summary:
    'Whether the migration engine works, with its inventory of zones, destinations and cities.',
  input: z.object({}),
  output: z
    .object({
      status: z.literal('ok'),
      engine: z.string().describe('Name of the engine'),
      climate_pressure_zones: z.int(),
      known_destinations: z.int(),
      known_cities: z.int(),
      sea_level_scenarios: z.array(z.string()),
      climate_pressures: z.array(z.string()),
      geohazard_types: z.array(z.string()),
      checked_at: z.string(),
    })
    .meta({ id: 'MigrationHealth' }),
  run: (_input, { clock }) => ({
    status: 'ok' as const,
    engine: 'climate-migration',
    climate_pressure_zones: PRESSURE_ZONES.length,
    known_destinations: KNOWN_DESTINATIONS.length,
    known_cities: KNOWN_CITIES.length,
    sea_level_scenarios: [...SCENARIOS],
    climate_pressures: [...PRESSURES],
    geohazard_types: [...GEOHAZARDS],
    checked_at: new Date(clock.now()).toISOString(),
  }),
});
