import {
  gaussianCopulaTail,
  studentCopulaTail,
  tailDependence,
} from '../../ground/math/studentCopula.ts';
import type { Chance } from './events.ts';
import { factorOf } from './factorModel.ts';
import { LOADINGS, NO_EVIDENCE_HALF_WIDTH, PAIR_EVIDENCE, STUDENT_DOF } from './tables.ts';

/** A component with its damaging event. */
export interface Member {
  readonly name: string;
  readonly words: string;
  readonly event: string;
  readonly chance: Chance;
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
    /** By the conditional model, where there is one; then this is the pair's probability. */
    readonly cascade: number | null;
    readonly low: number;
    readonly high: number;
  } | null;
}

/** The loadings of a component; one without them errs alone. */
export function loadingsOf(name: string): readonly number[] {
  return LOADINGS[name] ?? [0, 0, 0, 0];
}

/** All pairs of a list of members, in their order. */
export function pairsOf(
  members: readonly Member[],
  cascade: (a: string, b: string) => number | undefined,
): Pair[] {
  return members.flatMap((a, i) =>
    members.slice(i + 1).map((b) => pairOf(a, b, cascade(a.name, b.name))),
  );
}

function pairOf(a: Member, b: Member, conditional: number | undefined): Pair {
  const factor = factorOf(loadingsOf(a.name), loadingsOf(b.name));
  const evidence = PAIR_EVIDENCE[`${a.name}|${b.name}`];
  const halfWidth = evidence?.halfWidth ?? NO_EVIDENCE_HALF_WIDTH;
  const low = Math.max(-0.9, factor - halfWidth);
  const high = Math.min(0.9, factor + halfWidth);
  return {
    a,
    b,
    factor,
    low,
    high,
    evidence: evidence?.source ?? null,
    tailDependence: tailDependence(factor, STUDENT_DOF),
    joint: jointOf(a.chance, b.chance, { factor, low, high, conditional }),
  };
}

function jointOf(
  p1: Chance,
  p2: Chance,
  by: {
    readonly factor: number;
    readonly low: number;
    readonly high: number;
    readonly conditional: number | undefined;
  },
): Pair['joint'] {
  if (p1 === 'unknown' || p2 === 'unknown') return null;
  const [first, second] = [p1, p2].map((p) => (p === 'not_applicable' ? 0 : p)) as [number, number];
  const cascade =
    by.conditional === undefined || first === 0 || second === 0
      ? null
      : cascadeJoint(first, second, by.conditional);
  return {
    gaussian: gaussianCopulaTail(first, second, by.factor),
    student: studentCopulaTail(first, second, by.factor, STUDENT_DOF),
    independent: first * second,
    cascade,
    low: gaussianCopulaTail(first, second, by.low),
    high: studentCopulaTail(first, second, by.high, STUDENT_DOF),
  };
}

/** The first brings the second with a chance; what remains of the second comes independently. Never more than either. */
function cascadeJoint(first: number, second: number, conditional: number): number {
  const caused = first * conditional;
  return Math.min(first, second, caused + Math.max(0, second - caused) * first);
}

/** The pair's yearly probability: by the cascade where a model gives it, else by the Gaussian copula. */
export function probabilityOf({ joint }: Pair): number {
  return joint === null ? 0 : (joint.cascade ?? joint.gaussian);
}
