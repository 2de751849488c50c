import {
  floodSetting,
  type FloodDefence,
  type FloodReach,
  type FloodSetting,
  type FloodTown,
  type SurgeClimate,
} from '../../engines/ground/datasets/floodPlains.ts';
import { distanceKm, nearestOnLine } from '../../engines/ground/earth/geodesy.ts';
import { embedded } from '../connectors/connector.ts';
import { coastLevels } from './data/coastLevels.ts';
import { floodCities, type FloodKind } from './data/floodCities.ts';
import { floodDefences } from './data/floodDefences.ts';
import { PROTECTION_SOURCES, rivers, type RegimeCode } from './data/rivers.ts';
import { drainageAt, landShareAt, unlistedReachAt } from './drainage.ts';
import { once } from './geography/once.ts';
import { bandsOf, membership, softKmOf } from './geography/shapes.ts';
import { gaugedRise } from './floodRise.ts';
import { courseOf } from './riverCourse.ts';
import { settingAt } from './setting.ts';
import { SHORE_ATTRIBUTION } from './shore/shoreAt.ts';
import { surgeClimateAt } from './surgeClimate.ts';
import { TIDE_ATTRIBUTION } from './tides/tideAt.ts';
import { profileSigmaM, waterLevelSigmaM } from './waterLevelSigma.ts';

const REGIMES = {
  s: 'snowmelt',
  m: 'monsoon',
  r: 'rain',
  i: 'ice_jam',
  f: 'flash',
  g: 'regulated',
  l: 'lake',
} as const satisfies Record<RegimeCode, FloodReach['regime']>;
const KINDS = { r: 'river', p: 'rain', c: 'sea' } as const satisfies Record<
  FloodKind,
  FloodTown['kind']
>;

/** The line of a river is off by this at a vertex, and grows by this share of the way from it up to a limit, km. POLICY. */
const AXIS_SIGMA = { atVertexKm: 2, perKm: 0.12, mostKm: 15 };

/** Farther from the sea no surge is looked up, km. */
const SURGE_REACH_KM = 60;

/** POLICY. Towns stand at the coordinates of their gazetteer, good to a kilometre: their outlines are soft over 15 % of the radius, half a kilometre at least. */
const townSoftKmOf = (radiusKm: number): number => Math.max(0.5, 0.15 * radiusKm);

const courses = once(() => rivers.map((row) => courseOf(row[5])));
const plains = once(() =>
  bandsOf(
    rivers.map(([, , halfWidthKm], i) => ({
      halfWidthKm,
      axis: (courses()[i]?.line ?? []).map(([lat, lon]) => `${lat} ${lon}`).join(','),
    })),
    (halfWidthKm) => 4 * Math.hypot(halfWidthKm, AXIS_SIGMA.mostKm),
  ),
);
const towns = once(() =>
  bandsOf(
    floodCities.map(([, lat, lon, halfWidthKm]) => ({ halfWidthKm, axis: `${lat} ${lon}` })),
    (km) => km + 8 * townSoftKmOf(km),
  ),
);
const walls = once(() =>
  bandsOf(
    floodDefences.map(([, axis, halfWidthKm]) => ({ halfWidthKm, axis })),
    (km) => km + 8 * softKmOf(km),
  ),
);

/** Rivers with their flood plains, published floods of towns, standards of protection and extreme sea levels. */
export const floodPlainAtlas = embedded({
  id: 'atlas-flood-plains',
  title: 'Flood plains, flood-prone towns, defences and extreme sea levels (screening classes)',
  category: 'environmental',
  provider: 'Compiled from hydrographic maps, agency reports and the literature',
  home: 'https://doi.org/10.1038/sdata.2018.309',
  licence:
    'Apache-2.0 (tables); facts from the publications named in them; LGPL-3.0-or-later (GSHHG); CC BY 4.0 (GeoNames, TICON-4 and Kartverket tides); public domain (NOAA tides)',
  attribution: `Places: GeoNames (CC BY 4.0). ${SHORE_ATTRIBUTION}. ${TIDE_ATTRIBUTION}`,
  cadence: 'with each release',
  coverage: `World: ${rivers.length} reaches of large rivers, ${floodCities.length} towns, ${floodDefences.length} defences, ${coastLevels.length} coasts; other rivers by a map of rivers, small streams by how the ground drains`,
  dataset: floodSetting,
  asOf: '2024-12-31T00:00:00Z',
  answer: ({ lat, lon }) => floodSettingAt(lat, lon),
});

