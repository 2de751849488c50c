import {
  complete,
  withSigmas,
  type BValue,
} from '../../../engines/hazards/earthquake/seismicity/bValue.ts';

/**
 * b by maximum likelihood with Utsu's correction for binned magnitudes: log10 e / (mean - (mc - dM/2)).
 *
 * @param mc        completeness magnitude, centre of its bin
 * @param binWidth  0 for continuous magnitudes
 * @returns undefined for fewer than two magnitudes
 * @source Aki (1965), Bull. Earthq. Res. Inst. 43, 237-239; Utsu (1966), J. Fac. Sci. Hokkaido Univ. 7(3), 1-17; Shi & Bolt (1982),
 *   Bull. Seismol. Soc. Am. 72(5), 1677-1687
 */
export function bValueUtsu(
  magnitudes: readonly number[],
  mc: number,
  binWidth: number,
): BValue | undefined {
  const found = complete(magnitudes, mc, binWidth);
  return found && withSigmas(Math.LOG10E / (found.mean - (mc - binWidth / 2)), found);
}
