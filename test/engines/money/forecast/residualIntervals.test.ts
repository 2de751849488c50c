import { describe, expect, it } from 'vitest';
import { residualIntervals } from '../../../../engines/money/forecast/residualIntervals.ts';

/** Trials of two steps whose errors are 1 to 19 over ten at the first, twice as much at the second, by turns up and down. */
const ERRORS = Array.from({ length: 19 }, (_, i) => ((i % 2 ? -1 : 1) * (i + 1)) / 10);
const trialsOf = (came: (forecast: number, error: number) => number) =>
  ERRORS.map((error) => ({
    origin: 10,
    forecasts: [100, 100],
    actual: [came(100, error), came(100, 2 * error)],
  }));
const MEAN_SQUARE = Math.sqrt(ERRORS.reduce((sum, e) => sum + e * e, 0) / 19);

/** Value at (n + 1) p of the errors of both steps, each over the root mean square of its step: definition 6 of Hyndman & Fan (1996). */
function weibull(p: number): number {
  const all = [...ERRORS, ...ERRORS].map((e) => e / MEAN_SQUARE).toSorted((a, b) => a - b);
  const at = 39 * p;
  const below = all[Math.floor(at) - 1] ?? NaN;
  return below + (at % 1) * ((all[Math.floor(at)] ?? NaN) - below);
}

describe('intervals from residuals', () => {
  it('are factors where all is above 0, as wide as the errors of each step', () => {
    const intervals = residualIntervals(trialsOf((f, e) => f * Math.exp(e)));
    expect(intervals?.isLogarithmic).toBe(true);
    for (const p of [0.1, 0.25, 0.9]) {
      expect(intervals?.quantile(1, 50, p)).toBeCloseTo(50 * Math.exp(MEAN_SQUARE * weibull(p)), 8);
      const second = 50 * Math.exp(2 * MEAN_SQUARE * weibull(p));
      expect(intervals?.quantile(2, 50, p)).toBeCloseTo(second, 8);
    }
  });

  it('are differences where something is not above 0', () => {
    const trials = [
      ...trialsOf((f, e) => f + e).slice(1),
      { origin: 10, forecasts: [0, 0], actual: [0.1, 0.2] },
    ];
    const intervals = residualIntervals(trials);
    expect(intervals?.isLogarithmic).toBe(false);
    expect(intervals?.quantile(1, -5, 0.9)).toBeCloseTo(-5 + MEAN_SQUARE * weibull(0.9), 8);
  });

  it('do not grow narrower with the step', () => {
    const narrowing = trialsOf((f, e) => f * Math.exp(e)).map(({ actual: [a, b], ...one }) => ({
      ...one,
      actual: [b ?? NaN, a ?? NaN],
    }));
    const intervals = residualIntervals(narrowing);
    expect(intervals?.quantile(2, 50, 0.9)).toBe(intervals?.quantile(1, 50, 0.9));
  });

  it('need twenty errors', () => {
    const trials = trialsOf((f, e) => f * Math.exp(e));
    expect(residualIntervals(trials.slice(0, 9))).toBeUndefined();
    expect(residualIntervals(trials.slice(0, 10))).toBeDefined();
  });

  it('cover what lies between two quantiles, each step by its own', () => {
    const trials = trialsOf((f, e) => f * Math.exp(e));
    // Each error comes twice: the tenth and eleventh of the 38 differ, the 28th and 29th too, which leaves 18 between them.
    const covered = residualIntervals(trials)?.coverage(trials, 10.5 / 39, 28.5 / 39);
    expect(covered).toBeCloseTo(18 / 38, 12);
  });
});
