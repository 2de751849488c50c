import { describe, expect, it } from 'vitest';
import { siteClass } from '../../../../../engines/hazards/earthquake/site/siteClass.ts';
import {
  blendedVs30Mps,
  slopeVs30Mps,
} from '../../../../../engines/hazards/earthquake/site/slopeVs30.ts';

describe('slope proxy', () => {
  it('meets the edges of the published tables', () => {
    // Allen & Wald (2009), table 2; Wald & Allen (2007), table 2.
    expect(slopeVs30Mps(3.5e-3, 'active')).toBeCloseTo(240, 6);
    expect(slopeVs30Mps(0.018, 'active')).toBeCloseTo(360, 6);
    expect(slopeVs30Mps(0.0072, 'stable')).toBeCloseTo(360, 6);
  });

  it('is held between 180 and 900 m/s', () => {
    expect(slopeVs30Mps(0, 'active')).toBe(180);
    expect(slopeVs30Mps(1e-9, 'stable')).toBe(180);
    expect(slopeVs30Mps(2, 'active')).toBe(900);
  });

  it('blends from one regime to the other', () => {
    expect(blendedVs30Mps(0.01, 0)).toBe(slopeVs30Mps(0.01, 'active'));
    expect(blendedVs30Mps(0.01, 1)).toBeCloseTo(slopeVs30Mps(0.01, 'stable'), 9);
  });
});

describe('site class', () => {
  it('follows the limits of both editions', () => {
    expect([1600, 1000, 500, 250, 150].map((v) => siteClass(v, 'ASCE7-16'))).toEqual([
      'A',
      'B',
      'C',
      'D',
      'E',
    ]);
    expect([1600, 1000, 700, 500, 350, 250, 180, 100].map((v) => siteClass(v, 'ASCE7-22'))).toEqual(
      ['A', 'B', 'BC', 'C', 'CD', 'D', 'DE', 'E'],
    );
    expect(siteClass(0, 'ASCE7-22')).toBeUndefined();
  });
});
