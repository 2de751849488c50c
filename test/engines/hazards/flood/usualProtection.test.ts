import { describe, expect, it } from 'vitest';
import { openSeaProbability } from '../../../../engines/hazards/flood/seaFlood.ts';
import {
  seaStandardYears,
  usualProtectionYears,
} from '../../../../engines/hazards/flood/usualProtection.ts';
import { floodNeeds, siteFlood } from '../../../../engines/hazards/flood/siteFlood.ts';
import { isKnown } from '../../../../engines/facts.ts';
import { embeddedFacts } from '../../../../scripts/validation/embeddedFacts.ts';

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

describe('national standards by the sea', () => {
  const seaAt = (lat: number, lon: number) => {
    const facts = embeddedFacts(floodNeeds({ lat, lon }));
    if (!isKnown(facts.flood)) throw new Error('no flood setting');
    const moment = { iso: '2026-01-01T00:00:00.000Z', ms: Date.UTC(2026, 0, 1) };
    return siteFlood(facts, facts.flood.value, moment).sea;
  };

  it('keep British and Irish homes to once in 200 years (Planning Policy Statement 25, zone 3; Office of Public Works 2009, zone A), where nothing better is published', () => {
    expect([seaStandardYears('GB'), seaStandardYears('IE')]).toEqual([200, 200]);
    const westWittering = seaAt(50.78, -0.9);
    const { undefended, yearlyProbability } = westWittering;
    expect(undefended).toBeGreaterThan(0.003);
    expect(yearlyProbability).toBeCloseTo(1 / (1 / (undefended ?? NaN) + 200), 10);
    expect(westWittering.usuallyHeld).toBe(true);
    // Behind the Thames Barrier the published standard holds, once in 1,000 years.
    const canningTown = seaAt(51.51, 0.02);
    expect(canningTown.usuallyHeld).toBe(false);
    expect(canningTown.yearlyProbability).toBeLessThan(1.1e-3);
  });

  it('are not supposed where none is known', () => {
    expect([seaStandardYears('US'), seaStandardYears(null)]).toEqual([0, 0]);
    const galveston = seaAt(29.24, -94.88);
    expect(galveston.usuallyHeld).toBe(false);
  });
});
