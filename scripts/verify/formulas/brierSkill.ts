import { brierScore, type Forecast } from '../../../engines/signals/calibration/scoringRules.ts';

/**
 * Brier skill against the sample's own base rate: 1 - BS / BS_base; 1 is perfect, 0 no better than the base rate.
 *
 * @returns undefined where all outcomes are equal, so that the base rate has no error to beat
 */
export function brierSkill(forecasts: readonly Forecast[]): number | undefined {
  const base = forecasts.filter(({ outcome }) => outcome).length / forecasts.length;
  const reference = base * (1 - base);
  return reference > 0 ? 1 - brierScore(forecasts) / reference : undefined;
}
