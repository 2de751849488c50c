import { expect, it } from 'vitest';
import { annualDeviation, averageAnnualLoss } from '../../../../engines/money/loss/eventTable.ts';
import { exceedanceRatios } from '../../../../engines/money/loss/exceedance.ts';

// Compound Poisson: mean and variance of a year are the rate times the first and the second moment of a loss.
it('sums the moments of a year', () => {
  const events = [
    { ratePerYear: 0.1, loss: 3, deviation: 4 },
    { ratePerYear: 0.5, loss: 2 },
  ];
  expect(averageAnnualLoss(events)).toBeCloseTo(1.3, 12);
  // 0.1 (9 + 16) + 0.5 x 4 = 4.5.
  expect(annualDeviation(events)).toBeCloseTo(Math.sqrt(4.5), 12);
});

// One kind of event, once in twenty years, that costs a quarter of the value: rarer years than that lose it, those of ten do not.
it('tells losses as shares of what has a value', () => {
  const points = exceedanceRatios([{ ratePerYear: 0.05, loss: 250_000 }], 1e6);
  const at = (years: number) => points.find(({ return_period_yr }) => return_period_yr === years);
  expect(at(100)?.oep).toBeCloseTo(0.25, 2);
  expect(at(100)?.aep).toBeCloseTo(0.25, 2);
  expect(at(10)?.oep).toBe(0);
  // The mean of the worst hundredth: all of these years lose it once, one in forty twice.
  expect(at(100)?.oep_tvar).toBeCloseTo(0.25, 2);
  expect(at(100)?.aep_tvar).toBeGreaterThan(0.27);
  expect(at(100)?.aep_tvar).toBeLessThan(0.29);
  expect(exceedanceRatios([{ ratePerYear: 0.05, loss: 1 }], 0)).toEqual([]);
});
