import * as z from 'zod';
import type { FactTree } from '../../facts.ts';
import { inOneStep, vertical } from '../../vertical.ts';
import { handedFacts } from '../siteRisk/handedFacts.ts';
import { siteNeeds } from '../siteRisk/sitePerils.ts';
import { GROUND_SOURCES, groundTruthCard } from './modelCard.ts';
import { groundTruthOf, ringNeeds, ringOf, type RingNeeds } from './report.ts';
import { groundInput, groundTruth, type GroundInput } from './schemas.ts';
import { groundNeeds } from './subScores.ts';
import { NEIGHBOUR_M } from './tables.ts';

const keyOf = (index: number): string => `property_${index}`;

const NO_RING: RingNeeds = {};

/** POLICY. Properties that go to a worker together: the facts of one, with its surroundings, take some three milliseconds to hand over, and every free worker may be handed some in the same turn. */
const PART = 2;

const needsOf = (given: GroundInput, withRing: boolean) => ({
  ground: groundNeeds(given),
  loss: siteNeeds(given),
  within: withRing ? ringNeeds(given, given.position_error_m) : NO_RING,
  neighbours: withRing ? ringNeeds(given, NEIGHBOUR_M) : NO_RING,
});

type Known = FactTree<ReturnType<typeof needsOf>>;

/** The facts of a property as a thread is handed them. */
const handed = (known: Known): Known => ({ ...known, loss: handedFacts(known.loss) });

interface Answered {
  readonly results: readonly (z.input<typeof groundTruth> & {
    readonly index: number;
    readonly status: 'ok' | 'error';
  })[];
}

/** The answer of the results of all properties. */
function wholeOf(results: Answered['results'], surroundings: boolean) {
  const graded = results.filter(({ status }) => status === 'ok').length;
  return {
    summary: `${graded} of ${results.length} properties graded.`,
    results: [...results],
    graded,
    warnings: surroundings ? [] : ['Stability and neighbours were not asked for.'],
  };
}

/** POST /api/v1/real-estate/ground-truth/batch */
export const groundTruthBatch = vertical({
  path: '/api/v1/real-estate/ground-truth/batch',
  title: 'Ground truth of many properties',
  summary: 'Grades of up to 100 properties in one request, in its order, each as if asked alone.',
  input: z.object({
    properties: z
      .array(groundInput)
      .min(1)
      .max(100)
      .describe('1 to 100 properties; their order is kept'),
    surroundings: z
      .boolean()
      .default(true)
      .describe(
        'Whether eight points around each property are graded too, for stability and neighbours; default true, false is faster',
      ),
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
        .describe('One for each property, in the order of the request'),
      graded: z.int().describe('Properties with a grade'),
      warnings: z.array(z.string()).describe('What to know before use'),
    })
    .meta({ id: 'GroundTruthBatch' }),
  needs: ({ properties, surroundings }): Record<string, ReturnType<typeof needsOf>> =>
    Object.fromEntries(properties.map((at, i) => [keyOf(i), needsOf(at, surroundings)])),
  assess({ properties, surroundings }, facts, moment) {
    const results = properties.flatMap((given, index) => {
      const known = facts[keyOf(index)];
      if (!known) return [];
      const { ground, loss, within, neighbours } = known;
      const around = {
        within: ringOf(given, given.position_error_m, within),
        neighbours: ringOf(given, NEIGHBOUR_M, neighbours),
      };
      const answer = groundTruthOf(
        given,
        surroundings ? { ground, loss, around } : { ground, loss },
        moment,
      );
      const status = answer.grade === null ? ('error' as const) : ('ok' as const);
      return [{ ...answer, index, status }];
    });
    return wholeOf(results, surroundings);
  },
  split({ properties, surroundings }, facts) {
    if (properties.length <= PART) return undefined;
    const starts = Array.from(
      { length: Math.ceil(properties.length / PART) },
      (_none, i) => i * PART,
    );
    const parts = starts.map((start) => {
      const some = properties.slice(start, start + PART);
      const known = some.map((_one, i) => [keyOf(i), handed(facts[keyOf(start + i)] as Known)]);
      return { input: { properties: some, surroundings }, facts: Object.fromEntries(known) };
    });
    const join = inOneStep((replies) =>
      wholeOf(
        replies.flatMap((reply, i) =>
          (reply as Answered).results.map((one) => ({ ...one, index: starts[i] + one.index })),
        ),
        surroundings,
      ),
    );
    return { parts, join };
  },
  cost: 'heavy',
  keep: true,
  model: groundTruthCard,
  sources: GROUND_SOURCES,
  lists: { places: 'properties', results: 'results' },
  example: {
    properties: [
      { lat: 37.7749, lon: -122.4194, property_type: 'condo' },
      { lat: 35.1495, lon: -90.049 },
    ],
  },
});
