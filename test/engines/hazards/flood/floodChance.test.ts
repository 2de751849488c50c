import { describe, expect, it } from 'vitest';
import { oddsTimes } from '../../../../engines/ground/math/odds.ts';
import { floodChance } from '../../../../engines/hazards/flood/floodChance.ts';

const YEAR = 365.25;
const Z90 = 1.2815515655446004;

describe('the chance of a flood', () => {
  // The 80 % interval of the yearly probability stands in the same answer: a 90 % interval of the same number must hold it.
  it.each([
    [0.0382, 0.97],
    [0.0054, 1.2],
    [0.0009, 1.4],
    [0.3, 0.6],
  ])(
    'of %f a year, ln sigma %f, holds the 80 percent interval of the yearly probability',
    (yearlyProbability, lnSigma) => {
      const { mean, p05, p95 } = floodChance({ yearlyProbability, lnSigma }, YEAR);
      expect(mean).toBeCloseTo(yearlyProbability, 9);
      expect(p05).toBeLessThan(oddsTimes(yearlyProbability, Math.exp(-Z90 * lnSigma)));
      expect(p95).toBeGreaterThan(oddsTimes(yearlyProbability, Math.exp(Z90 * lnSigma)));
    },
  );

  it('grows with the horizon, interval and all, and stays below 1', () => {
    const at = [30, 365, 3650, 36_500].map((days) =>
      floodChance({ yearlyProbability: 0.04, lnSigma: 1 }, days),
    );
    for (const key of ['mean', 'p05', 'p95'] as const) {
      const values = at.map((chance) => chance[key]);
      expect(values).toEqual(values.toSorted((a, b) => a - b));
      expect(values.at(-1)).toBeLessThanOrEqual(1);
    }
  });

  // Odds of 0.04 / 0.96 times e^(-+1.644854 x 0.05): 0.0383770 and 0.0452383, as probabilities 0.0369587 and 0.0432804.
  it('is never known better than to 5 percent of its odds', () => {
    const { p05, p95 } = floodChance({ yearlyProbability: 0.04, lnSigma: 0 }, YEAR);
    expect(p05).toBeCloseTo(0.0369587, 6);
    expect(p95).toBeCloseTo(0.0432804, 6);
  });

  it('of ground that lies under water every year is a number, below 1 in a month', () => {
    const { mean, p05, p95 } = floodChance({ yearlyProbability: 1, lnSigma: 0.5 }, 30);
    for (const chance of [mean, p05, p95]) expect(chance).toBeGreaterThan(0.5);
    expect(mean).toBeLessThan(1);
    expect(p05).toBeLessThanOrEqual(mean);
    expect(mean).toBeLessThanOrEqual(p95);
  });
});
