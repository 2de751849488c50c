import { expect, it } from 'vitest';
import { ignitionsPerMillionFt2 } from '../../../../engines/places/compoundRisk/fireFollowing.ts';

// The updated ignition equation of Hazus (SPA Risk 2009): 0.581895 PGA^2 - 0.029444 PGA, which is 0 at 0.0506 g.
it.each([
  [0, 0],
  [0.05, 0],
  [0.0506, 0],
  [0.2, 0.017387],
  [0.5, 0.1307518],
  [1, 0.552451],
])('ignitions at %d g: %d per million square feet', (pgaG, ignitions) =>
  expect(ignitionsPerMillionFt2(pgaG)).toBeCloseTo(ignitions, 5),
);
