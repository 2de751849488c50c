import { describe, expect, it } from 'vitest';
import { fitGev, gevQuantile } from '../../../../engines/ground/math/extremes.ts';
import {
  fitGevOfRecord,
  geophysicalLogPrior,
} from '../../../../engines/ground/math/geophysicalPrior.ts';

describe('geophysical prior', () => {
  it('has the published mean 0.10 and standard deviation 0.122', () => {
    let [mass, mean, square] = [0, 0, 0];
    for (let i = 0; i < 10_000; i++) {
      const xi = -0.5 + (i + 0.5) / 10_000;
      const density = Math.exp(geophysicalLogPrior(xi)) / 10_000;
      mass += density;
      mean += density * xi;
      square += density * xi * xi;
    }
    expect(mass).toBeCloseTo(1, 6);
    expect(mean).toBeCloseTo(0.1, 3);
    expect(Math.sqrt(square - mean * mean)).toBeCloseTo(0.122, 3);
  });

  it('draws the shape of a short record towards 0.1 and leaves long ones alone', () => {
    const sample = (n: number, shape: number) =>
      Array.from({ length: n }, (_, i) =>
        gevQuantile({ location: 100, scale: 20, shape }, (i + 0.5) / n),
      );
    const short = sample(15, -0.3);
    const free = fitGev(short)?.shape ?? NaN;
    const shrunk = fitGevOfRecord(short)?.shape ?? NaN;
    expect(Math.abs(shrunk - 0.1)).toBeLessThan(Math.abs(free - 0.1));
    const long = sample(60, -0.2);
    expect(fitGevOfRecord(long)).toEqual(fitGev(long));
  });
});
