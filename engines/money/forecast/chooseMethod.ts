import { backtest, errorsOf, type BacktestPlan, type Trial } from './backtest.ts';
import { METHODS, type Method } from './methods.ts';

/** A method's record in the backtest. */
export interface MethodRecord {
  readonly method: Method;
  readonly trials: readonly Trial[];
  readonly mae: number;
  readonly rmse: number;
  readonly mapePct: number | undefined;
  /** Mean absolute error over that of the naive forecast at the same origins and steps; below 1 beats it. */
  readonly mase: number;
  readonly maseEarly: number;
  readonly maseLate: number;
}

/** The method that forecast a series best in the past, the record of every method, and why this one. */
export interface Choice {
  readonly chosen: MethodRecord;
  readonly records: readonly MethodRecord[];
  readonly reason: string;
}

/**
 * Holds every method against the naive forecast by rolling origin and picks the one with the least error, if it beats the naive one.
 *
 * A method is preferred only where its scaled error is below 1 over all origins and over the earlier and the later half alone, so that one
 * lucky spell among many candidates does not decide; else the naive forecast stands.
 *
 * @returns undefined where there is no origin, or the naive forecast never errs
 * @source scaled errors: Hyndman & Koehler (2006). doi:10.1016/j.ijforecast.2006.03.001; the two-halves rule is POLICY
 */
export function chooseMethod(values: readonly number[], plan: BacktestPlan): Choice | undefined {
  const tried = METHODS.flatMap((method) => {
    const trials = plan.origins.length === 0 ? undefined : backtest(values, method, plan);
    return trials === undefined ? [] : [{ method, trials }];
  });
  const naive = tried.find(({ method }) => method.name === 'naive');
  if (naive === undefined) return undefined;
  const records = tried.map(({ method, trials }) => recordOf(method, trials, naive.trials));
  const [baseline] = records;
  if (baseline === undefined || !(baseline.mae > 0)) return undefined;
  const better = records
    .filter(({ mase, maseEarly, maseLate }) => mase < 1 && maseEarly < 1 && maseLate < 1)
    .toSorted((a, b) => a.mase - b.mase);
  const [chosen] = better;
  return { chosen: chosen ?? baseline, records, reason: reasonOf(chosen, records) };
}

function recordOf(method: Method, trials: readonly Trial[], naive: readonly Trial[]): MethodRecord {
  const half = Math.ceil(trials.length / 2);
  const scaled = (from: number, to: number): number =>
    errorsOf(trials.slice(from, to)).mae / errorsOf(naive.slice(from, to)).mae;
  const whole = scaled(0, trials.length);
  return {
    method,
    trials,
    ...errorsOf(trials),
    mase: whole,
    maseEarly: trials.length < 2 ? whole : scaled(0, half),
    maseLate: trials.length < 2 ? whole : scaled(half, trials.length),
  };
}

function reasonOf(chosen: MethodRecord | undefined, records: readonly MethodRecord[]): string {
  if (chosen !== undefined)
    return `${chosen.method.title} errs ${chosen.mase.toFixed(2)} times as much as the naive forecast, and less than it in both halves of the backtest`;
  const [best] = records
    .filter(({ method }) => method.name !== 'naive')
    .toSorted((a, b) => a.mase - b.mase);
  if (best === undefined) return 'no other method could be fitted to a series this short';
  const short = best.mase < 1 ? 'but not in both halves of the backtest' : 'so none beats it';
  return `the best other method (${best.method.title}) errs ${best.mase.toFixed(2)} times as much as the naive forecast, ${short}`;
}
