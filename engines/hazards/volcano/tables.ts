

/**
 * Column height that stands for each VEI from 0 to 7, km above the vent: the middle of the class to VEI 4; POLICY above, where the
 * class is open: 27, 35 and 40 km, near Mount St. Helens 1980 to Quizapu 1932 (VEI 5), Pinatubo 1991 (VEI 6), Tambora 1815 (VEI 7).
 */
export const COLUMN_KM = [0.05, 0.5, 3, 9, 17, 27, 35, 40] as const;

/** Bulk tephra volume that stands for each VEI from 0 to 7, km3: geometric middle of the class. */
export const TEPHRA_KM3 = [1e-6, 1e-4, 3.2e-3, 3.2e-2, 0.32, 3.2, 32, 320] as const;

/** Bulk density of fallen ash, kg/m3. @source Gonzalez-Mellado & De la Cruz-Reyna (2010), Nat. Hazards Earth Syst. Sci. 10, 2241-2257. doi:10.5194/nhess-10-2241-2010 */
export const ASH_DENSITY_KGM3 = 1100;

/** Density of magma, kg/m3. @source Mastin et al. (2009), J. Volcanol. Geotherm. Res. 186, 10-21. doi:10.1016/j.jvolgeores.2009.01.008 */
export const MAGMA_DENSITY_KGM3 = 2500;

/** How a volcano behaves, as far as the priors tell volcanoes apart. */
export type Kind = 'central' | 'shield' | 'field';

/** The kind of each catalogue type. */
export const KIND_OF = {
  Stratovolcano: 'central', 'Complex volcano': 'central', Caldera: 'central', 'Lava dome': 'central', Shield: 'shield',
  'Volcanic field': 'field', 'Fissure vent': 'field', Cone: 'field',
} as const satisfies Record<string, Kind>;

/**
 * Gamma priors of the eruption rate: shape, and years of record the prior is worth. One row per kind, columns by the record before
 * the completeness year: a dated eruption within 1000 years, an older one, none.
 *
 * @source Fitted for this product in November 2026 by maximum likelihood of the negative binomial counts of confirmed eruptions in
 * each volcano's complete window (Mead & Magill 2014) over 1182 volcanoes of Volcanoes of the World v. 4.6.7 (Smithsonian, May 2018,
 * doi:10.5479/si.GVP.VOTW4-2013): 203, 101, 517 central; 23, 17, 73 shield; 28, 35, 185 field. In-sample; no held-out skill.
 */
export const RATE_PRIORS: Readonly<Record<Kind, readonly { readonly shape: number; readonly years: number }[]>> = {
  central: [{ shape: 0.497, years: 8.7 }, { shape: 0.145, years: 10.7 }, { shape: 0.176, years: 15 }],
  shield: [{ shape: 0.38, years: 4.5 }, { shape: 0.078, years: 16.7 }, { shape: 0.107, years: 14 }],
  field: [{ shape: 0.199, years: 19.1 }, { shape: 0.113, years: 183 }, { shape: 0.113, years: 61.9 }],
};

/** POLICY. Chance that a volcano changed its regime during its present repose; lets long silence outweigh a busy past (Vesuvius after 1944). */
export const REGIME_CHANGE = 0.1;

/**
 * Beginnings a year, as factor * (rate of the record) ^ power, by calendar years since the last eruption, up to `throughYears`; eruptions come
 * in clusters, and those of a volcano with a sparse record more so. Later than the last class the rate of the record stands as it is.
 *
 * @source Fitted for this product in November 2026 by maximum likelihood on 29,000 volcano-years without an eruption, 1900 to 2017, of Volcanoes of
 * the World v. 4.6.7 (each year told by the years before it alone). Fitted on 1900 to 1959 the negative log likelihood of 1960 to 2017
 * falls from 4846 to 4224. Clusters of the kind: Marzocchi & Zaccarelli (2006), J. Geophys. Res. 111, B04204. doi:10.1029/2005JB003709
 */
