import type { ReliefClass } from '../../../engines/ground/earth/landformMixture.ts';
import { elevationOf, slopesBy, slopeShare } from '../../../engines/ground/earth/groundByPlaces.ts';
import { cratons } from '../data/cratons.ts';
import { softSoil } from '../data/softSoil.ts';
import { settingAt } from '../setting.ts';
import { lakeAt } from './lakeAt.ts';
import { landformsAt, REACH } from './landforms.ts';
import { once } from './once.ts';
import { heightsHere } from './placeHeights.ts';
import { bandsOf, membership, softKmOf } from './shapes.ts';
import { withSummits } from './summits.ts';

/** The ground at a place, blended from the elevations of the places around it, landforms, soft basins and the coast. */
export interface Terrain {
  readonly isLand: boolean;
  readonly elevationM: number;
  readonly sigmaM: number;
  readonly slopeDeg: number;
  readonly slopeP90Deg: number;
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

/** Surface of the Caspian against the ocean, m. @source Chen et al. (2017), Geophys. Res. Lett. 44, 6993, doi:10.1002/2017GL073958 */
const CASPIAN_M = -28;

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
  const isCaspian = isLake && lat > 36 && lat < 48 && lon > 46 && lon < 56;
  const lake = isCaspian ? { name: 'Caspian Sea', surfaceM: CASPIAN_M } : lakeAt(lat, lon);
  const inland = isLake && !lake ? heightsHere(lat, lon) : undefined;
  return {
    isLand: false,
    elevationM: lake?.surfaceM ?? inland?.elevationM ?? 0,
    sigmaM: lake ? 1 : (inland?.sigmaM ?? 1),
    slopeDeg: 0,
    slopeP90Deg: 0,
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
  const soft: { row: number; weight: number }[] = [];
  let hard = 1;
  softBands().each(lat, lon, (row, km) => {
    const halfWidthKm = softSoil[row][3];
    const weight = membership(km, halfWidthKm, softKmOf(halfWidthKm));
    if (weight < 0.001) return;
    soft.push({ row, weight });
    hard *= 1 - weight;
  });
  const flat = (slope: number, basin: number) =>
    slope <= basin ? slope : towards(slope, basin, 1 - hard);
  const byPlaces = slopeShare(heights.nearestKm);
  const { slopeDeg, p90Deg } = slopesBy(heights);
  return {
    isLand: true,
    ...withSummits(lat, lon, elevationOf(heights, forms), heights.nearestKm),
    slopeDeg: flat(towards(forms.slopeDeg, slopeDeg, byPlaces), BASIN.slopeDeg),
    slopeP90Deg: flat(towards(forms.p90Deg, p90Deg, byPlaces), BASIN.p90Deg),
    slopeByPlaces: byPlaces,
    reliefClass: forms.reliefClass,
    featureName: forms.featureName,
    stability: stabilityAt(lat, lon),
    soft,
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
