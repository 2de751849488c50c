import type { GradedScore } from './subScores.ts';
import {
  GRADES,
  SUB_SCORES,
  WEIGHTS,
  WORST,
  type Cap,
  type Grade,
  type GradedType,
  type SubScore,
} from './tables.ts';

/** A grade and the score behind it. */
export interface Graded {
  readonly grade: Grade;
  readonly score: number;
  /** What held the grade down, if anything did. */
  readonly cappedBy: Cap | null;
  /** Share of the weight that is known. */
  readonly coverage: number;
}

type Scores = Readonly<Record<SubScore, Pick<GradedScore, 'score'>>>;

/** What a grade is moved and held by beside its sub-scores. */
export interface Held {
  /** Added to the mean before it is graded. */
  readonly shift?: number;
  /** Best grade that the expected loss of the house allows; all where left out. */
  readonly atBest?: Grade | null;
}

/** The grade of a score. */
function gradeOf(score: number): Grade {
  return GRADES.find(([, from]) => score >= from)?.[0] ?? 'F';
}

const rank = (grade: Grade): number => GRADES.findIndex(([name]) => name === grade);

/**
 * Weighted mean of the known sub-scores and its grade; a sub-score below 20 holds it at D, a high expected loss at what it allows.
 *
 * @returns undefined where no sub-score is known
 */
export function gradeScores(
  scores: Scores,
  type: GradedType,
  { shift = 0, atBest = null }: Held = {},
): Graded | undefined {
  const weights = WEIGHTS[type];
  let [sum, weight, worst] = [0, 0, 101];
  let worstName: SubScore | null = null;
  for (const name of SUB_SCORES) {
    const { score } = scores[name];
    if (score === null) continue;
    sum += weights[name] * score;
    weight += weights[name];
    if (score < worst) [worst, worstName] = [score, name];
  }
  if (weight === 0) return undefined;
  const total = SUB_SCORES.reduce((all, name) => all + weights[name], 0);
  // The score is told to a tenth: 70.0 is not below 70.
  const score = Math.round(10 * Math.min(100, Math.max(0, sum / weight + shift))) / 10;
  const free = gradeOf(score);
  return {
    ...capped(free, worst < WORST.below ? worstName : null, atBest),
    score,
    coverage: weight / total,
  };
}

/** The grade under its caps, the lower one first. @param worst  sub-score that caps, if one does */
function capped(
  free: Grade,
  worst: SubScore | null,
  atBest: Grade | null,
): Pick<Graded, 'grade' | 'cappedBy'> {
  const caps = [
    ...(worst === null ? [] : [{ grade: WORST.atBest, cappedBy: worst }]),
    ...(atBest === null ? [] : [{ grade: atBest, cappedBy: 'expected_loss' as const }]),
  ].filter(({ grade }) => rank(free) < rank(grade));
  return (
    caps.toSorted((a, b) => rank(b.grade) - rank(a.grade))[0] ?? { grade: free, cappedBy: null }
  );
}

/** Grades at the 10 and 90 per cent points of the mean, the sub-scores erring independently. */
export function gradeInterval(
  scores: Readonly<Record<SubScore, GradedScore>>,
  type: GradedType,
  atBest: Grade | null,
): { readonly worst: Grade; readonly best: Grade } | null {
  const weights = WEIGHTS[type];
  const total = SUB_SCORES.reduce(
    (all, name) => all + (scores[name].score === null ? 0 : weights[name]),
    0,
  );
  let [down, up] = [0, 0];
  for (const name of SUB_SCORES) {
    const { score, p10, p90 } = scores[name];
    if (score === null || p10 === null || p90 === null) continue;
    down += ((weights[name] / total) * (score - p10)) ** 2;
    up += ((weights[name] / total) * (p90 - score)) ** 2;
  }
  const worst = gradeScores(scores, type, { shift: -Math.sqrt(down), atBest });
  const best = gradeScores(scores, type, { shift: Math.sqrt(up), atBest });
  return worst && best ? { worst: worst.grade, best: best.grade } : null;
}
