import type { TruthRow } from '../../truth.ts';
import {
  fotopoulou2015,
  jibson2007Pga,
  rathjeSaygili2009,
  saygiliRathje2008,
} from './displacement.ts';
import { criticalAccelerationG } from './newmark.ts';
import { antecedentRainMm, thresholdMmPerH } from './rainfall.ts';
import { RAINFALL_THRESHOLDS } from './tables.ts';

const threshold = (name: keyof typeof RAINFALL_THRESHOLDS, hours: number) => {
  const intensity = thresholdMmPerH(RAINFALL_THRESHOLDS[name], hours);
  return intensity === undefined ? undefined : intensity * hours;
};

/** A weak slope near a moderate earthquake: the case on which OpenQuake tests its regressions of displacement. */
const SHAKEN = { criticalG: 0.02, pgaG: 0.284, pgvCmps: 14, magnitude: 6.5 };
const byOpenQuake = (name: string): string =>
  `OpenQuake engine 3.x, openquake/sep/tests/landslide/test_displacement.py, ${name}`;

/** Numbers printed in the papers, or reached by another program. */
export const truth: readonly TruthRow[] = [
  {
    model: threshold,
    given: ['dahalHasegawa2008Nepal', 24],
    expected: 144,
    within: 0.6,
    from: 'Dahal & Hasegawa (2008), abstract: landslides when the daily precipitation exceeds 144 mm',
  },
  {
    model: threshold,
    given: ['caine1980', 24],
    expected: 103,
    within: 0.5,
    from: 'Caine (1980): 14.82 x 24^-0.39 mm/h over 24 h, worked by hand with logarithms (4.29 mm/h)',
  },
  {
    model: jibson2007Pga,
    given: [{ criticalG: 1, pgaG: 4 / 3 }],
    expected: 9.66583692e-4,
    within: 1e-10,
    from: 'OpenQuake engine, test of Jibson (2007) eq. 6, fourth non-zero step from 0 to 2 g',
  },
  {
    model: saygiliRathje2008,
    given: [SHAKEN],
    expected: 0.186370166332798,
    within: 1e-9,
    from: byOpenQuake('saygili_rathje_2008'),
  },
  {
    model: rathjeSaygili2009,
    given: [SHAKEN],
    expected: 0.548088621109107,
    within: 1e-9,
    from: byOpenQuake('rathje_saygili_2009'),
  },
  {
    model: fotopoulou2015,
    given: ['a', SHAKEN],
    expected: 4.0162336e-2,
    within: 1e-9,
    from: byOpenQuake('fotopoulou_pitilakis_2015_model_a'),
  },
  {
    model: fotopoulou2015,
    given: ['b', SHAKEN],
    expected: 0.100601584210005,
    within: 1e-9,
    from: byOpenQuake('fotopoulou_pitilakis_2015_model_b'),
  },
  {
    model: fotopoulou2015,
    given: ['c', SHAKEN],
    expected: 0.910418270987024,
    within: 1e-9,
    from: byOpenQuake('fotopoulou_pitilakis_2015_model_c'),
  },
  {
    model: fotopoulou2015,
    given: ['d', SHAKEN],
    expected: 0.073120196833772,
    within: 1e-9,
    from: byOpenQuake('fotopoulou_pitilakis_2015_model_d'),
  },
  {
    model: criticalAccelerationG,
    given: [
      {
        slopeDeg: 50,
        cohesionPa: 20_000,
        frictionDeg: 32,
        saturatedFraction: 0,
        slabThicknessM: 2.5,
        densityKgM3: 1500,
      },
    ],
    expected: 1.75870504 / 9.81,
    within: 1e-6,
    from: 'OpenQuake engine, test of Newmark critical acceleration, 1.75870504 m/s2',
  },
  {
    model: antecedentRainMm,
    given: [[10, 10, 10, 10, 10, 10, 10]],
    expected: 10,
    within: 1e-12,
    from: 'Kirschbaum & Stanley (2018), eq. 1: even rain is its own mean',
  },
];
