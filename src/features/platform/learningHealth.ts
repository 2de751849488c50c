import { adwinAlarms } from '../../../engines/signals/drift/adwin.ts';
import { distributionShift } from '../../../engines/signals/drift/distributionShift.ts';
import { kolmogorovSmirnov } from '../../../engines/signals/drift/kolmogorovSmirnov.ts';
import { pageHinkleyAlarm } from '../../../engines/signals/drift/pageHinkley.ts';
import type { LatestPrediction, Services } from '../../core/context.ts';

/** POLICY: answers compared, the new ones with those before them. */
const SAMPLE = 400;
/** POLICY: fewer than this on either side say nothing. */
const LEAST = 50;
/** POLICY: false-alarm probability of ADWIN, drift and threshold of Page-Hinkley on scores in 0 to 1. */
const ADWIN_DELTA = 0.002;
const PAGE_HINKLEY = { delta: 0.005, lambda: 5, minInstances: 30 };
/** POLICY: the distribution of the scores is taken to have moved where chance alone would do so more rarely than this. */
const LEAST_CHANCE = 0.001;

/** How the scores of one operation move. */
export interface ScoreDrift {
  readonly operation: string;
  readonly referenceN: number;
  readonly recentN: number;
  readonly psi: number | null;
  readonly psiBand: string | null;
  readonly ksStatistic: number | null;
  readonly ksP: number | null;
  readonly pageHinkleyAlarm: boolean | null;
  readonly adwinAlarm: boolean | null;
  readonly hasMoved: boolean | null;
  readonly reason: string | null;
}

const OPERATIONS = `
  select operation, count(*)::float8 as count from (select operation from prediction order by id desc limit 20000) p
   group by operation order by count(*) desc limit 8`;

/** Drift of the scores of the busiest operations: the newer half of the last answers against the older half. */
export async function scoreDrifts({
  database,
  latestPredictions,
}: Pick<Services, 'database' | 'latestPredictions'>): Promise<ScoreDrift[]> {
  const busiest = await database.sql<{ operation: string }>(OPERATIONS);
  if (busiest.length === 0) return [];
  const names = busiest.map(({ operation }) => operation);
  const rows = await latestPredictions(names, SAMPLE);
  return names.map((operation) =>
    driftOf(operation, rows.filter((row) => row.operation === operation).flatMap(scoreOf)),
  );
}

/** The score of a stored answer, 0 to 1; nothing where it has none. */
function scoreOf({ text }: LatestPrediction): number[] {
  const { reply } = JSON.parse(text) as { reply: { score?: unknown } };
  return typeof reply.score === 'number' ? [reply.score / 100] : [];
}

/** The four measures on a series of scores, oldest first. */
export function driftOf(operation: string, scores: readonly number[]): ScoreDrift {
  const half = Math.floor(scores.length / 2);
  const [reference, recent] = [scores.slice(0, half), scores.slice(half)];
  const counts = { operation, referenceN: reference.length, recentN: recent.length };
  if (reference.length < LEAST)
    return { ...counts, ...NOTHING, reason: `fewer than ${2 * LEAST} scored answers are kept` };
  const shift = distributionShift(reference, recent);
  const ks = kolmogorovSmirnov(reference, recent);
  return {
    ...counts,
    psi: shift?.psi ?? null,
    psiBand: shift?.band ?? null,
    ksStatistic: ks.statistic,
    ksP: ks.pAsymptotic,
    pageHinkleyAlarm: pageHinkleyAlarm(scores, PAGE_HINKLEY) !== undefined,
    adwinAlarm: adwinAlarms(scores, ADWIN_DELTA).length > 0,
    hasMoved:
      ks.pAsymptotic < LEAST_CHANCE || (shift?.band === 'major' && shift.chance < LEAST_CHANCE),
    reason: null,
  };
}

const NOTHING = {
  psi: null,
  psiBand: null,
  ksStatistic: null,
  ksP: null,
  pageHinkleyAlarm: null,
  adwinAlarm: null,
  hasMoved: null,
};
