/** Site classes that the coefficient tables know; `B-estimated` and `D-default` where nothing was measured (7-16 onwards). */
export type CoefficientClass = 'A' | 'B' | 'B-estimated' | 'C' | 'D' | 'D-default' | 'E';

/** One coefficient over rising mapped motion: values at the bins, constant beyond the ends, by class. */
export interface CoefficientTable {
  readonly binsG: readonly number[];
  readonly byClass: Readonly<Partial<Record<CoefficientClass, readonly number[]>>>;
}

/** Fa, Fv and FPGA of an edition. */
export interface CoefficientSet {
  readonly fa: CoefficientTable;
  readonly fv: CoefficientTable;
  readonly fpga: CoefficientTable;
}

const flat = (value: number, count: number): readonly number[] => Array.from({ length: count }, () => value);

const SHORT_5 = [0.25, 0.5, 0.75, 1, 1.25];
const SHORT_6 = [...SHORT_5, 1.5];
const LONG_5 = [0.1, 0.2, 0.3, 0.4, 0.5];
const LONG_6 = [...LONG_5, 0.6];

/** NEHRP 1994 to 2009. @source ASCE/SEI 7-10 (2010), tables 11.4-1, 11.4-2 and 11.8-1; the same figures in 7-05, IBC 2012 and 2015 */
const SINCE_1994: CoefficientSet = {
  fa: { binsG: SHORT_5, byClass: { A: flat(0.8, 5), B: flat(1, 5), C: [1.2, 1.2, 1.1, 1, 1], D: [1.6, 1.4, 1.2, 1.1, 1], E: [2.5, 1.7, 1.2, 0.9, 0.9] } },
  fv: { binsG: LONG_5, byClass: { A: flat(0.8, 5), B: flat(1, 5), C: [1.7, 1.6, 1.5, 1.4, 1.3], D: [2.4, 2, 1.8, 1.6, 1.5], E: [3.5, 3.2, 2.8, 2.4, 2.4] } },
  fpga: { binsG: LONG_5, byClass: { A: flat(0.8, 5), B: flat(1, 5), C: [1.2, 1.2, 1.1, 1, 1], D: [1.6, 1.4, 1.2, 1.1, 1], E: [2.5, 1.7, 1.2, 0.9, 0.9] } },
};

const FPGA_2015: CoefficientTable = {
  binsG: LONG_6,
  byClass: {
    A: flat(0.8, 6), B: flat(0.9, 6), 'B-estimated': flat(1, 6), C: [1.3, 1.2, 1.2, 1.2, 1.2, 1.2], D: [1.6, 1.4, 1.3, 1.2, 1.1, 1.1],
    'D-default': [1.6, 1.4, 1.3, 1.2, 1.2, 1.2], E: [2.4, 1.9, 1.6, 1.4, 1.2, 1.1],
  },
};

function since2015(shortE: readonly number[], longE: readonly number[]): CoefficientSet {
  const longD = [2.4, 2.2, 2, 1.9, 1.8, 1.7];
  return {
    fa: {
      binsG: SHORT_6,
      byClass: {
        A: flat(0.8, 6), B: flat(0.9, 6), 'B-estimated': flat(1, 6), C: [1.3, 1.3, 1.2, 1.2, 1.2, 1.2], D: [1.6, 1.4, 1.2, 1.1, 1, 1],
        'D-default': [1.6, 1.4, 1.2, 1.2, 1.2, 1.2], E: shortE,
      },
    },
    fv: {
      binsG: LONG_6,
      byClass: { A: flat(0.8, 6), B: flat(0.8, 6), 'B-estimated': flat(1, 6), C: [1.5, 1.5, 1.5, 1.5, 1.5, 1.4], D: longD, 'D-default': longD, E: longE },
    },
    fpga: FPGA_2015,
  };
}

/**
 * Coefficients by edition. Class E of 7-16 as the design service of the US Geological Survey has it where the standard asks for a site study.
 *
 * @source ASCE/SEI 7-16 (2017), tables 11.4-1, 11.4-2 and 11.8-1; NEHRP (2015), FEMA P-1050, tables 11.4-1 and 11.4-2 (class E to the end);
 *   USGS earthquake-design-ws, site-amplification tables (public domain), commit 726019f
 */
export const SITE_COEFFICIENTS = {
  'ASCE7-05': SINCE_1994,
  'ASCE7-10': SINCE_1994,
  'ASCE7-16': since2015([2.4, 1.7, 1.3, 1.3, 1.3, 1.3], flat(4.2, 6)),
  'ASCE41-13': SINCE_1994,
  'ASCE41-17': since2015([2.4, 1.7, 1.3, 1.3, 1.3, 1.3], flat(4.2, 6)),
  'AASHTO-2009': SINCE_1994,
  'IBC-2012': SINCE_1994,
  'IBC-2015': SINCE_1994,
  'NEHRP-2009': SINCE_1994,
  'NEHRP-2015': since2015([2.4, 1.7, 1.3, 1.2, 1.2, 1.2], [4.2, 3.3, 2.8, 2.4, 2.2, 2]),
} as const satisfies Record<string, CoefficientSet>;

export type DesignEdition = keyof typeof SITE_COEFFICIENTS;

/** Least SDS and SD1 (g) of the design categories B, C and D. @source ASCE/SEI 7-16 (2017), tables 11.6-1 and 11.6-2 */
export const DESIGN_CATEGORY_EDGES = { short: [0.167, 0.33, 0.5], long: [0.067, 0.133, 0.2] } as const;

/** Greatest magnitude and the long-period transition of it, s. @source Crouse et al. (2006), 8th US Nat. Conf. Earthq. Eng., paper 533; NEHRP (2003), FEMA 450, part 2, table C3.3-1 */
export const LONG_PERIODS = [[6.5, 4], [7, 6], [7.5, 8], [8, 12], [8.5, 16]] as const;
