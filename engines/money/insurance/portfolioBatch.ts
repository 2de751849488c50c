import * as z from 'zod';
import type { NeedTree } from '../../facts.ts';
import { vertical } from '../../vertical.ts';
import { percentWords } from '../../percentWords.ts';
import { propertyLoss } from '../siteRisk/propertyLoss.ts';
import { readNeeds, whereNeeds, withUnread } from '../siteRisk/readNeeds.ts';
import { buildingOf } from './buildingOf.ts';
import { LOSS_LIMITS, LOSS_METHOD, LOSS_SOURCES, LOSS_VERIFICATION } from './modelCard.ts';
import { portfolioLine, portfolioTotals, pricedOf, type Scored } from './portfolioReport.ts';
import {
  portfolioLocation,
  portfolioResult,
  portfolioTotals as totals,
} from './portfolioSchemas.ts';
import { buildingsOf, unpricedWarning } from './portfolioWords.ts';

/** A batch holds at most so many buildings; more go to POST /api/v1/insurance/portfolios. */
const MOST = 100;

const keyOf = (index: number): string => `location_${index}`;
const whereOf = (index: number): string => `where_${index}`;

/** POST /api/v1/insurance/portfolio-batch */
export const portfolioBatch = vertical({
  path: '/api/v1/insurance/portfolio-batch',
  title: 'Portfolio batch',
  summary:
    'Up to 100 buildings in one request: the expected loss of each, and of the portfolio with events that neighbours share.',
  input: z.object({
    locations: z
      .array(portfolioLocation)
      .min(1)
      .max(MOST)
      .describe('1 to 100 buildings; their order is kept'),
  }),
  output: z
    .object({
      summary: z.string().describe('The answer in words'),
      results: z
        .array(portfolioResult)
        .describe('One for each building, in the order of the request'),
      portfolio: totals.describe('All computed buildings as one'),
      warnings: z.array(z.string()).describe('What to know before use'),
    })
    .meta({ id: 'PortfolioBatch' }),
  needs: ({ locations }): Record<string, ReturnType<typeof whereNeeds>> =>
    Object.fromEntries(locations.map((at, i) => [whereOf(i), whereNeeds(at)])),
  thenNeeds: ({ locations }, facts): Record<string, NeedTree> =>
    Object.fromEntries(
      locations.map((at, i) => [keyOf(i), readNeeds(at, facts[whereOf(i)].place)]),
    ),
  assess({ locations }, facts, moment) {
    const scored: Scored[] = locations.flatMap((given, i) => {
      const known = facts[keyOf(i)];
      if (!known) return [];
      const at = { facts: withUnread(known), moment };
      return [{ given, loss: propertyLoss(given, at, buildingOf(given)) }];
    });
    const results = scored.map(portfolioLine);
    const portfolio = portfolioTotals(scored, results);
    return { summary: summaryOf(portfolio), results, portfolio, warnings: warningsOf(scored) };
  },
  cost: 'heavy',
  keep: true,
  model: {
    name: 'portfolio-expected-loss',
    version: '1.13.0',
    methodology: `${LOSS_METHOD} Buildings within a reach of each other (30 km for shaking, 100 km for wind, less for other perils) share a part of their events, exp(-d / reach).`,
    validity:
      'Portfolios of up to 100 buildings on land; a building without a value weighs nothing where others have one; without values all weigh the same.',
    verification: LOSS_VERIFICATION,
    limits: [
      ...LOSS_LIMITS,
      'Common events are an approximation by rank and distance, not a catalogue of scenarios: within a group the same rate strikes all.',
      'The interval of the portfolio lets all buildings err together.',
    ],
  },
  sources: LOSS_SOURCES,
  lists: { places: 'locations', results: 'results' },
  example: {
    locations: [
      { lat: 37.7749, lon: -122.4194, property_id: 'sf-1' },
      { lat: 25.7617, lon: -80.1918, property_id: 'mia-1', construction_type: 'masonry' },
    ],
  },
});

function summaryOf({
  computed,
  buildings,
  expected_annual_loss_ratio: ratio,
}: z.input<typeof totals>): string {
  const part =
    computed === buildings ? buildingsOf(buildings) : `${computed} of ${buildingsOf(buildings)}`;
  return ratio
    ? `${part}: expected loss ${percentWords(ratio.value)} of the value a year.`
    : `${part} could be computed.`;
}

function warningsOf(scored: readonly Scored[]): string[] {
  const unknown = new Set(
    scored.flatMap(({ loss }) =>
      loss.perils.flatMap(({ peril, state }) => (state === 'unknown' ? [peril] : [])),
    ),
  );
  return [
    ...unpricedWarning(pricedOf(scored), scored.length),
    ...[...unknown].map(
      (peril) => `${peril} is unknown for some buildings and not in their losses.`,
    ),
  ];
}
