import {
  gaussianCopulaTail,
  studentCopulaTail,
  tailDependence,
} from '../../ground/math/studentCopula.ts';
import { factorOf } from './factorModel.ts';
import { LOADINGS, NO_EVIDENCE_HALF_WIDTH, PAIR_EVIDENCE, STUDENT_DOF } from './tables.ts';
import { chanceOf, type Cascaded, type LawMember, type YearLaw } from './yearLaw.ts';

/** A component with its damaging event. */
export interface Member extends LawMember {
  readonly words: string;
  readonly event: string;
  /** Mean share of the building that the event costs, 0 to 1; 0 where it has no event. */
  readonly severity: number;
}

/** Two components together. */
export interface Pair {
  readonly a: Member;
  readonly b: Member;
  readonly factor: number;
  readonly low: number;
  readonly high: number;
  readonly evidence: string | null;
  readonly tailDependence: number;
  /** Joint yearly probabilities; null where either has none. */
  readonly joint: {
    readonly gaussian: number;
    readonly student: number;
    readonly independent: number;
    /** By the conditional models of one or both, where there are any; then this is the pair's probability. */
    readonly cascade: number | null;
    /** The pair's probability at the ends of its factor. */
    readonly low: number;
    readonly high: number;
  } | null;
}

/** The loadings of a component; one without them errs alone. */
export function loadingsOf(name: string): readonly number[] {
  return LOADINGS[name] ?? [0, 0, 0, 0];
}

/** All pairs of a list of members, in their order. @param law  of their years */
export function pairsOf(members: readonly Member[], law: YearLaw): Pair[] {
  return members.flatMap((a, i) =>
    members.slice(i + 1).map((b, k) => pairOf(a, b, law.cascaded(i, i + 1 + k))),
  );
}

function pairOf(a: Member, b: Member, cascaded: Cascaded | undefined): Pair {
  const factor = factorOf(a.loadings, b.loadings);
  const evidence = PAIR_EVIDENCE[`${a.name}|${b.name}`];
  const halfWidth = evidence?.halfWidth ?? NO_EVIDENCE_HALF_WIDTH;
  const ends = { low: Math.max(-0.9, factor - halfWidth), high: Math.min(0.9, factor + halfWidth) };
  return {
    a,
    b,
    factor,
    ...ends,
    evidence: evidence?.source ?? null,
    tailDependence: tailDependence(factor, STUDENT_DOF),
    joint: jointOf(a, b, { factor, ...ends, cascaded }),
  };
}

function jointOf(
  a: Member,
  b: Member,
  by: {
    readonly factor: number;
    readonly low: number;
    readonly high: number;
    readonly cascaded: Cascaded | undefined;
  },
): Pair['joint'] {
  if (a.chance === 'unknown' || b.chance === 'unknown') return null;
  const [first, second] = [chanceOf(a), chanceOf(b)];
  const gaussian = gaussianCopulaTail(first, second, by.factor);
  const { both, isBrought } = by.cascaded ?? { both: gaussian, isBrought: false };
  // Where the one brings the other the factor has no part; what a conditional model only moves keeps the spread of its factor.
  const moved = gaussian === 0 ? 1 : both / gaussian;
  const end = (p: number): number => (isBrought ? both : Math.min(first, second, p * moved));
  return {
    gaussian,
    student: studentCopulaTail(first, second, by.factor, STUDENT_DOF),
    independent: first * second,
    cascade: by.cascaded?.both ?? null,
    low: end(gaussianCopulaTail(first, second, by.low)),
    high: end(studentCopulaTail(first, second, by.high, STUDENT_DOF)),
  };
}

/** The pair's yearly probability: by conditional models where they have a part in it, else by the Gaussian copula. */
export function probabilityOf({ joint }: Pair): number {
  return joint === null ? 0 : (joint.cascade ?? joint.gaussian);
}
