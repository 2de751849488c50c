import type { GradedScore } from './subScores.ts';
import {
  GRADES,
  SUB_SCORES,
  WEIGHTS,
  WORST,
  type Grade,
  type GradedType,
  type SubScore,
} from './tables.ts';

/** A grade and the score behind it. */
export interface Graded {
  readonly grade: Grade;
  readonly score: number;
  /** The sub-score that held the grade down, if one did. */
  readonly cappedBy: SubScore | null;
  /** Share of the weight that is known. */
  readonly coverage: number;
}

type Scores = Readonly<Record<SubScore, Pick<GradedScore, 'score'>>>;

/** The grade of a score. */
function gradeOf(score: number): Grade {
  return GRADES.find(([, from]) => score >= from)?.[0] ?? 'F';
}

const rank = (grade: Grade): number => GRADES.findIndex(([name]) => name === grade);

/**
 * Weighted mean of the known sub-scores and its grade; a sub-score below 20 holds it at D. Undefined where none is known.
 *
 * @param shift  added to the mean before it is graded
 */
export function gradeScores(scores: Scores, type: GradedType, shift = 0): Graded | undefined {
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
  const score = Math.min(100, Math.max(0, sum / weight + shift));
  const free = gradeOf(score);
  const capped = worst < WORST.below && rank(free) < rank(WORST.atBest);
  return {
    grade: capped ? WORST.atBest : free,
    score,
    cappedBy: capped ? worstName : null,
    coverage: weight / total,
  };
}

/** Grades at the 10 and 90 per cent points of the mean, the sub-scores erring independently. */
export function gradeInterval(
  scores: Readonly<Record<SubScore, GradedScore>>,
  type: GradedType,
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
  const worst = gradeScores(scores, type, -Math.sqrt(down));
  const best = gradeScores(scores, type, Math.sqrt(up));
  return worst && best ? { worst: worst.grade, best: best.grade } : null;
}
