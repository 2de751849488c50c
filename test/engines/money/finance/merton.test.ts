import { describe, expect, it } from 'vitest';
import { merton } from '../../../../engines/money/finance/merton.ts';

/** Distribution of a standard normal variable by Simpson's rule over its density, apart from the engine's. */
function normal(x: number): number {
  const steps = 2000;
  const h = x / steps;
  const density = (z: number) => Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);
  let sum = density(0) + density(x);
  for (let i = 1; i < steps; i++) sum += (i % 2 ? 4 : 2) * density(i * h);
  return 0.5 + (sum * h) / 3;
}

// Hull, Options, Futures, and Other Derivatives, example of Merton's model: equity 3 million of volatility 80 %, debt of 10 million due in a year, 5 % without risk.
const HULL = {
  equityValue: 3,
  equityVolatility: 0.8,
  debtFace: 10,
  riskFreeRate: 0.05,
  assetDrift: 0.05,
  horizonYears: 1,
};

describe('Merton’s model', () => {
  it('gives the assets, their volatility and the probability of default of Hull’s example: 12.40, 21.23 %, 12.7 %', () => {
    const found = merton(HULL);
    expect(found?.assetValue).toBeCloseTo(12.4, 2);
    expect(found?.assetVolatility).toBeCloseTo(0.2123, 4);
    expect(found?.riskNeutralProbability).toBeCloseTo(0.127, 3);
    expect(found?.physicalProbability).toBe(found?.riskNeutralProbability);
  });

  it('solves its two equations at other horizons, rates and drifts', () => {
    const firm = { ...HULL, horizonYears: 3, riskFreeRate: 0.02, assetDrift: 0.09 };
    const { assetValue: v, assetVolatility: s, ...found } = merton(firm) ?? expect.fail('none');
    const root = s * Math.sqrt(3);
    const d1 = (Math.log(v / 10) + (0.02 + s ** 2 / 2) * 3) / root;
    expect(v * normal(d1) - 10 * Math.exp(-0.06) * normal(d1 - root)).toBeCloseTo(3, 6);
    expect((s * v * normal(d1)) / 3).toBeCloseTo(0.8, 6);
    const distance = (Math.log(v / 10) + (0.09 - s ** 2 / 2) * 3) / root;
    expect(found.distanceToDefault).toBeCloseTo(distance, 9);
    expect(found.physicalProbability).toBeCloseTo(normal(-distance), 7);
    expect(found.riskNeutralProbability).toBeCloseTo(normal(root - d1), 7);
  });

  it('has no answer without equity, debt, a horizon or a volatility', () => {
    for (const name of ['equityValue', 'debtFace', 'horizonYears', 'equityVolatility'] as const)
      expect(merton({ ...HULL, [name]: 0 })).toBeUndefined();
  });
});
