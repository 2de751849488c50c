import { describe, expect, it } from 'vitest';
import { openSeaProbability } from '../../../../engines/hazards/flood/seaFlood.ts';
import { usualProtectionYears } from '../../../../engines/hazards/flood/usualProtection.ts';

describe('rivers without a published standard', () => {
  it('are kept to more in richer countries (FLOPROS: by wealth), between 10 and 100 years', () => {
    const years = ['CD', 'IN', 'BR', 'DE'].map(usualProtectionYears);
    expect(years).toEqual(years.toSorted((a, b) => a - b));
    expect([years[0], years[3]]).toEqual([10, 100]);
    expect(usualProtectionYears(null)).toBeGreaterThan(10);
  });
});

describe('the sea', () => {
  const sea = {
    nearestReach: 'coast',
    referenceDistanceKm: 1,
    surge10M: 0.5,
    surge100M: 0.8,
    highTideM: 0.2,
    tideShare: 1,
    landMotionMmPerYear: 0,
    lnSigma: 0.3,
    from: 'table',
  };
  const at = (elevationM: number, sigmaM: number, coastDistanceKm: number) =>
    openSeaProbability(sea, { ground: { elevationM, sigmaM }, coastDistanceKm, riseM: 0.1 });

  it('does not come to hollows far below it behind hills: the shore of the Dead Sea, 430 m down', () =>
    expect(at(-430, 10, 60)).toBe(0));

  it('takes ground of a polder that nothing defends, and ever less of what stands higher', () => {
    expect(at(-2, 0.3, 1)).toBeGreaterThan(0.9);
    expect(at(2, 0.5, 0.5)).toBeLessThan(at(1, 0.5, 0.5));
  });

  it('leaves a town of rough height by a shore of small surges nearly dry: what it takes oftener than once in 5 years is shore', () =>
    expect(at(6, 5, 0.2)).toBeLessThan(1e-3));
});
