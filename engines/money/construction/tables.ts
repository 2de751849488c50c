/** The four grades, best first. */
export const PRECLEARANCE = ['CLEAR', 'CONDITIONAL', 'RESTRICTED', 'FAIL'] as const;
export type Preclearance = (typeof PRECLEARANCE)[number];

/** Kinds of structure with the risk category of the code and the storeys that stand for it where none are given. @source ASCE/SEI 7-16 (2017), Table 1.5-1; POLICY for the words */
export const STRUCTURES = {
  residential: { risk: 'II', stories: 2 },
  commercial: { risk: 'II', stories: 3 },
  industrial: { risk: 'II', stories: 1 },
  infrastructure: { risk: 'IV', stories: 2 },
  high_rise: { risk: 'III', stories: 20 },
} as const;
export type Structure = keyof typeof STRUCTURES;

const CARRIED = 'carries below weak ground';

/** Foundations; those that carry below weak ground, and the mat that spans it, lower the grade of weak ground by one step, never more. POLICY. */
export const FOUNDATIONS = {
  shallow: { carriesDeep: false, does: '' },
  mat: { carriesDeep: true, does: 'spreads the load and spans weak spots' },
  deep: { carriesDeep: true, does: CARRIED },
  pile: { carriesDeep: true, does: CARRIED },
  drilled_shaft: { carriesDeep: true, does: CARRIED },
} as const;
export type FoundationWord = keyof typeof FOUNDATIONS;

/** Bounds of the checks, each grade from a value on. POLICY unless a clause gives the number. */
export const BOUNDS = {
  /** Yearly probability of inundation: 1 % is the base flood of the code. */
  flood: { CONDITIONAL: 0.01, RESTRICTED: 0.04, FAIL: 0.15 },
  /** Share of the ground that liquefies in the shaking of 475 years, %. */
  liquefaction: { CONDITIONAL: 2, RESTRICTED: 15, FAIL: Infinity },
  /** Slope, degrees: 1 in 3 (18 degrees) is the slope from which the code asks for setbacks. */
  slope: { CONDITIONAL: 15, RESTRICTED: 25, FAIL: 40 },
  /** New sinkholes per km2 and year. */
  karst: { CONDITIONAL: 1e-4, RESTRICTED: 5e-3, FAIL: Infinity },
  /** Tsunami flow depth of 2,475 years, m. */
  tsunami: { CONDITIONAL: 0.3, RESTRICTED: 3, FAIL: Infinity },
  /** Yearly probability of lava, a lahar or a pyroclastic flow. */
  volcanicFlows: { CONDITIONAL: 1e-4, RESTRICTED: 1e-3, FAIL: Infinity },
  /** Land subsidence, mm a year. */
  subsidence: { CONDITIONAL: 5, RESTRICTED: 50, FAIL: Infinity },
} as const;

/** POLICY. Fall over a kilometre from which ground is a mountainside, degrees: 130 m in a kilometre; floors of Alpine and Andean valleys, with cities on them, fall by less than 6. */
export const MOUNTAINSIDE_DEG = 7.5;

/** Distance to a mapped active fault from which a study of rupture is asked, km; the state's zones reach about 150 m to either side, maps here err by more. */
export const FAULT_STUDY_KM = 1;

/** Faults farther away are not named, km. POLICY. */
export const FAULT_LIST_KM = 30;

/**
 * POLICY. Mean air temperature of a year below which ground is likely frozen from year to year, °C.
 *
 * @source Brown & Péwé (1973), North American contribution to the second international permafrost conference: southern limit of discontinuous permafrost
 *   near the isotherm of -1 °C, continuous from about -8 °C; restated from memory, unverified
 */
export const PERMAFROST_BELOW_C = -2;

/** Storeys above which shallow foundations on soft ground are questioned. POLICY. */
export const SHALLOW_STORIES = 3;
