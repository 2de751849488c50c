import type { RisePattern } from '../../ground/datasets/floodPlains.ts';
import { PATTERN_SIGMA, REGIONAL_SHARE } from './tables.ts';

/** Years from which and to which the share of the world's rise at a place changes. */
const [EARLY, LATE] = [2050, 2100];

/** How far the years have come from 2050 to 2100, 0 to 1. */
const lateness = (year: number): number =>
  Math.min(1, Math.max(0, (year - EARLY) / (LATE - EARLY)));

/**
 * Rise of the sea at a shore over the rise of the mean of all seas, the land at rest: that of 2050 before, that of 2100 then, linear between.
 *
 * @param pattern  undefined where no projection is known: 1, as all seas
 * @param year     of the horizon
 * @source Garner et al. (2021), IPCC AR6 Sea Level Projections, doi:10.5281/zenodo.6382554
 */
export function shareOfWorldRise(pattern: RisePattern | undefined, year: number): number {
  if (pattern === undefined) return 1;
  return pattern.share2050 + (pattern.share2100 - pattern.share2050) * lateness(year);
}

/**
 * How far that share may be off, half width of the likely range (17 to 83 %).
 *
 * @returns at gauges 0.2 until 2050 and 0.1 in 2100, growing with the distance to what holds without a projection
 */
export function shareHalfWidth(pattern: RisePattern | undefined, year: number): number {
  if (pattern === undefined) return REGIONAL_SHARE;
  const { early, late, overKm } = PATTERN_SIGMA;
  const atGauge = early + (late - early) * lateness(year);
  return REGIONAL_SHARE + (atGauge - REGIONAL_SHARE) * Math.exp(-pattern.gaugeKm / overKm);
}
