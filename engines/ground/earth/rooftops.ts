/**
 * How many metres of roofs are in the elevation that a radar terrain model gives at a town's centre.
 *
 * The shuttle's radar saw the tops of dense buildings. Found on 5,000 places of more than 50,000 people on flat ground, each left out
 * and told by its neighbours: the larger the place, the more often it stands above them, by 8 m in the mean where it does, and never as
 * often below.
 *
 * @source Rodriguez, Morris and Belz (2006), Photogramm. Eng. Remote Sens. 72, 249-260, doi:10.14358/PERS.72.3.249
 */
const ROOFS = { meanM: 8, fromPeople: 50_000, fullPeople: 500_000, share: 0.35 } as const;
/** Errors of elevations told by neighbours: Student's t of four degrees of freedom, this share of their standard deviation wide. */
const TELLING = { degrees: 4, scale: 0.75 } as const;
const STEP_M = 1;
const MOST_M = 100;

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
