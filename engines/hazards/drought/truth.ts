import type { TruthRow } from '../../truth.ts';
import { extraterrestrialMj, hargreavesMm } from './evaporation.ts';

/** Worked examples of the handbooks. */
export const truth: readonly TruthRow[] = [
  {
    model: extraterrestrialMj,
    given: [-20, 246],
    expected: 32.2,
    within: 0.1,
    from: 'FAO-56, example 8: 20 degrees south, 3 September',
  },
  {
    model: hargreavesMm,
    given: [{ minC: 14.8, maxC: 26.6, dayOfYear: 196 }, 45.72],
    expected: 5,
    within: 0.15,
    from: 'FAO-56, example 20: Lyon, July, 5.0 mm a day by eq. 52',
  },
];
