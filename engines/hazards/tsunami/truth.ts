import { unitVector } from '../../ground/earth/unitVector.ts';
import type { TruthRow } from '../../truth.ts';
import { abeFarM, abeLimitM } from './abeHeight.ts';
import { bayFactor } from './bayFactor.ts';
import { breakingLimit } from './beachRunup.ts';
import { okadaUplift } from './okadaUplift.ts';
import { pathFrom, ruptureOf } from './sourceRupture.ts';
import { celerityMps } from './travelTime.ts';

/** Factor of one bay of 20 km at some distance from its middle. */
const inBay = (raise: number, km: number) =>
  bayFactor([{ name: 'Bay', raise, radiusKm: 20, km }]).factor;

/** Case 2 of Okada's check list: x = 2, y = 3, d = 4, dip 70 degrees, L = 3, W = 2, unit slip. */
const okadaCase2 = (strikeSlip: number, dipSlip: number) =>
  okadaUplift({ depth: 4, dipDeg: 70, length: 3, width: 2, strikeSlip, dipSlip }, 2, 3);

/** A vertical fault along the equator, 20 degrees east to west, and the way from it to a place. */
const wayFromEquator = (lat: number, lon: number) => {
  const fault = {
    id: 'equator',
    name: 'Equator',
    zone: 'Other Pacific',
    magnitude: 9,
    recurrenceYears: { low: 1, best: 1, high: 1 },
    basis: 'geology' as const,
    isBackArc: false,
    dipDeg: 90,
  };
  const trace = [
    [0, -10],
    [0, 10],
  ] as const;
  const way = { travelMinutes: 0, detourKm: 0 };
  return pathFrom(ruptureOf(fault, trace), unitVector(lat, lon), way);
};
const wayKm = (lat: number, lon: number) => wayFromEquator(lat, lon).distanceKm;
const broadside = (lat: number, lon: number) => wayFromEquator(lat, lon).broadside;

/** Numbers from papers that the models must return. */
export const truth: readonly TruthRow[] = [
  {
    model: okadaCase2,
    given: [1, 0],
    expected: -2.747e-3,
    within: 5e-7,
    from: 'Okada (1985), table 2, case 2, strike slip, uz',
  },
  {
    model: okadaCase2,
    given: [0, 1],
    expected: -3.564e-2,
    within: 5e-6,
    from: 'Okada (1985), table 2, case 2, dip slip, uz',
  },
  {
    model: abeLimitM,
    given: [8],
    expected: 5.0,
    within: 0.05,
    from: 'Abe (1995): log H = 0.5 M - 3.30 at M 8',
  },
  {
    model: abeFarM,
    given: [8, 1000, false],
    expected: 0.28,
    within: 0.005,
    from: 'Abe (1995): log H = M - log R - 5.55 at M 8, 1000 km',
  },
  {
    model: celerityMps,
    given: [4000],
    expected: 198,
    within: 0.5,
    from: 'sqrt(g h) at 4000 m: 713 km/h',
  },
  {
    model: breakingLimit,
    given: [19.85],
    expected: 0.0296,
    within: 2e-4,
    from: 'Synolakis (1987): 0.8183 (cot beta)^(-10/9) on the 1:19.85 beach',
  },
  {
    model: wayKm,
    given: [30, 0],
    expected: 3335.9,
    within: 0.5,
    from: 'a quarter of a meridian quadrant of the sphere of 6,371.009 km: 10,007.56 km / 3',
  },
  {
    model: wayKm,
    given: [0, 40],
    expected: 3335.9,
    within: 25,
    from: 'the same 30 degrees from the end of the trace, whose last point stands half of 40 km before it',
  },
  {
    model: broadside,
    given: [30, 0],
    expected: 1,
    within: 0.001,
    from: 'Ben-Menahem & Rosenman (1972): most of the wave leaves at right angles to the strike',
  },
  {
    model: broadside,
    given: [0, 60],
    expected: 0,
    within: 0.001,
    from: 'Ben-Menahem & Rosenman (1972): least of the wave leaves along the strike',
  },
  {
    model: broadside,
    given: [30, 40],
    expected: 0.668,
    within: 0.01,
    from: 'spherical triangle by hand: sin of the angle from the equator is tan 30 / hypot(tan 30, sin 40)',
  },
  {
    model: inBay,
    given: [2.2, 0],
    expected: 2.2,
    within: 1e-9,
    from: 'by hand: in its middle a bay raises by its whole factor',
  },
  {
    model: inBay,
    given: [0.25, 16.651],
    expected: 0.5,
    within: 1e-4,
    from: 'by hand: at 20 sqrt(ln 2) km the share is one half, and the factor the root of a quarter',
  },
];
