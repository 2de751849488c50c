import { describe, expect, it } from 'vitest';
import { eachLaw, severityGrid } from '../../../../engines/money/loss/severityGrid.ts';
import type { LossEvent } from '../../../../engines/money/loss/eventTable.ts';

/** Losses in the middles of the slices of an event's law. */
function slicesOf(event: LossEvent): number[] {
  const slices: number[] = [];
  eachLaw([event], ({ loss }, { multiples }) => {
    for (const multiple of multiples) slices.push(loss * multiple);
  });
  return slices;
}
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

describe('the law of an event whose loss is known to a deviation', () => {
  // Mean 0.5 and deviation 0.25 of a value of 1: the beta law of 1.5 and 1.5, whose quantiles at 1/32, 7/32 and 15/32 are 0.070734, 0.270806 and
  // 0.475446 by SciPy (scipy.stats.beta.ppf).
  it('is the beta law of its mean and deviation, in sixteen slices', () => {
    const slices = slicesOf({ ratePerYear: 0.1, loss: 0.5, deviation: 0.25, most: 1 });
    expect(slices).toHaveLength(16);
    expect(slices[0]).toBeCloseTo(0.070734, 5);
    expect(slices[3]).toBeCloseTo(0.270806, 5);
    expect(slices[7]).toBeCloseTo(0.475446, 5);
    expect(mean(slices)).toBeCloseTo(0.5, 12);
  });

  it('keeps the mean of every event, and scatters as wide as it is told', () => {
    for (const [loss, deviation] of [
      [0.1, 0.1],
      [0.1, 0.2],
      [0.02, 0.05],
      [0.7, 0.3],
    ] as const) {
      const slices = slicesOf({ ratePerYear: 0.1, loss, deviation, most: 1 });
      expect(mean(slices)).toBeCloseTo(loss, 12);
      const found = Math.sqrt(mean(slices.map((x) => (x - loss) ** 2)));
      // Sixteen middles leave out what lies beyond the last: some tenths of a skewed law.
      expect(found / deviation).toBeGreaterThan(0.65);
      expect(found / deviation).toBeLessThan(1.15);
    }
  });

  it('is certain without a deviation, and where all is lost', () => {
    expect(slicesOf({ ratePerYear: 0.1, loss: 0.4 })).toEqual([0.4]);
    expect(slicesOf({ ratePerYear: 0.1, loss: 1, deviation: 0.2, most: 1 })).toEqual([1]);
    expect(slicesOf({ ratePerYear: 0, loss: 1 })).toEqual([]);
  });
});

describe('the grid of losses', () => {
  it('keeps rate and mean, and counts what is beyond in its last cell', () => {
    const events = [
      { ratePerYear: 0.1, loss: 2.25 },
      { ratePerYear: 0.02, loss: 99 },
    ];
    const grid = severityGrid(events, 1, 8);
    // 2.25 lies a quarter of the way from cell 2 to cell 3.
    expect([...grid]).toEqual([
      0,
      0,
      expect.closeTo(0.075, 12),
      expect.closeTo(0.025, 12),
      0,
      0,
      0,
      0.02,
    ]);
  });
});
