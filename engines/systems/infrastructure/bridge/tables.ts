import type { Anchors } from '../../../levels.ts';

/** Equations of the factor for three-dimensional arching: 1 + A / (spans - B). */
export const THREE_D = {
  EQ1: { a: 0.25, b: 1 },
  EQ2: { a: 0.33, b: 0 },
  EQ3: { a: 0.33, b: 1 },
  EQ4: { a: 0.09, b: 1 },
  EQ5: { a: 0.05, b: 0 },
  EQ6: { a: 0.2, b: 1 },
  EQ7: { a: 0.1, b: 0 },
} as const;

/** The fragility of a class of highway bridges. */
export interface BridgeClassRow {
  /** Median spectral acceleration at 1 s of slight, moderate, extensive and complete damage, g. */
  readonly medians: readonly [slight: number, moderate: number, extensive: number, complete: number];
  /** Whether the shape of the spectrum moves slight damage. */
  readonly hasShape: boolean;
  readonly threeD: keyof typeof THREE_D;
}

/** Log standard deviation of every curve of shaking. */
export const BRIDGE_BETA = 0.6;
/**
 * POLICY. Of those 0.6 about 0.5 is the scatter of ground motion, which a hazard curve holds already: over one, the rest.
 *
 * @source Mander & Basöz (1999), TCLEE Monograph 16, 33-46 (scatter of demand and capacity, restated from memory)
 */
export const CAPACITY_BETA = 0.35;

/**
 * Highway bridges by class, shaking. The assignment of equations and of the shape flag is restated from memory of table 7-2.
 *
 * @source FEMA (2020), Hazus earthquake model technical manual 4.2 SP3, tables 7-2, 7-3 and 7-6
 */
export const BRIDGE_CLASSES = {
  HWB1: { medians: [0.4, 0.5, 0.7, 0.9], hasShape: false, threeD: 'EQ1' },
  HWB2: { medians: [0.6, 0.9, 1.1, 1.7], hasShape: false, threeD: 'EQ1' },
  HWB3: { medians: [0.8, 1, 1.2, 1.7], hasShape: true, threeD: 'EQ1' },
  HWB4: { medians: [0.8, 1, 1.2, 1.7], hasShape: true, threeD: 'EQ1' },
  HWB5: { medians: [0.25, 0.35, 0.45, 0.7], hasShape: false, threeD: 'EQ1' },
  HWB6: { medians: [0.3, 0.5, 0.6, 0.9], hasShape: false, threeD: 'EQ1' },
  HWB7: { medians: [0.5, 0.8, 1.1, 1.7], hasShape: false, threeD: 'EQ1' },
  HWB8: { medians: [0.35, 0.45, 0.55, 0.8], hasShape: false, threeD: 'EQ2' },
  HWB9: { medians: [0.6, 0.9, 1.3, 1.6], hasShape: false, threeD: 'EQ3' },
  HWB10: { medians: [0.6, 0.9, 1.1, 1.5], hasShape: true, threeD: 'EQ2' },
  HWB11: { medians: [0.9, 0.9, 1.1, 1.5], hasShape: true, threeD: 'EQ3' },
  HWB12: { medians: [0.25, 0.35, 0.45, 0.7], hasShape: false, threeD: 'EQ4' },
  HWB13: { medians: [0.3, 0.5, 0.6, 0.9], hasShape: false, threeD: 'EQ4' },
  HWB14: { medians: [0.5, 0.8, 1.1, 1.7], hasShape: false, threeD: 'EQ1' },
  HWB15: { medians: [0.75, 0.75, 0.75, 1.1], hasShape: true, threeD: 'EQ5' },
  HWB16: { medians: [0.9, 0.9, 1.1, 1.5], hasShape: true, threeD: 'EQ3' },
  HWB17: { medians: [0.25, 0.35, 0.45, 0.7], hasShape: false, threeD: 'EQ1' },
  HWB18: { medians: [0.3, 0.5, 0.6, 0.9], hasShape: false, threeD: 'EQ1' },
  HWB19: { medians: [0.5, 0.8, 1.1, 1.7], hasShape: false, threeD: 'EQ1' },
  HWB20: { medians: [0.35, 0.45, 0.55, 0.8], hasShape: false, threeD: 'EQ2' },
  HWB21: { medians: [0.6, 0.9, 1.3, 1.6], hasShape: false, threeD: 'EQ3' },
  HWB22: { medians: [0.6, 0.9, 1.1, 1.5], hasShape: true, threeD: 'EQ2' },
  HWB23: { medians: [0.9, 0.9, 1.1, 1.5], hasShape: true, threeD: 'EQ3' },
  HWB24: { medians: [0.25, 0.35, 0.45, 0.7], hasShape: false, threeD: 'EQ6' },
  HWB25: { medians: [0.3, 0.5, 0.6, 0.9], hasShape: false, threeD: 'EQ6' },
  HWB26: { medians: [0.75, 0.75, 0.75, 1.1], hasShape: true, threeD: 'EQ7' },
  HWB27: { medians: [0.75, 0.75, 0.75, 1.1], hasShape: true, threeD: 'EQ7' },
  HWB28: { medians: [0.8, 1, 1.2, 1.7], hasShape: false, threeD: 'EQ1' },
} as const satisfies Record<string, BridgeClassRow>;
export type BridgeClass = keyof typeof BRIDGE_CLASSES;
/** The classes by name. */
export const BRIDGE_CLASS_NAMES = Object.keys(BRIDGE_CLASSES) as [BridgeClass, ...BridgeClass[]];

