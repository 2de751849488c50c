import { expect, it } from 'vitest';
import { zoneSource } from '../../../../../engines/ground/datasets/tectonics.ts';
import { magnitudeBins } from '../../../../../engines/hazards/earthquake/hazard/zoneMotions.ts';
import { zoneBranches } from '../../../../../engines/hazards/earthquake/hazard/zoneRates.ts';

// Ten earthquakes of M 5 and more a year, b = 1.0 +- 0.1, at most M 6.5, 7 or 7.5
const zone = zoneSource.parse({
  id: 'z',
  name: 'a zone',
  regime: 'active_shallow',
  outline: [
    [0, 0],
    [1, 0],
    [1, 1],
  ],
  aValue: 6,
  bValue: 1,
  bSigma: 0.1,
  minMagnitude: 5,
  maxMagnitude: { low: 6.5, best: 7, high: 7.5 },
  depthKm: { top: 0, mode: 10, bottom: 20 },
  areaKm2: 6_000,
  rateLnSigma: 0.3,
});

/** Yearly number from M 6 on, of ten from M 5 on: Gutenberg-Richter cut off and renormalised (Cosentino et al. 1977). */
function fromSix(b: number, most: number): number {
  const end = 10 ** (-b * (most - 5));
  return (10 * (10 ** -b - end)) / (1 - end);
}

it('a zone has a branch for each maximum and each b-value a standard deviation either side', () => {
  const branches = zoneBranches(zone, magnitudeBins(5, 8, 1));
  const seen = branches.map(({ weight, ratesPerYear: [small = NaN, ...large] }) => ({
    weight,
    all: small + large.reduce((sum, rate) => sum + rate, 0),
    large: large.reduce((sum, rate) => sum + rate, 0),
  }));
  const expected = [
    [0.1, fromSix(0.9, 6.5)],
    [0.1, fromSix(1.1, 6.5)],
    [0.3, fromSix(0.9, 7)],
    [0.3, fromSix(1.1, 7)],
    [0.1, fromSix(0.9, 7.5)],
    [0.1, fromSix(1.1, 7.5)],
  ] as const;
  expect(seen).toHaveLength(expected.length);
  for (const [i, [weight, large]] of expected.entries()) {
    expect(seen[i]?.weight).toBeCloseTo(weight, 12);
    expect(seen[i]?.all).toBeCloseTo(10, 9);
    expect(seen[i]?.large).toBeCloseTo(large, 9);
  }
});
