import { describe, expect, it } from 'vitest';
import { shareOfLogit, shareOfLogitQuick } from '../../../engines/hazards/landslide/shakenShare.ts';

/** Areal coverage of Nowicki Jessee et al. (2018), with the ramp below 2 %. */
function published(logit: number): number {
  const p = 1 / (1 + Math.exp(-logit));
  return Math.min(1, p / 0.02) * Math.exp(-7.592 + 5.237 * p - 3.042 * p ** 2 + 4.035 * p ** 3);
}

describe('share of a cell that fails, from a table', () => {
  it('is the published coverage within a hundred-thousandth', () => {
    for (let logit = -30; logit < 25; logit += 0.0137)
      expect(Math.abs(shareOfLogitQuick(logit) / published(logit) - 1)).toBeLessThan(1e-5);
  });

  it('keeps the corner at a probability of 2 %', () => {
    const corner = Math.log(0.02 / 0.98);
    for (const off of [-0.01, -1e-4, 0, 1e-4, 0.01])
      expect(shareOfLogitQuick(corner + off) / shareOfLogit(corner + off)).toBeCloseTo(1, 4);
  });

  it('lets what is no number through', () => {
    expect(shareOfLogitQuick(NaN)).toBeNaN();
    expect(shareOfLogitQuick(-800)).toBeLessThan(1e-300);
  });
});