export const RECENCY = [
  { throughYears: 1, factor: 1.158, power: 0.481 },
  { throughYears: 2, factor: 1.165, power: 0.581 },
  { throughYears: 5, factor: 0.774, power: 0.594 },
  { throughYears: 10, factor: 0.925, power: 0.794 },
  { throughYears: 20, factor: 0.563, power: 0.709 },
  { throughYears: 40, factor: 0.293, power: 0.581 },
] as const;

/**
 * Years since the eruption began that a volcano in eruption is in, and share of such volcanoes. In the year after one began, those of VEI 3 begin
 * 3.6 times as often as the records say and those of VEI 2 and less 2.9 times; in the second year 2.6 and 2.5 times, to the fifth 1.6 and 1.9.
 *
 * @source Counted for this product from Volcanoes of the World v. 4.6.7: the 43 that were in eruption in May 2018, by the year in which their last
 * eruption began (2, 7, 11, 5, 6 and 2 in the classes of RECENCY, ten before them); beginnings of 1900 to 2017 by years since the last one, against
 * each volcano's own record before (116 of VEI 3 in the first year where the records make 32)
 */
export const SINCE_BEGINNING = [
  { years: 1, share: 2 / 43 },
  { years: 2, share: 7 / 43 },
  { years: 5, share: 11 / 43 },
  { years: 10, share: 5 / 43 },
  { years: 20, share: 6 / 43 },
  { years: 40, share: 2 / 43 },
  { years: Infinity, share: 10 / 43 },
] as const;

/** POLICY. Worth of a silent year before the complete window, against one within it: large eruptions leave deposits, small ones are lost. */
export const EARLY_YEAR_WORTH = 0.1;

/** Length of the Holocene, years before 2000. @source Walker et al. (2009), J. Quaternary Sci. 24, 3-17. doi:10.1002/jqs.1227 */
export const HOLOCENE_YEARS = 11_700;

/**
 * Relative chance of VEI 0 to 4 given an eruption, by repose before it: under 10 years, to 100, to 1000, longer or unknown.
 *
 * @source Counted for this product from confirmed eruptions of Volcanoes of the World v. 4.6.7: VEI 0 to 3 since 1900, the share of
 * VEI 4 and above since 1700
 */
export const VEI_PRIORS = {
  explosive: [
    [0.051, 0.296, 0.537, 0.102, 0.0115],
    [0.059, 0.215, 0.522, 0.153, 0.0418],
    [0.05, 0.275, 0.33, 0.188, 0.105],
    [0.21, 0.19, 0.31, 0.208, 0.055],
  ],
  effusive: [
    [0.303, 0.165, 0.437, 0.085, 0.0082],
    [0.292, 0.157, 0.371, 0.12, 0.049],
    [0.26, 0.18, 0.35, 0.14, 0.056],
    [0.44, 0.1, 0.28, 0.15, 0.024],
  ],
} as const;

/**
 * Eruptions of VEI 5 and more of one volcano: Gamma prior by kind (shape, and the years it is worth), years that the record of the Holocene
 * is worth, and the Beta priors of the share that is of VEI 6 (of those of 5 and more) and of VEI 7 (of those of 6 and more): weight in
 * eruptions, mean, and a factor for the better record of the larger. Years and factors are such that the world has 0.105 a year of VEI 5 and
 * more (23 from 1800 to 2018), 0.0174 of VEI 6 and more (nine from 1500 to 2018, within the published one in 50 to 100 years) and 0.0015 of VEI 7
 * (Deligne, Coles & Sparks 2010, J. Geophys. Res. 115, B06203: 1 to 2 per thousand years, doi:10.1029/2009JB006554).
 *
 * @source Fitted for this product in November 2026 by maximum likelihood (negative binomial; beta-binomial) on the 237 confirmed eruptions of VEI 5
 * and more at listed volcanoes of Volcanoes of the World v. 4.6.7; the shape of fields, of which none is known, follows from their VEI 4.
 * Held out: fitted before 1900, the mean negative log of the chance that it was the volcano that erupted is 6.22 over the 13 of VEI 5 and more
 * since and 5.89 over the three of VEI 6 (all volcanoes alike: 7.09; each by the counts of its own window: 6.98 and 8.63); fitted before
 * 1700, 5.92 over 26 and 6.18 over five.
 */
