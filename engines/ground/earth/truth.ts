import { solveInPlace } from '../math/solve.ts';
import type { TruthRow } from '../../truth.ts';
import { raised, raiseBy, MEAN_SLOPE, type Summit } from './coneHeight.ts';
import { LandformMixture } from './landformMixture.ts';
import { heightPoints, krigedHeight } from './krigedHeight.ts';

/** Height at the origin by points at the same bearing, kilometres away and metres, and a grid that is so far off that it counts for nothing. */
const heightBy = (
  ...points: readonly (readonly [km: number, metres: number, waterKm?: number])[]
) => {
  points.forEach(([km, metres, waterKm], i) => {
    heightPoints.east[i] = km;
    heightPoints.north[i] = 0;
    heightPoints.waterKm[i] = waterKm ?? 0;
    heightPoints.metres[i] = metres;
    heightPoints.gridMetres[i] = 1e9;
    heightPoints.roofSigmas[i] = 0;
  });
  return krigedHeight(points.length, points.length, { gridM: 0, waterKm: 0 });
};
const elevationM = (...points: readonly (readonly [number, number])[]) =>
  heightBy(...points).elevationM;
/** Height at the origin, on the water, by a place of 10 m on it a kilometre to the east, and one of 50 m so far from it a kilometre to the west. */
const heightByWater = (waterKm: number) => heightBy([1, 10], [-1, 50, waterKm]).elevationM;

/** Height at the origin, m, by a place a thousand kilometres away and a grid that is right there: the two are 60 m apart at the origin. */
const heightByGrid = (placeM: number, gridHereM: number) => {
  heightPoints.east[0] = 1000;
  heightPoints.north[0] = 0;
  heightPoints.waterKm[0] = 0;
  heightPoints.metres[0] = placeM;
  heightPoints.gridMetres[0] = placeM;
  heightPoints.roofSigmas[0] = 0;
  return krigedHeight(1, 1, { gridM: gridHereM, waterKm: 0 }).elevationM;
};

/** A member of the solution of the Hilbert matrix of order 3 with ones on the right. */
const hilbert = (member: number) => {
  const rows = [1, 1 / 2, 1 / 3, 1, 1 / 2, 1 / 3, 1 / 4, 1, 1 / 3, 1 / 4, 1 / 5, 1];
  const a = Float64Array.from(rows);
  solveInPlace(a, 3);
  return a[4 * member + 3];
};

/** Height on the flank of a stratovolcano, m: its summit, the place, and the ground around its foot. */
const flankM = (summit: Omit<Summit, 'meanSlope'>, lat: number, lon: number, footM: number) => {
  const around = { elevationM: footM, sigmaM: 100 };
  const cone = { ...summit, meanSlope: MEAN_SLOPE['Stratovolcano'] ?? NaN };
  return raised(around, raiseBy([cone], { lat, lon, unseen: 1 }, around)).elevationM;
};

/** A plain of 100 m and hills of 300 m, one weight each. */
const plainAndHills = (of: 'sigmaM' | 'slopeDeg') => {
  const mixture = new LandformMixture();
  mixture.add(1, 100, 10, { slopeDeg: 1, p90Deg: 4, coastKm: 10 });
  mixture.add(1, 300, 10, { slopeDeg: 4, p90Deg: 9, coastKm: 10 });
  return mixture.at(100)[of];
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
    model: heightByWater,
    given: [1.5 * Math.expm1(3 / 8)],
    expected: 14.0636,
    within: 1e-4,
    from: 'Matheron (1963): two points solved by hand, 3 km apart on the axis of water, weight of the nearer 1/2 + (g(sqrt 10) - g(1)) / (2 g(sqrt 13)) = 0.82599 with g(h) = h^1.3 + 0.02, in asinh(z / 12)',
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
      [-3, 80],
      [3, 80],
      [0, 500],
    ],
    expected: 344.92,
    within: 0.01,
    from: 'Matheron (1963), solved by hand: with e = 4 (1.5 - 1.3) = 0.8 of its own nugget the place that stands out weighs (4 g(3) - g(6) - 0.04) / (4 g(3) - g(6) + 2 e) = 0.79688, g(h) = h^1.3 + 0.02',
  },
  {
    model: heightByGrid,
    given: [100, 160],
    expected: 148.0239521,
    within: 1e-6,
    from: 'weights by inverse variance, by hand: (60^2 + 3^2) / (60^2 + 3^2 + 30^2) of the 60 m from the place to the grid',
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
  {
    model: flankM,
    given: [{ lat: 35.3606, lon: 138.7274, elevationM: 3776 }, 35.3949, 138.7331, 860],
    expected: 2305,
    within: 300,
    from: 'Fifth Station of the Fuji Subaru Line, 2,305 m (Yamanashi Prefecture), above Lake Kawaguchi; within the flank sigma of the model',
  },
  {
    model: flankM,
    given: [{ lat: 46.8529, lon: -121.7604, elevationM: 4392 }, 46.7865, -121.735, 540],
    expected: 1646,
    within: 310,
    from: 'Paradise on Mount Rainier, 5,400 ft (National Park Service), above Ashford; within the flank sigma of the model',
  },
  {
    model: plainAndHills,
    given: ['sigmaM'],
    expected: 100.499,
    within: 0.001,
    from: 'law of total variance by hand: sqrt(100^2 between the two + 10^2 within each)',
  },
  {
    model: plainAndHills,
    given: ['slopeDeg'],
    expected: 2,
    within: 1e-9,
    from: 'geometric mean of 1 and 4 degrees',
  },
];
