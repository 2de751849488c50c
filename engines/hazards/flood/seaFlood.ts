import type { SeaTide, SurgeClimate } from '../../ground/datasets/floodPlains.ts';
import {
  readRoughly,
  shareBelow,
  shoreGround,
  type ShoreGround,
} from '../../ground/earth/shoreGround.ts';
import type { Ground } from './riverFlood.ts';
import {
  HOLLOW,
  ORDINARY_SURGE_SCALE_M,
  ORDINARY_SURGE_SHARE,
  SHORE_YEARS,
  SURGE_LOSS_M_PER_KM,
  UNKNOWN_SHORE_GROUND,
  UNKNOWN_TIDE_LN_SIGMA,
  WET_DEPTH_M,
} from './tables.ts';

/** Reduced variate of Gumbel's distribution for a return period in years. */
const reduced = (years: number): number => -Math.log(-Math.log1p(-1 / years));
const Y10 = reduced(10);
const Y100 = reduced(100);
const SHORE_Y = reduced(SHORE_YEARS);

/** Bounds of the slices of yearly exceedance into which the year's highest level is cut; each is taken at its geometric middle. */
const BOUNDS = [
  0.999, 0.7, 0.5, 0.3, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001, 0.0003, 0.0001,
] as const;
const SLICES = BOUNDS.slice(1).map((low, i) => {
  const high = BOUNDS[i];
  return { weight: high - low, y: reduced(1 / Math.sqrt(low * high)) };
});

/** Years after which the highest astronomical tide comes again. @source Doodson (1921), Proc. R. Soc. A 100, 305-329: the cycle of the lunar node. doi:10.1098/rspa.1921.0088 */
const NODE_Y = reduced(18.6);
/** POLICY. What the highest tide of any year reaches of the highest astronomical tide. @source Haigh, Eliot & Pattiaratchi (2011), J. Geophys. Res. 116, C06025: the cycles of 18.6 and 4.4 years move the yearly highest tide by some 10 %. doi:10.1029/2010JC006645 */
const ANY_YEAR = { share: 0.93, y: reduced(1.05) } as const;

/** What the highest tide of so many years reaches by itself, m above mean sea level. */
function tideAloneM(tide: SeaTide, y: number): number {
  const late = Math.min(1, Math.max(0, (y - ANY_YEAR.y) / (NODE_Y - ANY_YEAR.y)));
  return tide.highestM * (ANY_YEAR.share + (1 - ANY_YEAR.share) * late);
}

/**
 * The highest tide, m above mean sea level: alone up to the years after which the highest of all comes again. No tide is higher, so what
 * comes less often has a surge upon it: the level grows as the tail of the ordinary surges does, which come with so many tides that some meet the highest.
 *
 * @source Pugh & Vassie (1978), Extreme sea levels from tide and surge probability, Proc. 16th Coastal Eng. Conf., 911-930: levels are the sum of the two, taken as independent
 */
function highestTideM(sea: SurgeClimate, y: number): number {
  if (sea.tide === undefined) return -Infinity;
  return tideAloneM(sea.tide, y) + scaleOnHighestM(sea) * Math.max(0, y - NODE_Y);
}

/**
 * How far the sea stands above mean high water once in so many years by surges of the listed law, m. A level read at a gauge holds the tides that it came with. A surge listed by itself
 * meets any tide: what either exceeds the mean high water by is independent of the other, and parts that are independent add up as their squares do.
 *
 * At 37 gauges of coasts of winter storms and 39 of the open ocean, surges on mean high water are 0.10 and 0.20 m low once in 10 years, the more so the higher the spring tides (Brest 0.27, Juneau 0.64).
 *
 * @source Pugh & Vassie (1978): tide and surge are independent; quantiles of a sum of independent normal variates
 */
function excessM(sea: SurgeClimate, y: number): number {
  const surgeM = surgeAt(sea, y);
  const alone = sea.surgeAloneShare ?? 0;
  if (sea.tide === undefined || alone === 0) return surgeM;
  const springM = Math.max(0, tideAloneM(sea.tide, y) - sea.tide.highM);
  const joinedM = Math.hypot(springM, Math.max(0, surgeM));
  return surgeM + alone * (joinedM - surgeM);
}