export const LARGE_LAW = {
  kinds: {
    Stratovolcano: 'central', 'Complex volcano': 'central', 'Lava dome': 'central', Caldera: 'caldera',
    Shield: 'shield', 'Fissure vent': 'shield', 'Volcanic field': 'field', Cone: 'field',
  },
  prior: { central: 0.12, caldera: 0.449, shield: 0.047, field: 0.031 },
  priorYears: 1281, recordYears: 2242,
  sixOfFive: { weight: 1.19, mean: { other: 0.222, caldera: 0.509 }, recorded: 0.598 },
  sevenOfSix: { weight: 1.58, mean: { other: 0.138, caldera: 0.166 }, recorded: 0.62 },
} as const;

/**
 * How well the large eruptions of a region are recorded against those of the world, by the first two digits of the numbers of its volcanoes.
 *
 * @source Counted for this product in Volcanoes of the World v. 4.6.7: eruptions of VEI 4 and more of the Holocene before 1769 over those since,
 * against the same quotient of the world, with 40 eruptions of the world's quotient added to each (POLICY)
 */
export const RECORD_WORTH: Readonly<Record<number, number>> = {
  21: 1.33, 22: 1.15, 23: 1.02, 24: 1.47, 25: 0.63, 26: 0.42, 27: 0.82, 28: 1.22, 29: 0.59, 30: 1.39, 31: 0.78, 32: 1.25, 33: 0.9,
  34: 1.07, 35: 1.21, 36: 1.22, 37: 0.98, 38: 1.32, 39: 1.02,
};

/** Weight of the VEI prior in eruptions. @source Dirichlet-multinomial fit of the same counts since 1900: 332 explosive, 76 effusive volcanoes. */
export const VEI_PRIOR_WEIGHT = { explosive: 3.67, effusive: 2.41 } as const;

/**
 * Share of eruptions with pyroclastic flows, lahars and lava flows by VEI 0 to 7.
 *
 * @source Counted for this product from the event list of Volcanoes of the World v. 4.6.7, eruptions since 1900 (335, 964, 1823, 412, 69,
 * 10 and 3 of VEI 0 to 6); VEI 7 taken as VEI 6, and VEI 6 (3 eruptions) smoothed with VEI 5. Lahars apart for the volcanoes of
 * `ICE_CLAD` (105, 166, 73, 11 and 3 eruptions of VEI 1 to 5) and all others (859, 1657, 339, 58 and 7).
 */
export const PHENOMENA = {
  pyroclasticFlow: [0.003, 0.028, 0.075, 0.359, 0.638, 0.95, 0.95, 0.98],
  lahar: [0.003, 0.031, 0.059, 0.204, 0.483, 0.6, 0.8, 0.85],
  laharFromIce: [0.003, 0.048, 0.217, 0.493, 0.52, 0.8, 0.9, 0.9],
  lavaFlow: [0.528, 0.13, 0.276, 0.551, 0.507, 0.4, 0.3, 0.3],
} as const;

/** Volcanoes with glaciers, or with snow or a lake on which lahars began, by number; judged by hand. */
export const ICE_CLAD: ReadonlySet<number> = new Set([
  351020, 351030, 351050, 352050, 352006, 352030, 321030, 321050, 322010, 321010, 321020, 321040, 323010, 323080, 313030, 313040,
  341090, 341100, 357120, 357110, 358020, 358010, 358057, 357090, 241100, 300260, 300270, 300250, 372020, 372030, 373010, 374010,
  373030, 285050, 214010, 214020, 352090, 283030, 241030,
]);

/**
 * Energy cone of pyroclastic flows by VEI 0 to 7: height of the collapsing column above the vent, km (POLICY, a tenth or less of the
 * column), and the slope H/L of the energy line.
 *
 * @source Ratios: Sheridan (1979), GSA Spec. Pap. 180, 125-136; 0.2-0.3 for moderate and 0.1-0.15 for large eruptions; unverified.
 */
