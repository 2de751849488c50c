import type { TruthRow } from '../../../truth.ts';
import { wald99Intensity } from './wald99.ts';
import { intensityOf } from './worden12.ts';

const mmi = (motion: number, measure: 'pga' | 'pgv' | 'sa03' | 'sa10' | 'sa30') =>
  intensityOf(motion, measure)?.value;
const TABLE = 'Worden and others (2012), table 1: intensity at the break of the two lines';
const SHAKEMAP =
  'USGS ShakeMap 4 manual, legend of intensity after Worden and others (2012): PGA in percent of g';

/** Conversions between intensity and motion against published figures. */
export const truth: readonly TruthRow[] = [
  { model: mmi, given: [10 ** 1.57, 'pga'], expected: 4.22, within: 0.02, from: TABLE },
  { model: mmi, given: [10 ** 0.53, 'pgv'], expected: 4.56, within: 0.02, from: TABLE },
  { model: mmi, given: [10 ** 2.21, 'sa03'], expected: 4.99, within: 0.02, from: TABLE },
  { model: mmi, given: [10 ** 1.65, 'sa10'], expected: 4.98, within: 0.02, from: TABLE },
  { model: mmi, given: [10 ** 0.99, 'sa30'], expected: 4.96, within: 0.02, from: TABLE },
  // Intensity VI is 11.5 % of g, VIII 40.1 %, in the legend.
  { model: mmi, given: [0.115 * 981, 'pga'], expected: 6, within: 0.03, from: SHAKEMAP },
  { model: mmi, given: [0.401 * 981, 'pga'], expected: 8, within: 0.03, from: SHAKEMAP },
  {
    model: mmi,
    given: [9.64, 'pgv'],
    expected: 6,
    within: 0.02,
    from: `${SHAKEMAP}, PGV in cm/s`,
  },
  {
    model: wald99Intensity,
    given: [10 ** 2, 'pga'],
    expected: 3.66 * 2 - 1.66,
    within: 1e-9,
    from: 'Wald and others (1999), eq. 1',
  },
];