/** Scale of the surges that meet the highest tides, m: cyclones are too few to. */
const scaleOnHighestM = (sea: SurgeClimate): number =>
  withoutCyclonesM(sea, ORDINARY_SURGE_SCALE_M);

/** Scale of the surges of ordinary weather, m: a coast seldom sees a cyclone, so that all frequent floods are theirs. */
export const ordinaryScaleM = (sea: SurgeClimate): number =>
  withoutCyclonesM(sea, ORDINARY_SURGE_SHARE * sea.surge10M);

/** A scale of surges that no cyclone makes, on coasts of cyclones; elsewhere that of the listed surges, m. */
function withoutCyclonesM(sea: SurgeClimate, scaleM: number): number {
  const listedM = gumbelScaleM(sea);
  return listedM + (sea.cycloneShare ?? 0) * Math.min(0, scaleM - listedM);
}

/**
 * Still-water level of the sea once in so many years, above the mean sea level of 1995 to 2014: high tide, Gumbel surge through the
 * listed 10- and 100-year values, and the rise of the sea so far; never below what ordinary weather makes, nor below the
 * highest tide, which beyond its own cycle grows as surges do.
 *
 * @param years  return period, above 1; beyond 500 the straight line of Gumbel is an extrapolation
 * @param riseM  sea-level rise since 2005, m
 * @returns m above mean sea level
 * @source Gumbel (1958), Statistics of Extremes, sect. 5.2
 */
export function seaLevelOfYears(sea: SurgeClimate, years: number, riseM: number): number {
  return levelAt(sea, reduced(years), riseM);
}

function levelAt(sea: SurgeClimate, y: number, riseM: number): number {
  const surged = sea.tideShare * sea.highTideM + excessM(sea, y);
  return Math.max(surged, ordinaryLevelM(sea, y), highestTideM(sea, y)) + riseM;
}

/** Rarest and most frequent levels that are told apart, years. */
const TOLD_YEARS = { least: 1.01, most: 100_000 } as const;
/** Halvings by which a return period is found. */
const HALVINGS = 40;

/**
 * Years between floods above a level of the sea: the inverse of `seaLevelOfYears`.
 *
 * @param levelM  above the mean sea level of 1995 to 2014, m
 * @param riseM   sea-level rise since 2005, m
 * @returns 1 where it comes in all but every year, 100,000 at most
 */
export function yearsOfSeaLevel(sea: SurgeClimate, levelM: number, riseM: number): number {
  let [low, high] = [reduced(TOLD_YEARS.least), reduced(TOLD_YEARS.most)];
  if (levelAt(sea, low, riseM) >= levelM) return 1;
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2;
    if (levelAt(sea, middle, riseM) < levelM) low = middle;
    else high = middle;
  }
  return -1 / Math.expm1(-Math.exp(-high));
}

/** Slices of equal chance into which the levels beyond one of them are cut. */
const RARER = 40;

/**
 * How far the sea stands on the average above its level of so many years when it comes higher: the depth that floods of such ground have. Frequent ones on a coast of
 * cyclones are those of ordinary weather, with a cyclone among them now and then.
 *
 * @param years  return period of the level, above 1
 * @returns m; the scale of the Gumbel law of the listed surges where they alone make the levels
 * @source mean excess of the yearly highest level, Coles (2001), An Introduction to Statistical Modeling of Extreme Values, sect. 4.2
 */
export function meanExcessM(sea: SurgeClimate, years: number): number {
  const levelM = levelAt(sea, reduced(years), 0);
  let excessM = 0;
  for (let k = 0; k < RARER; k++)
    excessM += (levelAt(sea, reduced((years * RARER) / (k + 0.5)), 0) - levelM) / RARER;
  return excessM;
}

/** Scale of the Gumbel law of the listed surges: a rise of the sea by so much makes each of their levels come e times as often, m. */
const gumbelScaleM = ({ surge10M, surge100M }: SurgeClimate): number =>
  (surge100M - surge10M) / (Y100 - Y10);

const surgeAt = (sea: SurgeClimate, y: number): number =>
  sea.surge10M + gumbelScaleM(sea) * (y - Y10);

/** The level that ordinary weather makes, m: its storms last for days and meet a whole high tide, the listed surge of 10 years among them. */
function ordinaryLevelM(sea: SurgeClimate, y: number): number {
  const meets = sea.cycloneShare === undefined ? sea.tideShare : 1;
  return meets * sea.highTideM + sea.surge10M + ordinaryScaleM(sea) * (y - Y10);
}

