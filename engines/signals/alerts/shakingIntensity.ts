/**
 * Intensity of shaking that an earthquake of moderate depth brings to a place, by magnitude and distance alone.
 *
 * MMI = c0 + c1 M + c2 ln √(R² + Rm²), Rm = m1 + m2 e^(M−5), plus c4 ln(R/50) beyond 50 km. Standard deviation about 0.8 units.
 * Fitted to active crust, M 5 to 7.9 and 300 km; used below M 5 too, where it errs to the high side. Coefficients restated from
 * memory of table 2 (hypocentral distance).
 *
 * @param magnitude   moment magnitude
 * @param distanceKm  hypocentral distance, km
 * @returns modified Mercalli intensity, unbounded below
 * @source Allen, Wald & Worden (2012), J. Seismol. 16, 409-433. doi:10.1007/s10950-012-9278-7
 */
export function shakingIntensity(magnitude: number, distanceKm: number): number {
  const { c0, c1, c2, c4, m1, m2 } = ALLEN_2012;
  const nearKm = m1 + m2 * Math.exp(magnitude - 5);
  const far = distanceKm > 50 ? c4 * Math.log(distanceKm / 50) : 0;
  return c0 + c1 * magnitude + c2 * Math.log(Math.hypot(distanceKm, nearKm)) + far;
}

/** @source Allen, Wald & Worden (2012), table 2 */
const ALLEN_2012 = { c0: 2.085, c1: 1.428, c2: -1.402, c4: 0.078, m1: -0.209, m2: 2.042 } as const;

/** POLICY. Depth of an earthquake whose feed tells none, km: most of those that are felt lie in the upper crust. */
export const USUAL_DEPTH_KM = 10;

/**
 * Epicentral distance to which an intensity reaches, by halving; 0 where it is reached nowhere.
 *
 * @param mmi  modified Mercalli intensity
 * @returns km, at most 1,000
 */
export function shakingReachKm(magnitude: number, mmi: number): number {
  const at = (km: number): number => shakingIntensity(magnitude, Math.hypot(km, USUAL_DEPTH_KM));
  if (at(0) < mmi) return 0;
  let [near, far] = [0, MOST_KM];
  if (at(far) >= mmi) return far;
  for (let step = 0; step < 40; step++) {
    const middle = (near + far) / 2;
    if (at(middle) >= mmi) near = middle;
    else far = middle;
  }
  return near;
}

/** Beyond it no place is warned of shaking, km. */
const MOST_KM = 1_000;
