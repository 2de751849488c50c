import { landHeightAt } from './geography/landHeights.ts';
import { settingAt } from './setting.ts';

/**
 * What makes the climates of two places as unlike as so many km on the map: a kilometre of height, and each step of the logarithm of the distance
 * from the sea beyond its scale. Read at the stations of the normals, each left out in turn; Hutchinson takes 100 km for height.
 *
 * @source Hutchinson (1995), Int. J. Geogr. Inf. Syst. 9, 385-403 (height scaled up beside position), doi:10.1080/02693799508902045; Daly et al.
 *   (2008), Int. J. Climatol. 28, 2031-2064 (weights by height and nearness to the coast), doi:10.1002/joc.1688
 */
const UNLIKE_KM = { perKmOfHeight: 250, perStepFromSea: 250, seaScaleKm: 10 } as const;

/** Where a place stands apart from the map, in km of likeness. */
export interface Standing {
  /** Distance to the sea, km; 0 on it. */
  readonly coastKm: number;
  /** By the height of the ground some 18 km wide, since weather knows no single valley. */
  readonly byHeight: number;
  readonly bySea: number;
}

/** The last answer: normals, rain and heat ask for the same place one after the other. */
let last: { readonly lat: number; readonly lon: number; readonly standing: Standing } | undefined;

/** How a place stands by height and distance from the sea; the same place asked again costs nothing. */
export function standingAt(lat: number, lon: number): Standing {
  if (last?.lat !== lat || last.lon !== lon) last = { lat, lon, standing: findStanding(lat, lon) };
  return last.standing;
}

function findStanding(lat: number, lon: number): Standing {
  const { isLand, surface, coastDistanceKm } = settingAt(lat, lon);
  // A lake is as far from the sea as its shores are.
  const coastKm = isLand || surface === 'lake' ? coastDistanceKm : 0;
  return {
    coastKm,
    byHeight: (landHeightAt(lat, lon) / 1000) * UNLIKE_KM.perKmOfHeight,
    bySea: UNLIKE_KM.perStepFromSea * Math.log1p(coastKm / UNLIKE_KM.seaScaleKm),
  };
}

/** How far the points of a table lie apart from a place in height and nearness to the sea, as the square of km. */
export function apartness(
  points: readonly Standing[],
): (place: Standing) => (index: number) => number {
  const pairs = Float64Array.from(points.flatMap(({ byHeight, bySea }) => [byHeight, bySea]));
  return ({ byHeight, bySea }) =>
    (index) =>
      (pairs[2 * index] - byHeight) ** 2 + (pairs[2 * index + 1] - bySea) ** 2;
}
