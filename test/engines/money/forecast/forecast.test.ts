import { describe, expect, it } from 'vitest';
import { accuracy } from '../../../../engines/money/forecast/accuracy.ts';
import { autoregression } from '../../../../engines/money/forecast/autoregression.ts';
import { backtest, originsOf } from '../../../../engines/money/forecast/backtest.ts';
import { chooseMethod } from '../../../../engines/money/forecast/chooseMethod.ts';
import {
  datesAfter,
  frequencyOf,
  monthlyMeans,
} from '../../../../engines/money/forecast/frequency.ts';
import { METHODS } from '../../../../engines/money/forecast/methods.ts';
import { drift, naive, seasonalNaive } from '../../../../engines/money/forecast/naive.ts';
import { residualIntervals } from '../../../../engines/money/forecast/residualIntervals.ts';
import { smooth } from '../../../../engines/money/forecast/smoothing.ts';

describe('baselines', () => {
  it('repeat the last value, the mean change and the last cycle', () => {
    expect(naive([3, 5, 9], 2)).toEqual([9, 9]);
    expect(drift([3, 5, 9], 2)).toEqual([12, 15]);
    expect(seasonalNaive([1, 2, 3, 4, 5], 4, 3)).toEqual([3, 4, 5, 3]);
  });
  it('say NaN where the series is too short', () => {
    expect(naive([], 1)).toEqual([NaN]);
    expect(seasonalNaive([1, 2], 1, 3)).toEqual([NaN]);
  });
});

describe('smoothing', () => {
  it('prolongs a straight line and a perfect season exactly', () => {
    expect(smooth([2, 4, 6, 8, 10], 'holt')?.forecast(2)).toEqual(
      [12, 14].map((v) => expect.closeTo(v, 8)),
    );
    const season = [10, 20, 30, 11, 21, 31, 12, 22, 32];
    const told = smooth(season, 'holt-winters-additive', { period: 3 })?.forecast(3) ?? [];
    [13, 23, 33].forEach((v, i) => expect(told[i]).toBeCloseTo(v, 1));
  });
  it('is undefined where it cannot be fitted', () => {
    expect(smooth([1, 2], 'ses')).toBeUndefined();
    expect(smooth([1, 2, 3, 4, 5, 6], 'holt-winters-additive', { period: 3 })).toBeUndefined();
    expect(
      smooth([1, -2, 3, 4, 5, 6, 7], 'holt-winters-multiplicative', { period: 3 }),
    ).toBeUndefined();
  });
});

describe('autoregression', () => {
  it('comes back to the mean, and is undefined for a constant', () => {
    const series = [5, 4, 4.5, 5.5, 5, 4.7, 5.2, 4.9, 5.1, 9];
    const fit = autoregression(series);
    const [first = 0, last = 0] = [fit?.forecast(50)[0], fit?.forecast(50)[49]];
    expect(Math.abs(last - (fit?.mean ?? 0))).toBeLessThan(Math.abs(first - (fit?.mean ?? 0)));
    expect(autoregression([1, 1, 1, 1, 1])).toBeUndefined();
  });
  it('finds what R prints of luteinizing hormone: arima(lh, order = c(1,0,0))', () => {
    // Diggle (1990), Time Series: A Biostatistical Introduction, table A.1; the fit stands in the manual of R (stats::arima)
    const lh = [
      24, 24, 24, 22, 21, 15, 23, 23, 25, 20, 19, 17, 22, 18, 32, 32, 27, 22, 22, 19, 19, 18, 27,
      30, 23, 20, 20, 29, 29, 27, 27, 23, 26, 24, 18, 17, 15, 14, 21, 33, 35, 35, 31, 26, 21, 34,
      30, 29,
    ].map((tenths) => tenths / 10);
    const fit = autoregression(lh);
    expect(fit?.phi).toBeCloseTo(0.5739, 3);
    expect(fit?.mean).toBeCloseTo(2.4133, 3);
    expect(fit?.innovationVariance).toBeCloseTo(0.1975, 3);
  });
});

describe('accuracy', () => {
  it('follows its definitions', () => {
    const { rmse, mae, mapePct } = accuracy([1, 2], [2, 4]);
    expect(mae).toBe(1.5);
    expect(rmse).toBeCloseTo(Math.sqrt(2.5), 12);
    expect(mapePct).toBe(50);
    expect(accuracy([1], [0])).toMatchObject({ mapePct: undefined });
  });
});

