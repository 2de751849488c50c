import { describe, expect, it } from 'vitest';
import { ab06 } from '../../../../../engines/hazards/earthquake/groundMotion/ab06.ts';
import {
  emptyScenario,
  PGA,
} from '../../../../../engines/hazards/earthquake/groundMotion/model.ts';

const at = ab06.at(PGA);
function lnMedian(magnitude: number, rrupKm: number, vs30Mps: number): number {
  const motion = { lnMedian: NaN, sigma: NaN, tau: NaN, phi: NaN };
  at?.({ ...emptyScenario(), magnitude, rrupKm, vs30Mps }, motion);
  return motion.lnMedian;
}
/** Against the same event on 760 m/s. */
const amplification = (magnitude: number, rrupKm: number, vs30Mps: number): number =>
  lnMedian(magnitude, rrupKm, vs30Mps) - lnMedian(magnitude, rrupKm, 760);

// Boore & Atkinson (2008), table 3 at PGA: b_lin -0.36, b1 -0.64 at 180 m/s, b2 -0.14 at 300 m/s; equations 7 to 13.
const between = (vs30: number, from: number, to: number): number =>
  Math.log(vs30 / to) / Math.log(from / to);

describe('the soil of Atkinson and Boore 2006', () => {
  it.each([
    [150, -0.64],
    [180, -0.64],
    [240, -0.14 - 0.5 * between(240, 180, 300)],
    [300, -0.14],
    [500, -0.14 * between(500, 300, 760)],
  ])(
    'of %d m/s is linear in the logarithm of strong motion on rock, by the slope of its stiffness',
    (vs30, slope) => {
      const rockG = Math.exp(lnMedian(7.5, 10, 760));
      expect(rockG).toBeGreaterThan(0.09);
      const expected = -0.36 * Math.log(vs30 / 760) + slope * Math.log(rockG / 0.1);
      expect(amplification(7.5, 10, vs30)).toBeCloseTo(expected, 10);
    },
  );

  it('amplifies weak motion as much however weak it is: below 0.03 g the slope is read at 0.06 g', () => {
    const expected =
      -0.36 * Math.log(240 / 760) + (-0.14 - 0.5 * between(240, 180, 300)) * Math.log(0.6);
    expect(Math.exp(lnMedian(5, 200, 760))).toBeLessThan(0.03);
    expect(amplification(5, 200, 240)).toBeCloseTo(expected, 10);
    expect(amplification(5, 400, 240)).toBeCloseTo(expected, 10);
  });

  it('does not jump as the shaking or the ground grows', () => {
    for (let km = 5; km < 300; km *= 1.02)
      expect(Math.abs(amplification(6, km, 200) - amplification(6, km * 1.02, 200))).toBeLessThan(
        0.03,
      );
    for (let vs30 = 150; vs30 < 1200; vs30 *= 1.02)
      expect(Math.abs(lnMedian(7, 20, vs30) - lnMedian(7, 20, vs30 * 1.02))).toBeLessThan(0.05);
  });
});