export const ENERGY_CONE = {
  collapseKm: [0, 0, 0.1, 0.3, 0.7, 1.2, 1.8, 2.5],
  heightToLength: [0.35, 0.35, 0.3, 0.25, 0.2, 0.15, 0.12, 0.1],
  /** POLICY. Share of all directions that one eruption's flows take. */
  sector: [0.03, 0.03, 0.05, 0.1, 0.2, 0.5, 0.8, 1],
} as const;

/**
 * Volcanoes whose eruptions open in low ground full of water and send surges to all sides alike, by number: share of their explosive eruptions (VEI 2 and more) that has such surges, at least.
 *
 * @source Campi Flegrei: Bevilacqua et al. (2017), Front. Earth Sci. 5, 72, doi:10.3389/feart.2017.00072 (flows from 15,000 years of deposits, spreading alike to all sides). POLICY: nine in ten
 */
export const SURGES_ALL_ROUND: Readonly<Partial<Record<number, number>>> = { 211010: 0.9 };

/** Coefficients of lahar cross section and planimetric area. @source Iverson, Schilling & Vallance (1998), GSA Bull. 110, 972-984; Schilling (2014), USGS OFR 2014-1073 */
export const LAHARZ = { crossSection: 0.05, planimetric: 200 } as const;

/** POLICY. Lahar volume by VEI 0 to 7, m3: one hundredth to one third of the tephra, as a volcano can supply water. */
export const LAHAR_VOLUME_M3 = [1e3, 1e4, 2e5, 2e6, 2e7, 1e8, 3e8, 1e9] as const;

/** POLICY. Width over depth of a channelled lahar, and how many valleys of a volcano one eruption fills. */
export const LAHAR_CHANNEL = { aspect: 40, valleys: 3 } as const;

/** POLICY. Median lava reach, km; shields feed long flows (Mauna Loa 1859: 51 km). */
export const LAVA = { reachKm: { central: 3, shield: 10, field: 6 }, lnSigma: 0.7 } as const;

/**
 * Volcanoes whose lava runs like water and far beyond their kind, by number of the Global Volcanism Program: median reach, km, and share
 * of directions one eruption covers.
 *
 * @source Komorowski et al. (2003), Acta Vulcanologica 14-15, 27-62 (2002: 13 km to the lake, 1977: 20 km in an hour); Favalli et al.
 *   (2009), Bull. Volcanol. 71, 363-375. doi:10.1007/s00445-008-0233-9; restated from memory, unverified; the shares are POLICY
 */
export const FLUID_LAVA: Readonly<Record<number, { readonly reachKm: number; readonly sector: number }>> = {
  223030: { reachKm: 15, sector: 0.2 },
  223020: { reachKm: 15, sector: 0.12 },
};

/** POLICY. Radius within which the next vent may open, km, by catalogue type: a vent field is wider than a summit (Auckland: 15 km). */
export const VENT_RADIUS_KM = {
  Stratovolcano: 1.5, 'Complex volcano': 3, Caldera: 6, Shield: 6, 'Lava dome': 1.5, 'Volcanic field': 12, 'Fissure vent': 10, Cone: 2,
} as const;

/**
 * Chance that a volcano in eruption by the list is so in the next year too. The number in eruption stays about the same, so those that go on
 * are those that did not begin: 46 in eruption in the first half of 2026, while 32 begin one in a year (1990 to 2017), leaves 30 of 46; the
 * list of May 2018 leaves 32 of 43 (and 42 of those 43 erupted in a later year).
 *
 * @source Counted for this product from Volcanoes of the World v. 4.6.7 (Smithsonian, May 2018) and its public list of July 2026
 */
export const STILL_ACTIVE_NEXT_YEAR = 0.65;

