import type { SeaTide } from '../../../engines/ground/datasets/floodPlains.ts';
import {
  distanceKm,
  KM_PER_DEGREE,
  wrapLonDeg,
  radians,
} from '../../../engines/ground/earth/geodesy.ts';
import { firstFrom } from '../geography/nearestFirst.ts';
import { world } from '../geography/world.ts';
import { tideTable, type TideTable } from './tideTable.ts';

/** What the stations ask to be shown with their levels. */
export const TIDE_ATTRIBUTION =
  'Tides: Neaps tide database; NOAA CO-OPS (public domain); TICON-4, Hart-Davis et al. (2025), doi:10.17882/109129 (CC BY 4.0); Kartverket (CC BY 4.0); levels computed from their datums';

/** Stations farther than this, the land on the way counted, say nothing, km. */
const REACH_KM = 640;
/** Where there is a station so near, no other is looked for, km. */
const CLOSE_KM = 90;
/** So many stations are weighed, and so many looked at. */
const WEIGHED = 6;
const LOOKED_AT = 10;
/** Stations closer than this count alike, km. */
const CORE_KM = 2;
/** POLICY. A tide goes around land: what of the straight way lies on land beyond the first 30 km counts six times. */
const LAND = { freeKm: 30, times: 5, stepKm: 12 } as const;

/**
 * Log standard deviation of a high water that stations foretell: at the station, by the shape of the shore within some kilometres, and by
 * the tide along the coast. Read from stations of even number, each foretold by those at least 1 to 300 km away (80 % quantile of the
 * error of the logarithm); those of odd number judge it in `test/atlas/tides.test.ts`.
 */
const SIGMA = { atStation: 0.05, shore: 0.17, shoreKm: 2, coast: 0.5, coastKm: 100 } as const;
/**
 * The same for a reading of the listed coasts, by the way to the nearest of them. Read from stations of even number as above: 0.18 within 20 km, 0.31 at 30, 0.43 at 60,
 * 0.55 from 80 on. POLICY: a little wider than that, 0.25 at the reach and 0.75 far from all, since coasts with stations are better known than those without.
 */
const LISTED_SIGMA = { atReach: 0.25, coast: 0.5, coastKm: 70 } as const;
/** Highest astronomical tide over mean higher high water where no station tells: median of the stations. */
const HIGHEST_OVER_HIGH = 1.66;
/** No sea is without a tide: the least mean high water that a listed coast is read as, m. */
const LEAST_M = 0.05;

/** What the listed coasts say. */
export interface Listed {
  readonly m: number;
  readonly km: number;
  readonly from: string;
}

interface Near {
  readonly row: number;
  readonly km: number;
  /** With the land on the way. */
  readonly wayKm: number;
}

/**
 * The tide at a shore: high water of the stations around, weighed by distance over water in the logarithm, together with what the
 * listed coasts say by the precision of the two. Never zero, and the wider the farther the stations are.
 *
 * @param listed  mean high water above mean sea level by the listed coasts, m, how far the nearest of them is, km, and what they follow
 * @param counts  whether a station may tell
 */
export function tideAt(
  lat: number,
  lon: number,
  listed: Listed,
  counts: (row: number, km: number) => boolean = () => true,
): SeaTide {
  const table = tideTable();
  const near = stationsNear(table, { lat, lon, counts });
  const lnListed = Math.log(Math.max(LEAST_M, listed.m));
  const listedSigma = listedLnSigma(listed.km);
  const [nearest] = near;
  if (nearest === undefined)
    return {
      station: null,
      stationKm: null,
      highM: Math.exp(lnListed),
      highestM: HIGHEST_OVER_HIGH * Math.exp(lnListed),
      lnSigma: listedSigma,
      from: listed.from,
    };
  const { lnHigh, lnRatio } = blend(table, near);
  const lnSigma = stationLnSigma(nearest.wayKm);
  const ours = 1 / lnSigma ** 2;
  const theirs = 1 / listedSigma ** 2;
  const highM = Math.exp((ours * lnHigh + theirs * lnListed) / (ours + theirs));
  return {
    station: table.names[nearest.row],
    stationKm: nearest.km,
    highM,
    highestM: highM * Math.exp(lnRatio),
    lnSigma: 1 / Math.sqrt(ours + theirs),
    from: table.about.sources[table.source[nearest.row]],
  };
}

/** Log standard deviation of a high water foretold by stations of which the nearest lies so far over water, km. */
function stationLnSigma(wayKm: number): number {
  const shore = SIGMA.shore * -Math.expm1(-wayKm / SIGMA.shoreKm);
  return Math.hypot(SIGMA.atStation, shore) + SIGMA.coast * -Math.expm1(-wayKm / SIGMA.coastKm);
}

