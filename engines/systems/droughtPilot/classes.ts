/** Classes of the U.S. Drought Monitor; `none` is no drought. */
export const DROUGHT_CLASSES = ['none', 'D0', 'D1', 'D2', 'D3', 'D4'] as const;
export type DroughtClass = (typeof DROUGHT_CLASSES)[number];

/** Percentiles below which each class begins. */
const BELOW: readonly (readonly [DroughtClass, number])[] = [
  ['D4', 0.02],
  ['D3', 0.05],
  ['D2', 0.1],
  ['D1', 0.2],
  ['D0', 0.3],
];

/**
 * The Drought Monitor's class of a percentile of wetness: D4 below 2 %, D3 below 5 %, D2 below 10 %, D1 below 20 %, D0 below 30 %.
 *
 * @param percentile  0 to 1 of the same season's past
 * @source Svoboda and others (2002), The Drought Monitor, Bull. Am. Meteorol. Soc. 83, 1181-1190, table 1. doi:10.1175/1520-0477-83.8.1181
 */
export function droughtClassOf(percentile: number): DroughtClass {
  return BELOW.find(([, bound]) => percentile < bound)?.[0] ?? 'none';
}
