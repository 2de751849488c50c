import { describe, expect, it } from 'vitest';
import { hailChance, tornadoChance } from '../../../../engines/hazards/weather/severeChance.ts';

/** Thirty tornadoes a year in 10,000 km², of which a quarter rate EF1 and a tenth EF2 or more. */
const climate = {
  hailDaysPerYear: 4,
  tornadoPer10000Km2Year: 30,
  efShare: [0.65, 0.25, 0.06, 0.03, 0.0095, 0.0005],
  lnSigma: 0.2,
};

describe('chances of severe weather within 25 miles', () => {
  it('of tornadoes are those of the area of the circle, times the share of their rating and above', () => {
    // pi (25 * 1.609344 km)^2 = 5085.4 km², half of 10,000.
    const all = 30 * 0.50854;
    expect(tornadoChance(climate, 0, 365).ratePerYear).toBeCloseTo(all, 2);
    expect(tornadoChance(climate, 1, 365).ratePerYear).toBeCloseTo(all * 0.35, 2);
    expect(tornadoChance(climate, 2, 365).ratePerYear).toBeCloseTo(all * 0.1, 2);
    expect(tornadoChance(climate, 5, 365).ratePerYear).toBeCloseTo(all * 0.0005, 4);
  });

  it('are those of a Poisson law where the rate is known well, and never rise by doubt', () => {
    const known = { ...climate, lnSigma: 1e-3 };
    const aYear = hailChance(known, 365.25).chance;
    expect(aYear.mean).toBeCloseTo(1 - Math.exp(-4), 4);
    expect(hailChance(known, 30).chance.mean).toBeCloseTo(1 - Math.exp((-4 * 30) / 365.25), 4);
    const unsure = hailChance({ ...climate, lnSigma: 1 }, 365.25).chance;
    expect(unsure.mean).toBeLessThan(aYear.mean);
    expect(unsure.p95 - unsure.p05).toBeGreaterThan(aYear.p95 - aYear.p05);
  });
});
