/** Metres and cubic metres a second from the units that river gauges report in; an unknown unit makes no number. */
export const STAGE: Readonly<Record<string, number>> = { ft: 0.3048, m: 1 };
export const FLOW: Readonly<Record<string, number>> = { kcfs: 28.316847, cfs: 0.028316847, cms: 1 };

export const scaled = (value: number | null, factor: number | undefined): number | null =>
  value === null || factor === undefined ? null : value * factor;
