import type { TruthRow } from '../../truth.ts';
import { jibson2007Pga } from './displacement.ts';
import { criticalAccelerationG } from './newmark.ts';
import { antecedentRainMm, thresholdMmPerH } from './rainfall.ts';
import { RAINFALL_THRESHOLDS } from './tables.ts';

const threshold = (name: keyof typeof RAINFALL_THRESHOLDS, hours: number) => {
  const intensity = thresholdMmPerH(RAINFALL_THRESHOLDS[name], hours);
  return intensity === undefined ? undefined : intensity * hours;
};

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