describe('choice', () => {
  const walk = Array.from(
    { length: 120 },
    (_, i) => 50 + 10 * Math.sin(i * 12.9898) * Math.cos(i * 4.1414),
  );
  const trend = Array.from({ length: 60 }, (_, i) => 100 + 3 * i + (i % 2));

  it('leaves a whole horizon after every origin', () => {
    const origins = originsOf(60, { horizon: 6, least: 24, most: 10 });
    expect(origins).toHaveLength(10);
    expect(origins.at(-1)).toBe(54);
    expect(Math.min(...origins)).toBeGreaterThanOrEqual(24);
    expect(originsOf(20, { horizon: 6, least: 24, most: 10 })).toEqual([]);
  });
  it('prefers a trend where there is one, and the mean where values only scatter', () => {
    const plan = (n: number) => ({
      horizon: 4,
      period: 1,
      origins: originsOf(n, { horizon: 4, least: 24, most: 20 }),
    });
    expect(['drift', 'holt']).toContain(chooseMethod(trend, plan(60))?.chosen.method.name);
    expect(chooseMethod(walk, plan(120))?.chosen.method.name).not.toBe('naive');
  });
  it('knows nothing of a constant series', () => {
    expect(
      chooseMethod(Array<number>(60).fill(7), { horizon: 2, period: 1, origins: [40, 45] }),
    ).toBeUndefined();
  });
  it('fits only what was known at the origin', () => {
    const [first] = METHODS;
    const jump = [...Array<number>(30).fill(1), ...Array<number>(10).fill(100)];
    expect(
      first && backtest(jump, first, { horizon: 5, period: 1, origins: [30] })?.[0]?.forecasts,
    ).toEqual([1, 1, 1, 1, 1]);
  });
  it('makes intervals that hold the shares they name, above zero for positive series', () => {
    const plan = {
      horizon: 4,
      period: 1,
      origins: originsOf(120, { horizon: 4, least: 24, most: 40 }),
    };
    const trials = chooseMethod(walk, plan)?.chosen.trials ?? [];
    const intervals = residualIntervals(trials);
    expect(intervals?.coverage(trials, 0.1, 0.9)).toBeCloseTo(0.8, 1);
    expect(intervals?.quantile(1, 50, 0.025)).toBeGreaterThan(0);
    expect(residualIntervals([])).toBeUndefined();
  });
});

describe('frequency', () => {
  it('is read from the gaps between dates', () => {
    expect(
      frequencyOf([
        '2024-01-01',
        '2024-01-02',
        '2024-01-03',
        '2024-01-04',
        '2024-01-05',
        '2024-01-08',
      ])?.frequency,
    ).toBe('daily');
    expect(frequencyOf(['2024-01-01', '2024-02-01', '2024-03-01'])).toMatchObject({
      frequency: 'monthly',
      period: 12,
    });
    expect(frequencyOf(['2024-01-01'])).toBeUndefined();
  });
  it('goes on over weekends and short months', () => {
    expect(datesAfter('2024-03-01', 'daily', 2)).toEqual(['2024-03-04', '2024-03-05']);
    expect(datesAfter('2024-01-31', 'monthly', 2)).toEqual(['2024-02-29', '2024-03-31']);
    expect(datesAfter('2024-11-30', 'quarterly', 2)).toEqual(['2025-02-28', '2025-05-30']);
    expect(datesAfter('2024-02-29', 'yearly', 4).at(0)).toBe('2025-02-28');
    expect(datesAfter('2024-02-29', 'yearly', 4).at(-1)).toBe('2028-02-29');
  });
  it('goes on by weeks over the end of a year', () => {
    expect(datesAfter('2024-12-20', 'weekly', 3)).toEqual([
      '2024-12-27',
      '2025-01-03',
      '2025-01-10',
    ]);
  });
  it('leaves a month out that has not ended', () => {
    const days = [
      { date: '2024-01-30', value: 2 },
      { date: '2024-01-31', value: 4 },
      { date: '2024-02-01', value: 9 },
      { date: '2024-02-02', value: 9 },
    ];
    expect(monthlyMeans(days)).toEqual([{ date: '2024-01-01', value: 3 }]);
  });
});
