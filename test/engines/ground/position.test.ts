import { describe, expect, it } from 'vitest';
import { localKm } from '../../../engines/ground/earth/geodesy.ts';
import { errorPoints } from '../../../engines/ground/position/errorPoints.ts';
import { mixtureQuantile } from '../../../engines/ground/position/mixture.ts';
import { quantileGroups } from '../../../engines/ground/position/quantileGroups.ts';
import { spreadReply } from '../../../engines/ground/position/spread.ts';

describe('points of the error of a position', () => {
  const sigmaM = 500;
  const offsets = errorPoints(40, -3, sigmaM).map(({ lat, lon, weight }) => {
    const { eastKm, northKm } = localKm(40, -3, lat, lon);
    return { x: (eastKm * 1000) / sigmaM, y: (northKm * 1000) / sigmaM, weight };
  });
  const moment = (i: number, j: number) =>
    offsets.reduce((sum, { x, y, weight }) => sum + weight * x ** i * y ** j, 0);

  // Moments of the standard normal in two dimensions: 1, 1, 3 for even orders, products of them, 0 for odd ones.
  it.each([
    [0, 0, 1],
    [2, 0, 1],
    [0, 2, 1],
    [4, 0, 3],
    [0, 4, 3],
    [2, 2, 1],
    [1, 0, 0],
    [1, 1, 0],
    [3, 0, 0],
    [3, 2, 0],
    [5, 0, 0],
  ])('have the moment x^%i y^%i of a normal error', (i, j, expected) =>
    expect(moment(i, j)).toBeCloseTo(expected, 2),
  );

  it('stay on the globe at its edges', () => {
    for (const [lat, lon] of [
      [89.999, 10],
      [0, 179.999],
      [-90, 0],
    ] as const)
      for (const point of errorPoints(lat, lon, 20_000)) {
        expect(Math.abs(point.lat)).toBeLessThanOrEqual(90);
        expect(Math.abs(point.lon)).toBeLessThanOrEqual(180);
      }
  });
});

describe('a mixture', () => {
  const Z90 = 1.2815515655446004;
  const normal = (mean: number, sd: number, weight: number) => ({
    weight,
    knots: [
      { probability: 0.1, value: mean - Z90 * sd },
      { probability: 0.5, value: mean },
      { probability: 0.9, value: mean + Z90 * sd },
    ],
  });

  it('of one distribution is that distribution, to the last digit', () => {
    const one = normal(3, 0.7, 0.4);
    for (const i of [0, 1, 2])
      expect(mixtureQuantile([one, one, one], i)).toBe(one.knots[i]?.value);
  });

  // N(0,1) and N(2,1) in equal shares: F(x) = (Phi(x) + Phi(x - 2)) / 2, symmetric about 1; its tenth solves F = 0.1. By hand:
  // Phi(-0.8317) = 0.20279, Phi(-2.8317) = 0.00232, half their sum 0.10256; at -0.85: 0.19766 and 0.00219, 0.09993.
  it('of two normals solves its equation', () => {
    const parts = [normal(0, 1, 0.5), normal(2, 1, 0.5)];
    expect(mixtureQuantile(parts, 1)).toBeCloseTo(1, 9);
    const tenth = mixtureQuantile(parts, 0);
    expect(tenth).toBeGreaterThan(-0.85);
    expect(tenth).toBeLessThan(-0.8317);
    expect(mixtureQuantile(parts, 2)).toBeCloseTo(2 - tenth, 9);
  });

  it('stays within its parts, certain ones too', () => {
    const parts = [normal(5, 0, 0.5), normal(9, 0, 0.25), normal(7, 2, 0.25)];
    for (const i of [0, 1, 2]) {
      const values = parts.map(({ knots }) => knots[i]?.value ?? 0);
      const made = mixtureQuantile(parts, i);
      expect(made).toBeGreaterThanOrEqual(Math.min(...values));
      expect(made).toBeLessThanOrEqual(Math.max(...values));
    }
  });
});

describe('quantiles of an object', () => {
  it('are found by name', () => {
    const names = (object: object) =>
      quantileGroups(object as never).map(({ members }) => members.map(({ name }) => name));
    expect(names({ p10: 1, p50: 2, p90: 3 })).toEqual([['p10', 'p50', 'p90']]);
    expect(names({ value: 2, p10: 1, p90: 3 })).toEqual([['p10', 'value', 'p90']]);
    expect(names({ chance: 2, chance_p05: 1, chance_p95: 3 })).toEqual([
      ['chance_p05', 'chance', 'chance_p95'],
    ]);
    expect(names({ p10: null, p50: null, p90: null })).toEqual([]);
    expect(names({ p10: 3, p90: 1 })).toEqual([]);
  });
});

describe('answers at the points', () => {
  const at = (score: number, level: string, weight: number) => ({
    weight,
    reply: {
      score,
      level,
      interval: { p10: score - 10, p50: score, p90: score + 10 },
      list: [score],
      nothing: null,
    },
  });

  it('change nothing where they agree', () => {
    const { reply, intervals, numbers, words } = spreadReply([
      at(40, 'LOW', 0.5),
      at(40, 'LOW', 0.5),
    ]);
    expect(reply).toEqual(at(40, 'LOW', 1).reply);
    expect([intervals, numbers, words]).toEqual([[], [], []]);
  });

  it('widen the interval, keep the best value and name what is doubtful', () => {
    const { reply, intervals, numbers, words } = spreadReply([
      at(40, 'MODERATE', 0.5),
      at(60, 'HIGH', 0.5),
    ]);
    expect(reply).toMatchObject({ score: 40, level: 'MODERATE', list: [40] });
    expect(intervals).toMatchObject([{ pointer: '/interval', low_before: 30, high_before: 50 }]);
    expect(intervals[0]?.low).toBeGreaterThan(30);
    expect(intervals[0]?.high).toBeGreaterThan(60);
    expect(numbers).toMatchObject([
      { pointer: '/score', value: 40, lowest: 40, highest: 60, standard_deviation: 10 },
    ]);
    expect(words).toEqual([
      { pointer: '/level', value: 'MODERATE', others: [{ value: 'HIGH', probability: 0.5 }] },
    ]);
  });
});
