import { expect, it } from 'vitest';
import { stepAt } from '../../../../engines/ground/math/interpolate.ts';

it('cuts a falling curve into steps that add up to it, the last one open', () => {
  const rates = [0.5, 0.2, 0.05];
  const steps = rates.map((_rate, k) => stepAt(rates, k));
  expect(steps[2]).toBe(0.05);
  expect(steps.reduce((sum, step) => sum + step, 0)).toBeCloseTo(0.5, 12);
  expect(stepAt(rates, 7)).toBeNaN();
});
