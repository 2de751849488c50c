import * as z from 'zod';
import { nothing, vertical } from '../../vertical.ts';
import { GROUND_SOURCES, groundTruthCard } from './modelCard.ts';

/** GET /api/v1/real-estate/ground-truth/health */
export const groundTruthHealth = vertical({
  method: 'GET',
  path: '/api/v1/real-estate/ground-truth/health',
  title: 'Health of the ground-truth engine',
  summary: 'Whether the engine that grades properties answers, and its name and version.',
  input: z.object({}),
  output: z
    .object({
      status: z.literal('ok').describe('The engine answers'),
      engine: z.string().describe('Name of the engine'),
      version: z.string().describe('Version of its model'),
    })
    .meta({ id: 'GroundTruthHealth' }),
  needs: nothing,
  assess: () => ({
    status: 'ok' as const,
    engine: 'georisk-ground-truth',
    version: groundTruthCard.version,
  }),
  cost: 'light',
  model: groundTruthCard,
  sources: GROUND_SOURCES,
  example: {},
});
