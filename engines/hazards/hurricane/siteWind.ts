import { MPS_PER_KT } from '../../ground/math/units.ts';
import { radiusOfMaxWindKm, surfaceWind } from './hollandProfile.ts';
import { CLIMATE_B } from './tables.ts';
import { referenceDamage } from '../referenceHouse.ts';

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
export const TRANSLATION_MPS = 6;

const STRONGEST_KT = 165;
const BANDS = BOUNDS_KT.length - 1;
/** Passages of a band: either side of each approach. */
const PASSAGES = APPROACH_KM.length * 2;
const SIZE = BANDS * PASSAGES;

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
  if (rates.kt34 <= 0 && rates.kt64 <= 0 && rates.kt96 <= 0 && rates.kt113 <= 0 && rates.kt137 <= 0)
    return { ratePerYear, windMps };
  const perBand = ratesOfBands(rates);
  for (let band = 0; band < BANDS; band++) {
    const rate = perBand[band] / PASSAGES;
    if (rate <= 0) continue;
    ratePerYear.fill(rate, band * PASSAGES, (band + 1) * PASSAGES);
    windMps.set(windsOfBand(band, lat, friction), band * PASSAGES);
  }
  return { ratePerYear, windMps };
}

/** A passage of `siteWinds`, by its place there. */
export interface Passage {
  readonly vmaxMps: number;
  readonly closestKm: number;
}

/** The passages of `siteWinds`, in its order: how strong the storm, how near it comes. */
export const PASSAGES_OF_SITE: readonly Passage[] = Array.from({ length: SIZE }, (_unused, i) => ({
  vmaxMps: vmaxOfBand(Math.floor(i / PASSAGES)),
  closestKm: APPROACH_KM[Math.floor((i % PASSAGES) / 2)],
}));

/** Largest 1-minute wind in the middle of an intensity band, m/s. */
function vmaxOfBand(band: number): number {
  return ((BOUNDS_KT[band] + BOUNDS_KT[band + 1]) / 2) * MPS_PER_KT;
}

/** Winds at the site of a storm in the middle of an intensity band, m/s: strong and weak side of each approach. */
function windsOfBand(band: number, lat: number, friction: number): Float64Array {
  const vmaxMps = vmaxOfBand(band);
  const rmaxKm = radiusOfMaxWindKm(vmaxMps, lat);
  const windAt = surfaceWind({ vmaxMps, rmaxKm, b: CLIMATE_B });
  const winds = new Float64Array(PASSAGES);
  APPROACH_KM.forEach((km, i) => {
    const strong = km < rmaxKm ? vmaxMps : windAt(km);
    winds[2 * i] = strong * friction;
    winds[2 * i + 1] = Math.max(0, strong - TRANSLATION_MPS) * friction;
  });
  return winds;
}

/** Yearly rates of the intensity bands. */
function ratesOfBands(rates: PassageRates): Float64Array {
  const perBand = new Float64Array(BANDS);
  let above = rateAbove(rates, 0);
  for (let band = 0; band < BANDS; band++) {
    const next = rateAbove(rates, band + 1);
    perBand[band] = above - next;
    above = next;
  }
  return perBand;
}

/** Where each bound lies between the known thresholds: the threshold below it, and the share of the way to the next. */
const BOUND_PLACES = BOUNDS_KT.map((kt) => {
  const below = KNOWN_KT.findLastIndex((knownKt) => knownKt <= kt);
  const x0 = KNOWN_KT[below];
  return { below, share: (kt - x0) / ((KNOWN_KT[below + 1] ?? STRONGEST_KT) - x0) };
});

/** Yearly rate of storms above a bound of the bands, straight in the log between the known thresholds; none above 165 kt. */
function rateAbove(rates: PassageRates, bound: number): number {
  if (bound >= BANDS) return 0;
  const { below, share } = BOUND_PLACES[bound];
  const y0 = knownRate(rates, below);
  if (y0 <= 0) return 0;
  if (share === 0) return y0;
  const y1 = below === KNOWN_KT.length - 1 ? y0 / 50 : knownRate(rates, below + 1);
  return y0 * Math.pow(Math.max(y1 / y0, 1e-4), share);
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
  for (let i = 0; i < windMps.length; i++) if (windMps[i] >= thresholdMps) sum += ratePerYear[i];
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
    const wind = windMps[i];
    if (wind > 0) sum += ratePerYear[i] / (1 + Math.exp((34 * (thresholdMps - wind)) / wind));
  }
  return sum;
}

/** Latitudes of the loss tables, degrees: every one up to the farthest that cyclones reach. */
const TABLE_NORTH_DEG = 60;

/** Mean damage of the reference building by latitude and band: made at the first question, in a thousandth of a second. */
let damageTable: Float64Array | undefined;

function lossTable(): Float64Array {
  if (damageTable) return damageTable;
  const damage = referenceDamage('cyclone_wind');
  const made = new Float64Array((TABLE_NORTH_DEG + 1) * BANDS);
  for (let lat = 0; lat <= TABLE_NORTH_DEG; lat++) {
    for (let band = 0; band < BANDS; band++) {
      const winds = windsOfBand(band, lat, 1);
      made[lat * BANDS + band] = winds.reduce((sum, wind) => sum + damage.mean(wind), 0) / PASSAGES;
    }
  }
  damageTable = made;
  return made;
}

/**
 * Expected yearly share of value lost to tropical-cyclone wind: every passage of `siteWinds` with the damage of its wind.
 *
 * The building is the reference building everywhere, so that places differ by their storms alone. The damage curves were fitted to winds without land friction, so there is none here. Damage is tabulated by whole degrees of
 * latitude and read off straight between them: off by less than a thousandth.
 *
 * @param lat  site's latitude, degrees; beyond 60 the winds of 60 are taken
 * @returns 1/yr
 */
export function expectedWindLoss(rates: PassageRates, lat: number): number {
  if (rates.kt34 <= 0 && rates.kt64 <= 0 && rates.kt96 <= 0 && rates.kt113 <= 0 && rates.kt137 <= 0)
    return 0;
  const table = lossTable();
  const at = Math.min(TABLE_NORTH_DEG, Math.abs(lat));
  const south = Math.min(TABLE_NORTH_DEG - 1, Math.floor(at));
  const share = at - south;
  let above = rateAbove(rates, 0);
  let sum = 0;
  for (let band = 0; band < BANDS; band++) {
    const next = rateAbove(rates, band + 1);
    const [low, high] = [table[south * BANDS + band], table[(south + 1) * BANDS + band]];
    sum += (above - next) * (low + share * (high - low));
    above = next;
  }
  return sum;
}
