import { wilson } from './wilson.ts';
import type { TruthRow } from '../../truth.ts';

const low = (hits: number, of: number): number => wilson(hits, of).low;
const high = (hits: number, of: number): number => wilson(hits, of).high;
const FROM = 'Newcombe (1998), Statistics in Medicine 17, 857-872, table I, method 3';

export const truth: readonly TruthRow[] = [
  { model: low as TruthRow['model'], given: [81, 263], expected: 0.2553, within: 5e-5, from: FROM },
  {
    model: high as TruthRow['model'],
    given: [81, 263],
    expected: 0.3662,
    within: 5e-5,
    from: FROM,
  },
  { model: low as TruthRow['model'], given: [15, 148], expected: 0.0624, within: 5e-5, from: FROM },
  {
    model: high as TruthRow['model'],
    given: [15, 148],
    expected: 0.1605,
    within: 5e-5,
    from: FROM,
  },
  { model: high as TruthRow['model'], given: [0, 20], expected: 0.1611, within: 5e-5, from: FROM },
];
