import { radiusOfMaxWindKm, surfaceWind } from './hollandProfile.ts';
import { MPS_PER_KT } from './saffirSimpson.ts';
import { CLIMATE_B, DAMAGE_THRESHOLD_MPS } from './tables.ts';
import { windDamageRatio } from './windDamage.ts';

/** Yearly rates of cyclones whose 1-minute wind within 100 km reaches 34, 64, 96, 113 and 137 kt. */
export interface PassageRates {
  readonly kt34: number;
  readonly kt64: number;
  readonly kt96: number;
  readonly kt113: number;
  readonly kt137: number;
}

/** Passages of one kind: yearly rate, and the wind that they bring to the site, m/s. */
export interface SiteWinds {
  readonly ratePerYear: Float64Array;
  readonly windMps: Float64Array;
}

/** Bounds of the intensity bands, 1-minute wind, kt; the rates between the five known thresholds follow straight lines in their logs. */
const BOUNDS_KT = [34, 44, 54, 64, 74, 85, 96, 104, 113, 125, 137, 150, 165] as const;
const KNOWN_KT = [34, 64, 96, 113, 137] as const;

/** Closest approaches, km: midpoints of five equal strips of the 100 km on either side of a straight track. */
const APPROACH_KM = [10, 30, 50, 70, 90] as const;

/** Speed of the storm itself, m/s, which the weak side lacks twice over half of it. POLICY: a middle value of landfalling storms (4 to 8 m/s). */
const TRANSLATION_MPS = 6;

const SIZE = (BOUNDS_KT.length - 1) * APPROACH_KM.length * 2;

/**
 * Winds that passing cyclones bring to a site: each intensity band meets the site at five closest approaches on either side, all of
 * equal chance, with the Holland (2010) surface profile and the radius of Willoughby et al. (2006). On the weak side the wind is lower
 * by the speed of the storm.
 *
 * @param lat     site's latitude, degrees
 * @param friction  factor on the wind at the site: 1 over the sea, `LAND_FRICTION` on land
 * @source Harper, Kepert & Ginger (2010), WMO/TD-1555, for the asymmetry (half the translation on either side)
 */
export function siteWinds(rates: PassageRates, lat: number, friction: number): SiteWinds {
  const ratePerYear = new Float64Array(SIZE);
  const windMps = new Float64Array(SIZE);
  // No storm at all: the winds stay zero.
  if (rates.kt34 <= 0 && rates.kt64 <= 0 && rates.kt96 <= 0 && rates.kt113 <= 0 && rates.kt137 <= 0) return { ratePerYear, windMps };
  let i = 0;
  let above = rateAbove(rates, BOUNDS_KT[0]);
  for (let band = 0; band + 1 < BOUNDS_KT.length; band++) {
    const low = BOUNDS_KT[band] ?? 0;
    const high = BOUNDS_KT[band + 1] ?? 0;
    const next = rateAbove(rates, high);
    const rate = (above - next) / (2 * APPROACH_KM.length);
    above = next;
    if (rate <= 0) continue;
    const vmaxMps = ((low + high) / 2) * MPS_PER_KT;
    const rmaxKm = radiusOfMaxWindKm(vmaxMps, lat);
    const windAt = surfaceWind({ vmaxMps, rmaxKm, b: CLIMATE_B });
    for (const km of APPROACH_KM) {
      const strong = km < rmaxKm ? vmaxMps : windAt(km);
      ratePerYear[i] = rate;
      windMps[i++] = strong * friction;
      ratePerYear[i] = rate;
      windMps[i++] = Math.max(0, strong - TRANSLATION_MPS) * friction;
    }
  }
  return { ratePerYear, windMps };
}

/** Yearly rate of storms above an intensity, straight in the log between the known thresholds; none above 165 kt. */
function rateAbove(rates: PassageRates, kt: number): number {
  let i = KNOWN_KT.length - 1;
  while (i > 0 && kt < (KNOWN_KT[i] ?? 0)) i--;
  const x0 = KNOWN_KT[i] ?? 0;
  const y0 = knownRate(rates, i);
  if (kt >= 165 || y0 <= 0) return 0;
  const top = i === KNOWN_KT.length - 1;
  const x1 = top ? 165 : (KNOWN_KT[i + 1] ?? 0);
  const y1 = top ? y0 / 50 : knownRate(rates, i + 1);
  const floor = y0 * 1e-4;
  return y0 * Math.pow(Math.max(y1, floor) / y0, (kt - x0) / (x1 - x0));
}

function knownRate({ kt34, kt64, kt96, kt113, kt137 }: PassageRates, i: number): number {
  if (i === 0) return kt34;
  if (i === 1) return kt64;
  if (i === 2) return kt96;
  return i === 3 ? kt113 : kt137;
}

/** Yearly rate of 1-minute winds at the site above a threshold, per year. @param thresholdMps m/s */
export function exceedanceRate({ ratePerYear, windMps }: SiteWinds, thresholdMps: number): number {
  let sum = 0;
  for (let i = 0; i < windMps.length; i++) if ((windMps[i] ?? 0) >= thresholdMps) sum += ratePerYear[i] ?? 0;
  return sum;
}

/**
 * 1-minute wind at the site with a return period, m/s, by bisection on the exceedance rate with each passage's wind spread by 5 %.
 *
 * @param years  return period, above 0
 * @returns undefined where cyclone winds of 10 m/s come less often than that
 */
export function windOfReturnPeriod(winds: SiteWinds, years: number): number | undefined {
  const target = 1 / years;
  let [low, high] = [LEAST_WIND_MPS, 90];
  if (smoothRate(winds, low) < target) return undefined;
  for (let step = 0; step < 30; step++) {
    const middle = (low + high) / 2;
    if (smoothRate(winds, middle) >= target) low = middle;
    else high = middle;
  }
  return low;
}

const LEAST_WIND_MPS = 10;

/** Exceedance rate with each passage's wind spread by a logistic law of 5 %, so that the curve has no steps. */
function smoothRate({ ratePerYear, windMps }: SiteWinds, thresholdMps: number): number {
  let sum = 0;
  for (let i = 0; i < windMps.length; i++) {
    const wind = windMps[i] ?? 0;
    if (wind > 0) sum += (ratePerYear[i] ?? 0) / (1 + Math.exp((34 * (thresholdMps - wind)) / wind));
  }
  return sum;
}

/**
 * Expected yearly share of value lost to tropical-cyclone wind.
 *
 * The damage curves were fitted to winds without land friction: give `siteWinds` made with friction 1.
 *
 * @param halfMps  wind of half damage, m/s
 */
export function expectedWindLoss({ ratePerYear, windMps }: SiteWinds, halfMps: number): number {
  const curve = { halfMps };
  let sum = 0;
  for (let i = 0; i < windMps.length; i++) {
    const wind = windMps[i] ?? 0;
    if (wind > DAMAGE_THRESHOLD_MPS) sum += (ratePerYear[i] ?? 0) * windDamageRatio(wind, curve);
  }
  return sum;
}
