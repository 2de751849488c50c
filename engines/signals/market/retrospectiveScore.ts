import type { Scores } from '../calibration/scorecard.ts';

/** How questions asked of the past fared. */
export interface RetrospectiveScore extends Scores {
  readonly hazard: 'earthquake' | 'volcano';
  /** Class of the horizon, and the horizon that was asked, days. */
  readonly horizon: string;
  readonly horizonDays: number;
  readonly from: string;
  readonly to: string;
}
