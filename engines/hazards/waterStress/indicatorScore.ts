/** Indicators of quantity that Aqueduct 4.0 computes: stress, depletion, variation between years and seasons, decline of groundwater. */
export type QuantityIndicator = 'bws' | 'bwd' | 'iav' | 'sev' | 'gtd';

const clamp = (score: number): number => Math.min(5, Math.max(0, score));

/** Depletion bends at 5, 25, 50 and 75 % of the supply. */
const DEPLETION = [0, 0.05, 0.25, 0.5, 0.75, 1] as const;
/** Decline of the water table bends at these rates, cm a year. */
const DECLINE_CM = [-1, 0, 2, 4, 8, 12] as const;

/**
 * Score of an Aqueduct 4.0 indicator from its raw value.
 *
 * @param raw  bws: withdrawal over supply; bwd: consumption over supply; iav, sev: coefficient of variation; gtd: cm a year, down positive
 * @returns 0 to 5; NaN for NaN
 * @source Kuzma et al. (2023), Aqueduct 4.0 technical note, doi:10.46830/writn.23.00061; formulas of github.com/wri/Aqueduct40, step 3
 */
export function indicatorScore(indicator: QuantityIndicator, raw: number): number {
  switch (indicator) {
    case 'bws':
      return raw <= 0 ? 0 : clamp((Math.log(raw) - Math.log(0.1)) / Math.LN2 + 1);
    case 'bwd':
      return alongBends(DEPLETION, raw);
    case 'iav':
      return clamp(4 * raw);
    case 'sev':
      return clamp(3 * raw);
    case 'gtd':
      return alongBends(DECLINE_CM, raw);
  }
}

function alongBends(bends: readonly number[], raw: number): number {
  if (Number.isNaN(raw)) return NaN;
  for (let i = 1; i < bends.length; i++) {
    const low = bends[i - 1];
    const high = bends[i];
    if (raw < high) return clamp(i - 1 + (raw - low) / (high - low));
  }
  return 5;
}

/** Withdrawal over supply at a stress score. @param score 0 to 5; both ends stand for all beyond them */
export function ratioOfScore(score: number): number {
  return 0.1 * Math.pow(2, score - 1);
}

/** Category of a score: 0 low, 1 low to medium, 2 medium to high, 3 high, 4 extremely high. @param score 0 to 5 */
export function categoryOf(score: number): number {
  // 0.2, 0.4 and 0.8 are bounds: binary arithmetic must not drop them a category.
  return Math.min(4, Math.max(0, Math.floor(score + 1e-9)));
}

/** Words of the categories of water stress with their bounds. */
export const STRESS_LABELS = [
  'Low (<10%)',
  'Low - Medium (10-20%)',
  'Medium - High (20-40%)',
  'High (40-80%)',
  'Extremely High (>80%)',
] as const;
