import { EARTH_RADIUS_KM, localKm, RAD } from '../../engines/ground/earth/geodesy.ts';
import { CRUST_CELLS, ZONE_REGIONS } from './data/seismicZones.ts';
import { QUAKES_COUNTED } from './data/quakeCounts.ts';
import { SEISMIC_BELTS, type BeltRow } from './data/seismicBelts.ts';

/** Years of the count of all earthquakes, 1965-2016. */
const COUNTED_YEARS = 52;
/** POLICY. A region's ratio of all earthquakes to main shocks is drawn to the mean of its kind by so many earthquakes. */
const PRIOR_QUAKES = 4;
/** All earthquakes of M 5.5 and more over main shocks, summed over the active crust that is counted (1605 over 920); none taken for granted in stable crust. */
const MEAN_RATIO = { active: 1.74, stable: 1 } as const;
/** POLICY. Earthquakes that are spread evenly over a region before its belts are counted. */
const EVEN_QUAKES = 2;
/** POLICY. Least share of a region that stays in its cells: epicentres are off by 10 to 50 km, and belts are not all known. */
const LEAST_LEFT = 0.4;

interface RegionSum {
  readonly m5PerYear: number;
  readonly areaKm2: number;
}

const sums: ReadonlyMap<string, RegionSum> = sumsByRegion();

function sumsByRegion(): Map<string, RegionSum> {
  const found = new Map<string, RegionSum>();
  for (const [index, south, west, size, m5PerYear] of CRUST_CELLS) {
    const name = ZONE_REGIONS[index]?.[0] ?? '';
    const old = found.get(name) ?? { m5PerYear: 0, areaKm2: 0 };
    found.set(name, {
      m5PerYear: old.m5PerYear + m5PerYear,
      areaKm2: old.areaKm2 + boxKm2(south, west, size),
    });
  }
  return found;
}

/** Area of a cell, km2. */
export function boxKm2(south: number, west: number, size: number): number {
  return rectangleKm2(south, west, Math.min(90, south + size), Math.min(180, west + size));
}

/** Area between two parallels and two meridians, degrees; km2. */
export function rectangleKm2(south: number, west: number, north: number, east: number): number {
  return (
    EARTH_RADIUS_KM ** 2 * (east - west) * RAD * (Math.sin(north * RAD) - Math.sin(south * RAD))
  );
}

/** All earthquakes of a region's crust for each main shock in it, 1 or more; 1 where only main shocks are counted. */
export function quakesPerMainShock(region: string): number {
  const counted = QUAKES_COUNTED[region];
  const row = ZONE_REGIONS.find(([name]) => name === region);
  if (counted === undefined || !row) return 1;
  const [, regime, [, largest], , b] = row;
  const end = 10 ** (-b * (largest - 5));
  const expected =
    ((sums.get(region)?.m5PerYear ?? 0) * COUNTED_YEARS * (10 ** (-b / 2) - end)) / (1 - end);
  const prior = regime === 'stable' ? MEAN_RATIO.stable : MEAN_RATIO.active;
  return Math.max(1, (counted + PRIOR_QUAKES * prior) / (expected + PRIOR_QUAKES));
}

/** Main shocks of M 5 and more a year in a belt. */
export function beltM5PerYear(belt: BeltRow): number {
  if (belt.history) {
    const { count, magnitude, years } = belt.history;
    const b = ZONE_REGIONS.find(([name]) => name === belt.region)?.[4] ?? 1;
    const both = belt.recent === undefined ? 0 : COUNTED_YEARS * 10 ** (-b / 2);
    return (count + (belt.recent ?? 0)) / (years * 10 ** (-b * (magnitude - 5)) + both);
  }
  return countedM5PerYear(belt);
}

/** Main shocks of M 5 and more a year that a region's count gives a belt: what its cells lose to it. */
function countedM5PerYear(belt: BeltRow): number {
  const { m5PerYear, areaKm2 } = sums.get(belt.region) ?? { m5PerYear: 0, areaKm2: 1 };
  if (!belt.counted) return 0;
  const [inBelt, inRegion] = belt.counted;
  const evenly = (EVEN_QUAKES * beltAreaKm2(belt)) / areaKm2;
  return (m5PerYear * (inBelt + evenly)) / (inRegion + EVEN_QUAKES);
}

/** Share of a region's earthquakes that stays in its cells, its belts taken out. */
export function shareInCells(region: string): number {
  const belts = SEISMIC_BELTS.filter((belt) => belt.region === region);
  const whole = sums.get(region)?.m5PerYear ?? 0;
  const taken = belts.reduce((sum, belt) => sum + countedM5PerYear(belt), 0);
  return whole > 0 ? Math.max(LEAST_LEFT, 1 - taken / whole) : 1;
}

/** Vertices of a belt's axis, latitude and longitude. */
export function beltAxis({ axis }: BeltRow): [number, number][] {
  return axis.flatMap((lat, i): [number, number][] => (i % 2 === 0 ? [[lat, axis[i + 1]]] : []));
}

/** Outline of a belt: its axis moved to either side by the half width, ends cut square. */
export function beltOutline(belt: BeltRow): [number, number][] {
  const line = beltAxis(belt);
  const side = (sign: 1 | -1) => line.map((_, i) => movedAside(line, i, sign * belt.halfWidthKm));
  return [...side(1), ...side(-1).toReversed()];
}

/** A vertex of a line moved to the right by a distance, along the bisector of its corner. */
function movedAside(
  line: readonly (readonly [number, number])[],
  i: number,
  rightKm: number,
): [number, number] {
  const here = line[i];
  const before = line[i - 1];
  const after = line[i + 1];
  const into = before ? direction(before, here) : undefined;
  const out = after ? direction(here, after) : undefined;
  const [first, second] = [into ?? out ?? [0, 1], out ?? into ?? [0, 1]];
  const east = first[1] + second[1];
  const north = -(first[0] + second[0]);
  // length of the bisector so that both edges lie at the half width
  const scale = (2 * rightKm) / (east * east + north * north);
  const km = EARTH_RADIUS_KM * RAD;
  return [
    here[0] + (north * scale) / km,
    here[1] + (east * scale) / (km * Math.cos(here[0] * RAD)),
  ];
}

/** Unit vector from one point to another, east and north. */
function direction(
  from: readonly [number, number],
  to: readonly [number, number],
): readonly [number, number] {
  const { eastKm, northKm } = localKm(from[0], from[1], to[0], to[1]);
  const length = Math.hypot(eastKm, northKm);
  return [eastKm / length, northKm / length];
}

function beltAreaKm2(belt: BeltRow): number {
  const line = beltAxis(belt);
  return line.slice(1).reduce((sum, to, i) => {
    const from = line[i] ?? to;
    const { eastKm, northKm } = localKm(from[0], from[1], to[0], to[1]);
    return sum + 2 * belt.halfWidthKm * Math.hypot(eastKm, northKm);
  }, 0);
}
