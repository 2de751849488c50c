import { describe, expect, it } from 'vitest';
import { rateOfMotion } from '../../../../engines/hazards/earthquake/shakingCurve.ts';
import {
  coseismicCoverage,
  coseismicRate,
  type ShakenSite,
} from '../../../../engines/hazards/landslide/coseismic.ts';
import { ctiOf } from '../../../../engines/hazards/landslide/hazard.ts';
import { slopeMix } from '../../../../engines/hazards/landslide/slopes.ts';

const MULTIPLES = [0.125, 0.177, 0.25, 0.354, 0.5, 0.707, 1, 1.414, 2, 2.828, 4];
const CURVE_G = [0.05, 0.12, 0.25, 0.4, 0.7];

const siteOf = (pga475G: number): ShakenSite => ({
  pga475G,
  pgaCurveG: CURVE_G.map((g) => (g * pga475G) / 0.25),
  pgv475Cmps: 90 * pga475G,
  lithology: -1.4,
  landCover: 0.3,
  ctiOf,
});

/** The hazard curve summed step by step, each step by the coverage of its own shaking. */
function stepByStep(site: ShakenSite, mix: ReturnType<typeof slopeMix>): number {
  const lnPga = site.pgaCurveG.map(Math.log);
  return MULTIPLES.slice(1).reduce((sum, high, i) => {
    const low = MULTIPLES[i] ?? NaN;
    const middle = Math.sqrt(low * high);
    const here = {
      ...site,
      pga475G: site.pga475G * middle,
      pgv475Cmps: site.pgv475Cmps * middle,
    };
    const rate = (multiple: number) => rateOfMotion(lnPga, multiple * site.pga475G);
    return sum + coseismicCoverage(here, mix) * (rate(low) - rate(high));
  }, 0);
}

describe('landslides by shaking', () => {
  it('sums the coverage over the hazard curve', () => {
    for (const [medianDeg, p90Deg] of [
      [0.2, 1.5],
      [3, 14],
      [15, 35],
    ] as const)
      for (const pga475G of [0.02, 0.1, 0.4, 1.2]) {
        const site = siteOf(pga475G);
        const mix = slopeMix(medianDeg, p90Deg);
        const sum = stepByStep(site, mix);
        expect(sum).toBeGreaterThan(0);
        expect(coseismicRate(site, mix) / sum).toBeCloseTo(1, 12);
      }
  });

  it('is nothing where nothing shakes hard enough, on flat ground and without a velocity', () => {
    expect(coseismicRate(siteOf(0.002), slopeMix(15, 35))).toBe(0);
    expect(coseismicRate(siteOf(0.4), slopeMix(0.05, 0.1))).toBe(0);
    expect(coseismicRate({ ...siteOf(0.4), pgv475Cmps: 0 }, slopeMix(15, 35))).toBe(0);
  });
});
