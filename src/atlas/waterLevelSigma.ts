/** What is known of a river's level where its nearest point stands. */
export interface LevelReading {
  /** How far the heights between which the level is read may be off there, one standard deviation, m. */
  readonly betweenSigmaM: number;
  /** Fall of the water along the river, m/km; 0 where it is part of `betweenSigmaM`. */
  readonly fallMPerKm: number;
  /** How far along the river the point may stand from the one that is meant, one standard deviation, km. */
  readonly alongSigmaKm: number;
}

/**
 * Heights of water surfaces and banks as elevation models have them, one standard deviation, m: errors of nine in ten are below 4 m.
 *
 * @source Copernicus DEM, product handbook (GEO.2018-1988-2): absolute vertical accuracy below 4 m, linear error of 90 %, doi:10.5270/ESA-c5d3d65
 */
const READ_SIGMA_M = 4 / 1.645;

/**
 * How far a river runs below the straight line between two points of its profile, in the middle, over its fall between them: a graded profile is straight
 * over the logarithm of the distance from the source, and 0.086 is its sag where one point lies twice as far from there as the other.
 *
 * @source Hack (1957), Studies of longitudinal stream profiles in Virginia and Maryland, USGS Professional Paper 294-B, doi:10.3133/pp294B
 */
const PROFILE_SAG = 0.086;

/**
 * One standard deviation of a river's ordinary water level, m: of its reading, of what lies between the heights that are known, and of where along the
 * river it is read. One rule for listed rivers, whose level is read along their line, and for those of the map, whose level is read from the ground beside them.
 *
 * @returns m, 2.4 at least
 */
export function waterLevelSigmaM({
  betweenSigmaM,
  fallMPerKm,
  alongSigmaKm,
}: LevelReading): number {
  return Math.hypot(READ_SIGMA_M, betweenSigmaM, fallMPerKm * alongSigmaKm);
}

/**
 * What a profile of levels leaves open between two of its vertices, one standard deviation, m: nothing at both, most in the middle.
 *
 * @param fallM  between the two, m
 * @param share  of the way from one to the other, 0 to 1
 */
export function profileSigmaM(fallM: number, share: number): number {
  return PROFILE_SAG * Math.abs(fallM) * 4 * share * (1 - share);
}
