/** The thirteen indicators of Aqueduct. */
export type Indicator =
  | 'bws'
  | 'bwd'
  | 'iav'
  | 'sev'
  | 'gtd'
  | 'rfr'
  | 'cfr'
  | 'drr'
  | 'ucw'
  | 'cep'
  | 'udw'
  | 'usa'
  | 'rri';

/** A weighted mean and the share of the weights that had a value. */
export interface WeightedScore {
  readonly score: number;
  /** 0 to 1. */
  readonly weightUsed: number;
}

/**
 * Weighted mean of indicator scores, those without a value left out of both sums.
 *
 * @param scores  0 to 5; null or absent where there is none
 * @returns undefined where nothing with a weight has a value
 * @source github.com/wri/Aqueduct40, step 4; Kuzma et al. (2023), doi:10.46830/writn.23.00061
 */
export function weightedScore(
  scores: Readonly<Partial<Record<Indicator, number | null>>>,
  weights: Readonly<Partial<Record<Indicator, number>>>,
): WeightedScore | undefined {
  let all = 0;
  let used = 0;
  let sum = 0;
  for (const [name, weight] of Object.entries(weights) as [Indicator, number][]) {
    all += weight;
    const score = scores[name];
    if (score === null || score === undefined || Number.isNaN(score)) continue;
    used += weight;
    sum += weight * score;
  }
  return used > 0 ? { score: sum / used, weightUsed: used / all } : undefined;
}
