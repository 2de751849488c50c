/**
 * Classes of the U.S. Drought Monitor; `none` is no drought.
 *
 * @source Svoboda and others (2002), The Drought Monitor, Bull. Am. Meteorol. Soc. 83, 1181-1190. doi:10.1175/1520-0477-83.8.1181
 */
export const DROUGHT_CLASSES = ['none', 'D0', 'D1', 'D2', 'D3', 'D4'] as const;
export type DroughtClass = (typeof DROUGHT_CLASSES)[number];
