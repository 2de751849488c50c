/** Bankfull depth of a river from its 2-year discharge, m: 0.27 Q^0.30. @source Andreadis, Schumann & Pavelsky (2013), Water Resour. Res. 49, 7164-7168. doi:10.1002/wrcr.20440 */
export function bankfullDepthM(bankfullM3s: number): number {
  return 0.27 * Math.pow(bankfullM3s, 0.3);
}

/** Discharges that place a flood between the ordinary and the bankfull flow, m3/s. */
export interface FloodFlows {
  readonly meanM3s: number;
  readonly bankfullM3s: number;
  readonly floodM3s: number;
}

/**
 * Rise of the water above its ordinary level in a flood, by Manning's equation for a wide channel (depth grows with the discharge to the
 * power 3/5) through the bankfull depth. Spreading over the plain is left out: an upper bound for large floods.
 *
 * @returns m, 0 or more
 * @source Zheng et al. (2018), J. Am. Water Resour. Assoc. 54, 785-797 (synthetic ratings), doi:10.1111/1752-1688.12661
 */
export function floodRiseM({ meanM3s, bankfullM3s, floodM3s }: FloodFlows): number {
  if (!(bankfullM3s > 0)) return 0;
  const depth = (dischargeM3s: number) =>
    bankfullDepthM(bankfullM3s) * Math.pow(Math.max(0, dischargeM3s) / bankfullM3s, 0.6);
  return Math.max(0, depth(floodM3s) - depth(meanM3s));
}

/** Depth of water at a place by its height above the nearest drainage, m. @source Nobre et al. (2011), J. Hydrol. 404, 13-29. doi:10.1016/j.jhydrol.2011.03.051 */
export function depthAtM(riseM: number, heightAboveRiverM: number): number {
  return Math.max(0, riseM - heightAboveRiverM);
}
