import { seedOf, uniforms } from '../../ground/math/random.ts';
import { wilson } from '../../ground/math/wilson.ts';
import { isotonicFit } from './isotonic.ts';
import { brierScore, logLossNats, type Forecast } from './scoringRules.ts';

/** The least probability that four digits write as 1. */
const WRITTEN_AS_SURE = 0.99995;

/**
 * A probability of a record that keeps four digits, as it is scored: 1 stands for the least that is written so, since nothing was
 * held to be certain; one miss would else cost infinitely much.
 */
export const statedProbability = (written: number): number => Math.min(written, WRITTEN_AS_SURE);

/** A forecast with the long-term rate beside it, 0 to 1. */
export interface ScoredForecast extends Forecast {
  readonly base: number;
  /** Forecasts of one block may share their luck (the same month, the same year): they are drawn together. */
  readonly block: string;
}

/** A score with its 90 % interval. */
export interface ScoreRange {
  readonly value: number;
  readonly p05: number;
  readonly p95: number;
}

/** A bin of a reliability diagram; the 95 % interval of the share is Wilson's. */
export interface ReliabilityBin {
  readonly from: number;
  readonly to: number;
  readonly count: number;
  readonly hits: number;
  readonly forecast: number;
  readonly observed: number;
  readonly low: number;
  readonly high: number;
}

/** How forecasts of one kind fared. */
export interface Scores {
  readonly count: number;
  readonly hits: number;
  readonly blocks: number;
  readonly brier: ScoreRange;
  readonly logNats: ScoreRange;
  readonly baseBrier: number;
  readonly baseLogNats: number;
  /** 1 - score / score of the base rate; above 0 better than the long-term rate alone; null where that made no error. */
  readonly brierSkill: ScoreRange | null;
  readonly logSkill: ScoreRange | null;
  readonly bins: readonly ReliabilityBin[];
}

/** POLICY: edges of the bins, replicates of the bootstrap. */
const BIN_EDGES = [0, 0.02, 0.05, 0.1, 0.2, 0.3, 0.5, 0.7, 0.9, 1] as const;
const REPLICATES = 1_000;

interface Sums {
  readonly n: number;
  readonly brier: number;
  readonly log: number;
  readonly baseBrier: number;
  readonly baseLog: number;
}

/**
 * Brier and logarithmic scores, both against the base rate, with intervals by a bootstrap that draws whole blocks (1,000 replicates,
 * the same draw in every run), and the bins of a reliability diagram.
 *
 * @param forecasts  at least one
 * @source Bröcker & Smith (2007), Weather Forecast. 22(3), 651-661 (diagrams with intervals), doi:10.1175/WAF993.1
 * @source Künsch (1989), Ann. Stat. 17(3), 1217-1241 (blocks), doi:10.1214/aos/1176347265
 */
export function scoresOf(forecasts: readonly ScoredForecast[], seed: string): Scores {
  const blocks = sumsByBlock(forecasts);
  const all = added(blocks);
  const draws = replicates(blocks, seed);
  const range = (of: (sums: Sums) => number): ScoreRange => rangeOf(of(all), draws.map(of));
  const skill = (of: (sums: Sums) => number, base: (sums: Sums) => number): ScoreRange | null =>
    base(all) > 0 ? range((sums) => (base(sums) > 0 ? 1 - of(sums) / base(sums) : 0)) : null;
  const base = atBaseRate(forecasts);
  return {
    count: forecasts.length,
    hits: forecasts.filter(({ outcome }) => outcome).length,
    blocks: blocks.length,
    brier: range(({ brier, n }) => brier / n),
    logNats: range(({ log, n }) => log / n),
    baseBrier: brierScore(base),
    baseLogNats: logLossNats(base),
    brierSkill: skill(
      ({ brier }) => brier,
      ({ baseBrier }) => baseBrier,
    ),
    logSkill: skill(
      ({ log }) => log,
      ({ baseLog }) => baseLog,
    ),
    bins: reliabilityBins(forecasts),
  };
}

/**
 * What calibrated forecasts would state in each bin: the shares that happened, made non-decreasing by isotonic regression with the
 * bins' counts as weights. Where it leaves the stated probability by more than the bin's interval, the forecasts are miscalibrated.
 *
 * @param bins  of rising probability
 * @source Dimitriadis, Gneiting & Jordan (2021), Proc. Natl. Acad. Sci. 118(8), e2016191118 (recalibration by isotonic regression). doi:10.1073/pnas.2016191118
 */
export function calibratedShares(
  bins: readonly Pick<ReliabilityBin, 'observed' | 'count'>[],
): number[] {
  return isotonicFit(
    bins.map(({ observed }) => observed),
    bins.map(({ count }) => count),
  );
}

/** The bins that hold forecasts. */
function reliabilityBins(
  forecasts: readonly Pick<ScoredForecast, 'probability' | 'outcome'>[],
): ReliabilityBin[] {
  return BIN_EDGES.slice(0, -1).flatMap((from, i) => {
    const to = BIN_EDGES[i + 1];
    const own = forecasts.filter(
      ({ probability }) => probability >= from && (probability < to || to === 1),
    );
    if (own.length === 0) return [];
    const hits = own.filter(({ outcome }) => outcome).length;
    const { share, low, high } = wilson(hits, own.length);
    const forecast = own.reduce((sum, { probability }) => sum + probability, 0) / own.length;
    return [{ from, to, count: own.length, hits, forecast, observed: share, low, high }];
  });
}

/** The same events, each forecast with its long-term rate. */
const atBaseRate = (forecasts: readonly ScoredForecast[]): Forecast[] =>
  forecasts.map(({ base, outcome }) => ({ probability: base, outcome }));

function sumsByBlock(forecasts: readonly ScoredForecast[]): Sums[] {
  const groups = Map.groupBy(forecasts, ({ block }) => block);
  return [...groups.values()].map((own) => {
    const base = atBaseRate(own);
    const n = own.length;
    return {
      n,
      brier: brierScore(own) * n,
      log: logLossNats(own) * n,
      baseBrier: brierScore(base) * n,
      baseLog: logLossNats(base) * n,
    };
  });
}

function added(blocks: readonly Sums[]): Sums {
  return blocks.reduce(
    (sum, each) => ({
      n: sum.n + each.n,
      brier: sum.brier + each.brier,
      log: sum.log + each.log,
      baseBrier: sum.baseBrier + each.baseBrier,
      baseLog: sum.baseLog + each.baseLog,
    }),
    { n: 0, brier: 0, log: 0, baseBrier: 0, baseLog: 0 },
  );
}

function replicates(blocks: readonly Sums[], seed: string): Sums[] {
  const next = uniforms(seedOf(seed));
  return Array.from({ length: REPLICATES }, () =>
    added(blocks.map(() => blocks[Math.floor(next() * blocks.length)])),
  );
}

function rangeOf(value: number, draws: readonly number[]): ScoreRange {
  const ordered = draws.toSorted((a, b) => a - b);
  const at = (p: number): number => ordered[Math.floor(p * (ordered.length - 1))];
  return { value, p05: at(0.05), p95: at(0.95) };
}
