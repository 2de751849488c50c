import { distanceKm } from './geodesy.ts';

/** A mountain whose summit is surveyed. */
export interface Summit {
  readonly lat: number;
  readonly lon: number;
  readonly elevationM: number;
  /** Rise over run from the summit to the foot. */
  readonly meanSlope: number;
}

/** An elevation and its standard deviation, m. */
export interface Height {
  readonly elevationM: number;
  readonly sigmaM: number;
}

/** POLICY. Flanks steepen upwards as a power; a place within some 2 km tells better than the summit; how far a summit may be off, m, and a flank, as a share of its rise. */
const CONE = { power: 1.6, placeKm: 2, summitSigmaM: 150, flankSigma: 0.3 } as const;

/**
 * Mean slope of a volcano from its summit to its foot, rise over run, by catalogue type; calderas and fields have no one summit. POLICY
 *
 * @source Grosse, van Wyk de Vries et al. (2009), Geology 37, 651-654, doi:10.1130/G25734A.1: cones 0.2 to 0.4, shields below 0.15, restated from memory, unverified
 */
export const MEAN_SLOPE: Readonly<Partial<Record<string, number>>> = {
  Stratovolcano: 0.25,
  'Complex volcano': 0.22,
  'Lava dome': 0.3,
  Shield: 0.11,
};

/** What a summit adds to a height of its surroundings. */
export interface Raise {
  readonly raisedM: number;
  readonly sigmaM: number;
  /** 1 at the summit, 0 at the foot. */
  readonly shape: number;
  /** Rise over run of the flank; 0 where no summit raises the place. */
  readonly meanSlope: number;
}

const NOTHING: Raise = { raisedM: 0, sigmaM: 0, shape: 0, meanSlope: 0 };

/** How far the places around leave the shape of the ground open: 0 beside one, 1 far from all. @param nearestKm  0 or more */
export function unseenShare(nearestKm: number): number {
  return -Math.expm1(-((nearestKm / CONE.placeKm) ** 2));
}

/**
 * The summit that raises a place most: a cone whose flanks steepen upwards, from the surveyed summit down to the ground around.
 *
 * @param site  `unseen`: the `unseenShare` of the nearest place whose elevation is known
 */
export function raiseBy(
  summits: readonly Summit[],
  site: { readonly lat: number; readonly lon: number; readonly unseen: number },
  around: Height,
): Raise {
  let best = NOTHING;
  for (const summit of summits) {
    const riseM = summit.elevationM - around.elevationM;
    if (riseM <= 0) continue;
    const footKm = riseM / 1000 / summit.meanSlope;
    const km = distanceKm(site.lat, site.lon, summit.lat, summit.lon);
    if (km >= footKm) continue;
    const shape = site.unseen * (1 - km / footKm) ** CONE.power;
    if (shape * riseM <= best.raisedM) continue;
    const flank = CONE.flankSigma * riseM * (1 - shape);
    const sigmaM = shape * (CONE.summitSigmaM + flank);
    best = { raisedM: shape * riseM, sigmaM, shape, meanSlope: summit.meanSlope };
  }
  return best;
}

/** How far down the flank a raised place lies, as a share of the way to the foot: 0 at the summit, 1 at the foot or beside a place that is known. */
export function downFlank({ shape }: Raise): number {
  return 1 - shape ** (1 / CONE.power);
}

/** A height raised by a summit. */
export function raised(around: Height, by: Raise): Height {
  if (by.raisedM === 0) return around;
  return {
    elevationM: around.elevationM + by.raisedM,
    sigmaM: Math.hypot(around.sigmaM * (1 - by.shape), by.sigmaM),
  };
}
