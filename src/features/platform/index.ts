import * as z from 'zod';
import { onWire } from '../../../engines/onWire.ts';
import { operation } from '../../core/operation.ts';
import { roundReply } from '../../core/round.ts';
import { healthOf, resolvedPredictions, TRIGGERS } from './learning.ts';
import { regionChampion } from './championScores.ts';
import { scoreDrifts } from './learningHealth.ts';

const number = z.number();

/** POLICY: what makes a person refit a model. */
const REFIT_RULES = [
  'a challenger with a better proper score on at least 30 resolved outcomes',
  'a number test below 0.025 on either side for a region in which more than 10 earthquakes were expected',
  'scores of an operation that moved (Kolmogorov-Smirnov p below 0.001, or a population stability index of 0.25 or more that chance gives in fewer than 1 of 1,000) while the places asked did not',
];

/** GET /api/v1/platform/continuous-learning-health */
export const learningHealth = operation({
  method: 'GET',
  path: '/api/v1/platform/continuous-learning-health',
  access: 'key',
  title: 'Health of learning',
  summary:
    'Champions against challengers by proper scores, drift of the scores that are given, and what would make us refit.',
  input: z.object({}),
  output: z
    .object({
      as_of: z.string().describe('When it was computed, UTC'),
      status: z.enum(['ok', 'watch']).describe('watch: a distribution moved or a challenger leads'),
      champions: z
        .array(
          z.object({
            module: z.string().describe('Model in service'),
            champion: z.string().describe('What is in service'),
            challenger: z.string().describe('What would replace it'),
            score: z.string().describe('Proper score, higher is better'),
            champion_log_likelihood: number.describe('Of the one in service'),
            challenger_log_likelihood: number.describe('Of the other'),
            gain_per_event_nats: number.describe('Above 0 the champion is better'),
            events: z.int().describe('Outcomes it rests on'),
            from: z.string().describe('First day'),
            to: z.string().describe('Last day'),
            note: z.string().describe('What the comparison is not'),
          }),
        )
        .describe('Models with a challenger'),
      drift: z
        .array(
          z.object({
            operation: z.string().describe('Operation whose scores are compared'),
            reference_n: z.int().describe('Older answers'),
            recent_n: z.int().describe('Newer answers'),
            psi: number.nullable().describe('Population stability index; 0.1 moderate, 0.25 major'),
            psi_band: z.string().nullable().describe('none, moderate or major'),
            ks_statistic: number.nullable().describe('Kolmogorov-Smirnov distance'),
            ks_p: number.nullable().describe('Its probability if nothing moved'),
            page_hinkley_alarm: z.boolean().nullable().describe('Page-Hinkley on the series'),
            adwin_alarm: z.boolean().nullable().describe('ADWIN on the series'),
            has_moved: z
              .boolean()
              .nullable()
              .describe('By the rules below; null with too few answers'),
            reason: z.string().nullable().describe('Why there is no figure'),
          }),
        )
        .describe('The busiest operations'),
      resolved: z
        .array(
          z.object({
            module: z.string().describe('Operation that stated the probabilities'),
            resolved: z.int().describe('Predictions that are resolved'),
            newest_resolved_at: z.string().nullable().describe('When the last one was'),
            state: z.enum(['too_few', 'healthy', 'drifting']).describe('What the rules say'),
            reason: z.string().nullable().describe('Why nothing is said'),
            champion: z.record(z.string(), number).nullable().describe('Scores of what was stated'),
            challenger: z
              .record(z.string(), number)
              .nullable()
              .describe('Scores of the rival; for frozen forecasts the long-term rate alone'),
            refit: z.array(z.string()).describe('What would call for a refit'),
          }),
        )
        .describe('The same resolved predictions that the scorecards show, by operation'),
      refit_rules: z.array(z.string()).describe('POLICY: what would trigger a refit, by a person'),
      notes: z.array(z.string()).describe('How to read it'),
    })
    .meta({ id: 'ContinuousLearningHealth' }),
  example: {},
  async run(_input, context) {
    const champion = regionChampion();
    const drifts = await scoreDrifts(context);
    const resolved = await resolvedPredictions(context);
    const modules = [...new Set(resolved.map(({ module }) => module))].toSorted();
    const isWatch = champion.gainPerEvent <= 0 || drifts.some(({ hasMoved }) => hasMoved === true);
    return roundReply({
      as_of: new Date(context.clock.now()).toISOString(),
      status: isWatch ? ('watch' as const) : ('ok' as const),
      champions: [
        {
          module: champion.module,
          champion: champion.champion,
          challenger: champion.challenger,
          score: champion.score,
          champion_log_likelihood: champion.championScore,
          challenger_log_likelihood: champion.challengerScore,
          gain_per_event_nats: champion.gainPerEvent,
          events: champion.events,
          from: champion.from,
          to: champion.to,
          note: champion.note,
        },
      ],
      drift: onWire(drifts),
      resolved: modules.map((module) => {
        const { drift: _drift, ...health } = healthOf(module, resolved);
        return health;
      }),
      refit_rules: [...REFIT_RULES, ...TRIGGERS],
      notes: [
        'No model is refitted by itself: figures here make a person look.',
        'Scores move when callers ask about other places; that is not a fault of a model.',
      ],
    });
  },
});
