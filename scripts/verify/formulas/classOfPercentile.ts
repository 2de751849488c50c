import { DROUGHT_BOUNDS, type DroughtClass } from '../../../engines/hazards/drought/tables.ts';

/** Class of the US Drought Monitor from an indicator's percentile, 0 (driest) to 100. @returns undefined outside. @source Svoboda et al. (2002) */
export function classOfPercentile(percentile: number): DroughtClass | undefined {
  if (!(percentile >= 0 && percentile <= 100)) return undefined;
  return DROUGHT_BOUNDS.find((bound) => percentile <= bound.percentile)?.name ?? 'none';
}
