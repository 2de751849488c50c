import { adwinAlarms } from '../../../engines/signals/drift/adwin.ts';
import { kolmogorovSmirnov } from '../../../engines/signals/drift/kolmogorovSmirnov.ts';
import { pageHinkleyAlarm } from '../../../engines/signals/drift/pageHinkley.ts';
import {
  populationStability,
  psiBand,
} from '../../../engines/signals/drift/populationStability.ts';
import type { LatestPrediction, Services } from '../../core/context.ts';

/** POLICY: answers compared, the new ones with those before them. */
const SAMPLE = 400;
/** POLICY: fewer than this on either side say nothing. */
const LEAST = 50;
const BINS = 10;
/** POLICY: false-alarm probability of ADWIN, drift and threshold of Page-Hinkley on scores in 0 to 1. */
const ADWIN_DELTA = 0.002;
const PAGE_HINKLEY = { delta: 0.005, lambda: 5, minInstances: 30 };
/** POLICY: from here on the distribution of the scores is taken to have moved. */
const KS_P = 0.001;

/** How the scores of one operation move. */
export interface ScoreDrift {
  readonly operation: string;
  readonly reference: number;
  readonly recent: number;
  readonly psi: number | null;
  readonly psiBand: string | null;
  readonly ksStatistic: number | null;
  readonly ksP: number | null;
  readonly pageHinkley: boolean | null;
  readonly adwin: boolean | null;
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
  const counts = { operation, reference: reference.length, recent: recent.length };
  if (reference.length < LEAST)
    return { ...counts, ...NOTHING, reason: `fewer than ${2 * LEAST} scored answers are kept` };
  const psi = populationStability(shares(reference, reference), shares(recent, reference)) ?? null;
  const ks = kolmogorovSmirnov(reference, recent);
  const pageHinkley = pageHinkleyAlarm(scores, PAGE_HINKLEY) !== undefined;
  const adwin = adwinAlarms(scores, ADWIN_DELTA).length > 0;
  return {
    ...counts,
    psi,
    psiBand: psi === null ? null : psiBand(psi),
    ksStatistic: ks.statistic,
    ksP: ks.pAsymptotic,
    pageHinkley,
    adwin,
    hasMoved: ks.pAsymptotic < KS_P || (psi !== null && psiBand(psi) === 'major'),
    reason: null,
  };
}

const NOTHING = {
  psi: null,
  psiBand: null,
  ksStatistic: null,
  ksP: null,
  pageHinkley: null,
  adwin: null,
  hasMoved: null,
};

/** Shares of a sample in tenths of a reference sample; half a count is added to each, so that none is empty. */
function shares(sample: readonly number[], reference: readonly number[]): number[] {
  const ordered = reference.toSorted((a, b) => a - b);
  const edges = Array.from(
    { length: BINS - 1 },
    (_, i) => ordered[Math.floor(((i + 1) * ordered.length) / BINS)] ?? 0,
  );
  const counts = new Float64Array(BINS).fill(0.5);
  for (const value of sample) {
    const bin = edges.filter((edge) => value >= edge).length;
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  const total = sample.length + BINS / 2;
  return Array.from(counts, (count) => count / total);
}
