import { logistic } from './logistic.ts';
import { ZHU15 } from './tables.ts';

/**
 * Weight of an earthquake's duration relative to M 7.5: PGA times this is the PGA of an M 7.5 with the same effect.
 *
 * M^2.56 / 10^2.24.
 *
 * @param magnitude  moment magnitude, 5 to 9
 * @source Youd and others (2001), J. Geotech. Geoenviron. Eng. 127(10), 817-833, eq. 24 (Idriss). doi:10.1061/(ASCE)1090-0241(2001)127:10(817)
 */
export function magnitudeWeight(magnitude: number): number {
  return magnitude ** 2.56 / 10 ** 2.24;
}

/**
 * Probability that soil at a place liquefies, by PGA, wetness of the terrain and Vs30.
 *
 * Fitted to a sample with as many cases with as without liquefaction: a relative index, larger than the areal share.
 *
 * @param site  PGA in g, moment magnitude, compound topographic index (about 0 to 20), Vs30 in m/s
 * @returns 0 to 1; 0 where nothing shakes
 * @source Zhu and others (2015), Earthquake Spectra 31(3), 1813-1837, eq. 6. doi:10.1193/121912EQS353M
 */
export function zhu15Probability(site: {
  pgaG: number;
  magnitude: number;
  topographicIndex: number;
  vs30Mps: number;
}): number {
  if (!(site.pgaG > 0)) return 0;
  const lnScaledPga = Math.log(site.pgaG * magnitudeWeight(site.magnitude));
  const { intercept, lnScaledPga: perLnPga, topographicIndex, lnVs30 } = ZHU15;
  return logistic(
    intercept +
      perLnPga * lnScaledPga +
      topographicIndex * site.topographicIndex +
      lnVs30 * Math.log(site.vs30Mps),
  );
}
