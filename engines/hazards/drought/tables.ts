export type DroughtClass = 'none' | 'D0' | 'D1' | 'D2' | 'D3' | 'D4';

/**
 * Where each class of the US Drought Monitor begins: percentile of an indicator, and standardised index. A value on the bound belongs
 * to the drier class.
 *
 * @source Svoboda et al. (2002), Bull. Am. Meteorol. Soc. 83, 1181-1190, table 1; droughtmonitor.unl.edu classification, read 2024
 */
export const DROUGHT_BOUNDS: readonly { readonly name: DroughtClass; readonly percentile: number; readonly spi: number }[] = [
  { name: 'D4', percentile: 2, spi: -2 },
  { name: 'D3', percentile: 5, spi: -1.6 },
  { name: 'D2', percentile: 10, spi: -1.3 },
  { name: 'D1', percentile: 20, spi: -0.8 }, { name: 'D0', percentile: 30, spi: -0.5 },
];
