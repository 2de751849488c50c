import { describe, expect, it } from 'vitest';
import {
  designCategory,
  needsSiteStudy,
} from '../../../../../engines/hazards/earthquake/site/designCategory.ts';
import {
  designAccelerationG,
  designSpectrum,
  longPeriodS,
} from '../../../../../engines/hazards/earthquake/site/designSpectrum.ts';
import { siteClass } from '../../../../../engines/hazards/earthquake/site/siteClass.ts';
import { siteCoefficients } from '../../../../../engines/hazards/earthquake/site/siteCoefficients.ts';

describe('site class', () => {
  it('never gives F, and nothing for no velocity', () => {
    for (let v = 50; v < 3000; v += 7) expect(siteClass(v, 'ASCE7-16')).toMatch(/^[A-E]$/);
    expect(siteClass(0, 'ASCE7-22')).toBeUndefined();
    expect(siteClass(NaN, 'ASCE7-16')).toBeUndefined();
  });
});

describe('site coefficients', () => {
  // ASCE 7-16, tables 11.4-1 and 11.4-2: class D, Ss between 0.5 (1.4) and 0.75 (1.2), S1 between 0.2 (2.2) and 0.3 (2.0).
  it('interpolates between the tabulated motions and holds the ends', () => {
    expect(siteCoefficients('ASCE7-16', 'D', { ssG: 0.625, s1G: 0.25 })).toEqual({
      fa: expect.closeTo(1.3, 9),
      fv: expect.closeTo(2.1, 9),
      fpga: undefined,
    });
    expect(siteCoefficients('ASCE7-16', 'D', { ssG: 9, s1G: 0.01, pgaG: 0.6 })).toEqual({
      fa: 1,
      fv: 2.4,
      fpga: 1.1,
    });
  });

  it('keeps the floor of 1.2 for default soil', () =>
    expect(siteCoefficients('ASCE7-16', 'D-default', { ssG: 2, s1G: 0.7 })?.fa).toBe(1.2));

  it('has no unmeasured classes before 2015', () =>
    expect(siteCoefficients('ASCE7-10', 'B-estimated', { ssG: 1, s1G: 0.4 })).toBeUndefined());
});

describe('design spectrum', () => {
  const spectrum = designSpectrum({ smsG: 1.5, sm1G: 0.9, tlS: 8 });

  it('is two thirds of the maximum considered motion', () => {
    expect(spectrum.sdsG).toBeCloseTo(1, 12);
    expect(spectrum.sd1G).toBeCloseTo(0.6, 12);
    expect(spectrum.tsS).toBeCloseTo(0.6, 12);
  });

  it('has no step at its corners', () => {
    for (const corner of [spectrum.t0S, spectrum.tsS, spectrum.tlS]) {
      expect(designAccelerationG(spectrum, corner - 1e-9)).toBeCloseTo(
        designAccelerationG(spectrum, corner + 1e-9) ?? NaN,
        6,
      );
    }
    expect(designAccelerationG(spectrum, 0)).toBeCloseTo(0.4, 12);
    expect(designAccelerationG(spectrum, -1)).toBeUndefined();
  });

  it('is zero, not NaN, where nothing shakes', () =>
    expect(designAccelerationG(designSpectrum({ smsG: 0, sm1G: 0, tlS: 8 }), 0)).toBe(0));

  it('takes longer transitions for larger earthquakes', () =>
    expect([6, 6.6, 7.2, 7.8, 8.2, 9].map(longPeriodS)).toEqual([4, 6, 8, 12, 16, 16]));
});

describe('design category', () => {
  const of = (sdsG: number, sd1G: number, s1G = 0.3) => ({ ssG: 1, s1G, sdsG, sd1G });

  it('takes the more severe of both criteria', () => {
    expect(designCategory(of(0.1, 0.15), 'II')).toBe('C');
    expect(designCategory(of(0.6, 0.01), 'II')).toBe('D');
    expect(designCategory(of(0.2, 0.05), 'IV')).toBe('C');
    expect(designCategory(of(0.1, 0.05), 'IV')).toBe('A');
  });

  it('is E or F beside great faults', () => {
    expect(designCategory(of(1, 0.8, 0.75), 'III')).toBe('E');
    expect(designCategory(of(1, 0.8, 0.75), 'IV')).toBe('F');
  });

  it('asks for a site study on soft ground that shakes strongly', () => {
    expect(needsSiteStudy('E', { ssG: 1, s1G: 0.1 })).toBe(true);
    expect(needsSiteStudy('D-default', { ssG: 0.4, s1G: 0.2 })).toBe(true);
    expect(needsSiteStudy('C', { ssG: 2, s1G: 1 })).toBe(false);
  });
});
