import * as z from 'zod';

const range = z
  .object({
    value: z.number().describe('The score'),
    p05: z.number().describe('Lower end of its 90 % interval'),
    p95: z.number().describe('Upper end'),
  })
  .meta({ id: 'ScoreRange' });

/** Scores of a group of forecasts. */
const scoresReply = z
  .object({
    count: z.int().describe('Resolved forecasts'),
    hits: z.int().describe('Of which the event happened'),
    blocks: z.int().describe('Blocks that were drawn together for the intervals'),
    brier: range.describe('Mean squared error, 0 is perfect'),
    log_nats: range.describe('Mean of -ln of what was given to what happened, 0 is perfect'),
    base_brier: z.number().describe('The same of the long-term rate alone'),
    base_log_nats: z.number().describe('The same of the long-term rate alone'),
    brier_skill: range.nullable().describe('1 - Brier score over that of the long-term rate'),
    log_skill: range.nullable().describe('The same of the log score'),
    reliability: z
      .array(
        z.object({
          from: z.number().describe('Lower edge of the bin'),
          to: z.number().describe('Upper edge'),
          count: z.int().describe('Forecasts in it'),
          hits: z.int().describe('Of which the event happened'),
          forecast: z.number().describe('Mean stated probability'),
          observed: z.number().describe('Share that happened'),
          observed_low: z.number().describe('Lower end of the 95 % interval (Wilson)'),
          observed_high: z.number().describe('Upper end'),
          calibrated: z
            .number()
            .describe(
              'Share that calibrated forecasts would state here: the isotonic fit over bins',
            ),
        }),
      )
      .describe('Bins of a reliability diagram that hold forecasts'),
  })
  .meta({ id: 'ForecastScores' });

const group = {
  hazard_type: z.string().describe('What the questions are about'),
  horizon: z.string().describe('Class of the horizon'),
};

export const scorecardReply = z
  .object({
    as_of: z.string().describe('When it was counted, RFC 3339 UTC'),
    live: z
      .object({
        note: z.string().describe('What is counted'),
        groups: z.array(
          z.object({
            set: z
              .enum(['panel', 'asked'])
              .describe('panel: the same questions every day; asked: by callers'),
            ...group,
            frozen: z.int().describe('Questions frozen in the ledger'),
            open: z.int().describe('Not due yet, or not looked at yet'),
            resolved: z.int().describe('Settled by the catalogues'),
            unresolved: z.int().describe('Due, but no catalogue says'),
            unresolved_reasons: z.array(
              z.object({ reason: z.string().describe('Why'), count: z.int().describe('How many') }),
            ),
            scores: scoresReply.nullable().describe('Null while too few are resolved'),
            reason: z.string().nullable().describe('Why there are no scores'),
          }),
        ),
      })
      .describe('Forecasts that were frozen before the event'),
    retrospective: z
      .object({
        note: z.string().describe('What is counted'),
        groups: z.array(
          z.object({
            ...group,
            horizon_days: z
              .number()
              .nullable()
              .describe('The horizon that was asked; null for none'),
            from: z.string().nullable().describe('First question'),
            to: z.string().nullable().describe('End of the last'),
            scores: scoresReply.nullable(),
            reason: z.string().nullable().describe('Why there are no scores'),
          }),
        ),
      })
      .describe('Questions asked of the past, from what was listed before each'),
    intervals: z.string().describe('How the intervals are made'),
    ledger: z
      .object({
        entries: z.int().describe('Entries up to where the chain holds'),
        last_hash: z.string().describe('Hash of the last of them'),
        first_broken: z
          .int()
          .nullable()
          .describe('Number of the first entry that breaks the chain'),
        reason: z.string().nullable().describe('How it is broken'),
      })
      .describe('The chain, walked anew for this answer'),
  })
  .meta({ id: 'ForecastScorecard' });
