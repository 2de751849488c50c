import { solveInPlace } from '../math/solve.ts';
import type { TruthRow } from '../../truth.ts';
import { heightPoints, krigedHeight } from './krigedHeight.ts';

/** Height at the origin by points at the same bearing: kilometres away and metres, by turns. */
const heightBy = (...points: readonly (readonly [km: number, metres: number])[]) => {
  points.forEach(([km, metres], i) => {
    heightPoints.east[i] = km;
    heightPoints.north[i] = 0;
    heightPoints.metres[i] = metres;
    heightPoints.roofSigmas[i] = 0;
  });
  return krigedHeight(points.length, points.length);
};
const elevationM = (...points: readonly (readonly [number, number])[]) =>
  heightBy(...points).elevationM;

/** A member of the solution of the Hilbert matrix of order 3 with ones on the right. */
const hilbert = (member: number) => {
  const rows = [1, 1 / 2, 1 / 3, 1, 1 / 2, 1 / 3, 1 / 4, 1, 1 / 3, 1 / 4, 1 / 5, 1];
  const a = Float64Array.from(rows);
  solveInPlace(a, 3);
  return a[4 * member + 3];
};

/** Numbers from outside that the models of the ground must return. */
export const truth: readonly TruthRow[] = [
  {
    model: elevationM,
    given: [
      [1, 10],
      [3, 50],
    ],
    expected: 7.1825,
    within: 1e-4,
    from: 'Matheron (1963): two points solved by hand, weight of the nearer 1/2 + (g(3) - g(1)) / (2 g(2)) = 1.13876 with g(h) = h^1.3 + 0.02, in asinh(z / 12)',
  },
  {
    model: elevationM,
    given: [
      [-5, 80],
      [5, 80],
    ],
    expected: 80,
    within: 1e-6,
    from: 'Matheron (1963): weights add up to one, so equal heights give themselves',
  },
  {
    model: elevationM,
    given: [
      [0, 123],
      [9, 40],
      [-14, 900],
    ],
    expected: 123,
    within: 5,
    from: 'Matheron (1963): the estimate comes to the datum at its own place, but for the nugget of the way to it',
  },
  {
    model: hilbert,
    given: [0],
    expected: 3,
    within: 1e-9,
    from: 'inverse of the Hilbert matrix of order 3 times ones: 9 - 36 + 30',
  },
  {
    model: hilbert,
    given: [1],
    expected: -24,
    within: 1e-9,
    from: 'inverse of the Hilbert matrix of order 3 times ones: -36 + 192 - 180',
  },
];
