import { describe, expect, it } from 'vitest';
import { basisRisk } from '../../../../engines/signals/parametric/basisRisk.ts';

describe('the basis risk of a cover that pays on an index', () => {
  // Sheppard (1899): two standard normal numbers of correlation rho are both above their means with 1/4 + asin(rho) / (2 pi): a third at 0.5.
  it('is that of the Gaussian copula', () => {
    const even = basisRisk(0.5, 0.5, 0.5);
    expect(even.pBoth).toBeCloseTo(1 / 3, 9);
    expect(even.falseNegativeRate).toBeCloseTo(1 / 3, 9);
    expect(even.falsePositiveRate).toBeCloseTo(1 / 3, 9);
    expect(basisRisk(0.5, 0.5, -0.5).pBoth).toBeCloseTo(1 / 6, 9);
  });

  it('is that of chance where index and loss have nothing to do with each other', () => {
    const alone = basisRisk(0.02, 0.1, 0);
    expect(alone.pBoth).toBeCloseTo(0.002, 12);
    expect(alone.pLossWithoutPayment).toBeCloseTo(0.018, 12);
    expect(alone.pPaymentWithoutLoss).toBeCloseTo(0.098, 12);
    expect(alone.falseNegativeRate).toBeCloseTo(0.9, 9);
    expect(alone.falsePositiveRate).toBeCloseTo(0.98, 9);
  });

  it('never misses the rarer of the two at full dependence, and always at its contrary', () => {
    expect(basisRisk(0.02, 0.1, 1)).toMatchObject({ pBoth: 0.02, falseNegativeRate: 0 });
    expect(basisRisk(0.02, 0.1, 1).falsePositiveRate).toBeCloseTo(0.8, 12);
    expect(basisRisk(0.02, 0.1, -1)).toMatchObject({ pBoth: 0, falsePositiveRate: 1 });
  });
});
