import * as z from 'zod';
import { vertical } from '../../vertical.ts';
import { siteNeeds } from '../siteRisk/sitePerils.ts';
import { GROUND_SOURCES, groundTruthCard } from './modelCard.ts';
import { groundTruthOf } from './report.ts';
import { groundProperty, groundTruth } from './schemas.ts';
import { groundNeeds } from './subScores.ts';

const keyOf = (index: number): string => `property_${index}`;

const needsOf = (at: { lat: number; lon: number }) => ({
  ground: groundNeeds(at),
  loss: siteNeeds(at),
});

/** POST /api/v1/real-estate/ground-truth/batch */
export const groundTruthBatch = vertical({
  path: '/api/v1/real-estate/ground-truth/batch',
  title: 'Ground truth of many properties',
  summary: 'Grades of up to 100 properties in one request, in its order, each as if asked alone.',
  input: z.object({
    properties: z
      .array(groundProperty)
      .min(1)
      .max(100)
      .describe('1 to 100 properties; their order is kept'),
  }),
  output: z
    .object({
      summary: z.string().describe('The answer in words'),
      results: z
        .array(
          groundTruth.extend({
            index: z.int().describe('Place in the request, from 0'),
            status: z
              .enum(['ok', 'error'])
              .describe('`error`: this property alone could not be graded'),
          }),
        )
        .describe(
          'One for each property, in the order of the request; stability and neighbours are left to single requests',
        ),
      graded: z.int().describe('Properties with a grade'),
      warnings: z.array(z.string()).describe('What to know before use'),
    })
    .meta({ id: 'GroundTruthBatch' }),
  needs: ({ properties }): Record<string, ReturnType<typeof needsOf>> =>
    Object.fromEntries(properties.map((at, i) => [keyOf(i), needsOf(at)])),
  assess({ properties }, facts, moment) {
    const results = properties.flatMap((given, index) => {
      const known = facts[keyOf(index)];
      if (!known) return [];
      const answer = groundTruthOf(given, known, moment);
      const status = answer.grade === null ? ('error' as const) : ('ok' as const);
      return [{ ...answer, index, status }];
    });
    const graded = results.filter(({ status }) => status === 'ok').length;
    return {
      summary: `${graded} of ${properties.length} properties graded.`,
      results,
      graded,
      warnings: ['Stability under the error of the position is answered for single requests only.'],
    };
  },
  cost: 'heavy',
  keep: true,
  model: groundTruthCard,
  sources: GROUND_SOURCES,
  example: {
    properties: [
      { lat: 37.7749, lon: -122.4194, property_type: 'condo' },
      { lat: 35.1495, lon: -90.049 },
    ],
  },
});
