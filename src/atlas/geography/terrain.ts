import { cityElevations } from '../data/cityElevations.ts';
import { cratons } from '../data/cratons.ts';
import {
  reliefOfAmericas,
  reliefOfAsiaAndOceania,
  reliefOfEuropeAndAfrica,
  type ReliefCode,
} from '../data/relief.ts';
import { softSoil } from '../data/softSoil.ts';
import { settingAt } from '../setting.ts';
import { cityAnchors } from './cityAnchors.ts';
import { lakeAt } from './lakeAt.ts';
import { once } from './once.ts';
import { bandsOf, membership, softKmOf } from './shapes.ts';

export type ReliefClass =
  'plain' | 'plateau' | 'hills' | 'low_mountains' | 'high_mountains' | 'ice' | 'ocean';

/** The ground at a place, blended from landforms, soft basins, city elevations and the coast. */
export interface Terrain {
  readonly isLand: boolean;
  readonly elevationM: number;
  readonly sigmaM: number;
  readonly slopeDeg: number;
  readonly slopeP90Deg: number;
  readonly reliefClass: ReliefClass;
  readonly featureName: string | null;
  /** Share of stable continent, 0 to 1. */
  readonly stability: number;
  /** Soft-soil rows whose membership is above one in a thousand, and how much. */
  readonly soft: readonly { readonly row: number; readonly weight: number }[];
}

/**
 * POLICY. Median slope at 30 arc-seconds, and the 90th percentile of slope at 3 arc-seconds within some kilometres, degrees, by
 * class; the medians keep the classes within the site bins that Wald & Allen (2007) show for such ground.
 */
const CLASSES: Readonly<
  Record<
    ReliefCode,
    {
      readonly name: ReliefClass;
      readonly slopeDeg: number;
      readonly p90Deg: number;
      readonly coastKm: number;
    }
  >
> = {
  P: { name: 'plain', slopeDeg: 0.2, p90Deg: 1.5, coastKm: 25 },
  T: { name: 'plateau', slopeDeg: 1, p90Deg: 7, coastKm: 20 },
  H: { name: 'hills', slopeDeg: 2.5, p90Deg: 13, coastKm: 8 },
  L: { name: 'low_mountains', slopeDeg: 6, p90Deg: 24, coastKm: 6 },
  M: { name: 'high_mountains', slopeDeg: 13, p90Deg: 37, coastKm: 5 },
  I: { name: 'ice', slopeDeg: 0.3, p90Deg: 3, coastKm: 150 },
};

/** POLICY. Land that no row covers: low rolling ground, known only as such. */
const UNLISTED = { elevationM: 250, sigmaM: 250, slopeDeg: 0.8, p90Deg: 6, coastKm: 15 };

/** POLICY. Ground inside a soft basin is flat, as its fill is. */
const BASIN = { slopeDeg: 0.15, p90Deg: 2 };

/** Surface of the Caspian against the ocean, m. @source Chen et al. (2017), Geophys. Res. Lett. 44, 6993, doi:10.1002/2017GL073958 */
const CASPIAN_M = -28;

/** POLICY. Towns stand on the flatter ground of their landform: in a listed city half way (in the logarithm) to gentle slopes. */
const TOWN = { slopeDeg: 0.3, p90Deg: 10, share: 0.5 };

/** POLICY. Rise and fall within a town that no table knows, m: six, and a little over one for each degree of steep ground. */
const ROUGHNESS = { leastM: 6, perDegM: 1.2 };

/** Shores of the Caspian are the lowest ground outside the listed depressions, m. */
const LOWEST_M = -28;

const reliefRows = once(() => [
  ...reliefOfAmericas,
  ...reliefOfEuropeAndAfrica,
  ...reliefOfAsiaAndOceania,
]);
const REACH = (halfWidthKm: number) => halfWidthKm + 8 * softKmOf(halfWidthKm);
const reliefBands = once(() =>
  bandsOf(
    reliefRows().map(([, , , , halfWidthKm, axis]) => ({ halfWidthKm, axis })),
    REACH,
  ),
);
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
const anchors = once(() =>
  cityAnchors(cityElevations, (lat, lon) =>
    landformsAt(lat, lon, settingAt(lat, lon).coastDistanceKm),
  ),
);

let last: { lat: number; lon: number; terrain: Terrain } | undefined;

/**
 * The ground at a place; the same place asked again costs nothing, since elevation, relief and soil are asked together.
 *
 * Nothing jumps but at the shore: landforms fade over 15 % of their half width, cities over some 20 km.
 */
export function terrainAt(lat: number, lon: number): Terrain {
  if (last?.lat === lat && last.lon === lon) return last.terrain;
  const { isLand, coastDistanceKm } = settingAt(lat, lon);
  const terrain = isLand ? landAt(lat, lon, coastDistanceKm) : waterAt(coastDistanceKm, lat, lon);
  last = { lat, lon, terrain };
  return terrain;
}

function waterAt(coastDistanceKm: number, lat: number, lon: number): Terrain {
  const isCaspian = coastDistanceKm > 100 && lat > 36 && lat < 48 && lon > 46 && lon < 56;
  const lake = isCaspian ? { name: 'Caspian Sea', surfaceM: CASPIAN_M } : lakeAt(lat, lon);
  return {
    isLand: false,
    elevationM: lake?.surfaceM ?? 0,
    sigmaM: 1,
    slopeDeg: 0,
    slopeP90Deg: 0,
    reliefClass: 'ocean',
    featureName: lake?.name ?? null,
    stability: 0,
    soft: [],
  };
}

