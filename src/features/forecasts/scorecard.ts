import * as z from 'zod';
import { calibratedShares, type Scores } from '../../../engines/signals/calibration/scorecard.ts';
import { HAZARD_TYPES } from '../../../engines/signals/market/input.ts';
import { RETROSPECTIVE_SCORES } from '../../../engines/signals/market/tables/retrospectiveScores.ts';
import type { Context, Database } from '../../core/context.ts';
import { itemAt } from '../../core/itemAt.ts';
import { operation } from '../../core/operation.ts';
import { roundReply } from '../../core/round.ts';
import { verifyChain } from './ledger.ts';
import { LEAST, liveGroups } from './scores.ts';
import { scorecardReply } from './scorecardSchemas.ts';

/** POLICY: how long a scorecard serves, s: anybody may ask for it, and it reads the whole ledger. */
const KEEP_S = 300;

const NOTES = {
  live: 'Every answer of the market oracle is frozen in the ledger before it is sent, and settled by the catalogues alone. The panel is the same set of questions frozen every day on which the catalogues answer: nobody chooses what it scores. Questions of callers stand apart; the same question of the same day counts once.',
  retrospective:
    'Questions asked of the past: rates counted anew from what was listed before each, everything else as in service. Retrospective scores are no proof of skill in advance.',
  intervals:
    'Scores: 90 % by a bootstrap of whole blocks (months live, years retrospective), 1,000 draws. Shares: 95 % by Wilson. Skill is against the stated long-term rate; where that is all a hazard has, skill is 0 by construction.',
} as const;

/** Why a hazard has no questions of the past. */
const NO_PAST: Readonly<Record<string, string>> = {
  tsunami: 'the recurrences were compiled after the tsunamis that would judge them',
  severe_weather: 'no list of past reports is embedded',
  flood: 'no list of past water levels at places is embedded',
};

/** GET /api/v1/predictions/scorecard */
export const scorecard = operation({
  method: 'GET',
  path: '/api/v1/predictions/scorecard',
  access: 'none',
  title: 'Scorecard of forecasts',
  summary:
    'How stated probabilities fared, by hazard and horizon: reliability, Brier and log scores with intervals and skill, live and retrospective apart.',
  input: z.object({}),
  output: scorecardReply,
  example: {},
  maxAgeS: KEEP_S,
  run: (_input, context) => keptScorecard(context),
});

type Card = z.input<typeof scorecardReply>;
const kept = new WeakMap<Database, { readonly untilMs: number; readonly card: Promise<Card> }>();

/** Made once in a while, however many ask; a failure is not kept. */
function keptScorecard(context: Pick<Context, 'database' | 'clock'>): Promise<Card> {
  const now = context.clock.now();
  const known = kept.get(context.database);
  if (known && now < known.untilMs && now > known.untilMs - 2 * KEEP_S * 1000) return known.card;
  const card = scorecardOf(context.database, now);
  kept.set(context.database, { untilMs: now + KEEP_S * 1000, card });
  card.catch(() => kept.delete(context.database));
  return card;
}

/** The scorecard as the ledger stands now. */
async function scorecardOf(database: Database, nowMs: number): Promise<Card> {
  const [groups, ledger] = [await liveGroups(database), await verifyChain(database)];
  const live = groups.map((group) => ({
    set: group.set,
    hazard_type: group.hazard,
    horizon: group.horizon,
    frozen: group.frozen,
    open: group.open,
    resolved: group.resolved,
    unresolved: group.unresolved,
    unresolved_reasons: group.reasons.map((each) => ({ ...each })),
    scores: group.scores && scoresReplyOf(group.scores),
    reason: group.scores ? null : `${group.resolved} resolved, ${LEAST} are needed`,
  }));
  return roundReply({
    as_of: new Date(nowMs).toISOString(),
    live: { note: NOTES.live, groups: live },
    retrospective: { note: NOTES.retrospective, groups: pastGroups() },
    intervals: NOTES.intervals,
    ledger: { ...ledger },
  });
}

function pastGroups() {
  const scored = RETROSPECTIVE_SCORES.map((row) => ({
    hazard_type: row.hazard as string,
    horizon: row.horizon,
    horizon_days: row.horizonDays as number | null,
    from: row.from as string | null,
    to: row.to as string | null,
    scores: scoresReplyOf(row) as ReturnType<typeof scoresReplyOf> | null,
    reason: null as string | null,
  }));
  const none = HAZARD_TYPES.filter((hazard) => hazard in NO_PAST).map((hazard) => ({
    hazard_type: hazard,
    horizon: 'any',
    horizon_days: null,
    from: null,
    to: null,
    scores: null,
    reason: NO_PAST[hazard] ?? null,
  }));
  return [...scored, ...none];
}

function scoresReplyOf(scores: Scores): NonNullable<Card['live']['groups'][number]['scores']> {
  const calibrated = calibratedShares(scores.bins);
  return {
    count: scores.count,
    hits: scores.hits,
    blocks: scores.blocks,
    brier: { ...scores.brier },
    log_nats: { ...scores.logNats },
    base_brier: scores.baseBrier,
    base_log_nats: scores.baseLogNats,
    brier_skill: scores.brierSkill && { ...scores.brierSkill },
    log_skill: scores.logSkill && { ...scores.logSkill },
    reliability: scores.bins.map(({ low, high, ...bin }, i) => ({
      ...bin,
      observed_low: low,
      observed_high: high,
      calibrated: itemAt(calibrated, i),
    })),
  };
}
