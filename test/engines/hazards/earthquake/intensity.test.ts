import { describe, expect, it } from 'vitest';
import { wald99Intensity } from '../../../../engines/hazards/earthquake/intensity/wald99.ts';
import {
  intensityOf,
  motionOf,
} from '../../../../engines/hazards/earthquake/intensity/worden12.ts';

describe('Worden and others 2012', () => {
  it.each(['pga', 'pgv', 'sa03', 'sa10', 'sa30'] as const)(
    '%s: there and back is the same intensity, on both lines',
    (measure) => {
      for (const mmi of [2, 3, 4, 6, 8, 9.5]) {
        const motion = motionOf(mmi, measure);
        expect(intensityOf(motion?.value ?? NaN, measure)?.value).toBeCloseTo(mmi, 1);
      }
    },
  );

  it('gives the standard deviations of the table: 0.66 units, and 0.35 in log10 of PGA', () => {
    expect(intensityOf(100, 'pga')?.sigma).toBe(0.66);
    expect(motionOf(6, 'pga')?.sigma).toBeCloseTo(0.35 * Math.log(10), 12);
  });

  it('refuses what cannot be', () => {
    expect(intensityOf(0, 'pga')).toBeUndefined();
    expect(intensityOf(-1, 'pgv')).toBeUndefined();
    expect(motionOf(0.5, 'pga')).toBeUndefined();
    expect(motionOf(11, 'pga')).toBeUndefined();
    expect(motionOf(NaN, 'pga')).toBeUndefined();
  });
});

describe('Wald and others 1999', () => {
  it('takes the lower line below V', () => {
    expect(wald99Intensity(10, 'pga')).toBeCloseTo(3.2, 12);
    expect(wald99Intensity(1000, 'pga')).toBeCloseTo(9.32, 12);
    expect(wald99Intensity(0, 'pga')).toBeUndefined();
  });
});
