import type { FloodReach, FloodRise } from '../../ground/datasets/floodPlains.ts';

/** Depth from which the ground counts as flooded, m. @source Rentschler, Salhab & Jafino (2022), Nat. Commun. 13, 3527: 0.15 m. doi:10.1038/s41467-022-30727-4 */
export const WET_DEPTH_M = 0.15;

/**
 * POLICY. Yearly probability that an undefended river leaves its bed, by regime: bankfull flow comes every 1 to 5 years, most often
 * where one season makes all floods, least below reservoirs and at lakes, which years of rain or great storms raise over their shores.
 *
 * @source Williams (1978), Water Resour. Res. 14, 1141-1154: bankfull recurrence, mode 1.5 years, range 1 to 32. doi:10.1029/WR014i006p01141
 */
export const BANKFULL_PER_YEAR: Readonly<Record<FloodReach['regime'], number>> = {
  monsoon: 0.4, snowmelt: 0.25, rain: 0.25, ice_jam: 0.25, flash: 0.15, regulated: 0.1, lake: 0.1,
};

/** Yearly probability at the edge of the natural flood plain: the half widths are those of the 100-year flood. @source Nardi et al. (2019), doi:10.1038/sdata.2018.309 */
export const EDGE_PER_YEAR = 0.01;

/**
 * POLICY. Share of the ground at a given distance that stands under 15 cm when the river has come so far: the plains are those of the 100-year
 * flood, so most of it; levees of the river's own making, terraces and fills stay dry.
 *
 * With it 4 % of homes of the United States and 11 % of people of the world stand in ground of 1 % a year behind their defences; published
 * without defences are 10 % and 23 %.
 *
 * @source Nardi et al. (2019), doi:10.1038/sdata.2018.309 (the plains); First Street Foundation (2020); Rentschler et al. (2022), doi:10.1038/s41467-022-30727-4
 */
export const PLAIN_LOW_SHARE = 0.7;

/** POLICY. Maps of depth by return period: share of what a map calls dry that the flood reaches all the same, and the factor by which it is not known; step of the depth by which the spread is worked out, in standard deviations; spread of the map's own probabilities and the most that is shown, logarithms; the least yearly probability that a map of 1,000 years can tell. */
export const MAPPED = { dryButWet: 0.02, dryFactor: 3, halfSigma: 0.5, leastLnSigma: 0.4, mostLnSigma: 1.5, leastPerYear: 1e-4 } as const;

/** Log standard deviation of a high water that only a reading of the listed coasts gives: as these stand against the stations of the tide far from them (`src/atlas/tides`). */
export const UNKNOWN_TIDE_LN_SIGMA = 0.75;

/**
 * POLICY. Share of the houses of a town's flooded ground that its published floods reach, beyond those that the ground of the place itself tells of: the figures
 * hold for the part of the town that floods. One third.
 */
export const LOW_GROUND_SHARE = 0.35;

/** Rise of a large flood above ordinary water where no gauge of the river is listed, m: the middle and the spread of the rises at the 690 gauges of `src/atlas/data/rivers.ts`; rivers of wide plains and of narrow ones have the same. */
export const UNGAUGED_RISE: FloodRise = { riseM: 6, sigmaM: 3, basis: 'prior' };

/**
 * How far below its water a river's own plain may lie, m: beds that rise on their silt between dikes stand 3 to 5 m above the plain along the lower Yellow River, 20 m at the
 * most at Xinxiang. Ground that lies deeper drains to another water, behind dunes or hills.
 *
 * @source Yellow River Conservancy Commission, facts of the suspended river, restated from memory, unverified
 */
export const PERCHED_M = 20;

/** POLICY. Roughness of the ground between a survey point and the place, m. */
export const GROUND_ROUGHNESS_M = 2;

/** POLICY. Slope above which water runs off rather than stands, degrees. */
export const DRAINING_SLOPE_DEG = 3;

/**
 * POLICY. Rain floods (surface water and small streams): yearly probability of a place taken at random, in proportion to the rain of
 * 24 hours once in 100 years: `atReference x rain / reference`, between `least` and `most`.
 *
 * Set so that, with rivers and sea, one in ten homes of the United States and 23 % of the people of the world stand in ground of 1 %
 * a year, and so that deserts keep a rate (flash floods).
 *
 * @source Rentschler et al. (2022), doi:10.1038/s41467-022-30727-4; First Street Foundation (2020), First National Flood Risk Assessment
 */
