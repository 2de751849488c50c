import { DECAY, DECAY_AGE_YEARS, DECAY_PER_AGE_YEAR } from './tables.ts';

/** Yearly probabilities of falling from each rating to the next lower one, ratings 9 to 4. */
export type Decay = Readonly<Record<4 | 5 | 6 | 7 | 8 | 9, number>>;

/** A rating's distribution after some years. */
export interface ConditionAt {
  readonly expectedRating: number;
  /** Probability of a rating of 4 or less, which the inventory calls poor. */
  readonly poorProbability: number;
}

const LOWEST = 3;
const HIGHEST = 9;

/**
 * Condition of a bridge after some years without repair: a Markov chain of yearly steps from a rating to the next lower one, 3
 * absorbing. Between whole ratings the two neighbours are mixed; ratings below 3 stay.
 *
 * @param rating  NBI condition rating today, 0 to 9
 * @param years   whole years, 0 or more
 * @source Jiang & Sinha (1989), Transp. Res. Rec. 1211, 16-23
 */
export function conditionAfter(rating: number, years: number, decay: Decay): ConditionAt {
  if (rating < LOWEST) return { expectedRating: rating, poorProbability: 1 };
  const low = Math.floor(Math.min(HIGHEST, rating));
  const share = Math.min(HIGHEST, rating) - low;
  const chances = new Float64Array(HIGHEST + 1);
  chances[low] = 1 - share;
  if (share > 0) chances[low + 1] = share;
  for (let year = 0; year < years; year++) step(chances, decay);
  return {
    expectedRating: chances.reduce((sum, chance, at) => sum + chance * at, 0),
    poorProbability: chances[3] + chances[4],
  };
}

/** One year: what leaves a rating arrives at the next lower one. */
function step(chances: Float64Array, decay: Decay): void {
  for (const from of [4, 5, 6, 7, 8, 9] as const) {
    const leaving = chances[from] * decay[from];
    chances[from] = chances[from] - leaving;
    chances[from - 1] = chances[from - 1] + leaving;
  }
}

/** The house's decay for a bridge of an age: older bridges decay somewhat faster. @param ageYears 0 or more */
export function decayAt(ageYears: number): Decay {
  const factor = Math.exp(DECAY_PER_AGE_YEAR * (Math.min(120, ageYears) - DECAY_AGE_YEARS));
  const at = (rating: keyof Decay): number => Math.min(1, DECAY[rating] * factor);
  return { 4: at(4), 5: at(5), 6: at(6), 7: at(7), 8: at(8), 9: at(9) };
}