/** Log standard deviation of what the listed coasts say, the nearest of them so far over water, km. */
function listedLnSigma(km: number): number {
  const { atReach, coast, coastKm } = LISTED_SIGMA;
  return atReach + coast * -Math.expm1(-km / coastKm);
}

/** Middle of the stations by weight, so that a gauge behind a dam or far up a river does not pull its neighbours. */
function blend(table: TideTable, near: readonly Near[]): { lnHigh: number; lnRatio: number } {
  const highs = near.map(({ row, wayKm }) => ({
    weight: (wayKm + CORE_KM) ** -2,
    value: Math.log(table.highM[row]),
  }));
  const ratios = near.map(({ row, wayKm }) => ({
    weight: (wayKm + CORE_KM) ** -2,
    value: Math.log(table.highestM[row] / table.highM[row]),
  }));
  const known = ratios.filter(({ value }) => Number.isFinite(value));
  return {
    lnHigh: middleByWeight(highs),
    lnRatio: known.length > 0 ? middleByWeight(known) : Math.log(HIGHEST_OVER_HIGH),
  };
}

interface Weighed {
  readonly weight: number;
  readonly value: number;
}

/** Median by weight, with the line between the two values about it. */
function middleByWeight(list: readonly Weighed[]): number {
  const sorted = list.toSorted((a, b) => a.value - b.value);
  const half = sorted.reduce((sum, { weight }) => sum + weight, 0) / 2;
  let before = 0;
  let last: { at: number; value: number } | undefined;
  for (const { weight, value } of sorted) {
    const at = before + weight / 2;
    if (at >= half) {
      if (last === undefined) return value;
      return last.value + ((value - last.value) * (half - last.at)) / (at - last.at);
    }
    last = { at, value };
    before += weight;
  }
  return last?.value ?? NaN;
}

interface Asked {
  readonly lat: number;
  readonly lon: number;
  readonly counts: (row: number, km: number) => boolean;
}

/** Stations around a place, nearest over water first; those thrice as far as the nearest add nothing. */
function stationsNear(table: TideTable, asked: Asked): Near[] {
  const close = stationsWithin(table, asked, CLOSE_KM);
  const found = close.length > 0 ? close : stationsWithin(table, asked, REACH_KM);
  const enoughKm = Math.max(LAND.freeKm, 3 * (found[0]?.km ?? 0));
  const near: Near[] = [];
  for (let k = 0; k < Math.min(LOOKED_AT, found.length); k++) {
    const { row, km } = found[k];
    // The way over water is no shorter than the straight one, and the stations come by that.
    const mostKm = near[WEIGHED - 1]?.wayKm ?? REACH_KM;
    if (km > Math.min(enoughKm, mostKm)) break;
    const wayKm = km + LAND.times * landKm(table, row, { ...asked, km, mostKm });
    if (wayKm > mostKm) continue;
    near.push({ row, km, wayKm });
    near.sort((a, b) => a.wayKm - b.wayKm);
  }
  return near.slice(0, WEIGHED);
}

/** Stations in a straight line so near, nearest first. The table runs from south to north. */
function stationsWithin(table: TideTable, { lat, lon, counts }: Asked, reachKm: number) {
  const reachDeg = reachKm / KM_PER_DEGREE;
  const eastDeg = reachDeg / Math.max(0.01, Math.cos(radians(Math.abs(lat) + reachDeg)));
  const found: { row: number; km: number }[] = [];
  for (let row = firstFrom(table.lat, lat - reachDeg); row < table.count; row++) {
    const at = table.lat[row];
    if (!(at <= lat + reachDeg)) break;
    const east = Math.abs(table.lon[row] - lon);
    if (Math.min(east, 360 - east) > eastDeg) continue;
    const km = distanceKm(lat, lon, at, table.lon[row]);
    if (km <= reachKm && counts(row, km)) found.push({ row, km });
  }
  return found.toSorted((a, b) => a.km - b.km);
}

/** How much of the straight way to a station lies on land, beyond what both ends may, km; no more is counted than makes the way longer than the most. */
function landKm(
  table: TideTable,
  row: number,
  from: { lat: number; lon: number; km: number; mostKm: number },
): number {
  if (from.km <= LAND.freeKm) return 0;
  const { countries } = world();
  const steps = Math.ceil(from.km / LAND.stepKm);
  const south = table.lat[row] - from.lat;
  const east = wrapLonDeg(table.lon[row] - from.lon);
  let onLandKm = 0;
  for (let i = 0, land = 0; i < steps && from.km + LAND.times * onLandKm <= from.mostKm; i++) {
    const share = (i + 0.5) / steps;
    if (countries.areaAt(from.lat + share * south, wrapLonDeg(from.lon + share * east)) < 0)
      continue;
    land++;
    onLandKm = Math.max(0, (land * from.km) / steps - LAND.freeKm);
  }
  return onLandKm;
}
