import type { Volcano } from '../../ground/datasets/volcanoes.ts';
import {
  distanceKm,
  KM_PER_DEGREE,
  nearestOnLine,
  type Vertex,
  radians,
} from '../../ground/earth/geodesy.ts';
import { normalCdfQuick } from '../../ground/math/normal.ts';
import { laharReach, reachChance } from './flowReach.ts';
import {
  LAHAR_CHANNEL,
  LAHAR_VOLUME_M3,
  LAHARS_WITHOUT_ERUPTION,
  MODEST_LAHAR,
  SHARE_OF_KNOWN_REACH,
  VALLEY,
} from './tables.ts';
import { VALLEYS } from './tables/valleys.ts';

/** POLICY. Log standard deviation of flow and lahar reach within a VEI. */
export const REACH_LN_SIGMA = 0.5;

/** A drawn valley as a site sees it. */
export interface ValleyAtSite {
  readonly name: string;
  /** Along the channel from the vent to the point nearest to the site, km. */
  readonly alongKm: number;
  /** From the drawn line to the site, km. */
  readonly offKm: number;
  /** Farthest known reach of a lahar in it, km. */
  readonly reachKm: number;
  /** Chance that the site lies on the ground that a lahar takes there. */
  readonly inside: number;
}

interface DrawnValley {
  readonly name: string;
  readonly reachKm: number;
  readonly halfWidthKm: number;
  readonly line: readonly Vertex[];
  /** Along the channel to each vertex, km. */
  readonly alongKm: readonly number[];
  /** South, north, west and east of all that it can touch, degrees. */
  readonly box: readonly [south: number, north: number, west: number, east: number];
}

const drawn = new WeakMap<Volcano, readonly DrawnValley[]>();

/** The drawn valleys of a volcano, from its summit; none where none is drawn. */
function valleysOf(volcano: Volcano): readonly DrawnValley[] {
  let found = drawn.get(volcano);
  if (!found) {
    found = (VALLEYS[volcano.gvpNumber] ?? []).map(([name, reachKm, halfWidthKm, vertices]) => {
      const line: Vertex[] = [[volcano.lat, volcano.lon], ...vertices];
      return { name, reachKm, halfWidthKm, line, alongKm: channelKm(line), box: boxOf(line) };
    });
    drawn.set(volcano, found);
  }
  return found;
}

/** What lies farther from a line than this is not touched, km: four times its error over the widest valley. */
const TOUCH_KM = 12;

function boxOf(line: readonly Vertex[]): DrawnValley['box'] {
  const lats = line.map(([lat]) => lat);
  const lons = line.map(([, lon]) => lon);
  const north = TOUCH_KM / KM_PER_DEGREE;
  const east = north / Math.cos(radians(Math.max(...lats.map(Math.abs))));
  return [
    Math.min(...lats) - north,
    Math.max(...lats) + north,
    Math.min(...lons) - east,
    Math.max(...lons) + east,
  ];
}

function channelKm(line: readonly Vertex[]): number[] {
  let sum = 0;
  return line.map((vertex, i) => {
    const before = line[i - 1];
    if (before) sum += VALLEY.sinuosity * distanceKm(before[0], before[1], vertex[0], vertex[1]);
    return sum;
  });
}

/** How many valleys of a volcano are drawn. */
export const drawnValleyCount = (volcano: Volcano): number => valleysOf(volcano).length;

/** The drawn valleys of a volcano that come near a site, each with where the site lies in it; undefined where none is drawn. */
export function valleysAt(
  volcano: Volcano,
  lat: number,
  lon: number,
): readonly ValleyAtSite[] | undefined {
  const valleys = valleysOf(volcano);
  if (valleys.length === 0) return undefined;
  const near: ValleyAtSite[] = [];
  for (const { name, reachKm, halfWidthKm, line, alongKm, box } of valleys) {
    if (lat < box[0] || lat > box[1] || lon < box[2] || lon > box[3]) continue;
    const nearest = nearestOnLine(lat, lon, line);
    if (!nearest) continue;
    const [fromLat, fromLon] = line[nearest.segment];
    const along =
      alongKm[nearest.segment] +
      VALLEY.sinuosity * distanceKm(fromLat, fromLon, nearest.lat, nearest.lon);
    const opened = Math.min(1, along / (alongKm.at(-1) ?? along));
    const half =
      VALLEY.flankHalfWidthKm + Math.max(0, halfWidthKm - VALLEY.flankHalfWidthKm) * opened;
    const inside = insideStrip(half, nearest.distanceKm);
    if (inside > 1e-4)
      near.push({ name, alongKm: along, offKm: nearest.distanceKm, reachKm, inside });
  }
  return near;
}

/** Chance that a site so far from a drawn line lies on the strip about the true one: both edges count, so that a narrow valley is easily missed. */
function insideStrip(halfKm: number, offKm: number): number {
  const { lineSigmaKm } = VALLEY;
  return (
    normalCdfQuick((halfKm - offKm) / lineSigmaKm) - normalCdfQuick((-halfKm - offKm) / lineSigmaKm)
  );
}

const GENERAL_REACH_KM = LAHAR_VOLUME_M3.map((volume) => laharReach(volume).reachKm);

/**
 * Chance that the lahars of an eruption that has them come down a drawn valley to a site.
 *
 * @param vei    0 to 7
 * @param near   what `valleysAt` found
 * @param fed.drawnValleys  how many valleys of the volcano are drawn; one eruption fills some of them
 * @param fed.byIce         whether ice, snow or a lake feeds its lahars
 */
export function valleyLaharChance(
  vei: number,
  near: readonly ValleyAtSite[],
  { drawnValleys, byIce }: { readonly drawnValleys: number; readonly byIce: boolean },
): number {
  const mostKm = vei <= modestThrough(byIce) ? MODEST_LAHAR.reachKm : Infinity;
  const share = Math.min(1, LAHAR_CHANNEL.valleys / drawnValleys);
  let spared = 1;
  for (const { alongKm, reachKm, inside } of near) {
    const known = Math.min(mostKm, SHARE_OF_KNOWN_REACH[vei] * reachKm);
    const median = Math.max(GENERAL_REACH_KM[vei], known);
    spared *= 1 - share * inside * reachChance(median, alongKm, REACH_LN_SIGMA);
  }
  return 1 - spared;
}

/** Largest VEI whose lahars stay within the reach of modest ones. */
const modestThrough = (byIce: boolean): number =>
  byIce ? MODEST_LAHAR.fedThroughVei : MODEST_LAHAR.unfedThroughVei;

/** Lahars a year that reach a site without an eruption: from lakes and rotten flanks, where their rate is known. */
export function otherLaharsPerYear(
  volcano: Volcano,
  near: readonly ValleyAtSite[],
  drawnValleys: number,
): number {
  const row = LAHARS_WITHOUT_ERUPTION[volcano.gvpNumber];
  if (!row) return 0;
  const share = row.only === undefined ? Math.min(1, row.valleys / drawnValleys) : 1;
  let spared = 1;
  for (const { name, alongKm, inside } of near)
    if (row.only === undefined || row.only === name)
      spared *= 1 - share * inside * reachChance(row.reachKm, alongKm, REACH_LN_SIGMA);
  return row.perYear * (1 - spared);
}
