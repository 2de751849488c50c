import { describe, expect, it } from 'vitest';
import { gammaP, gammaPInverse, lnGamma } from '../../../../engines/ground/math/gamma.ts';
import {
  hoskingCdf,
  pearsonDeviate,
  type HoskingLaw,
} from '../../../../engines/ground/math/hosking.ts';
import { lMoments } from '../../../../engines/ground/math/lmoments.ts';
import { hoskingQuantile } from '../../../../scripts/verify/formulas/hoskingQuantile.ts';

/** Sample and its L-moments as Hosking's Fortran gives them. */
const SAMPLE = [2, 3, 4, 2.4, 5.5, 1.2, 5.4, 2.2, 7.1, 1.3, 1.5];

describe('L-moments', () => {
  it('match Hosking (1996), LMOMENTS version 3', () => {
    const found = lMoments(SAMPLE);
    expect(found?.l1).toBeCloseTo(3.2363636, 7);
    expect(found?.l2).toBeCloseTo(1.1418182, 7);
    expect(found?.t3).toBeCloseTo(0.2738854, 7);
    expect(found?.t4).toBeCloseTo(0.0233546, 6);
  });

  it('have no answer for equal values', () => expect(lMoments([1, 1, 1, 1, 1])).toBeUndefined());
});

describe('laws of hydrology', () => {
  it.each([
    'exp',
    'gam',
    'gev',
    'glo',
    'gno',
    'gpa',
    'gum',
    'nor',
    'pe3',
    'wei',
  ] as const satisfies readonly HoskingLaw[])('%s undoes itself', (law) => {
    for (const shape of [0.4, 1.2])
      for (const u of [0.01, 0.5, 0.99]) {
        const parameters = { law, location: 1, scale: 2, shape };
        expect(hoskingCdf(parameters, hoskingQuantile(parameters, u))).toBeCloseTo(u, 10);
      }
  });

  it('has the frequency factors of Bulletin 17B, appendix 3', () => {
    expect(pearsonDeviate(1, 0.99)).toBeCloseTo(3.02256, 4);
    expect(pearsonDeviate(-0.5, 0.9)).toBeCloseTo(1.21618, 4);
    expect(pearsonDeviate(0, 0.99)).toBeCloseTo(2.32635, 4);
  });
});

describe('gamma functions', () => {
  it('match Abramowitz & Stegun', () => {
    expect(lnGamma(0.5)).toBeCloseTo(0.5723649429247001, 13);
    expect(lnGamma(10)).toBeCloseTo(Math.log(362880), 12);
    expect(gammaP(1, 2)).toBeCloseTo(1 - Math.exp(-2), 14);
    expect(gammaPInverse(2.5, gammaP(2.5, 3.3))).toBeCloseTo(3.3, 11);
  });
});
