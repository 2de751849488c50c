import { KM_PER_MILE } from '../../../ground/math/units.ts';
import type { Anchors } from '../../../levels.ts';

/** Materials of water mains that the model knows. */
export const PIPE_MATERIALS = ['cast_iron', 'ductile_iron', 'pvc', 'hdpe', 'concrete', 'steel'] as const;
export type PipeMaterial = (typeof PIPE_MATERIALS)[number];

/** What is known of a material as built into the networks of North America. */
export interface MaterialRow {
  /** Breaks per 100 miles and year at the mean age of the stock. */
  readonly breaksPer100MilesYear: number;
  /** POLICY. Mean age of the stock that the rate was counted on, years. */
  readonly meanAgeYears: number;
  /** POLICY. Growth of the break rate with age, 1/yr, and its standard deviation. */
  readonly growthPerYear: number;
  readonly growthSigma: number;
  /** POLICY. Log rise of the rate for ten degrees below 10 °C. */
  readonly frost: number;
  /** POLICY. Exponent on the factor of corrosive soil: 1 for bare metal, 0 for plastic. */
  readonly corrosion: number;
  /** Whether repairs after earthquakes are those of ductile pipe. */
  readonly isDuctile: boolean;
}

/**
 * Break rates by material: all mains 11.1 breaks per 100 miles and year over 802 utilities.
 *
 * HDPE and concrete are restated from memory of the 2012 and 2018 editions and of trade reviews; rates by material of the 2023
 * edition are quoted at second hand. Growth lies at the low end of the published range of 0.02 to 0.15 a year, since the rate is
 * counted on networks whose worst pipes were replaced.
 *
 * @source Barfuss (2023), Water main break rates in the USA and Canada, Utah State University; Folkman (2018), the same, 2018 edition;
 *   growth: Shamir & Howard (1979), J. AWWA 71(5), 248-258, exponential law; Kleiner & Rajani (2001), Urban Water 3, 131-150. doi:10.1016/S1462-0758(01)00033-4
 */
export const MATERIALS: Readonly<Record<PipeMaterial | 'mixed', MaterialRow>> = {
  cast_iron: { breaksPer100MilesYear: 28.6, meanAgeYears: 75, growthPerYear: 0.03, growthSigma: 0.015, frost: 0.5, corrosion: 1, isDuctile: false },
  ductile_iron: { breaksPer100MilesYear: 5.1, meanAgeYears: 35, growthPerYear: 0.03, growthSigma: 0.015, frost: 0.25, corrosion: 1, isDuctile: true },
  pvc: { breaksPer100MilesYear: 2.9, meanAgeYears: 25, growthPerYear: 0.015, growthSigma: 0.01, frost: 0.1, corrosion: 0, isDuctile: true },
  hdpe: { breaksPer100MilesYear: 2, meanAgeYears: 20, growthPerYear: 0.015, growthSigma: 0.01, frost: 0, corrosion: 0, isDuctile: true },
  concrete: { breaksPer100MilesYear: 4, meanAgeYears: 45, growthPerYear: 0.02, growthSigma: 0.01, frost: 0.15, corrosion: 0.5, isDuctile: false },
  steel: { breaksPer100MilesYear: 7.6, meanAgeYears: 50, growthPerYear: 0.03, growthSigma: 0.015, frost: 0.2, corrosion: 1, isDuctile: true },
  mixed: { breaksPer100MilesYear: 11.1, meanAgeYears: 45, growthPerYear: 0.025, growthSigma: 0.015, frost: 0.35, corrosion: 0.6, isDuctile: false },
};

/** Kilometres of a hundred miles. */
export const KM_PER_100_MILES = 100 * KM_PER_MILE;

/** Ages that the growth holds for, years; beyond, the rate of the end. */
export const AGE_RANGE_YEARS = [0, 120] as const;

/** POLICY. Mean air temperature by month over the mains that the rates were counted on: the populated United States and Canada, °C. */
export const REFERENCE_MONTHS_C = [1, 3, 8, 13, 18, 23, 25.5, 24.5, 20.5, 14, 8, 3] as const;

/**
 * POLICY. Months colder than this, °C, count as this: no surveyed network knows them (Winnipeg and Saskatoon, -16 in January), and mains in frozen
 * ground are insulated, heated or laid above it, so that the frost of winter does not reach them.
 *
 * @source Environment and Climate Change Canada, normals 1991-2020; Smith (1996), Cold Regions Utilities Monograph, ASCE, 3rd ed. (both from memory)
 */
export const COLDEST_SURVEYED_C = -20;

/** Year from which mains of a material were laid, at the earliest. @source Rajani & Kleiner (2001), Urban Water 3, 131-150, and histories of the trade (from memory): PVC in Germany 1936, ductile iron 1948, HDPE 1955, concrete about 1900 */
export const FIRST_LAID: Readonly<Record<PipeMaterial, number>> = { cast_iron: 1664, steel: 1850, concrete: 1900, pvc: 1936, ductile_iron: 1948, hdpe: 1955 };

/** Air temperature below which breaks grow, °C. @source Rajani, Kleiner & Sink (2012), Urban Water J. 9, 67-84: water below about 4 °C and air below 0 °C. doi:10.1080/1573062X.2011.641566 */
export const FROST_BELOW_C = 10;

/** POLICY. A fall of the three-day mean by so much to below freezing, and what it does to brittle mains. @source Habibian (1994), J. Transp. Eng. 120, 946-954 (direction and threshold of a drop) */
export const COLD_SNAP = { dropC: 8, belowC: 0, factor: 1.5 } as const;

/** POLICY. Factors on bare metal; published ratios of corrosive to harmless soil run from 1.5 to 2 and more. @source Kleiner & Rajani (2001), doi:10.1016/S1462-0758(01)00033-4 */
export const SOIL_FACTORS = { heavyClay: 1.4, clay: 1.15, sand: 0.85, peatOrFill: 1.4, seaside: 1.2 } as const;
export const SOIL_BOUNDS = { heavyClayPct: 35, clayPct: 20, sandPct: 70, seasideKm: 1 } as const;

/** POLICY. Log standard deviations: a network of its own against the survey's mean, soil not known, material not given, age not given, winters colder than any surveyed. */
export const LN_SIGMAS = { network: 0.5, soilUnknown: 0.3, soilKnown: 0.15, materialUnknown: 0.8, ageUnknown: 0.5, frostUnknown: 0.2, frozenGround: 0.5 } as const;

/**
 * POLICY. From breaks per km and year to score: 0.07 is the mean of the survey (11.1 per 100 miles), 0.18 that of cast iron, 0.4 that
 * of mains which utilities replace first.
 */
export const BREAK_ANCHORS: Anchors = [[0.005, 3], [0.02, 10], [0.07, 25], [0.18, 50], [0.4, 75], [1.2, 95]];

/** Repairs after shaking and ground displacement. @source FEMA (2020), Hazus earthquake model technical manual 4.2 SP3, section 8.1.6 (eq. 8-1 and 8-2); O'Rourke & Ayala (1993), J. Geotech. Eng. 119(9), 1490-1498 */
export const REPAIR = { perPgv: 1e-4, pgvPower: 2.25, pgdPower: 0.56, ductile: 0.3 } as const;
