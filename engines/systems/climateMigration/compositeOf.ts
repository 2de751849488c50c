import type { PlaceInputs } from './placeInputs.ts';
import type { Pressures } from './pressuresOf.ts';
import {
  GEOHAZARDS,
  POWER,
  PRESSURES,
  type GeohazardName,
  type PressureName,
  type Weights,
} from './tables/parameters.ts';

/** A term of the composite. Contributions add up to the score. */
export interface Term {
  readonly kind: 'pressure' | 'geohazard';
  readonly name: PressureName | GeohazardName;
  /** Null: not known; its weight is given to the others. */
  readonly score: number | null;
  readonly p10: number | null;
  readonly p90: number | null;
  readonly weight: number;
  readonly contribution: number;
}

/** A place's composite: score and range, and the terms that make it. */
export interface Composite {
  readonly score: number;
  readonly p10: number;
  readonly p90: number;
  readonly terms: readonly Term[];
  /** Share of the weights whose terms are known, 0 to 1. */
  readonly coverage: number;
}

/** The term that contributes most; undefined where none contributes. */
export function dominantOf({ terms }: Pick<Composite, 'terms'>): Term | undefined {
  const [first] = terms.toSorted((a, b) => b.contribution - a.contribution);
  return first && first.contribution > 0 ? first : undefined;
}

/**
 * Power mean of the pressures and geohazards by their weights: (sum of w s^4 / sum of w)^(1/4). Each term's contribution is its share of
 * the sum, times the score. The range moves one term at a time to its own ends and adds the moves as independent.
 *
 * @returns undefined where no term is known
 */
export function compositeOf(
  pressures: Pressures,
  geohazards: PlaceInputs['geohazards'],
  weights: Weights,
): Composite | undefined {
  const raw = termsOf(pressures, geohazards, weights);
  const known = raw.filter(({ score }) => score !== null);
  const weightKnown = known.reduce((sum, { weight }) => sum + weight, 0);
  if (weightKnown <= 0) return undefined;
  const powers = known.map(({ weight, score }) => weight * (score ?? 0) ** POWER);
  /** The mean with the term of one place in the list at another power. */
  const meanWith = (at: number, power: number): number => {
    let sum = 0;
    for (let i = 0; i < powers.length; i++) sum += i === at ? power : powers[i];
    return (sum / weightKnown) ** (1 / POWER);
  };
  const score = meanWith(-1, 0);
  const moved = (pick: 'p10' | 'p90'): number =>
    Math.hypot(
      ...known.map((term, i) => meanWith(i, term.weight * (term[pick] ?? 0) ** POWER) - score),
    );
  const allPowers = powers.reduce((sum, power) => sum + power, 0);
  return {
    score,
    p10: Math.max(0, score - moved('p10')),
    p90: Math.min(100, score + moved('p90')),
    coverage: weightKnown / raw.reduce((sum, { weight }) => sum + weight, 0),
    terms: raw.map((term) => ({
      ...term,
      contribution:
        term.score === null || allPowers === 0
          ? 0
          : (score * term.weight * term.score ** POWER) / allPowers,
    })),
  };
}

type RawTerm = Omit<Term, 'contribution'>;

function termsOf(
  pressures: Pressures,
  geohazards: PlaceInputs['geohazards'],
  weights: Weights,
): RawTerm[] {
  const sumOf = (values: Readonly<Record<string, number>>): number =>
    Object.values(values).reduce((a, b) => a + b, 0);
  const [allPressures, allGeohazards] = [sumOf(weights.pressures), sumOf(weights.geohazards)];
  return [
    ...PRESSURES.map((name): RawTerm => {
      const found = pressures[name];
      return {
        kind: 'pressure',
        name,
        score: found?.score ?? null,
        p10: found?.scoreP10 ?? null,
        p90: found?.scoreP90 ?? null,
        weight: (weights.climateShare * weights.pressures[name]) / allPressures,
      };
    }),
    ...GEOHAZARDS.map((name): RawTerm => {
      const found = geohazards[name];
      return {
        kind: 'geohazard',
        name,
        score: found?.score ?? null,
        p10: found?.p10 ?? null,
        p90: found?.p90 ?? null,
        weight: ((1 - weights.climateShare) * weights.geohazards[name]) / allGeohazards,
      };
    }),
  ];
}
