import { readFileSync } from 'node:fs';
import {
  tsunamiSources,
  type TsunamiPath,
  type TsunamiSource,
} from '../../engines/ground/datasets/tsunamis.ts';
import { EARTH_RADIUS_KM, wrapLonDeg, RAD } from '../../engines/ground/earth/geodesy.ts';
import { embedded } from '../connectors/connector.ts';
import { SOURCES, type SourceRow } from './data/tsunamiSources.ts';
import { TRAVEL } from './data/tsunamiTravel.ts';
import { once } from './geography/once.ts';
import { rupturePoints } from './rupturePoints.ts';
import { unpackByCell } from './travelCodec.ts';
import { bayAt } from './tsunamiBays.ts';
import { tsunamiShoreAt } from './tsunamiShores.ts';
import { waterAround, wetCells, type Cell } from './tsunamiWater.ts';
import { unitVector } from './unitVector.ts';

/** POLICY. Cells whose arrival differs by more than this from the nearest cell's belong to another sea, steps of the map. */
const OTHER_SEA_STEPS = 12;
/** POLICY. The same for the detour, steps of its map. */
const OTHER_SEA_DETOUR = 2;
/** POLICY. Speed from the middle of the nearest water to the shore, m/s: water of some 160 m. */
const SHELF_MPS = 40;
const SHORE_KM = 50;

/** POLICY. A shore whose best directions are open for less than this share of 150 km is said to be sheltered. */
const SHELTERED = 0.7;
const ENCLOSED = 'Land around the water';

/** Zones that dip under a continent: what lies behind gets only what bends around its ends. */
const CONTINENTAL: ReadonlySet<string> = new Set([
  'Cascadia',
  'Chile-Peru',
  'Central America',
  'Colombia-Ecuador',
]);

interface Rupture {
  readonly source: TsunamiSource;
  readonly isContinental: boolean;
  /** Unit vectors of the points along the rupture, x y z. */
  readonly points: Float64Array;
  /** Unit vectors of the middle and, at right angles to the strike there, of the direction in which the wave leaves. */
  readonly middle: Float64Array;
  readonly normal: Float64Array;
}

const world = once(() => {
  if (TRAVEL.sources.join() !== SOURCES.map(([id]) => id).join())
    throw new Error('arrival times and sources differ: run scripts/tsunamiGrids.ts');
  const file = readFileSync(new URL('./data/tsunamiTravel.bin', import.meta.url));
  const byCell = unpackByCell(file.subarray(0, TRAVEL.timesBytes));
  return {
    ruptures: SOURCES.map(ruptureOf),
    byCell,
    detours: unpackByCell(file.subarray(TRAVEL.timesBytes)),
    isWet: wetCells(byCell, SOURCES.length),
  };
});

function ruptureOf(row: SourceRow): Rupture {
  const [id, name, zone, magnitude, low, best, high, basis, backArc, dipDeg] = row;
  const along = rupturePoints(row);
  const points = Float64Array.from(along.flatMap(({ lat, lon }) => unitVector(lat, lon)));
  const middleAt = along[along.length >> 1];
  const sin = Math.sin(middleAt.strikeDeg * RAD);
  const cos = Math.cos(middleAt.strikeDeg * RAD);
  const [east, north] = tangents(middleAt.lat, middleAt.lon);
  return {
    source: {
      id,
      name,
      zone,
      magnitude,
      recurrenceYears: { low, best, high },
      basis,
      isBackArc: backArc === 1,
      dipDeg,
    },
    isContinental: CONTINENTAL.has(zone),
    points,
    middle: Float64Array.from(unitVector(middleAt.lat, middleAt.lon)),
    normal: Float64Array.from([0, 1, 2], (k) => cos * east[k] - sin * north[k]),
  };
}

/** Unit vectors to the east and to the north at a point. */
function tangents(lat: number, lon: number): [number[], number[]] {
  const east = [-Math.sin(lon * RAD), Math.cos(lon * RAD), 0];
  return [
    east,
    [
      -Math.sin(lat * RAD) * Math.cos(lon * RAD),
      -Math.sin(lat * RAD) * Math.sin(lon * RAD),
      Math.cos(lat * RAD),
    ],
  ];
}

interface Maps {
  readonly byCell: Uint8Array;
  readonly detours: Uint8Array;
}