export const RAIN_FLOOD = { referenceMm: 100, atReference: 0.0017, least: 0.0002, most: 0.012 } as const;

/**
 * POLICY. Streams that no list knows. Half of what rain floods places taken at random is water out of small streams, half surface water
 * where it falls: pluvial and small fluvial floods are of like size where both are modelled. On the floor of a valley streams come
 * thrice as often, on a watershed a third; the ground between low and high parts about the middle, the less sharply the less relief there is
 * beside `leastReliefM`.
 *
 * @source Rentschler et al. (2022), Nat. Commun. 13, 3527: pluvial and fluvial exposure of like size. doi:10.1038/s41467-022-30727-4
 */
export const STREAM = { shareOfRain: 0.5, valleyFactor: 3, leastReliefM: 15, reliefShare: 0.5, middle: 0.6, spread: 0.4, most: 0.03 } as const;

/** POLICY. Share of land within 3 km below which a place has no streams but gutters and ponds, the one from which it has its streams whole, and what is left without any. */
export const GATHERING = { noneShare: 0.1, fullShare: 0.35, least: 0.1 } as const;

/**
 * POLICY. Towns were built where a river comes less often than once in so many years, or are guarded against it, where no standard of the river
 * is published: by the income of the country, 10 years in poor and 100 in rich countries, in equal ratios between.
 *
 * @source Scussolini et al. (2016), FLOPROS, Nat. Hazards Earth Syst. Sci. 16, 1049-1061, doi:10.5194/nhess-16-1049-2016: protection
 *   modelled by wealth where none is known; the range restated from memory, unverified
 */
export const PROTECTION_YEARS = { low: 10, lowerMiddle: 20, upperMiddle: 45, high: 100, unknown: 30 } as const;

/**
 * POLICY. Countries with a national standard that keeps homes from the sea: what comes oftener than once in so many years neither floods settled ground in the mean, by walls or because nobody builds
 * there. Countries with none in this list are read as they lie, behind the defences that are published.
 *
 * @source Planning Policy Statement 25 (2006), table D.1, and Planning Practice Guidance, flood zone 3: sea once in 200 years (England, Wales; Scotland the same), looked up; Office of Public Works (2009), The
 *   Planning System and Flood Risk Management, zone A: once in 200 years (Ireland); TEK17, section 7-2, class F2: once in 200 years (Norway); Parjanne & Huokuna (2014), lowest heights for building: once in 250
 *   years at the end of the century, some 200 now (Finland); the last three restated from memory, unverified
 */
export const SEA_STANDARD_YEARS: Readonly<Record<string, number>> = { GB: 200, IE: 200, NO: 200, FI: 200 };

/** POLICY. Rain flood where the climate is not known: the middle of the world's land. */
export const UNKNOWN_CLIMATE_PER_YEAR = 0.0015;

/**
 * Air temperature at which half of what falls is rain, °C, the mean of 12,000 stations of the northern hemisphere; and the spread of single days about
 * the mean of their month in polar summers, °C (POLICY). Where no month is warm, what falls is snow, and lies.
 *
 * @source Jennings, Winchell, Livneh & Molotch (2018), Nat. Commun. 9, 1148: 1.0 °C, -0.4 to 2.4 at 95 % of stations. doi:10.1038/s41467-018-03629-7
 */
export const RAIN_OR_SNOW = { halfC: 1, daySigmaC: 3 } as const;

/** POLICY. Sealed ground: rain floods in a dense town of this many people within 25 km come half as often again. */
export const SEALED = { population: 1_000_000, mostExtra: 0.5 } as const;

/**
 * POLICY. Loss of a surge's height over land, m per km: what it is at a place hangs on marsh, roads, walls and how long the storm lasts, so losses are
 * means over three values of equal chance, the ends of the published ranges cut by a sixth of the cases.
 *
 * @source Vafeidis et al. (2019), Nat. Hazards Earth Syst. Sci. 19, 973-984: 0.1 to 1 m/km, doi:10.5194/nhess-19-973-2019; Wamsley et al. (2010), Ocean Eng. 37, 59-68,
 *   doi:10.1016/j.oceaneng.2009.07.018: over the marshes of Louisiana 1 m in 6 to 50 km (restated from memory, unverified)
 */
