import { describe, expect, it } from 'vitest';
import {
  laneLayer,
  largestLaw,
  layerYear,
  marketMultiple,
  rateFactors,
  wangLayer,
} from '../../../../engines/money/catBond/pricing.ts';

/** Two sizes of event: the larger one once in fifty years. */
const EVENTS = [
  { ratePerYear: 0.05, loss: 0.1 },
  { ratePerYear: 0.02, loss: 0.3 },
];
/** The grid puts a loss between two cells 0.06 % of the value apart. */
const CELL = 0.0006;

describe('the largest event of a year', () => {
  it('reaches a level with 1 - exp(-rate of all events that reach it)', () => {
    const { attach, exhaust } = layerYear(largestLaw(EVENTS, 1), 0.05, 0.2);
    expect(attach).toBeCloseTo(-Math.expm1(-0.07), 9);
    expect(exhaust).toBeCloseTo(-Math.expm1(-0.02), 9);
  });

  it('takes a factor on all rates', () => {
    const { attach, exhaust } = layerYear(largestLaw(EVENTS, 1.5), 0.05, 0.2);
    expect(attach).toBeCloseTo(-Math.expm1(-0.105), 9);
    expect(exhaust).toBeCloseTo(-Math.expm1(-0.03), 9);
  });

  // The area under the exceedance curve over the layer: reached by both kinds up to 0.1, by the larger beyond.
  it('loses the mean chance of reaching each level of the layer', () => {
    const { expected } = layerYear(largestLaw(EVENTS, 1), 0.05, 0.2);
    const mean = (0.05 * -Math.expm1(-0.07) + 0.1 * -Math.expm1(-0.02)) / 0.15;
    expect(Math.abs(expected - mean)).toBeLessThan((CELL / 0.15) * 0.07);
  });
});

describe('the layer by Wang’s transform', () => {
  const law = largestLaw(EVENTS, 1);

  it('is the transformed chance where it is the same through the layer', () => {
    const twice = wangLayer(law, [0.12, 0.28], 3, (p, lambda) => p * lambda);
    expect(twice).toBeCloseTo(3 * -Math.expm1(-0.02), 9);
  });

  // 24 parts of a layer from 0 to 0.2: half of them below the smaller loss.
  it('is the mean over its parts where it is not', () => {
    const mean = wangLayer(law, [0, 0.2], 0, (p) => p);
    expect(mean).toBeCloseTo((-Math.expm1(-0.07) - Math.expm1(-0.02)) / 2, 9);
  });

  it('asks nothing for a loss that never comes', () => {
    expect(wangLayer(law, [0.5, 1], 0.45)).toBe(0);
  });

  // Phi^-1(0.5) = 0; Student's t with 5 degrees of freedom: P(T <= 0.727) = 0.75 (printed tables).
  it('takes Student’s t with five degrees of freedom by default', () => {
    const even = largestLaw([{ ratePerYear: Math.LN2, loss: 0.5 }], 1);
    expect(wangLayer(even, [0.1, 0.4], 0.727)).toBeCloseTo(0.75, 3);
  });
});

describe('the market multiple', () => {
  it('is the quoted one at an expected loss of 2 %, and falls with the loss to the power -0.3', () => {
    expect(marketMultiple(0.02, 'low')).toBeCloseTo(2.2, 12);
    expect(marketMultiple(0.02, 'high')).toBeCloseTo(4.5, 12);
    // 2^-0.3 = 0.812252, 10^0.3 = 1.995262
    expect(marketMultiple(0.04, 'low')).toBeCloseTo(2.2 * 0.812252, 5);
    expect(marketMultiple(0.002, 'low')).toBeCloseTo(2.2 * 1.995262, 5);
  });

  it('stays between 1.3 and 12', () => {
    expect(marketMultiple(0.5, 'low')).toBe(1.3);
    expect(marketMultiple(0, 'high')).toBe(12);
    expect(marketMultiple(0, 'low')).toBe(12);
  });
});

describe('Lane’s spread of a layer', () => {
  // Lane (2000) for a certain total loss: EL + 0.55 with both probabilities 1.
  it('never takes more than the whole notional as lost, and asks nothing where nothing attaches', () => {
    expect(laneLayer({ attach: 1, exhaust: 1, expected: 1.2 })).toBeCloseTo(1.55, 12);
    expect(laneLayer({ attach: 0, exhaust: 0, expected: 0 })).toBe(0);
  });
});

describe('factors on all rates', () => {
  // Quantiles of a lognormal law of mean 1, exp(sigma z - sigma^2 / 2) with z = 1.281552 at 90 %.
  it('are the points of a lognormal law of mean 1', () => {
    const { p10, p50, p90 } = rateFactors(0.5);
    expect(p10).toBeCloseTo(0.464973, 6);
    expect(p50).toBeCloseTo(0.882497, 6);
    expect(p90).toBeCloseTo(1.674937, 6);
  });

  it('are no wider than a log standard deviation of 2.5', () => {
    expect(rateFactors(9)).toEqual(rateFactors(2.5));
    expect(rateFactors(2.4).p90).not.toBe(rateFactors(2.5).p90);
  });
});
