import type { GaugeCategory } from '../../../engines/hazards/flood/gaugeCategory.ts';

/** Stages or flows at which the official categories of a gauge begin, in one unit; null where the agency defines none. */
interface GaugeThresholds {
  readonly action: number | null;
  readonly minor: number | null;
  readonly moderate: number | null;
  readonly major: number | null;
}

const FALLING = ['major', 'moderate', 'minor', 'action'] as const;

/**
 * Official flood category of a stage: the highest whose threshold it reaches.
 *
 * @param value  stage or flow in the unit of the thresholds; null where nothing was measured
 * @returns undefined where a threshold that decides is not defined: never `none` for want of a number
 * @source NOAA National Weather Service Manual 10-950, definitions of action, minor, moderate and major flooding
 */
export function gaugeCategory(
  value: number | null,
  thresholds: GaugeThresholds,
): GaugeCategory | undefined {
  if (value === null || Number.isNaN(value)) return undefined;
  for (const category of FALLING) {
    const threshold = thresholds[category];
    if (threshold === null) return undefined;
    if (value >= threshold) return category;
  }
  return 'none';
}
