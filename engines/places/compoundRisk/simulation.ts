import type * as z from 'zod';
import { choleskyOf } from './factorModel.ts';
import { drawYears } from './monteCarlo.ts';
import type { Member, Pair } from './pairs.ts';
import type { compoundRisk } from './schemas.ts';
import { STUDENT_DOF } from './tables.ts';
import { normalPoint, tailsBy, type Link } from './yearLaw.ts';
import {
  gaussianCopulaTail,
  studentCopulaTail,
  studentUpperPoint,
} from '../../ground/math/studentCopula.ts';

type Simulation = NonNullable<z.input<typeof compoundRisk>['monte_carlo']>;
type Estimate = Simulation['any'];

/** How the years are drawn. */
export interface SimulationOrder {
  readonly simulations: number;
  readonly seed: number;
  readonly copula: 'gaussian' | 'student_t';
}

/** Below this probability and this number of hits the closed form is better. */
const RARE = 3e-4;
const FEW_HITS = 10;

/** Who takes part in the years, and what brings them. */
export interface Drawing {
  readonly members: readonly Member[];
  readonly links: readonly (Link | undefined)[];
}

const studentPoint = (tail: number): number =>
  tail <= 0 ? Infinity : tail >= 1 ? -Infinity : studentUpperPoint(tail, STUDENT_DOF);
const studentTail = (p1: number, p2: number, rho: number): number =>
  studentCopulaTail(p1, p2, rho, STUDENT_DOF);

/** What the variables of a copula must pass, in years with and without the causes of their events. */
function pointsOf({ members, links }: Drawing, copula: SimulationOrder['copula']) {
  const isNormal = copula === 'gaussian';
  const point = isNormal ? normalPoint : studentPoint;
  const tails = tailsBy(members, links, isNormal ? gaussianCopulaTail : studentTail);
  return {
    thresholds: Float64Array.from(tails, ({ alone }) => point(alone)),
    cascades: {
      causes: Int32Array.from(links, (link) => link?.at ?? -1),
      thresholds: Float64Array.from(tails, ({ alone, after }) => point(after ?? alone)),
    },
    dof: isNormal ? undefined : STUDENT_DOF,
  };
}

/** Draws years of all events together, with what they bring, and says what was seen, with standard errors. */
export function simulate(
  drawing: Drawing,
  pairs: readonly Pair[],
  order: SimulationOrder,
): Simulation {
  const { simulations, seed, copula } = order;
  const { members } = drawing;
  const { counts, tenths } = drawYears({
    simulations,
    seed,
    lower: choleskyOf(members.map(({ loadings }) => loadings)),
    ...pointsOf(drawing, copula),
  });
  const losses = lossesBySet(members);
  const isCompound = compoundBy(drawing.links);
  return {
    simulations,
    seed,
    copula,
    any: shareOf(counts, simulations, (set) => set > 0),
    two_or_more: shareOf(counts, simulations, isCompound),
    ...lossFigures(counts, losses, simulations),
    pairs: pairs.map((pair) => pairEstimate(pair, members, { counts, simulations })),
    convergence: tenths.map((part, i) => {
      const years = Math.ceil((simulations * (i + 1)) / tenths.length);
      return { simulations: years, two_or_more: shareOf(part, years, isCompound) };
    }),
  };
}

/** Whether a set holds two events or more; two components that are one event count once. */
function compoundBy(links: Drawing['links']): (set: number) => boolean {
  const doubles = links.flatMap((link, i) =>
    link?.isSame === true ? [{ both: (1 << link.at) | (1 << i), one: 1 << i }] : [],
  );
  return (set) => {
    const counted = doubles.reduce(
      (left, { both, one }) => ((left & both) === both ? left & ~one : left),
      set,
    );
    return (counted & (counted - 1)) !== 0;
  };
}

function shareOf(counts: Uint32Array, years: number, holds: (set: number) => boolean): Estimate {
  let hits = 0;
  counts.forEach((count, set) => (hits += holds(set) ? count : 0));
  const p = hits / years;
  return { value: p, standard_error: Math.sqrt((p * (1 - p)) / years) };
}

/** Loss of a year by the set of its events: severities add up, no more than all. */
function lossesBySet(members: readonly Member[]): Float64Array {
  return Float64Array.from({ length: 2 ** members.length }, (_unused, set) =>
    Math.min(
      1,
      members.reduce((sum, { severity }, i) => sum + (set & (1 << i) ? severity : 0), 0),
    ),
  );
}

function lossFigures(counts: Uint32Array, losses: Float64Array, years: number) {
  const sets = [...losses.keys()].toSorted((a, b) => losses[a] - losses[b]);
  let [sum, squares] = [0, 0];
  counts.forEach((count, set) => {
    const loss = losses[set];
    sum += count * loss;
    squares += count * loss * loss;
  });
  const mean = sum / years;
  const variance = Math.max(0, squares / years - mean * mean);
  const percentile = (share: number): number => {
    let below = 0;
    for (const set of sets) {
      below += counts[set];
      if (below >= share * years) return losses[set];
    }
    return 1;
  };
  return {
    mean_loss_ratio: { value: mean, standard_error: Math.sqrt(variance / years) },
    loss_percentiles: {
      p90: percentile(0.9),
      p95: percentile(0.95),
      p99: percentile(0.99),
      p99_9: percentile(0.999),
    },
    tail_value_at_risk_99: tailMean(counts, losses, { sets, years }),
  };
}

/** Mean loss of the worst hundredth of the years. */
function tailMean(
  counts: Uint32Array,
  losses: Float64Array,
  { sets, years }: { readonly sets: readonly number[]; readonly years: number },
): number {
  const wanted = Math.max(1, Math.round(0.01 * years));
  let left = wanted;
  let sum = 0;
  for (const set of sets.toReversed()) {
    const taken = Math.min(left, counts[set]);
    sum += taken * losses[set];
    left -= taken;
    if (left === 0) break;
  }
  return sum / wanted;
}

function pairEstimate(
  { a, b }: Pair,
  members: readonly Member[],
  { counts, simulations }: { readonly counts: Uint32Array; readonly simulations: number },
): Simulation['pairs'][number] {
  const both = (1 << members.indexOf(a)) | (1 << members.indexOf(b));
  const joint = shareOf(counts, simulations, (set) => (set & both) === both);
  return {
    a: a.name,
    b: b.name,
    joint,
    is_reliable: joint.value >= RARE && joint.value * simulations >= FEW_HITS,
  };
}