/** How far the level of so many years may be off by what is not known of surge and tide, one standard deviation, m. */
export function seaLevelSigmaM(sea: SurgeClimate, years: number): number {
  return Math.hypot(sea.lnSigma * Math.max(0, surgeAt(sea, reduced(years))), tideSigmaM(sea));
}

/** How far the high water that a surge meets may be off, one standard deviation, m. */
function tideSigmaM({ tide, tideShare, highTideM }: SurgeClimate): number {
  return (tide?.lnSigma ?? UNKNOWN_TIDE_LN_SIGMA) * tideShare * highTideM;
}

/**
 * What the error of the tide does to the probability of a flood, log standard deviation: the level's error against how steeply the
 * probability falls with the level, which is the scale of the surge and the error of the ground together.
 */
export function tideLnSigma(sea: SurgeClimate, groundSigmaM: number): number {
  return tideSigmaM(sea) / Math.hypot(gumbelScaleM(sea), groundSigmaM);
}

/** What the sea floods: ground, its distance from the shore, and how high the sea already stands. */
export interface ShoreSite {
  readonly ground: Ground | null;
  readonly coastDistanceKm: number;
  readonly riseM: number;
  /** Rise under which land was put to use, m, for a sea that rises against land in use; left out: `riseM`. */
  readonly inUseRiseM?: number;
}

/**
 * Yearly probability that an undefended place stands under more than 15 cm of sea: the levels of the year against the ground, whose
 * height has the law of ground by the sea. A rough height is cut off below at the level that comes there every 5 years, since what nothing
 * defends and the sea takes more often is shore, not land in use; a surveyed height is believed as it is. Land that is in use today stays where it is
 * while the sea rises. Of hollows far below the sea none is open to it.
 *
 * @returns 0 to 1
 */
export function openSeaProbability(
  sea: SurgeClimate,
  { ground, coastDistanceKm, riseM, inUseRiseM = riseM }: ShoreSite,
): number {
  const height = ground ?? assumedGround(coastDistanceKm);
  const law = shoreGround(height, coastDistanceKm);
  let probability = 0;
  for (const mPerKm of SURGE_LOSS_M_PER_KM) {
    const lossM = mPerKm * coastDistanceKm;
    probability +=
      levelsAbove(
        sea,
        { ...height, law },
        { riseM: riseM - lossM, inUseRiseM: inUseRiseM - lossM },
      ) / SURGE_LOSS_M_PER_KM.length;
  }
  return openToSea(height.elevationM) * probability;
}

/** Yearly probability of levels above the ground of a place, with how far the levels of the coast are raised there: those of the year, and those that the land in use was chosen by, m. */
function levelsAbove(
  sea: SurgeClimate,
  { elevationM, sigmaM, law }: Ground & { readonly law: ShoreGround },
  { riseM, inUseRiseM }: Required<Pick<ShoreSite, 'riseM' | 'inUseRiseM'>>,
): number {
  const rough = readRoughly(sigmaM);
  const lowestM =
    rough * levelAt(sea, SHORE_Y, inUseRiseM) + (1 - rough) * (elevationM - 4 * sigmaM);
  const bottom = Math.min(1 - 1e-9, shareBelow(law, lowestM));
  let probability = 0;
  for (const { weight, y } of SLICES) {
    const below = shareBelow(law, levelAt(sea, y, riseM) - WET_DEPTH_M);
    probability += weight * Math.max(0, (below - bottom) / (1 - bottom));
  }
  return probability;
}

/** Whether the sea finds its way to low ground: hollows deeper than any polder (the Dead Sea, Turpan, Death Valley) lie behind hills. */
function openToSea(elevationM: number): number {
  const { fullM, noneM } = HOLLOW;
  return Math.min(1, Math.max(0, (elevationM - noneM) / (fullM - noneM)));
}

function assumedGround(coastDistanceKm: number): Ground {
  const elevationM = UNKNOWN_SHORE_GROUND.atShoreM + UNKNOWN_SHORE_GROUND.perKmM * coastDistanceKm;
  return { elevationM, sigmaM: elevationM };
}
