import type { TruthRow } from '../../../truth.ts';
import { expectedAftershocks } from './reasenbergJones.ts';
import { DECLUSTERING_WINDOWS, GENERIC_AFTERSHOCKS } from './tables.ts';

const reachKm = (magnitude: number) => DECLUSTERING_WINDOWS.gardnerKnopoff.distanceKm(magnitude);
const days = (magnitude: number) => DECLUSTERING_WINDOWS.gardnerKnopoff.days(magnitude);
/** California. @source Reasenberg & Jones (1994), Science 265(5176), 1251-1252 */
const CALIFORNIA = { a: -1.67, b: 0.91, p: 1.08, cDays: 0.05 } as const;
const california = (mainMagnitude: number, magnitude: number, fromDays: number, toDays: number) =>
  expectedAftershocks(CALIFORNIA, { mainMagnitude, magnitude, fromDays, toDays });
const productivity = (regime: keyof typeof GENERIC_AFTERSHOCKS) => GENERIC_AFTERSHOCKS[regime].a;

/** Catalogue statistics against published figures. */
export const truth: readonly TruthRow[] = [
  {
    model: reachKm,
    given: [6.6],
    expected: 63.10736,
    within: 1e-4,
    from: 'GEM hazard modellers toolkit, test of distance and time windows, M 6.6',
  },
  {
    model: days,
    given: [6.6],
    expected: 891.456,
    within: 0.01,
    from: 'the same test, its years times 365.25 days',
  },
  // The formula gives 22.5 for M 3.0 and more; Gardner & Knopoff print 22.5 km in the first row.
  {
    model: reachKm,
    given: [3],
    expected: 22.5,
    within: 0.2,
    from: 'Gardner & Knopoff (1974), table 1: 22.5 km at M 3.0',
  },
  {
    model: days,
    given: [4],
    expected: 42,
    within: 1,
    from: 'Gardner & Knopoff (1974), table 1: 42 days at M 4.0',
  },
  {
    model: california,
    given: [7, 5, 0.01, 7],
    expected: 10 ** (-1.67 + 1.82) * ((0.06 ** -0.08 - 7.05 ** -0.08) / 0.08),
    within: 1e-9,
    from: 'Reasenberg & Jones (1989), eq. 4 integrated by hand',
  },
  {
    model: productivity,
    given: ['subduction'],
    expected: -2.47,
    within: 0,
    from: 'Page et al. (2016), table 1, as the operational aftershock forecast of the USGS uses it',
  },
];
