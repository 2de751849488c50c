import { itemAt } from '../../core/itemAt.ts';
import {
  brierScore,
  logLossNats,
  type Forecast,
} from '../../../engines/signals/calibration/scoringRules.ts';
import { adwinAlarms } from '../../../engines/signals/drift/adwin.ts';
import { distributionShift } from '../../../engines/signals/drift/distributionShift.ts';
import { kolmogorovSmirnov } from '../../../engines/signals/drift/kolmogorovSmirnov.ts';
import { pageHinkleyAlarm } from '../../../engines/signals/drift/pageHinkley.ts';
import type { Context } from '../../core/context.ts';

/** A resolved probability. */
export interface Resolved {
  readonly module: string;
  readonly probability: number;
  readonly challenger_probability: number | null;
  readonly outcome: boolean;
  readonly resolved_at: string;
}

/** Resolved probabilities, oldest first. */
export function resolvedPredictions({ database }: Pick<Context, 'database'>): Promise<Resolved[]> {
  return database.sql<Resolved>(
    `select module, probability, challenger_probability, outcome, resolved_at
       from (select * from resolved_prediction order by id desc limit 50000) r order by id`,
  );
}

/** POLICY. Below this many resolved predictions no judgement is made of a module. */
const LEAST = 30;

/** POLICY. What of the resolved predictions of an operation would call for a refit. */
export const TRIGGERS = [
  'PSI of the stated probabilities, newer half against older, at or above 0.25 where chance alone gives it in fewer than 1 of 1,000.',
  'Kolmogorov-Smirnov p of the same halves below 0.001.',
  'Page-Hinkley alarm of the last 500 squared errors (delta 0.01, lambda 10).',
  'ADWIN cut of the last 500 squared errors (delta 0.002).',
  'A challenger whose log score is better by more than two standard errors.',
] as const;

/** POLICY. A shift that chance gives more often than this calls for nothing. */
const LEAST_CHANCE = 0.001;

/** POLICY. Squared errors that are watched: the newest; a longer stream raises Page-Hinkley's alarm by chance alone. */
const WATCHED = 500;
const PAGE_HINKLEY = { delta: 0.01, lambda: 10, minInstances: LEAST };

/** Edges of the classes of probability. */
const EDGES = [0.02, 0.05, 0.1, 0.2, 0.3, 0.5, 0.7];

/** How a module's probabilities fared, and whether they drift. */
export function healthOf(module: string, all: readonly Resolved[]) {
  const own = all.filter((each) => each.module === module);
  const base = { module, resolved: own.length, newest_resolved_at: newest(own) };
  if (own.length < LEAST)
    return {
      ...base,
      state: 'too_few' as const,
      reason: `${own.length} resolved, ${LEAST} are needed`,
      champion: null,
      challenger: null,
      drift: null,
      refit: [],
    };
  const champion = scoresOf(own);
  const challenger = challengerOf(own);
  const drift = driftOf(own);
  const refit = [
    ...(drift.psi_band === 'major' && drift.psi_chance < LEAST_CHANCE ? [TRIGGERS[0]] : []),
    ...(drift.ks_p < LEAST_CHANCE ? [TRIGGERS[1]] : []),
    ...(drift.page_hinkley_alarm !== null ? [TRIGGERS[2]] : []),
    ...(drift.adwin_cuts > 0 ? [TRIGGERS[3]] : []),
    ...(challenger !== null && challenger.gain > 2 * challenger.gain_standard_error
      ? [TRIGGERS[4]]
      : []),
  ];
  return {
    ...base,
    state: refit.length > 0 ? ('drifting' as const) : ('healthy' as const),
    reason: null,
    champion,
    challenger,
    drift,
    refit,
  };
}

const squaredError = ({ probability, outcome }: Forecast): number =>
  (probability - Number(outcome)) ** 2;

function newest(own: readonly Resolved[]): string | null {
  const last = own.at(-1);
  return last ? new Date(last.resolved_at).toISOString() : null;
}

function scoresOf(forecasts: readonly Forecast[]) {
  const count = forecasts.length;
  const rate = forecasts.filter(({ outcome }) => outcome).length / count;
  const brier = brierScore(forecasts);
  const spread = forecasts.reduce((sum, each) => sum + (squaredError(each) - brier) ** 2, 0);
  return {
    brier,
    brier_standard_error: Math.sqrt(spread / (count - 1) / count),
    log_loss: logLossNats(forecasts),
    base_rate: rate,
    brier_of_base_rate: rate * (1 - rate),
  };
}

/** The challenger against the champion on what both were asked: gain of the log score, positive where the challenger is better. */
function challengerOf(own: readonly Resolved[]) {
  const both = own.flatMap(({ probability, challenger_probability, outcome }) =>
    challenger_probability === null
      ? []
      : [{ champion: probability, challenger: challenger_probability, outcome }],
  );
  if (both.length < LEAST) return null;
  const gains = both.map(
    ({ champion, challenger, outcome }) => loss(champion, outcome) - loss(challenger, outcome),
  );
  const mean = gains.reduce((sum, each) => sum + each, 0) / gains.length;
  const variance = gains.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (gains.length - 1);
  return {
    ...scoresOf(both.map(({ challenger, outcome }) => ({ probability: challenger, outcome }))),
    compared: both.length,
    gain: mean,
    gain_standard_error: Math.sqrt(variance / gains.length),
  };
}

function loss(probability: number, outcome: boolean): number {
  const held = Math.min(1 - 1e-9, Math.max(1e-9, probability));
  return -Math.log(outcome ? held : 1 - held);
}

function driftOf(forecasts: readonly Forecast[]) {
  const said = forecasts.map(({ probability }) => probability);
  const half = Math.floor(said.length / 2);
  const [older, newer] = [said.slice(0, half), said.slice(half)];
  const shift = distributionShift(older, newer);
  const { statistic, pAsymptotic } = kolmogorovSmirnov(older, newer);
  const watched = forecasts.slice(-WATCHED).map(squaredError);
  return {
    psi: shift?.psi ?? null,
    psi_band: shift?.band ?? null,
    psi_chance: shift?.chance ?? 1,
    ks_d: statistic,
    ks_p: pAsymptotic,
    page_hinkley_alarm: pageHinkleyAlarm(watched, PAGE_HINKLEY) ?? null,
    adwin_cuts: adwinAlarms(watched, 0.002).length,
  };
}

/** Bins of a reliability diagram. */
export function reliabilityOf(own: readonly Resolved[]) {
  const edges = [0, ...EDGES, 1.0000001];
  return edges.slice(1).flatMap((high, i) => {
    const within = own.filter(
      ({ probability }) => probability >= itemAt(edges, i) && probability < high,
    );
    if (within.length === 0) return [];
    const forecast = within.reduce((sum, { probability }) => sum + probability, 0) / within.length;
    const hits = within.filter(({ outcome }) => outcome).length;
    return [{ forecast, hits, count: within.length }];
  });
}
