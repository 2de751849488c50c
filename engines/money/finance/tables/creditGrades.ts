/** The grades of a credit pulse, best first. */
export const GRADE_NAMES = ['SOUND', 'STABLE', 'WATCH', 'WEAK', 'DISTRESSED'] as const;
export type GradeName = (typeof GRADE_NAMES)[number];

/** POLICY: F-scores from which a year counts as improving, and to which as worsening; the groups of Piotroski (2000) were 8 to 9 and 0 to 1. */
export const STRONG_F = 7;
export const WEAK_F = 3;

/**
 * What each grade says. POLICY: the zones are Altman's, the F-scores Piotroski's; joining them to five words is ours.
 *
 * @source zones: Altman (1983) and Altman, Hartzell & Peck (1995); F-score: Piotroski (2000). doi:10.2307/2672906
 */
export const GRADES: readonly { readonly grade: GradeName; readonly rule: string; readonly meaning: string }[] = [
  { grade: 'SOUND', rule: `score in the safe zone and F-score of ${STRONG_F} or more`, meaning: 'The accounts look like those of firms that stayed solvent, and the year improved them.' },
  { grade: 'STABLE', rule: `score in the safe zone, F-score above ${WEAK_F} and below ${STRONG_F}, or unknown`, meaning: 'The accounts look like those of firms that stayed solvent.' },
  { grade: 'WATCH', rule: `score in the grey zone, or in the safe zone with an F-score of ${WEAK_F} or less`, meaning: 'Firms that failed and firms that did not are found here; the direction of the year decides what to ask next.' },
  { grade: 'WEAK', rule: `score in the distress zone, F-score above ${WEAK_F} or unknown`, meaning: 'The accounts look like those of firms that failed within about two years.' },
  { grade: 'DISTRESSED', rule: `score in the distress zone and F-score of ${WEAK_F} or less`, meaning: 'The accounts look like those of firms that failed, and the year worsened them.' },
];
