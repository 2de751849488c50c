/** The eight sub-scores, in the order of the specification; 100 is safe. */
export const SUB_SCORES = [
  'sinkhole',
  'liquefaction',
  'subsidence',
  'flood',
  'seismic_amplification',
  'landslide',
  'climate_pressure',
  'weather_severe',
] as const;
export type SubScore = (typeof SUB_SCORES)[number];

/** Kinds of property that are graded. */
export const PROPERTY_TYPES = [
  'single_family',
  'condo',
  'townhouse',
  'multi_family',
  'commercial',
  'industrial',
  'vacant_land',
  'mobile_home',
] as const;
export type GradedType = (typeof PROPERTY_TYPES)[number];

/** Grades from the best, each from a score on. POLICY. */
export const GRADES = [
  ['A+', 95],
  ['A', 90],
  ['B+', 85],
  ['B', 80],
  ['C+', 75],
  ['C', 70],
  ['D+', 65],
  ['D', 60],
  ['F', 0],
] as const;
export type Grade = (typeof GRADES)[number][0];

/** What may hold a grade down: a sub-score, or what the house is expected to lose to all perils, those that no sub-score knows among them. */
export const CAPS = [...SUB_SCORES, 'expected_loss'] as const;
export type Cap = (typeof CAPS)[number];

/** POLICY. Best grade of a house that the standard underwriting policy declines, refers, or approves with conditions alone, for its expected or its 250-year loss. */
export const GRADE_OF_DECISION = {
  DECLINE: 'D',
  REFER_TO_SENIOR: 'C',
  APPROVE_WITH_CONDITIONS: 'B',
} as const;

/** POLICY. A property with a sub-score below this is graded D at best. */
export const WORST = { below: 20, atBest: 'D' } as const;

/** The same everywhere and for every kind unless a row says otherwise. POLICY. */
const EVEN: Readonly<Record<SubScore, number>> = {
  sinkhole: 0.1,
  liquefaction: 0.12,
  subsidence: 0.08,
  flood: 0.22,
  seismic_amplification: 0.12,
  landslide: 0.1,
  climate_pressure: 0.12,
  weather_severe: 0.14,
};

/**
 * Weights of the sub-scores by kind of property, adding up to 1.
 *
 * POLICY: flats stand above water and roofs are shared, land has no roof at all, mobile homes fear wind most.
 */
export const WEIGHTS: Readonly<Record<GradedType, Readonly<Record<SubScore, number>>>> = {
  single_family: EVEN,
  townhouse: EVEN,
  condo: { ...EVEN, flood: 0.16, weather_severe: 0.1, liquefaction: 0.16, seismic_amplification: 0.18 },
  multi_family: { ...EVEN, flood: 0.18, weather_severe: 0.12, liquefaction: 0.14, seismic_amplification: 0.16 },
  commercial: { ...EVEN, flood: 0.2, seismic_amplification: 0.14 },
  industrial: { ...EVEN, liquefaction: 0.15, subsidence: 0.11, weather_severe: 0.1, climate_pressure: 0.1 },
  vacant_land: { ...EVEN, landslide: 0.18, sinkhole: 0.16, liquefaction: 0.14, weather_severe: 0.04, climate_pressure: 0.08, seismic_amplification: 0.1 },
  mobile_home: { ...EVEN, weather_severe: 0.3, liquefaction: 0.06, seismic_amplification: 0.06, sinkhole: 0.08, climate_pressure: 0.12, subsidence: 0.06 },
};

/** Hazard score of subsidence where none is listed: most ground does not sink, but lists are short. POLICY. */
export const UNLISTED_SUBSIDENCE = 4;

/** Shaking of 475 years on rock from which soft ground counts in full, g. POLICY. */
export const SHAKING_THAT_MATTERS_G = 0.1;

/** Days a year with a heat index of 41 °C or 38 °C to hazard score. POLICY. */
export const HEAT_ANCHORS = [
  [1, 5],
  [10, 25],
  [40, 50],
  [100, 75],
  [200, 95],
] as const;

/** Error of a position by default, m: a geocoded address. @source Zandbergen (2009), Geography Compass 3, 214-232: medians of 30 to 100 m; doi:10.1111/j.1749-8198.2008.00205.x */
export const POSITION_ERROR_M = 100;
/** Neighbours are looked at so far away, m. */
export const NEIGHBOUR_M = 500;
/** A sub-score that differs by so much from a neighbour's stands on an edge. POLICY. */
export const EDGE = 20;
