import { expQuick } from '../../ground/math/expQuick.ts';

/**
 * Mean tsunami height on a coast, m, as it falls with distance: log H = M - log R - 5.55 + C; held near the source by `abeLimitM`, and the
 * highest local heights are about twice the mean.
 *
 * @param magnitude   moment magnitude, 7 to 9.5
 * @param distanceKm  along the shortest way over the sea, km, above 0
 * @param isBackArc   sources behind an arc (Sea of Japan): C = 0.2
 * @source Abe (1995), Estimate of tsunami run-up heights from earthquake magnitudes, in Tsuchiya & Shuto (eds), Tsunami: Progress in Prediction, 21-35. doi:10.1007/978-94-015-8565-1_2
 */
export function abeFarM(magnitude: number, distanceKm: number, isBackArc: boolean): number {
  return powerOfTen(magnitude - 5.55 + (isBackArc ? 0.2 : 0)) / distanceKm;
}

/** Mean height that near-source coasts do not pass, m: log H = 0.5 M - 3.30. @source as abeFarM */
export function abeLimitM(magnitude: number): number {
  return powerOfTen(0.5 * magnitude - 3.3);
}

/** 10^x, within a few units of the last digit. */
const powerOfTen = (x: number): number => expQuick(x * Math.LN10);

/** Highest over mean height on one coast. @source as abeFarM */
export const ABE_MAX_OVER_MEAN = 2;
