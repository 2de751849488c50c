export type GaugeCategory = 'none' | 'action' | 'minor' | 'moderate' | 'major';

/** Rank of each category: 2 minor, 3 moderate, 4 major. */
export const GAUGE_RANKS: Readonly<Record<GaugeCategory, number>> = {
  none: 0,
  action: 1,
  minor: 2,
  moderate: 3,
  major: 4,
};
