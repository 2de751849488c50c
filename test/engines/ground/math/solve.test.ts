import { describe, expect, it } from 'vitest';
import { solveInPlace } from '../../../../engines/ground/math/solve.ts';

function solve(rows: readonly (readonly number[])[]): number[] {
  const n = rows.length;
  const a = Float64Array.from(rows.flat());
  solveInPlace(a, n);
  return rows.map((_row, k) => a[k * (n + 1) + n] ?? NaN);
}

describe('linear equations', () => {
  it('have the solution that stands when it is put in', () => {
    // 2x + y - z = 8, -3x - y + 2z = -11, -2x + y + 2z = -3 at (2, 3, -1).
    const [x, y, z] = solve([
      [2, 1, -1, 8],
      [-3, -1, 2, -11],
      [-2, 1, 2, -3],
    ]);
    expect(x).toBeCloseTo(2, 12);
    expect(y).toBeCloseTo(3, 12);
    expect(z).toBeCloseTo(-1, 12);
  });

  it('are solved where the first pivot is nothing, or next to nothing', () => {
    expect(
      solve([
        [0, 1, 2],
        [1, 1, 5],
      ]),
    ).toEqual([3, 2]);
    // Without exchange of rows x would be lost to rounding: 1e-20 x + y = 1, x + y = 2.
    const [x, y] = solve([
      [1e-20, 1, 1],
      [1, 1, 2],
    ]);
    expect([x, y]).toEqual([1, 1]);
  });

  it('of an ill-conditioned matrix keep eight digits: rows of Hilbert of order four that add up to their right side', () => {
    const rows = [0, 1, 2, 3].map((i) => {
      const row = [0, 1, 2, 3].map((j) => 1 / (i + j + 1));
      return [...row, row.reduce((sum, each) => sum + each, 0)];
    });
    for (const each of solve(rows)) expect(each).toBeCloseTo(1, 8);
  });
});
