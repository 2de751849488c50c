import { BOUNDS, PRECLEARANCE, type Preclearance } from './tables.ts';

/** One check of a site against the code. */
export interface Check {
  readonly check: string;
  readonly state: 'known' | 'unknown' | 'not_applicable';
  readonly grade: Preclearance | null;
  readonly value: number | null;
  readonly unit: string;
  readonly clause: string;
  readonly note: string;
  /** Study that the clause asks for, where the check is not clear. */
  readonly study: string | null;
}

/** A check before it is graded. */
export interface Draft {
  readonly check: string;
  readonly unit: string;
  readonly clause: string;
  readonly study: string;
}

/** The grade of a value by its bounds. */
export function gradeByBounds(key: keyof typeof BOUNDS, value: number): Preclearance {
  const bounds = BOUNDS[key];
  if (value >= bounds.FAIL) return 'FAIL';
  if (value >= bounds.RESTRICTED) return 'RESTRICTED';
  return value >= bounds.CONDITIONAL ? 'CONDITIONAL' : 'CLEAR';
}

/** One step milder; clear stays clear, and a failing site stays so. */
export function oneStepMilder(grade: Preclearance): Preclearance {
  if (grade === 'FAIL' || grade === 'CLEAR') return grade;
  return grade === 'RESTRICTED' ? 'CONDITIONAL' : 'CLEAR';
}

/** The worse of two grades. */
export function worstGrade(one: Preclearance, other: Preclearance): Preclearance {
  return PRECLEARANCE.indexOf(one) > PRECLEARANCE.indexOf(other) ? one : other;
}

/** A known check. A study is named where the raw grade was not clear, also where the foundation made it milder. */
export function graded(
  draft: Draft,
  found: {
    readonly value: number | null;
    readonly grade: Preclearance;
    readonly raw?: Preclearance;
    readonly note: string;
  },
): Check {
  const { study, ...rest } = draft;
  const asked = (found.raw ?? found.grade) !== 'CLEAR';
  return {
    ...rest,
    state: 'known',
    grade: found.grade,
    value: found.value === null ? null : Number(found.value.toPrecision(3)),
    note: found.note,
    study: asked ? study : null,
  };
}

/** A check that nobody could answer, or that cannot apply. */
export function ungraded(
  { study, ...rest }: Draft,
  state: 'unknown' | 'not_applicable',
  note: string,
): Check {
  return {
    ...rest,
    state,
    grade: null,
    value: null,
    note,
    study: state === 'unknown' ? study : null,
  };
}

/** A check of a place where nothing can be built. */
export const notBuilt = (check: Check, note: string): Check => ({
  ...check,
  state: 'not_applicable',
  grade: null,
  value: null,
  note,
  study: null,
});

/** The worst of the known checks; something unknown is never clear. */
export function worstOf(checks: readonly Check[]): Preclearance {
  const rank = checks.reduce((worst, { state, grade }) => {
    if (state === 'unknown') return Math.max(worst, PRECLEARANCE.indexOf('CONDITIONAL'));
    return grade === null ? worst : Math.max(worst, PRECLEARANCE.indexOf(grade));
  }, 0);
  return PRECLEARANCE[rank] ?? 'CONDITIONAL';
}
