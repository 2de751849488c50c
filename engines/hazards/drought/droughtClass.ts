import { DROUGHT_BOUNDS, type DroughtClass } from './tables.ts';

/** Class of the US Drought Monitor from a standardised index (SPI, SPEI). @returns undefined for NaN. @source Svoboda et al. (2002) */
export function classOfIndex(index: number): DroughtClass | undefined {
  if (Number.isNaN(index)) return undefined;
  return DROUGHT_BOUNDS.find((bound) => index <= bound.spi)?.name ?? 'none';
}
