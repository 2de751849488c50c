/** Rigidity of the shallow interface, Pa. @source Bilek & Lay (1999), Nature 400, 443-446: 10 to 50 GPa in the upper 40 km; POLICY: 40. doi:10.1038/22739 */
export const RIGIDITY_PA = 4e10;

/** Rupture area of interface earthquakes, log10 km2 = a + b M. @source Strasser, Arango & Bommer (2010), Seismol. Res. Lett. 81, 941-950, table 1. doi:10.1785/gssrl.81.6.941 */
export const STRASSER = { area: { a: -3.476, b: 0.952 }, width: { a: -0.882, b: 0.351 } } as const;

/** POLICY. Below its characteristic event a segment also makes smaller ones: log10 of the cumulative rate per magnitude unit, the lower end of the 0.7 to 1.2 of the Australian assessment, since the characteristic event is counted beside them. @source Davies & Griffin (2018), Geoscience Australia Record 2018/41 */
export const LESSER_B = 0.7;
/** POLICY. Magnitude bins below the characteristic event, and the least magnitude that still makes an ocean-wide wave. */
export const LESSER_STEPS = [0.4, 0.8] as const;
export const LEAST_MAGNITUDE = 7.2;

/** POLICY. Spread of the characteristic magnitude, one standard deviation. */
export const MAGNITUDE_SIGMA = 0.15;

/** Scatter of the mean height of a coast about Abe's relation, log standard deviation. POLICY: 0.5, above the 0.34 by which good models of single events scatter (a factor 1.4). @source Aida (1978), J. Phys. Earth 26, 57-73, on that measure */
export const HEIGHT_LN_SIGMA = 0.5;

/** POLICY. Log standard deviation of what the height model does not know at a place: a factor 2 at 80 %. */
export const MODEL_LN_SIGMA = 0.54;

/** POLICY. Near a source the mean height grows no more beyond this magnitude: 1960, 2004 and 2011 left means of 10 to 16 m on their nearest coasts. */
export const NEAR_LIMIT_MAGNITUDE = 9;

/**
 * POLICY. What a coast beside the rupture has of Abe's limit, which is the height of the worst-hit stretch. Mean heights of the coasts
 * beside eleven great earthquakes (2010 Maule, 2014 Iquique, 2001 and 2007 Peru, 1995 Antofagasta, 2003 Tokachi, 1964 Alaska, 1960
 * Chile, 2011 Tohoku, 2005 Nias, 2004 Aceh) are 0.25 to 0.75 of it, 0.5 in the middle; our rounding of field surveys, unverified.
 * Tsunami earthquakes stand in the sources by their tsunami magnitude.
 *
 * @source NOAA NCEI/WDS Global Historical Tsunami Database. doi:10.7289/V5PN93H7
 */
export const NEAR_SHARE = 0.5;

/**
 * Faults steeper than a plate interface: the volume of water that a moment lifts grows as the sine of the dip. Mean dip of the interfaces of the world, degrees; the most it
 * counts, Abe's constant of 0.2 for the steep thrusts of the Sea of Japan (their tsunami magnitudes stand 0.2 to 0.4 above the moment magnitudes); the dip above which the faults
 * of the table slip along their strike (POLICY); the sources whose magnitude is that of the tsunami.
 *
 * @source Heuret et al. (2011), Geochem. Geophys. Geosyst. 12, Q01004, doi:10.1029/2010GC003230 (23 degrees, restated from memory); Abe (1985), Phys. Earth Planet. Inter. 38, 214-223,
 *   doi:10.1016/0031-9201(85)90131-2; Abe (1995), Pure Appl. Geophys. 144, 735-745, doi:10.1007/BF00874392: Hokkaido Nansei-Oki, Mw 7.7, Mt 8.1
 */
export const STEEP = { interfaceDeg: 23, mostFactor: 10 ** 0.2, mostDeg: 55, byTsunamiMagnitude: new Set(['levant-shelf']) } as const;

/** POLICY. Beam of a long rupture: height in line with the strike and straight off it, against the mean; from the distance at which it holds. */
export const BEAM = { inLine: 0.6, offSide: 1.4, fromKm: 500 } as const;