function landAt(lat: number, lon: number, coastDistanceKm: number): Terrain {
  const forms = landformsAt(lat, lon, coastDistanceKm);
  const city = anchors().at(lat, lon, forms.sigmaM);
  const soft: { row: number; weight: number }[] = [];
  let hard = 1;
  softBands().each(lat, lon, (row, km) => {
    const halfWidthKm = softSoil[row]?.[3] ?? 1;
    const weight = membership(km, halfWidthKm, softKmOf(halfWidthKm));
    if (weight < 0.001) return;
    soft.push({ row, weight });
    hard *= 1 - weight;
  });
  const flat = (steep: number, basin: number) => towards(steep, basin, 1 - hard);
  return {
    isLand: true,
    elevationM: Math.min(
      8800,
      Math.max(Math.min(forms.elevationM, LOWEST_M), (forms.elevationM + city.shiftM) * forms.rise),
    ),
    sigmaM: Math.hypot(
      city.sigmaM * forms.rise,
      ROUGHNESS.leastM + ROUGHNESS.perDegM * forms.p90Deg,
    ),
    slopeDeg: flat(
      towards(forms.slopeDeg, TOWN.slopeDeg, TOWN.share * city.likeness),
      BASIN.slopeDeg,
    ),
    slopeP90Deg: flat(towards(forms.p90Deg, TOWN.p90Deg, TOWN.share * city.likeness), BASIN.p90Deg),
    reliefClass: forms.reliefClass,
    featureName: forms.featureName,
    stability: stabilityAt(lat, lon),
    soft,
  };
}

/** A slope moved by a share towards a gentler one, in the logarithm. */
function towards(steep: number, gentle: number, share: number): number {
  return steep <= gentle ? steep : steep * (gentle / steep) ** share;
}

interface Landforms {
  /** Away from the coast, m; `rise` (0 to 1) brings it down to the sea. */
  readonly elevationM: number;
  readonly sigmaM: number;
  readonly rise: number;
  readonly slopeDeg: number;
  readonly p90Deg: number;
  readonly reliefClass: ReliefClass;
  readonly featureName: string | null;
}

/** Landforms weighted by membership and fineness; what they do not cover is unlisted ground. */
function landformsAt(lat: number, lon: number, coastDistanceKm: number): Landforms {
  const sum: Sum = { weight: 0, z: 0, z2: 0, slope: 0, p90: 0, coast: 0 };
  let bare = 1;
  let best = { weight: 0, row: -1 };
  reliefBands().each(lat, lon, (row, km) => {
    const form = reliefRows()[row];
    if (!form) return;
    const [, code, elevationM, sigmaM, halfWidthKm] = form;
    const share = membership(km, halfWidthKm, softKmOf(halfWidthKm));
    bare *= 1 - share;
    add(sum, share / halfWidthKm, { elevationM, sigmaM, ...CLASSES[code] });
    if (share / halfWidthKm > best.weight) best = { weight: share / halfWidthKm, row };
  });
  const unlisted = bare ** 3;
  add(sum, sum.weight > 0 ? (sum.weight * unlisted) / (1 - unlisted + 1e-9) : 1, UNLISTED);
  const z = sum.z / sum.weight;
  const rise = 1 - Math.exp(-(coastDistanceKm + 0.2) / Math.exp(sum.coast / sum.weight));
  const slopeDeg = Math.exp(sum.slope / sum.weight);
  const form = bare < 0.5 ? reliefRows()[best.row] : undefined;
  return {
    elevationM: z,
    sigmaM: Math.sqrt(Math.max(1, sum.z2 / sum.weight - z * z)),
    rise,
    slopeDeg,
    p90Deg: Math.exp(sum.p90 / sum.weight),
    reliefClass: form ? CLASSES[form[1]].name : classOfSlope(slopeDeg),
    featureName: form ? form[0] : null,
  };
}

interface Sum {
  weight: number;
  z: number;
  z2: number;
  slope: number;
  p90: number;
  coast: number;
}

type Form = Pick<typeof UNLISTED, keyof typeof UNLISTED>;

function add(
  sum: Sum,
  weight: number,
  { elevationM, sigmaM, slopeDeg, p90Deg, coastKm }: Form,
): void {
  sum.weight += weight;
  sum.z += weight * elevationM;
  sum.z2 += weight * (elevationM ** 2 + sigmaM ** 2);
  sum.slope += weight * Math.log(slopeDeg);
  sum.p90 += weight * Math.log(p90Deg);
  sum.coast += weight * Math.log(coastKm);
}

function classOfSlope(slopeDeg: number): ReliefClass {
  if (slopeDeg < 1) return 'plain';
  return slopeDeg < 4 ? 'hills' : 'low_mountains';
}

/** Share of stable continent: one minus the product of what each outline leaves out. */
function stabilityAt(lat: number, lon: number): number {
  let active = 1;
  cratonBands().each(lat, lon, (row, km) => {
    const halfWidthKm = cratons[row]?.[1] ?? 1;
    active *= 1 - membership(km, halfWidthKm, softKmOf(halfWidthKm));
  });
  return 1 - active;
}
