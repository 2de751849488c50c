type Twelve = readonly number[];

/**
 * Effective day length of the Duff Moisture Code by month, hours, in bands of latitude.
 *
 * @source 30° N and above: Van Wagner & Pickett (1985), Table 1 (46° N); 10 to 30° N, 10° S to 10° N (always 9) and the south: Lawson & Armitage
 *   (2008), Weather guide for the Canadian Forest Fire Danger Rating System, and Field et al. (2015), doi:10.5194/nhess-15-1407-2015
 */
export const DMC_DAY_LENGTH_H: Readonly<Record<'north' | 'northTropic' | 'equator' | 'southTropic' | 'south', Twelve>> = {
  north: [6.5, 7.5, 9, 12.8, 13.9, 13.9, 12.4, 10.9, 9.4, 8, 7, 6],
  northTropic: [7.9, 8.4, 8.9, 9.5, 9.9, 10.2, 10.1, 9.7, 9.1, 8.6, 8.1, 7.8],
  equator: Array.from({ length: 12 }, () => 9),
  southTropic: [10.1, 9.6, 9.1, 8.5, 8.1, 7.8, 7.9, 8.3, 8.9, 9.4, 9.9, 10.2],
  south: [11.5, 10.5, 9.2, 7.9, 6.8, 6.2, 6.5, 7.4, 8.7, 10, 11.2, 11.8],
};

/** Day-length term of the Drought Code by month. @source Van Wagner & Pickett (1985), Table 2; south and tropics: Lawson & Armitage (2008) */
export const DC_DAY_LENGTH: Readonly<Record<'north' | 'tropic' | 'south', Twelve>> = {
  north: [-1.6, -1.6, -1.6, 0.9, 3.8, 5.8, 6.4, 5, 2.4, 0.4, -1.6, -1.6],
  tropic: Array.from({ length: 12 }, () => 1.4),
  south: [6.4, 5, 2.4, 0.4, -1.6, -1.6, -1.6, -1.6, -1.6, 0.9, 3.8, 5.8],
};

/** Codes at the start of a season after a winter with ample snow. @source Van Wagner (1987), Forestry Technical Report 35, page 20 */
export const START_CODES = { ffmc: 85, dmc: 6, dc: 15 } as const;

/** Classes of the Fire Weather Index as Europe's forecast system draws them; lower bounds. @source EFFIS (2021), Fire danger forecast: technical background */
export const FWI_CLASSES = [
  [0, 'low'],
  [11.2, 'moderate'],
  [21.3, 'high'],
  [38, 'very_high'],
  [50, 'extreme'],
  [70, 'very_extreme'],
] as const;

/** Classes of the Forest Fire Danger Index; lower bounds. @source Bureau of Meteorology and AFAC (2009), revised fire danger ratings after Black Saturday */
export const FFDI_CLASSES = [
  [0, 'low_moderate'],
  [12, 'high'],
  [25, 'very_high'],
  [50, 'severe'],
  [75, 'extreme'],
  [100, 'catastrophic'],
] as const;

/**
 * A typical dry day, as monthly means tell it. Wind: mean over land at 10 m, 3.3 m/s, with the afternoon's third on top.
 *
 * POLICY. Noon nearer the maximum than the mean, dew point at the minimum in wet months and 5 °C below it in dry ones (Kimball et al. 1997 find 0
 * and up to 10), 8 mm on a wet day; the daily range as `weather/dailyRange.ts` has it.
 *
 * @source Archer & Jacobson (2005), J. Geophys. Res. 110, D12110, doi:10.1029/2004JD005462; Kimball, Running & Nemani (1997), Agric. Forest
 *   Meteorol. 85, 87-98, doi:10.1016/S0168-1923(96)02366-0
 */
export const TYPICAL_DAY = { windKmh: 15, noonShare: 0.85, dewBelowMinimumC: 5, rainOfWetDayMm: 8 } as const;

/** POLICY. A severe day: three days of a heat wave 7 °C warmer with 60 % of the humidity, and wind at twice the mean. */
export const SEVERE_DAY = { warmerC: 7, humidityShare: 0.6, windKmh: 30, days: 3 } as const;

/**
 * POLICY. Share of burning ground where the fire is intense enough to destroy buildings (above about 2,000 kW/m, where crews cannot hold the
 * line): from the usual intensities of the fuels; grass and forest floor burn low.
 *
 * The taiga of Eurasia burns on the ground: larch and Scots pine resist fire and shed their lower branches, where the black spruce and jack pine of North America carry it into their crowns.
 * Crown fires are 6.5 % of what burned in Siberia beside 57 % in Canada (de Groot and others), some 20 % of it in Russia by older counts: 15 % is taken.
 *
 * @source Alexander & Cruz (2019), Fireline intensity, doi:10.1007/978-3-319-51727-8_52-1, for the limit and the usual ranges; Wooster & Zhang (2004), Geophys. Res. Lett. 31, L20505,
 *   doi:10.1029/2004GL020805 (read in its abstract), Rogers et al. (2015), Nat. Geosci. 8, 228-234, doi:10.1038/ngeo2352, de Groot et al. (2013), For. Ecol. Manage. 294, 23-34,
 *   doi:10.1016/j.foreco.2012.07.033, and Conard & Ivanova (1997), Environ. Pollut. 98, 305-313, for the taiga (shares of the last two restated from memory)
 */