/**
 * Bulk tephra that a year in eruption brings up where it is measured, km3, by number of the volcano; it stands for the middle of VEI 2.
 *
 * @source Sakurajima: 360 Mt from 1978 to 2014 by the ash gauges of Kagoshima prefecture, summed by Hayakawa (2015), at 1100 kg/m3
 * @source Etna: 133 Mt from 2001 to 2022: 44 Mt of 2002-03 (Andronico et al. 2008, J. Geophys. Res. 113, B04209), and 115 lava fountains (49 from
 *   2011 to 2015, Calvari et al. 2018, doi:10.3389/feart.2018.00107; 66 from December 2020 to February 2022, doi:10.3390/rs14164006) at 0.77 Mt
 *   each, POLICY: the geometric mean of a small and a large one, 0.15 Mt of 12 January 2011 (Andronico et al. 2014,
 *   doi:10.1007/s00445-014-0861-3) and 4.0 Mt of 23 November 2013 (Poret et al. 2018)
 */
export const YEARLY_TEPHRA_KM3: Readonly<Record<number, number>> = { 282080: 8.8e-3, 211060: 5.5e-3 };

/** Vents deeper than this leave no ash at the surface and reach no land, m below the sea. POLICY after Cas & Simmons (2018), Front. Earth Sci. 6, 201: explosions are held down by some 5 MPa. doi:10.3389/feart.2018.00201 */
export const DEEP_VENT_M = -500;

/**
 * POLICY. Median reach of a lahar in a drawn valley as a share of the farthest known there, by VEI 0 to 7; where the general reach by
 * volume is longer, that. A volcano with ice or a lake needs no large eruption: Ruiz 1985 was VEI 3.
 */
export const SHARE_OF_KNOWN_REACH = [0.03, 0.06, 0.2, 0.6, 0.9, 1, 1.1, 1.2] as const;

/**
 * POLICY. Longest median reach down a drawn valley of lahars that no eruption of VEI 3 and more feeds with ice or a lake, and of any of VEI 2 and less, km. What is known from farther off was fed by molten ice, a
 * lake, or a collapsed flank: the mud of Asama ran 200 km in 1783 (VEI 4), and none of its eruptions of VEI 3 since came down the Agatsuma; that of Cotopaxi came to the valleys four times in 466 years.
 *
 * @source Rain on fresh ash runs 25 to 40 km: Lavigne et al. (2000), doi:10.1016/S0377-0273(00)00150-5 (Merapi); Thouret et al. (2007), Bull. Volcanol. 70, 221-244, doi:10.1007/s00445-007-0133-6 (Semeru, 35 km);
 *   Inoue (2010), Interpraevent, 1783 of Asama; chronicles of Cotopaxi (1534, 1742 to 1744, 1768, 1877), looked up
 */
export const MODEST_LAHAR = { reachKm: 40, fedThroughVei: 2, unfedThroughVei: 3 } as const;

/** POLICY. Channel over line of a drawn valley; spread of the drawn line against the ground, km; half width at the flank, km; share of lahars that run down no drawn valley. */
export const VALLEY = { sinuosity: 1.2, lineSigmaKm: 1, flankHalfWidthKm: 0.4, undrawn: 0.25 } as const;

/**
 * Lahars that need no eruption, by number of the volcano: yearly rate, in how many of its drawn valleys at a time, in which (all where
 * left out), and their median reach, km.
 *
 * @source Rainier: one that reaches the lowland in 500 to 1,000 years, Hoblitt et al. (1998), USGS OFR 98-428; Ruapehu, from the lake: some
 *   60 in 150 years, most of them small, Manville (2004), GNS report 2004/12; restated from memory, unverified
 */
export const LAHARS_WITHOUT_ERUPTION: Readonly<Record<number, { readonly perYear: number; readonly valleys: number; readonly only?: string; readonly reachKm: number }>> = {
  321030: { perYear: 1 / 750, valleys: 1.5, reachKm: 60 },
  241100: { perYear: 0.4, valleys: 1, only: 'Whangaehu', reachKm: 12 },
};

