import { LONG_PERIODS } from './tables.ts';

/** The two-period design spectrum: plateau, fall as 1/T, then as 1/T2. */
export interface DesignSpectrum {
  readonly sdsG: number;
  readonly sd1G: number;
  /** Periods between which the spectrum is flat, s; 0 where there is no short-period motion. */
  readonly t0S: number;
  readonly tsS: number;
  /** Long-period transition, s. */
  readonly tlS: number;
}

/**
 * Design spectrum from motions with the site's ground in them: SDS = 2/3 SMS, SD1 = 2/3 SM1, Ts = SD1/SDS, T0 = 0.2 Ts.
 *
 * @param motion  SMS and SM1, g, 0 or more; TL, s, above 0
 * @source ASCE/SEI 7-16 (2017), sections 11.4.5 and 11.4.6
 */
export function designSpectrum({
  smsG,
  sm1G,
  tlS,
}: {
  readonly smsG: number;
  readonly sm1G: number;
  readonly tlS: number;
}): DesignSpectrum {
  return spectrumOf({ sdsG: (2 / 3) * smsG, sd1G: (2 / 3) * sm1G, tlS });
}

/** The spectrum of given design values. */
export function spectrumOf({
  sdsG,
  sd1G,
  tlS,
}: {
  readonly sdsG: number;
  readonly sd1G: number;
  readonly tlS: number;
}): DesignSpectrum {
  const tsS = sdsG > 0 ? sd1G / sdsG : 0;
  return { sdsG, sd1G, t0S: 0.2 * tsS, tsS, tlS };
}

/**
 * Spectral acceleration of a design spectrum.
 *
 * @param periodS  0 or more
 * @returns g; undefined for a negative period
 * @source ASCE/SEI 7-16 (2017), eq. 11.4-5 to 11.4-7
 */
export function designAccelerationG(
  { sdsG, sd1G, t0S, tsS, tlS }: DesignSpectrum,
  periodS: number,
): number | undefined {
  if (!(periodS >= 0)) return undefined;
  if (periodS < t0S) return sdsG * (0.4 + (0.6 * periodS) / t0S);
  if (periodS <= tsS) return sdsG;
  if (periodS <= tlS) return sd1G / periodS;
  return (sd1G * tlS) / (periodS * periodS);
}

/**
 * Long-period transition that goes with the magnitude that makes the long-period hazard: 4 s below M 6.5 to 16 s from M 8 on.
 *
 * The code maps it; this is the rule the map was drawn by, without its zones.
 *
 * @param magnitude  of the earthquakes behind the motion of 1 to 2 s
 * @returns s, 4 to 16
 * @source Crouse, Leyendecker, Somerville, Power & Silva (2006), 8th US Nat. Conf. Earthq. Eng., paper 533
 */
export function longPeriodS(magnitude: number): number {
  return LONG_PERIODS.find(([below]) => magnitude < below)?.[1] ?? 16;
}
