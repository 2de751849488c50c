import { downFlank, raised, type Height } from '../../../engines/ground/earth/coneHeight.ts';
import type { ReliefClass } from '../../../engines/ground/earth/landformMixture.ts';
import {
  elevationOf,
  slopesBy,
  slopeShare,
  unseenP90Deg,
  unseenReliefM,
} from '../../../engines/ground/earth/groundByPlaces.ts';
import { cratons } from '../data/cratons.ts';
import { dryFloors } from '../data/dryFloors.ts';
import { lowPlains } from '../data/lowPlains.ts';
import { softSoil } from '../data/softSoil.ts';
import { settingAt } from '../setting.ts';
import { lakeAt } from './lakeAt.ts';
import { landformsAt, REACH } from './landforms.ts';
import { once } from './once.ts';
import { heightsHere } from './placeHeights.ts';
import { bandsOf, membership, softKmOf } from './shapes.ts';
import { summitRaise } from './summits.ts';

/** The ground at a place, blended from the elevations of the places around it, landforms, soft basins and the coast. */
export interface Terrain {
  readonly isLand: boolean;
  readonly elevationM: number;
  readonly sigmaM: number;
  /** How far a listed summit raises the place above the ground around it, m. */
  readonly raisedM: number;
  /** How far listed ground (pans, low plains, atolls) lies above what the places around tell, m; below 0 where it lies lower. */
  readonly drawnM: number;
  /** The mountain that does, as a hill in the wind: rise over run of its flank, and the way down from its summit, 0 there and 1 at the foot; none elsewhere. */
  readonly hill: { readonly meanSlope: number; readonly downFlank: number } | undefined;
  readonly slopeDeg: number;
  readonly slopeP90Deg: number;
  /** The same if the place stands on the high ground that a coarse grid knows of and no town tells of; at least `slopeP90Deg`. */
  readonly unseenP90Deg: number;
  /** Share of the slope that the places around tell, 0 to 1; the rest is the landform's. */
  readonly slopeByPlaces: number;
  readonly reliefClass: ReliefClass;
  readonly featureName: string | null;
  /** Share of stable continent, 0 to 1. */
  readonly stability: number;
  /** Soft-soil rows whose membership is above one in a thousand, and how much. */
  readonly soft: readonly { readonly row: number; readonly weight: number }[];
}

/** POLICY. Ground inside a soft basin is flat, as its fill is. */
const BASIN = { slopeDeg: 0.15, p90Deg: 2 };

const softBands = once(() =>
  bandsOf(
    softSoil.map(([, , , halfWidthKm, axis]) => ({ halfWidthKm, axis })),
    (km) => km + 7 * softKmOf(km),
  ),
);
const cratonBands = once(() =>
  bandsOf(
    cratons.map(([, halfWidthKm, axis]) => ({ halfWidthKm, axis })),
    REACH,
  ),
);
/** POLICY. Pans end more sharply than landforms: over a tenth of the half width, 0.8 km at least, of quarters of a town three tenths. */
const panSoftKmOf = (halfWidthKm: number): number =>
  Math.max(Math.min(0.8, 0.3 * halfWidthKm), 0.1 * halfWidthKm);
const floors = [...dryFloors, ...lowPlains];
const floorBands = once(() =>
  bandsOf(
    floors.map(([, , , halfWidthKm, axis]) => ({ halfWidthKm, axis })),
    (km) => km + 7 * panSoftKmOf(km),
  ),
);
let last: { lat: number; lon: number; terrain: Terrain } | undefined;

/**
 * The ground at a place; the same place asked again costs nothing, since elevation, relief and soil are asked together.
 *
 * Nothing jumps but at the shore: landforms fade over 15 % of their half width.
 */
export function terrainAt(lat: number, lon: number): Terrain {
  if (last?.lat === lat && last.lon === lon) return last.terrain;
  const { isLand, surface, coastDistanceKm } = settingAt(lat, lon);
  const terrain = isLand
    ? landAt(lat, lon, coastDistanceKm)
    : waterAt(surface === 'lake', lat, lon);
  last = { lat, lon, terrain };
  return terrain;
}