export const DAMAGING_SHARE = {
  grass_savanna: 0.1, shrubland: 0.8, conifer_forest: 0.7, boreal_forest: 0.8, light_taiga: 0.15, eucalypt_forest: 0.2, broadleaf_forest: 0.25, tropical_forest: 0.1, cropland: 0.03,
  peat_tundra: 0.1, none: 0.02,
} as const;

/**
 * POLICY. Destructive fires of grass, savanna and deciduous or tropical forest, whose fires run along the ground, per year at most, however often it
 * burns: ground that burns every few years carries one season's grass and leaves, most of its fires are set on purpose while it is still moist, and buildings stand on ground that is cropped or burned ahead.
 *
 * Experimental fires of the Top End had 2,100 kW/m early and 7,700 kW/m late in the dry season and no crown fire, so that intensity alone would
 * let half of them destroy; what is lost says otherwise. Of the Northern Territory, where a third burns in a year, five homes were lost in the
 * severe season of 2019/20, of some twenty thousand outside its towns: 2.5e-4. Twice that is taken, for a house at the edge of the grass.
 *
 * @source Williams, Gill & Moore (1998), Int. J. Wildland Fire 8, 227-239, doi:10.1071/WF9980227, for intensities; CSIRO, Kapalga fire behaviour, for
 *   who lights them; state agencies' counts of homes, January 2020, restated from memory, unverified; the number of dwellings is an
 *   estimate of ours, unverified
 */
export const SURFACE_FIRES = { mostPerYear: 5e-4, fuels: ['grass_savanna', 'broadleaf_forest', 'tropical_forest'] } as const;

/**
 * POLICY. Ground outside the listed regions: share that burns in a year, moist and dry, from the mean of the world (some 3 % of vegetated land a
 * year, nine tenths of it in listed savannas); of it, how much is fierce enough; and the log standard deviation, wider by a part of the
 * logarithm of how sparse the fuel is.
 *
 * @source Giglio et al. (2018), Remote Sens. Environ. 217, 72-85, for the world's mean. doi:10.1016/j.rse.2018.08.005
 */
export const UNLISTED = { moistShare: 1e-4, dryShare: 1.5e-3, damagingShare: 0.3, lnSigma: 1.4, sigmaOfSparse: 0.3 } as const;

/**
 * POLICY. Where fuel covers the ground, as smooth steps from nothing to all. Rain of a year, mm: fires come the seldomer the less falls
 * (in the tropics below 550 mm). Aridity of de Martonne, rain over temperature + 10 °C: 5 is the edge of the desert, 10 that of the steppe. Warmest month, °C: tundra burns where summers
 * pass 10 °C, hardly below, and nothing does above the line where plants cover the ground. `tundra` and `tropic` (coldest month) are where fires are
 * those of peat and tundra, and of tropical forest and savanna.
 *
 * @source Hantson et al. (2017), Sci. Rep. 7, 14374, doi:10.1038/s41598-017-14654-9, for rain; de Martonne (1926), La Meteorologie 2, 449-458, for
 *   aridity (restated from memory); Hu et al. (2010), J. Geophys. Res. 115, G04002, doi:10.1029/2009JG001270, for tundra
 */
export const FUEL_BY_CLIMATE = { rainMm: [60, 450], aridity: [0, 10], warmestC: [5, 12], tundraC: [8, 12], tropicC: [13, 18] } as const;

/**
 * POLICY. Fire on an island comes from the island. Sizes follow a power law of exponent 1.3 to 1.8 (1.5 is taken), so that the mean size, and with it the chance at
 * a point, grows as the square root of the largest possible: less where less than this share of the ground within 18 km is land.
 *
 * @source Malamud, Millington & Perry (2005), Proc. Natl. Acad. Sci. 102, 4694-4699, doi:10.1073/pnas.0500880102, for the law
 */
export const ISLAND = { radiusKm: 18, wholeShare: 0.3, exponent: 0.5 } as const;

/**
 * POLICY. Built-up shares above which ground is urban, or the edge of a town; else the interface is the circle that holds the nearest town of a thousand people and more at the density of
 * small towns. Houses count as interface from 6.2 a km2 on in the census of the wildland-urban interface, which is sparser than that.
 *
 * @source Radeloff et al. (2005), Ecol. Appl. 15, 799-805, doi:10.1890/04-1413, for the census
 */
export const SETTING = { urbanShare: 0.6, edgeShare: 0.1, leastPeople: 1000, peoplePerKm2: 1000 } as const;

/** POLICY. Built-up ground: people per km2 of a town, towns this small are gardens among the trees and this large stone, what stays of the chance. */
export const BUILT_UP = { peoplePerKm2: 5000, gardens: 20_000, stone: 700_000, mostShare: 0.97, remains: 0.02 } as const;

