import { describe, expect, it } from 'vitest';
import {
  orographyFactor,
  orographyLnSigma,
} from '../../../../engines/hazards/weather/orography.ts';

describe('wind over a hill, EN 1991-1-4 annex A.3', () => {
  // (A.3): 1 + 0.6 s from a slope of 0.3 on; figure A.3: s is 1.0 on the crest of a hill near the ground.
  it('is 1.6 times that of flat ground on the summit of a steep one', () => {
    expect(orographyFactor({ meanSlope: 0.35, downFlank: 0 })).toBeCloseTo(1.6, 1);
    expect(orographyFactor({ meanSlope: 0.6, downFlank: 0 })).toBe(
      orographyFactor({ meanSlope: 0.3, downFlank: 0 }),
    );
  });

  // (A.2): 1 + 2 s times the slope.
  it('is less over a gentle one', () =>
    expect(orographyFactor({ meanSlope: 0.1, downFlank: 0 })).toBeCloseTo(1.2, 1));

  // Figure A.3: half way up the upwind slope s is about 0.27.
  it('falls down the flank and is gone at the foot', () => {
    expect(orographyFactor({ meanSlope: 0.3, downFlank: 0.5 })).toBeCloseTo(1 + 0.6 * 0.27, 2);
    expect(orographyFactor({ meanSlope: 0.3, downFlank: 1 })).toBe(1);
  });

  it('adds to the error by how much it says', () => {
    expect(orographyLnSigma(1)).toBe(0);
    expect(orographyLnSigma(1.6)).toBeCloseTo(0.2, 6);
  });
});