function waterAt(isLake: boolean, lat: number, lon: number): Terrain {
  const lake = isLake ? lakeAt(lat, lon) : undefined;
  const inland = isLake && !lake ? heightsHere(lat, lon) : undefined;
  return {
    isLand: false,
    elevationM: lake?.surfaceM ?? inland?.elevationM ?? 0,
    sigmaM: lake?.sigmaM ?? inland?.sigmaM ?? 1,
    raisedM: 0,
    drawnM: 0,
    hill: undefined,
    slopeDeg: 0,
    slopeP90Deg: 0,
    unseenP90Deg: 0,
    slopeByPlaces: 0,
    reliefClass: 'ocean',
    featureName: lake?.name ?? null,
    stability: 0,
    soft: [],
  };
}

function landAt(lat: number, lon: number, coastDistanceKm: number): Terrain {
  const forms = landformsAt(lat, lon, coastDistanceKm);
  const heights = heightsHere(lat, lon);
  const { soft, hard } = softAt(lat, lon);
  const flat = (slope: number, basin: number) =>
    slope <= basin ? slope : towards(slope, basin, 1 - hard);
  const byPlaces = heights.roughnessM === undefined ? 0 : slopeShare(heights.nearestKm);
  const around = elevationOf(heights, forms);
  const by = summitRaise(lat, lon, around, Math.min(heights.nearestKm, coastDistanceKm));
  const { slopeDeg, p90Deg } = slopesBy(heights.roughnessM ?? 0);
  const unseenDeg = unseenP90Deg(unseenReliefM(heights));
  // What the places do not tell is told by the landform or by the grid, whichever is steeper.
  const untoldDeg = Math.max(forms.p90Deg, unseenDeg);
  const slopeP90Deg = flat(towards(untoldDeg, p90Deg, byPlaces), BASIN.p90Deg);
  const told = raised(around, by);
  const ground = withFloors(
    lat,
    lon,
    forms.atoll ? drawn(told, forms.atoll, forms.atoll.share) : told,
  );
  return {
    isLand: true,
    ...ground,
    raisedM: by.raisedM,
    drawnM: ground.elevationM - told.elevationM,
    hill: by.raisedM > 0 ? { meanSlope: by.meanSlope, downFlank: downFlank(by) } : undefined,
    slopeDeg: flat(towards(forms.slopeDeg, slopeDeg, byPlaces), BASIN.slopeDeg),
    slopeP90Deg,
    unseenP90Deg: Math.max(slopeP90Deg, unseenDeg),
    slopeByPlaces: byPlaces,
    reliefClass: forms.reliefClass,
    featureName: forms.featureName,
    stability: stabilityAt(lat, lon),
    soft,
  };
}

/** Soft basins in which a place lies, and the share of it that lies in none. */
function softAt(
  lat: number,
  lon: number,
): { readonly soft: Terrain['soft']; readonly hard: number } {
  const soft: { row: number; weight: number }[] = [];
  let hard = 1;
  softBands().each(lat, lon, (row, km) => {
    const halfWidthKm = softSoil[row][3];
    const weight = membership(km, halfWidthKm, softKmOf(halfWidthKm));
    if (weight < 0.001) return;
    soft.push({ row, weight });
    hard *= 1 - weight;
  });
  return { soft, hard };
}

/** A height drawn towards the listed floors of dry pans and low plains in which a place lies. */
function withFloors(lat: number, lon: number, found: Height): Height {
  let height = found;
  floorBands().each(lat, lon, (row, km) => {
    const [, elevationM, sigmaM, halfWidthKm] = floors[row];
    const weight = membership(km, halfWidthKm, panSoftKmOf(halfWidthKm));
    height = drawn(height, { elevationM, sigmaM }, weight);
  });
  return height;
}

/** A height drawn by a share, 0 to 1, towards listed ground. Of two heights one holds: their own spreads and that between them. */
function drawn(found: Height, ground: Height, share: number): Height {
  const apartM = found.elevationM - ground.elevationM;
  return {
    elevationM: found.elevationM - share * apartM,
    sigmaM: Math.hypot(
      Math.sqrt(share) * ground.sigmaM,
      Math.sqrt(1 - share) * found.sigmaM,
      Math.sqrt(share * (1 - share)) * apartM,
    ),
  };
}

/** A slope moved by a share towards another, in the logarithm. */
function towards(from: number, to: number, share: number): number {
  return from * (to / from) ** share;
}

/** Share of stable continent: one minus the product of what each outline leaves out. */
function stabilityAt(lat: number, lon: number): number {
  let active = 1;
  cratonBands().each(lat, lon, (row, km) => {
    const halfWidthKm = cratons[row][1];
    active *= 1 - membership(km, halfWidthKm, softKmOf(halfWidthKm));
  });
  return 1 - active;
}