/**
 * Countries whose towns spread among trees and gardens, so that fire finds fuel inside them; towns elsewhere are compact and burn from their edge.
 *
 * People per km2 of urban areas: United States 1,150, Australia 1,450, Canada 1,550, New Zealand 1,950; Europe 3,050, Latin America 6,650, Africa 8,200, Asia 9,750.
 *
 * @source Demographia (2006), World urban population density by country and area, areas of 500,000 people and more; Angel et al. (2011), Making Room for a Planet of Cities: densities
 *   of Europe and Japan twice those of the United States, Canada and Australia, of developing countries twice these
 */
export const SPREAD_TOWNS: ReadonlySet<string> = new Set(['US', 'CA', 'AU', 'NZ']);

/**
 * Compact towns: people per km2 (small towns are no denser than the least dense cities of the regions above), how far from the edge of the town houses are lost, km, and how sharp that edge is, as
 * a part of the radius and km.
 *
 * The chance that a house is lost falls linearly with its distance from the edge of the bush, to nothing at a distance that differs from fire to fire and is mostly less than 700 m; half of
 * that is taken. POLICY: the half, and the edge.
 *
 * @source Demographia (2006), as above; Chen & McAneney (2004), Geophys. Res. Lett. 31, L12206, doi:10.1029/2004GL020244 (read in its abstract)
 */
export const COMPACT_TOWN = { peoplePerKm2: 3000, reachKm: 0.35, edgeOfRadius: 0.2, edgeKm: 0.2 } as const;

/**
 * People per km2 of towns among sagebrush, where spread towns, too, burn from their edge alone: nothing grows inside them that fire of low brush could run through, as gardens there are watered and trees stand in streets.
 * POLICY, with the density of small towns (`SETTING`) and the reach above.
 */
export const BRUSH_TOWN_PER_KM2 = 1000;

/**
 * Fields about the towns of Europe (EU, EFTA, United Kingdom, west of the Balkans) and of six countries with no less arable land a person, where towns are compact and winters cool (Turkey 0.24 ha, Uruguay 0.57, Belarus 0.61,
 * Moldova 0.62, Ukraine 0.74, Argentina 0.88 in 2018; Spain 0.25, France 0.27): what burns where houses meet the land, as a share of what burns of the forest and scrub of the region; how wide the
 * fields about a town are: as wide as feeds its people, at most as far as they are worked from a village without loss, km; and how slowly they give way to forest and scrub, nine tenths of it within
 * 2 km.
 *
 * Shares of burned ground are those of forest and scrub, while 87 % of the 60,373 km where houses of central Portugal meet the land are in contact with ground of low or very low wildfire hazard, mostly
 * crops, though more than half of the region is of high or very high hazard. In Italy, too, the less of the forest burns, the nearer it is to built-up areas. Ground of low hazard is taken to burn a tenth as often:
 * 0.13 + 0.87 × 0.1. POLICY: the tenth, and that one share holds for all of these, read from central Portugal, and none elsewhere, where no such map is known to us.
 *
 * @source Nunes et al. (2023), Forests 14, 1106, doi:10.3390/f14061106; Mancini et al. (2018), Forests 9, 234, doi:10.3390/f9050234 (both read in their abstracts); Chisholm (1979), Rural Settlement and Land Use, for 1 km,
 *   beyond which fields pay less, and 3 km, beyond which few are worked, and World Bank, arable land per person (EU, 0.22 ha), both from memory, unverified; FAO by the World Bank (2018), as listed by IndexMundi, for the countries named
 */
export const FIELDS = { exposedShare: 0.22, km2PerPerson: 0.0022, mostKm: 1, edgeKm: 0.45 } as const;

/** Countries whose towns lie among fields, as above. */
export const FIELD_COUNTRIES: ReadonlySet<string> = new Set([
  'AR', 'BY', 'MD', 'TR', 'UA', 'UY',
  'AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR', 'HU', 'IE', 'IT', 'LT', 'LU', 'LV', 'MT', 'NL', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK',
  'CH', 'IS', 'LI', 'NO', 'GB', 'AD', 'GI', 'MC', 'SM', 'VA', 'AL', 'BA', 'ME', 'MK', 'RS', 'XK',
]);

/** POLICY. Log standard deviation of a simulated burn probability at its pixel. @source Scott et al. (2020), RDS-2020-0016, for the product; the error is ours */
export const SIMULATED_LN_SIGMA = 0.5;

/** POLICY. Score of the annual probability of a damaging fire; once in 4,000 years is moderate, in 450 high, in 70 critical. */
export const WILDFIRE_ANCHORS = [[1e-6, 1], [1e-5, 5], [1e-4, 17], [1e-3, 40], [5e-3, 60], [2e-2, 80], [0.1, 97]] as const;

/** POLICY. Classes of the annual burn probability; lower bounds. */
export const BURN_CLASSES = [[0, 'very_low'], [1e-4, 'low'], [1e-3, 'moderate'], [5e-3, 'high'], [2e-2, 'very_high']] as const;

/** Below this chance a year nothing is there to burn, and the hazard cannot occur. POLICY. */
export const NO_FUEL_BELOW = 3e-6;

/** How far detections and incidents are listed, km; POLICY. */
export const NEARBY_KM = 50;