/** What bears on floods at a place, nearest listed river first. */
export function floodSettingAt(lat: number, lon: number): FloodSetting {
  const listed = reachesAt(lat, lon);
  const unlisted = unlistedReachAt(lat, lon, listed);
  return {
    reaches: unlisted ? [...listed, unlisted] : listed,
    towns: townsAt(lat, lon),
    defences: defencesAt(lat, lon),
    sea: seaAt(lat, lon),
    drainage: drainageAt(lat, lon),
    landShare: landShareAt(lat, lon),
  };
}

function reachesAt(lat: number, lon: number): FloodReach[] {
  const found: FloodReach[] = [];
  plains().each(lat, lon, (row) => {
    const reach = reachAt(lat, lon, row);
    if (reach) found.push(reach);
  });
  return found.toSorted((a, b) => a.distanceKm - b.distanceKm);
}

function reachAt(lat: number, lon: number, row: number): FloodReach | undefined {
  const river = rivers[row];
  const course = courses()[row];
  const nearest = course && nearestOnLine(lat, lon, course.line);
  const from = course?.line[nearest?.segment ?? 0];
  if (!river || !course || !nearest || !from) return undefined;
  const to = course.line[nearest.segment + 1] ?? from;
  const fromKm = distanceKm(nearest.lat, nearest.lon, from[0], from[1]);
  const toKm = distanceKm(nearest.lat, nearest.lon, to[0], to[1]);
  const low = course.levelsM[nearest.segment];
  const high = course.levelsM[nearest.segment + 1] ?? low;
  const lengthKm = Math.max(1e-9, fromKm + toKm);
  const between = (a: number, b = a) => a + ((b - a) * fromKm) / lengthKm;
  const rise = course.risesM && between(...pairAt(course.risesM, nearest.segment));
  const axisSigmaKm = Math.min(
    AXIS_SIGMA.mostKm,
    AXIS_SIGMA.atVertexKm + AXIS_SIGMA.perKm * Math.min(fromKm, toKm),
  );
  const [name, regime, halfWidthKm, protectionYears, source] = river;
  return {
    name,
    regime: REGIMES[regime],
    distanceKm: nearest.distanceKm,
    axisSigmaKm,
    halfWidthKm,
    waterLevelM: between(low, high),
    waterLevelSigmaM: waterLevelSigmaM({
      betweenSigmaM: profileSigmaM(high - low, fromKm / lengthKm),
      fallMPerKm: Math.abs(high - low) / lengthKm,
      alongSigmaKm: axisSigmaKm,
    }),
    ...(rise === null ? {} : { rise: gaugedRise(rise) }),
    protectionYears,
    protectionSource: source === '-' ? null : PROTECTION_SOURCES[source],
    listed: true,
  };
}

/** Values at both ends of a segment. */
const pairAt = (values: readonly number[], segment: number): [number, number] => [
  values[segment],
  values[segment + 1] ?? values[segment],
];

function townsAt(lat: number, lon: number): FloodTown[] {
  const found: FloodTown[] = [];
  towns().each(lat, lon, (row, km) => {
    const town = floodCities[row];
    if (!town) return;
    const [name, , , radiusKm, kind, everyYears, sharePct, from, seen] = town;
    found.push({
      name,
      kind: KINDS[kind],
      yearlyProbability: sharePct / 100 / everyYears,
      membership: membership(km, radiusKm, townSoftKmOf(radiusKm)),
      everyYears,
      sharePct,
      from,
      ...(seen === 'before' ? { beforeDefence: true } : {}),
    });
  });
  return found;
}

function defencesAt(lat: number, lon: number): FloodDefence[] {
  const found: FloodDefence[] = [];
  walls().each(lat, lon, (row, km) => {
    const wall = floodDefences[row];
    if (!wall) return;
    const [name, , halfWidthKm, riverYears, seaYears, from] = wall;
    found.push({
      name,
      riverYears,
      seaYears,
      membership: membership(km, halfWidthKm, softKmOf(halfWidthKm)),
      from,
    });
  });
  return found;
}

/** Extreme sea levels, where the sea is near. */
function seaAt(lat: number, lon: number): SurgeClimate | null {
  return settingAt(lat, lon).coastDistanceKm > SURGE_REACH_KM ? null : surgeClimateAt(lat, lon);
}