/**
 * POLICY. Classes that a bridge of unknown structure may be, with their shares: a third simple spans on many columns, a third
 * continuous, a third of the class for all others.
 */
export const UNKNOWN_CLASSES: Readonly<Record<'conventional' | 'seismic', readonly BridgeClass[]>> = {
  conventional: ['HWB5', 'HWB10', 'HWB28'],
  seismic: ['HWB7', 'HWB11', 'HWB28'],
};

/** First year of seismic design: in California, elsewhere. @source FEMA, Hazus 4.2 SP3, section 7.1.5: 1975 in California, 1990 elsewhere */
export const SEISMIC_DESIGN_YEAR = { california: 1975, elsewhere: 1990 } as const;

/**
 * Failures of US highway bridges: 1 in 4700 a year (95 % interval 1 in 6900 to 1 in 2700), 52 % of them by water.
 *
 * @source Cook, Barr & Halling (2015), J. Perform. Constr. Facil. 29(3), 04014080. doi:10.1061/(ASCE)CF.1943-5509.0000571
 */
export const BASE_RATE = { perYear: 1 / 4700, low: 1 / 6900, high: 1 / 2700, hydraulicShare: 0.52 } as const;

/**
 * Failures by water of bridges that stand over water, a year.
 *
 * @source Cook & Barr, Segregation of bridge failure causes and consequences (abstract): 1.52E-4 where the feature under the bridge is water
 */
export const HYDRAULIC_OVER_WATER_PER_YEAR = 1.52e-4;

/** POLICY. Share of collisions, fire and the like, which neither age nor condition moves. @source Cook, Barr & Halling (2015): collision about a fifth of failures (restated from memory) */
export const ACCIDENT_SHARE = 0.24;

/**
 * POLICY. Yearly probability of failure by overload and decay at the lowest NBI rating, 0 to 9: over the inventory it makes the fifth
 * of failures that Cook, Barr & Halling (2015) give to overload and deterioration; from "critical" downwards the words of the rating
 * decide (2: may have to be closed, 1: imminent failure, 0: failed).
 *
 * @source FHWA (1995), Recording and coding guide, FHWA-PD-96-001, items 58 to 60 (words of the ratings)
 */