/** POLICY. Share of the flows of an eruption of VEI 4 or less that leave by an open side; half way to all sides at VEI 5, all sides from VEI 6 on. */
export const OPEN_SIDE_SHARE = 0.7;

/** POLICY. Width of one lava flow, km, and the height over which the side above a vent passes into the side below it, m. */
export const LAVA_FLOW = { widthKm: 1, heightSigmaM: 60 } as const;

/**
 * POLICY. Wind at 5 to 15 km that carries ash, by distance from the equator: mean speed, km/h, and the share of eruptions that meet a
 * steady wind from the west or, in the tropics, from the east: the trade winds within some 25 degrees for the ash of low columns, the upper
 * troposphere within some 15 for that of high ones (the rest: any direction). Rounded from the general circulation: the subtropical and
 * polar-front jets at 30 to 45 degrees, weaker towards the poles; unverified against a reanalysis.
 *
 * @source Easterlies, looked up: ERA-Interim 1989 to 2007 has them low between 30 degrees south and north; by winds of the NCEP reanalysis the
 *   ash of Cotopaxi goes west (Biass & Bonadonna 2013, Nat. Hazards 65, 477-495), that of Sangay went west in four centuries (Bernard et al. 2024,
 *   doi:10.1007/s00445-024-01754-4), and that of Kelud in February 2014 north-west at 5 km and west at 9 km (BMKG)
 */
export const UPPER_WIND = {
  latDeg: [0, 10, 15, 20, 30, 45, 60, 75, 90],
  speedKmh: [30, 110 / 3, 40, 160 / 3, 80, 80, 65, 45, 35],
  westerlyShare: [0, 0.1, 0.15, 1 / 3, 0.7, 0.7, 0.6, 0.4, 0],
  easterlyLow: [0.5, 0.5, 0.5, 0.3, 0, 0, 0, 0, 0],
  easterlyHigh: [0.5, 0.4, 0.1, 0, 0, 0, 0, 0, 0],
} as const;

/** POLICY. Spread of directions about west or east in the steady shares, degrees, one standard deviation. */
export const WESTERLY_SPREAD_DEG = 35;

/** POLICY. Columns of this VEI and less stay in the trade winds: 3 km above the vent. */
export const TRADE_WIND_VEI = 2;

/** POLICY. Share of that speed, and of the steadiness of winds from the west, that the ash of VEI 0 to 7 meets: both rise about evenly from near the ground to the tropopause. */
export const WIND_AT_COLUMN = [0.4, 0.4, 0.5, 0.8, 1, 1, 1, 1] as const;

/**
 * POLICY. Share of eruptions of VEI 0 to 7 whose ash falls over weeks, in winds of every direction, rather than within a day in one wind.
 * Eruptions last seven weeks in the median, and most of them are of VEI 2 or less; the ash of VEI 4 and above falls within hours.
 *
 * @source durations: Simkin & Siebert (1994), Volcanoes of the World, 2nd ed.; restated from memory, unverified
 */
export const LASTING_SHARE = [1, 1, 1, 0.5, 0, 0, 0, 0] as const;

/** POLICY. Log standard deviation of ash thickness within one VEI: volume spans a factor 10 (log sd 0.66), duration and grain size add. */
export const THICKNESS_LN_SIGMA = 0.9;

/** Volcanoes are asked for, and their ash is spread, within this distance, km. */
export const SEARCH_KM = 1000;

/** POLICY. Log standard deviation of every annual probability that the reach models carry: a factor of about 3 either way at 80 %. */
export const MODEL_LN_SIGMA = 0.9;

/**
 * Annual probability of 1 cm of ash anywhere from a VEI 7 eruption too far or too young to be listed: 1.5 per thousand years times
 * 1e6 km2 over the Earth's 5.1e8 km2.
 *
 * @source Rate: Deligne, Coles & Sparks (2010), J. Geophys. Res. 115, B06203, 1 to 2 per thousand years. doi:10.1029/2009JB006554; area: POLICY, order of Tambora 1815
 */
export const FAR_ASH_PER_YEAR = 3e-6;
