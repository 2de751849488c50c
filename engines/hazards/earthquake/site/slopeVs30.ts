import { SLOPE_VS30 } from './slopeTables.ts';

/** Where the slope proxy was calibrated: active crust or stable continent. */
export type ProxyRegime = 'active' | 'stable';

const LEAST_MPS = 180;
const GREATEST_MPS = 900;

/**
 * Vs30 from topographic slope, interpolated in the logarithms of both between the class edges of the tables.
 *
 * Steeper than the last edge the last line is prolonged; everything is held between 180 and 900 m/s, as in the global map of
 * the US Geological Survey. Off by a factor 1.4 (one standard deviation) where it was calibrated; misleading on volcanic
 * plateaus, glaciated flats and fill.
 *
 * @param slope  gradient, m/m (not degrees), of a 30 arc-second elevation model; 0 or more
 * @returns m/s, 180 to 900
 * @source Allen & Wald (2009), Bull. Seismol. Soc. Am. 99(2A), 935-943, table 2 (active), doi:10.1785/0120080255;
 *   Wald & Allen (2007), 97(5), 1379-1395, table 2 (stable), doi:10.1785/0120060267
 */
export function slopeVs30Mps(slope: number, regime: ProxyRegime): number {
  const bins = SLOPE_VS30[regime];
  const bin = bins.find(({ slopeTo }) => slope < slopeTo) ?? bins.at(-1);
  if (!bin || !(slope > 0)) return LEAST_MPS;
  const share = Math.log(slope / bin.slopeFrom) / Math.log(bin.slopeTo / bin.slopeFrom);
  return Math.min(
    GREATEST_MPS,
    Math.max(LEAST_MPS, bin.vs30FromMps * (bin.vs30ToMps / bin.vs30FromMps) ** share),
  );
}

/**
 * Vs30 where the ground is partly stable: the two proxies averaged in the logarithm.
 *
 * @param stability  0 active crust to 1 stable continent
 * @returns m/s, 180 to 900
 */
export function blendedVs30Mps(slope: number, stability: number): number {
  if (stability <= 0) return slopeVs30Mps(slope, 'active');
  const stable = Math.log(slopeVs30Mps(slope, 'stable'));
  return Math.exp(Math.log(slopeVs30Mps(slope, 'active')) * (1 - stability) + stable * stability);
}
