import { M_PER_FOOT, M3_PER_CUBIC_FOOT } from '../../../engines/ground/math/units.ts';

/** Metres and cubic metres a second from the units that river gauges report in; an unknown unit makes no number. */
export const STAGE: Readonly<Record<string, number>> = { ft: M_PER_FOOT, m: 1 };
export const FLOW: Readonly<Record<string, number>> = {
  kcfs: 1000 * M3_PER_CUBIC_FOOT,
  cfs: M3_PER_CUBIC_FOOT,
  cms: 1,
};

export const scaled = (value: number | null, factor: number | undefined): number | null =>
  value === null || factor === undefined ? null : value * factor;