export const CONDITION_PER_YEAR = [0.5, 5e-2, 5e-3, 6e-4, 1.5e-4, 6e-5, 2.5e-5, 1e-5, 5e-6, 2e-6] as const;

/**
 * Yearly probability of failure by scour: rows by scour vulnerability 0 to 9, columns by overtopping remote, slight, occasional,
 * frequent. Restated from memory; known to give more failures than are counted.
 *
 * @source Stein & Sedmera (2006), NCHRP Web-only Document 107, table 5 (HYRISK); Pearson, Stein & Jones (2002), FHWA-RD-02-030
 */
export const HYRISK = [
  [1, 1, 1, 1],
  [0.01, 0.01, 0.01, 0.01],
  [0.005, 0.006, 0.008, 0.009],
  [0.0011, 0.0013, 0.0016, 0.002],
  [0.0004, 0.0005, 0.0006, 0.0007],
  [0.000007, 0.000008, 0.00004, 0.00007],
  [0.00018, 0.00025, 0.0004, 0.0005],
  [0.00018, 0.00025, 0.0004, 0.0005],
  [0.000004, 0.000005, 0.00002, 0.00004],
  [0.0000025, 0.000003, 0.000004, 0.000007],
] as const;

/** Yearly probability of overtopping at which the columns begin. @source FHWA-RD-02-030: remote over 100 years, slight 11 to 100, occasional 3 to 10, frequent under 3 */
export const OVERTOPPING_STARTS = [0, 1 / 100, 1 / 10.5, 1 / 3] as const;
export const OVERTOPPING = ['remote', 'slight', 'occasional', 'frequent'] as const;

/** Codes of NBI item 113 in words. @source FHWA (1995), FHWA-PD-96-001, item 113 */
export const SCOUR_CODES = {
  N: 'not over water',
  U: 'unknown foundation, not evaluated',
  T: 'over tidal water, not evaluated',
  '9': 'foundations on dry land well above flood water',
  '8': 'stable, scour above the footing',
  '7': 'countermeasures installed',
  '6': 'not evaluated',
  '5': 'stable, scour within the footing or piles',
  '4': 'stable, action needed to protect exposed foundations',
  '3': 'scour critical, foundations unstable',
  '2': 'scour critical, extensive scour has occurred',
  '1': 'scour critical, failure is imminent, closed',
  '0': 'scour critical, failed and closed',
} as const;
export type ScourCode = keyof typeof SCOUR_CODES;
/** The codes by themselves. */
export const SCOUR_CODE_NAMES = Object.keys(SCOUR_CODES) as [ScourCode, ...ScourCode[]];

/** POLICY. Yearly flood probability of the average bridge site, against which a place without a scour code is held, and how far it counts. */
export const FLOOD_REFERENCE = { perYear: 0.01, power: 0.5, least: 0.3, most: 3 } as const;

/**
 * POLICY. Yearly probability of falling by one rating, ratings 9 to 4; the mean loss is 0.05 to 0.1 ratings a year.
 *
 * @source Jiang & Sinha (1989), Transp. Res. Rec. 1211, 16-23 (method); values ours, of the order of its Indiana bridges
 */
export const DECAY = { 9: 0.2, 8: 0.12, 7: 0.08, 6: 0.06, 5: 0.05, 4: 0.04 } as const;
/** POLICY. Decay quickens by this share for each year of age beyond 40, and slows before. */
export const DECAY_PER_AGE_YEAR = 0.005;
export const DECAY_AGE_YEARS = 40;

/** POLICY. Log standard deviations: the model (a factor of three), no scour code. */
export const LN_SIGMA = { model: 0.86, noScourCode: 0.4, hazardUnknown: 0.4 } as const;

/** POLICY. From yearly probability of failure to score; the mean of the United States is 2.1e-4. */
export const FAILURE_ANCHORS: Anchors = [[1e-6, 2], [3e-5, 10], [3e-4, 25], [1.5e-3, 50], [1e-2, 75], [1e-1, 95]];
