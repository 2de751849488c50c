import { degrees } from './geodesy.ts';

interface Height {
  readonly elevationM: number;
  readonly sigmaM: number;
}

/** The height of a point by the places around it, and the mean of a coarse grid there, m. */
interface ByGrid {
  readonly elevationM: number;
  readonly gridM: number;
}

/** What a landform tells: the spread of its heights away from the coast, m, and the share of it that is reached so near to the sea, 0 to 1. */
interface ByLandform {
  readonly sigmaM: number;
  readonly rise: number;
}

/**
 * POLICY. Slope by the places around: the rise in a kilometre between them, which over the listed plains comes to the slope of plains
 * and over the mountains to that of their valley floors; steep ground nearby grows faster than that, so that it meets the classes'
 * own figures from plains to high mountains. Places tell of the ground between them, less the farther the nearest is.
 */
const BY_PLACES = {
  share: 0.75,
  reachKm: 10,
  slope: 0.8,
  p90Deg: 1.5,
  p90AtM: 4.7,
  p90Power: 1.45,
};
/**
 * POLICY. Ground without places is off by half of its landform's spread more, as it grows with the way to the nearest of them: nine of ten of every
 * second airport then stand within the interval.
 */
const WILD = { share: 0.5, km: 15 };
/**
 * POLICY. Ground that no place tells of: a coarse grid whose mean over a cell stands apart from the height here by more than it is off on flat ground, m,
 * knows of hills, or of a hill, within half a cell, km. That rise over that way is as rough as between two places so far apart, by the power of
 * the variogram; steep ground so near is no steeper than that of the steepest class of landforms, degrees.
 */
const UNSEEN = {
  noiseM: 30,
  halfCellKm: 8.8,
  power: 1.3,
  placeWidth: 0.3,
  mostP90Deg: 37,
} as const;
/** Lowest dry ground there is, by the Dead Sea, and the highest, m. */
const RANGE_M = { least: -430, most: 8800 };

/** Share of the slope that the places around tell. @param nearestKm  to the nearest of them, km */
export function slopeShare(nearestKm: number): number {
  return BY_PLACES.share * Math.exp(-nearestKm / BY_PLACES.reachKm);
}

/** Typical slope and steep ground nearby as the places around tell, degrees. @param roughnessM  rise or fall between places a kilometre apart, root mean square, m */
export function slopesBy(roughnessM: number): {
  readonly slopeDeg: number;
  readonly p90Deg: number;
} {
  const rise = Math.max(0.2, roughnessM);
  return {
    slopeDeg: degrees(Math.atan((BY_PLACES.slope * rise) / 1000)),
    p90Deg: Math.min(45, BY_PLACES.p90Deg * (rise / BY_PLACES.p90AtM) ** BY_PLACES.p90Power),
  };
}

/** What the coarse grid, which knows nothing below the sea, stands apart from the height of a point beyond its noise, m; 0 where both agree. */
export function unseenReliefM({ elevationM, gridM }: ByGrid): number {
  const apartM = gridM - Math.max(0, elevationM);
  return Math.sqrt(Math.max(0, apartM * apartM - UNSEEN.noiseM ** 2));
}

/** Steep ground nearby of which the places around know nothing, degrees; next to none where grid and places agree. */
export function unseenP90Deg(reliefM: number): number {
  const way = Math.sqrt(UNSEEN.halfCellKm ** UNSEEN.power + UNSEEN.placeWidth);
  return Math.min(UNSEEN.mostP90Deg, slopesBy(reliefM / way).p90Deg);
}

/** The elevation by places and grid; what is not known of it grows with the landform's spread, or with what the grid stands apart from it, where no place is near. */
export function elevationOf(
  { elevationM, sigmaM, nearestKm, gridM }: Height & ByGrid & { readonly nearestKm: number },
  forms: ByLandform,
): Height {
  const spreadM = Math.max(
    WILD.share * forms.sigmaM * forms.rise,
    unseenReliefM({ elevationM, gridM }),
  );
  const wild = spreadM * (1 - Math.exp(-nearestKm / WILD.km));
  return {
    elevationM: Math.min(RANGE_M.most, Math.max(RANGE_M.least, elevationM)),
    sigmaM: Math.hypot(sigmaM, wild),
  };
}