/** POLICY. What a wave loses that must go around land: exp(-loss x detour / great circle); from Niigata in 2011 and Mumbai in 2004. */
export const DETOUR_LOSS = 2;

/** POLICY. What a wave loses behind the continent of its source, as a power of e, and the distance at which half of it holds, km: 1960 and 2010 in the Atlantic and Indian oceans were a few decimetres. */
export const CONTINENT = { loss: 1.5, halfKm: 3000 } as const;

/** POLICY. Speed of an unhindered wave, km/h, and the decay time of the extra hours that shelves cost. */
export const HINDRANCE = { openKmh: 620, freeHours: 0.75, decayHours: 6 } as const;

/**
 * POLICY. Sources inside closed water, by their id: within this way the shores about them have no shelter, for the wave need not find its way in.
 * Corinth, Izmit and Mindoro are here since their sources alone made 0.3 m at Aigio and Izmit, far below what was seen there: their heights are no
 * independent test. Izmit had 1 to 3 m in 1999, Palu 2 to 8 m in 2018, the Gulf of Corinth 2 to 5 m in 1748 and 1817, both shores of northern Mindoro 2 to 7 m in 1994, the Strait of Messina 3 to 12 m in 1908.
 *
 * @source Altinok et al. (2011), Nat. Hazards Earth Syst. Sci. 11, 273-293, doi:10.5194/nhess-11-273-2011; Omira et al. (2019), Pure Appl. Geophys.
 *   176, 1379-1395, doi:10.1007/s00024-019-02145-z; Papadopoulos (2003), Nat. Hazards 29, 437-464; Imamura et al. (1995), Pure Appl. Geophys. 144;
 *   Platania (1909), surveyed in Maramai et al. (2014), doi:10.4401/ag-6437; restated from memory, unverified
 */
export const INNER = { sources: new Set(['marmara', 'izmit', 'makassar-palu', 'corinth', 'mindoro', 'messina']), wayKm: 60 } as const;

/** POLICY. Height that sources not in the table (local slides, small faults, volcanoes) reach once in 475 years on any coast, m, and how fast it falls with rate. */
export const UNLISTED = { height475M: 0.1, slope: 1.5 } as const;

/** Manning roughness of built land and the constant of the inundation rule X = 0.06 H^(4/3) / n^2, m. @source Hills & Mader (1997), Ann. N.Y. Acad. Sci. 822, 381-394. doi:10.1111/j.1749-6632.1997.tb48352.x */
export const INUNDATION = { manning: 0.03, constant: 0.06 } as const;

/** Farther inland, along low ground, no tsunami of these sources comes, km. POLICY: the longest of 2011 (Sendai plain 5, Kitakami river mouth 12 along water). */
export const INLAND_LIMIT_KM = 10;

/** POLICY. Distance over which the hazard of a shore fades out over the water, km. */
export const SEAWARD_DECAY_KM = 2;

/**
 * POLICY. How the water fades inland besides the flooding reach: exp(-(km / fadeKm)^2), so that next to nothing is left where no tsunami comes. On the
 * plain of Sendai the water of 2011, some 10 m high at the shore, ended 4.5 to 5 km inland on ground of 2 to 3 m.
 *
 * @source Mori et al. (2011), Geophys. Res. Lett. 38, L00G14, doi:10.1029/2011GL049210 (survey of 2011), restated from memory, unverified
 */
export const INLAND_FADE_KM = 10;

/** POLICY. Ground behind a shore where nothing better is known: mean and spread at the water's edge, m, and how both grow inland, m per km. */
export const SHORE_GROUND = { meanM: 5, meanPerKm: 8, sigmaM: 8, sigmaPerKm: 15 } as const;

/** POLICY. Chance of low ground below which a place is said to stand too high for any tsunami: two standard deviations of a normal law. */
export const RARELY_LOW = 0.023;

/** POLICY. How the yearly loss answers to the heights, d ln loss / d ln height: rates of tsunami coasts fall about as the 1.5th power of height. */
export const LOSS_PER_HEIGHT = 1.5;
