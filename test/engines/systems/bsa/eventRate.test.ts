import { describe, expect, it } from 'vitest';
import { magnitudeRates, rateAbove } from '../../../../engines/systems/bsa/eventRate.ts';

// Shapiro et al. (2010), eq. 3: N = V 10^(index - b M). With an index of -6, b = 1 and 1e9 m3: 1 of M 3 and more, 0.1 of M 4, 0.01 of M 5.
const rates = {
  volumeM3: 1e9,
  index: -6,
  bValue: 1,
  maxMagnitude: 5,
  response: 2,
  driver: 3,
  naturalM3PerYear: 0.5,
};

describe('earthquakes of an asset a year', () => {
  it('are the driver times the response times the law of Shapiro, and the natural ones, less those beyond the largest', () => {
    expect(rateAbove(rates, 3)).toBeCloseTo(6 * (1 - 0.01) + 0.5 * (1 - 0.01), 12);
    expect(rateAbove(rates, 4)).toBeCloseTo(6 * (0.1 - 0.01) + 0.5 * (0.1 - 0.01), 12);
    expect(rateAbove(rates, 5)).toBe(0);
    expect(rateAbove(rates, 5.5)).toBe(0);
  });

  it('fall off with b, natural and made ones alike', () => {
    const steep = rateAbove({ ...rates, bValue: 1.5, maxMagnitude: 9 }, 4);
    expect(steep).toBeCloseTo(6 * 10 ** (3 - 6) + 0.5 * 10 ** -1.5, 6);
  });

  it('by steps of a tenth of a magnitude are the differences of the law, named by their middle', () => {
    const steps = magnitudeRates(rates);
    expect(steps).toHaveLength(20);
    expect(steps[0]?.magnitude).toBeCloseTo(3.05, 9);
    expect(steps[0]?.ratePerYear).toBeCloseTo(6.5 * (1 - 10 ** -0.1), 9);
    expect(steps.at(-1)?.magnitude).toBeCloseTo(4.95, 9);
  });
});
