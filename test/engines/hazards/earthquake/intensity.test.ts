import { describe, expect, it } from 'vitest';
import { wald99Intensity } from '../../../../engines/hazards/earthquake/intensity/wald99.ts';
import { intensityOf } from '../../../../engines/hazards/earthquake/intensity/worden12.ts';

describe('Worden and others 2012', () => {
  it('gives the standard deviations of the table: 0.66 units', () => {
    expect(intensityOf(100, 'pga')?.sigma).toBe(0.66);
  });

  it('refuses what cannot be', () => {
    expect(intensityOf(0, 'pga')).toBeUndefined();
    expect(intensityOf(-1, 'pgv')).toBeUndefined();
  });
});

describe('Wald and others 1999', () => {
  it('takes the lower line below V', () => {
    expect(wald99Intensity(10, 'pga')).toBeCloseTo(3.2, 12);
    expect(wald99Intensity(1000, 'pga')).toBeCloseTo(9.32, 12);
    expect(wald99Intensity(0, 'pga')).toBeUndefined();
  });
});
