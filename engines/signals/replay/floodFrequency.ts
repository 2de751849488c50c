import { fitExpectedMoments } from '../../hazards/flood/expectedMoments.ts';
import { logPearsonQuantile } from '../../hazards/flood/logPearson.ts';
import type { ReplayReply } from './schemas.ts';

const RETURN_PERIODS_YR = [2, 10, 50, 100, 500] as const;

type Frequency = NonNullable<ReplayReply['known_then']['flood_frequency']>;

/**
 * Flood frequency of a gauge by Bulletin 17C from its annual peaks: log-Pearson III by expected moments, with the skew of the station
 * alone and its low outliers censored.
 *
 * @param flowsM3s  annual peaks, m³/s, 10 or more
 * @returns null where there are too few or equal peaks, or where the fit does not settle
 */
export function floodFrequency(flowsM3s: readonly number[]): Frequency | null {
  const fit = fitExpectedMoments(flowsM3s);
  if (!fit) return null;
  return {
    peaks: flowsM3s.length,
    low_outliers: fit.lowOutliers,
    low_outlier_threshold_m3s: fit.threshold,
    mean_log10_m3s: fit.mean,
    sd_log10: fit.sd,
    station_skew: fit.stationSkew,
    flows: RETURN_PERIODS_YR.map((years) => ({
      return_period_yr: years,
      flow_m3s: logPearsonQuantile(fit, 1 / years),
    })),
  };
}