export const SURGE_LOSS_M_PER_KM = [0.05, 0.2, 0.6] as const;

/** POLICY. Scale of the Gumbel law of surges that no cyclone makes, on coasts of cyclones, m: 0.1 m between the levels of 10 and 100 years. @source Muis et al. (2016), Nat. Commun. 7, 11969: the least of tropical coasts without cyclones. doi:10.1038/ncomms11969 */
export const ORDINARY_SURGE_SCALE_M = 0.043;

/**
 * POLICY. On coasts of cyclones, scale of the Gumbel law of the surges of ordinary weather over the surge of 10 years, which is theirs too: the
 * median of the listed coasts without cyclones, 0.17 of 195 in the paths of winter storms and 0.21 of 68 others.
 *
 * @source NOAA NOS CO-OPS 067 (2013), Muis et al. (2016), doi:10.1038/ncomms11969, and others, as listed in `src/atlas/data/coastLevels.ts`
 */
export const ORDINARY_SURGE_SHARE = 0.18;

/** POLICY. What nothing defends and the sea takes more often than once in so many years is counted as shore, not as land in use. */
export const SHORE_YEARS = 5;

/** POLICY. Great floods of towns stand up to so far above the low ground round them, m (Dhaka 1988 some 4 m above its lowest quarters, Bangkok 2011 two). */
export const TOWN_FLOOD_REACH_M = 5;

/** POLICY. Lowest ground that lies open to the sea, and ground that surely does not, m: the deepest polders stand at -7 m. */
export const HOLLOW = { fullM: -10, noneM: -20 } as const;

/** POLICY. Where the elevation is not known, low ground by the sea: mean and spread grow with the distance from the shore, m. */
export const UNKNOWN_SHORE_GROUND = { atShoreM: 3, perKmM: 2 } as const;

/** POLICY. Log standard deviation of each part's yearly probability: a factor of 3 to 10 between the middle and the tenth or ninetieth point; rain and streams of an unknown climate have that of the world's climates beside their own. */
export const LN_SIGMA = { openRiver: 1.0, unlistedRiver: 1.5, stream: 1.6, defendedRiver: 1.3, rain: 1.1, seaLeast: 0.9, seaMost: 1.7, town: 1.0, missingInput: 0.4, unknownClimate: 0.9, most: 1.8 } as const;

/**
 * POLICY. Mean excess of a flood's depth at a place over 15 cm, m: small streams 0.2, rain a tenth; the sea by the scale of its surges on top of `seaLeast`. Rivers have
 * a tenth of the rise of their large floods: the scale of the Gumbel law of their stages over the rise is 0.12 at Cologne (mean flood of a year 7.25 m, 11.3 m once in 100 years, mean water 3.0 m)
 * and 0.09 at Cincinnati; claims of the National Flood Insurance Program cluster between 0.3 and 1.2 m.
 *
 * @source Wasserstrassen- und Schifffahrtsverwaltung and Stadtentwaesserungsbetriebe Koeln (gauge Koeln); National Weather Service (Cincinnati: pool 7.7 m, crests 24.4 m in 1937 and 21.7 m in 1884)
 */
export const FLOOD_DEPTH_M = { riverPerRise: 0.1, streams: 0.2, rain: 0.1, seaLeast: 0.2 } as const;

/**
 * POLICY. Half width of the flood plain from which a river's floods stand at their full depth, km; those of narrower plains stand between a
 * stream's and a river's, since depth grows with width downstream.
 *
 * @source Leopold & Maddock (1953), USGS Professional Paper 252: depth as the 0.4, width as the 0.5 power of discharge
 */
export const FULL_DEPTH_HALF_WIDTH_KM = 2;

/**
 * POLICY. Of the plots that rain or a small stream floods, the share whose water comes to the house: builders raise a house above its yard and street;
 * a river's comes to all, one of a narrow plain to a share between. Puts the mean
 * of England at about 3e-5 a year, the order of a fifth of its yearly flood damage.
 *
 * @source Environment Agency (2014), Long-term investment scenarios (a billion pounds a year, surface water about a quarter), restated from memory, unverified
 */
export const RAIN_REACHES_HOUSE = 0.25;
