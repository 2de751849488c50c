import type { TruthRow } from '../../truth.ts';
import { kolmogorovSmirnov } from './kolmogorovSmirnov.ts';

/** Two samples of n values whose largest distance is k/n: the second begins after the k-th of the first. */
const shifted = (n: number, k: number) => {
  const first = Array.from({ length: n }, (_, i) => i);
  const second = Array.from({ length: n }, (_, i) => i + k - 0.5);
  return kolmogorovSmirnov(first, second);
};
const statistic = (n: number, k: number) => shifted(n, k).statistic;
const exact = (n: number, k: number) => shifted(n, k).pExact;
const asymptotic = (n: number, k: number) => shifted(n, k).pAsymptotic;

const KOROLYUK =
  'Gnedenko & Korolyuk (1951), Dokl. Akad. Nauk SSSR 80, 525-528: P(D >= k/n) = 2 sum over j of (-1)^(j+1) C(2n, n - j k) / C(2n, n), by hand';
const BIRNBAUM =
  'Birnbaum (1952), J. Am. Stat. Assoc. 47, 425-441: the distribution for n = 2, 1 - 2 (1 - d)^2 from d = 1/2 on, by hand';

export const truth: readonly TruthRow[] = [
  {
    model: statistic,
    given: [10, 7],
    expected: 0.7,
    within: 1e-12,
    from: 'by hand: seven values of one sample lie before the other',
  },
  // 2 C(20, 3) / C(20, 10)
  { model: exact, given: [10, 7], expected: 2280 / 184_756, within: 1e-12, from: KOROLYUK },
  // 2 (C(10, 3) - C(10, 1)) / C(10, 5)
  { model: exact, given: [5, 2], expected: 220 / 252, within: 1e-12, from: KOROLYUK },
  { model: exact, given: [4, 4], expected: 2 / 70, within: 1e-12, from: KOROLYUK },
  { model: asymptotic, given: [4, 3], expected: 0.125, within: 1e-12, from: BIRNBAUM },
  { model: asymptotic, given: [4, 2], expected: 0.5, within: 1e-12, from: BIRNBAUM },
];