/** Arrival and detour in steps of their maps, blended over the water around; undefined where the wave does not come. */
function blended(
  { byCell, detours }: Maps,
  cells: readonly Cell[],
  source: number,
): { time: number; detour: number } | undefined {
  const [nearest] = cells;
  if (!nearest) return undefined;
  const home = nearest.cell * SOURCES.length + source;
  const first = byCell[home];
  const firstDetour = detours[home];
  if (first === 0) return undefined;
  let time = 0;
  let detour = 0;
  let weights = 0;
  for (const { cell, weight } of cells) {
    const at = cell * SOURCES.length + source;
    const steps = byCell[at];
    if (steps === 0 || Math.abs(steps - first) > OTHER_SEA_STEPS) continue;
    if (Math.abs(detours[at] - firstDetour) > OTHER_SEA_DETOUR) continue;
    time += weight * (steps - 1);
    detour += weight * Math.max(0, detours[at] - 1);
    weights += weight;
  }
  return { time: time / weights, detour: detour / weights };
}

function pathFrom(
  rupture: Rupture,
  place: readonly [number, number, number],
  way: { travelMinutes: number; detourKm: number },
): TsunamiPath {
  const { points, middle, normal } = rupture;
  const [x, y, z] = place;
  let cosine = -1;
  for (let i = 0; i < points.length; i += 3) {
    const c = x * points[i] + y * points[i + 1] + z * points[i + 2];
    if (c > cosine) cosine = c;
  }
  const up = x * middle[0] + y * middle[1] + z * middle[2];
  const side = x * normal[0] + y * normal[1] + z * normal[2];
  const across = side / Math.max(1e-9, Math.sqrt(1 - up * up));
  const broadside = Math.min(1, Math.abs(across));
  // The normal points down the dip: to the continent.
  const continentShade = rupture.isContinental ? Math.min(1, Math.max(0, across / 0.3)) : 0;
  const { travelMinutes, detourKm } = way;
  return {
    source: rupture.source,
    travelMinutes,
    detourKm,
    distanceKm: EARTH_RADIUS_KM * Math.acos(Math.min(1, Math.max(-1, cosine))),
    broadside,
    continentShade,
  };
}

/** Tsunami sources of the world with the time their waves take to a place. */
export const tsunamiSourceAtlas = embedded({
  id: 'atlas-tsunami-sources',
  title: 'Tsunami sources and arrival times',
  category: 'environmental',
  provider: 'this product, from the published subduction characterisations',
  home: 'https://www.globalquakemodel.org',
  licence: 'Facts restated from publications; citation asked for',
  cadence: 'with each release',
  coverage: `${SOURCES.length} segments of the world's oceans; arrival times by degree; openness of 102,997 stretches of shore`,
  dataset: tsunamiSources,
  asOf: '2026-11-01T00:00:00Z',
  answer({ lat, lon: anyLon }) {
    const lon = wrapLonDeg(anyLon);
    const { ruptures, isWet, ...maps } = world();
    const shore = tsunamiShoreAt(lat, lon);
    const cells = waterAround(lat, lon, { isWet, homeCell: shore?.homeCell ?? null });
    const nearestKm = cells[0]?.km ?? null;
    const paths: TsunamiPath[] = [];
    const place = unitVector(lat, lon);
    const shoreMinutes = (Math.max(0, (nearestKm ?? 0) - SHORE_KM) * 1000) / SHELF_MPS / 60;
    for (let s = 0; nearestKm !== null && s < ruptures.length; s++) {
      const rupture = ruptures[s];
      const steps = blended(maps, cells, s);
      if (!rupture || !steps) continue;
      paths.push(
        pathFrom(rupture, place, {
          travelMinutes: steps.time * TRAVEL.stepMinutes + shoreMinutes,
          detourKm: steps.detour * TRAVEL.detourStepKm,
        }),
      );
    }
    const bay = bayAt(place);
    const shelter = shore?.openReach ?? 1;
    return {
      version: '1.1.0',
      waterDistanceKm: nearestKm,
      paths,
      // POLICY: a wave fades with the openness of the shore, as the part of a long crest that finds its way in.
      bayFactor: bay.factor * shelter,
      bayName: shelter < SHELTERED ? ENCLOSED : bay.name,
      timeSigma: 0.1,
    };
  },
});
