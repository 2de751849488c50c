import { describe, expect, it } from 'vitest';
import { velocity } from '../../../../engines/hazards/climateVelocity/index.ts';
import { velocityKmPerDecade } from '../../../../engines/hazards/climateVelocity/localVelocity.ts';
import { spatialGradient } from '../../../../engines/hazards/climateVelocity/spatialGradient.ts';
import { SCENARIOS } from '../../../../engines/hazards/climateVelocity/tables.ts';
import {
  globalWarming,
  warmingTrend,
} from '../../../../engines/hazards/climateVelocity/warmingTrend.ts';
import { warmingRows } from '../../../../src/atlas/data/warmingRegions.ts';
import { embeddedFacts } from '../../../../scripts/validation/embeddedFacts.ts';

const moment = { ms: 0, iso: '2026-01-01T00:00:00.000Z' };
const at = (lat: number, lon: number, target_year = 2050) => {
  const input = { lat, lon, target_year };
  return velocity.assess(input, embeddedFacts(velocity.needs(input)), moment);
};

describe('the gradient', () => {
  it('of a plane is its slope: 0.01 °C per km to the south', () => {
    const step = 0.01 * 111.325;
    const cells = [
      [10, 10, 10],
      [10 + step, 10 + step, 10 + step],
      [10 + 2 * step, 10 + 2 * step, 10 + 2 * step],
    ] as const;
    const { northCPerKm, eastCPerKm } = spatialGradient(cells, 45, 1);
    expect(northCPerKm).toBeCloseTo(-0.01, 12);
    expect(eastCPerKm).toBe(0);
  });

  it('has a floor of 1e-4 °C per km', () => {
    expect(velocityKmPerDecade(0.02, 0)).toBeCloseTo(2000, 9);
    expect(velocityKmPerDecade(-0.02, 0.01)).toBeCloseTo(-20, 9);
  });
});

describe('velocity over the region alone', () => {
  // Maps of a degree (Burrows et al. 2011; Loarie et al. 2009) show some hundreds of km per decade at most, on land and sea of the tropics.
  it('is not told where the region is too flat for a gradient', () => {
    expect(at(4.17, 73.51).coarse_velocity_km_per_decade).toBeNull();
    expect(at(4.17, 73.51).velocity_km_per_decade).toBeGreaterThan(0);
    expect(at(55.75, 37.62).coarse_velocity_km_per_decade).toBeGreaterThan(20);
  });
});

describe('a gradient below the floor', () => {
  it('leaves a least velocity, and no upper end', () => {
    // The equatorial Pacific is a warm pool of one temperature over hundreds of km.
    const { summary, warnings, gradients, interval_km_per_decade: interval } = at(0, -140);
    expect(gradients?.is_floored).toBe(true);
    const [, least] = /^At least some ([\d,]+) km per decade/.exec(summary) ?? [];
    expect(Number(least?.replaceAll(',', ''))).toBeLessThanOrEqual(interval?.p10 ?? 0);
    expect(summary).toContain('no upper end known');
    expect(warnings.join(' ')).toContain('the least that they may be');
    const moscow = at(55.75, 37.62);
    expect(moscow.summary).not.toContain('At least');
    expect(moscow.warnings).toHaveLength(1);
  });
});

describe('target_year', () => {
  it('is 2050 when not given, a whole year from 2030 to 2100 when given', () => {
    expect(velocity.input.parse({ lat: 1, lon: 1 }).target_year).toBe(2050);
    for (const good of [2030, 2100])
      expect(velocity.input.safeParse({ lat: 1, lon: 1, target_year: good }).success).toBe(true);
    for (const bad of [2029, 2101, 2050.5, '2050'])
      expect(velocity.input.safeParse({ lat: 1, lon: 1, target_year: bad }).success).toBe(false);
  });
});

describe('warming', () => {
  it('follows Table SPM.1 of AR6 at the middle of its periods', () => {
    expect(globalWarming('SSP3-7.0', 2090.5)).toEqual({ bestC: 3.6, lowC: 2.8, highC: 4.6 });
    expect(globalWarming('SSP2-4.5', 2101)).toBeUndefined();
  });

  it('holds at least 40 reference regions, each with a range round its middle', () => {
    expect(new Set(warmingRows.map(([code]) => code)).size).toBeGreaterThanOrEqual(40);
    for (const [, , ratio, low, high] of warmingRows) {
      expect(low).toBeLessThan(ratio);
      expect(high).toBeGreaterThan(ratio);
    }
  });
});

describe('places', () => {
  it('mountains are slow and plains are fast, as Loarie et al. (2009) map them', () => {
    const alps = at(46.6, 8).velocity_km_per_decade ?? NaN;
    const amazon = at(-4, -65).velocity_km_per_decade ?? NaN;
    const sahara = at(23, 10).velocity_km_per_decade ?? NaN;
    expect(alps).toBeLessThan(1.5);
    expect(sahara).toBeGreaterThan(3 * alps);
    expect(amazon).toBeGreaterThan(3 * alps);
  });

  it('rises with the scenario and shows its gradients', () => {
    const reply = at(48, 11, 2100);
    const values = reply.scenarios.map(({ velocity_km_per_decade }) => velocity_km_per_decade);
    expect(reply.scenarios.map(({ scenario }) => scenario)).toEqual([...SCENARIOS]);
    expect(values).toEqual(values.toSorted((a, b) => a - b));
    const { trend_c_per_yr = NaN, spatial_c_per_km = NaN } = reply.gradients ?? {};
    expect(reply.velocity_km_per_decade).toBeCloseTo((10 * trend_c_per_yr) / spatial_c_per_km, 9);
  });

  it('says fast climates in plain numbers', () => {
    for (const [lat, lon] of [
      [0, 0],
      [-1, 33],
      [31.2, 29.9],
    ] as const)
      expect(at(lat, lon).summary).not.toMatch(/\de[+-]/);
  });

  it('warms most in the Arctic', () => {
    const ratio = (lat: number, lon: number) => at(lat, lon).ensemble?.warming_per_global_c ?? NaN;
    expect(ratio(72, 100)).toBeGreaterThan(ratio(48, 11));
    expect(ratio(48, 11)).toBeGreaterThan(ratio(-45, 170));
  });
});

describe('the trend', () => {
  // IPCC AR6 WG1, table 4.5: 2.0 °C (1.6 to 2.5, very likely) over 1850-1900 in 2041 to 2060 under SSP2-4.5; 0.85 °C in 1995 to 2014.
  const MIDDLE = 2050.5;
  const asTheGlobe = { ratio: 1, low: 1, high: 1 };

  it('spreads its warming evenly from the middle of the baseline on', () => {
    const trend = warmingTrend('SSP2-4.5', MIDDLE, asTheGlobe);
    expect(trend?.warmingC).toBeCloseTo(2 - 0.85, 9);
    expect(trend?.bestCPerYear).toBeCloseTo((2 - 0.85) / (MIDDLE - 2005), 9);
  });

  it('is as uncertain as the warming of the globe, and more where a region is', () => {
    const globe = Math.log((2.5 - 0.85) / (1.6 - 0.85)) / (2 * 1.6449);
    expect(warmingTrend('SSP2-4.5', MIDDLE, asTheGlobe)?.lnSigma).toBeCloseTo(globe, 4);
    const region = Math.log(1.5) / (2 * 1.6449);
    expect(
      warmingTrend('SSP2-4.5', MIDDLE, { ratio: 1.2, low: 1, high: 1.5 })?.lnSigma,
    ).toBeCloseTo(Math.hypot(globe, region), 4);
  });
});
