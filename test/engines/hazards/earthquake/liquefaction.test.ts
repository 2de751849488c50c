import { describe, expect, it } from 'vitest';
import { annualLiquefactionRate } from '../../../../engines/hazards/earthquake/liquefaction/annualRate.ts';
import {
  conditionalProbability,
  groundFailureProbability,
  lateralSpreadM,
  settlementM,
} from '../../../../engines/hazards/earthquake/liquefaction/hazus.ts';
import { zhu15Probability } from '../../../../engines/hazards/earthquake/liquefaction/zhu15.ts';
import {
  usgsLiquefaction,
  zhu17Coastal,
  zhu17General,
} from '../../../../engines/hazards/earthquake/liquefaction/zhu17.ts';

const site = {
  pgvCmps: 40,
  vs30Mps: 220,
  precipitationMm: 1200,
  waterDistanceKm: 0.5,
  waterTableM: 1,
  magnitude: 7,
  pgaG: 0.4,
};

describe('Zhu and others 2017', () => {
  it('is zero below 3 cm/s and above 620 m/s', () => {
    expect(zhu17General({ ...site, pgvCmps: 2.9 })).toBe(0);
    expect(zhu17General({ ...site, vs30Mps: 621 })).toBe(0);
    const coastal = { ...site, coastDistanceKm: 1, riverDistanceKm: 1 };
    expect(zhu17Coastal({ ...coastal, pgvCmps: 2.9 })).toBe(0);
    expect(zhu17Coastal({ ...coastal, vs30Mps: 621 })).toBe(0);
    expect(zhu17Coastal(coastal)).toBeGreaterThan(0.2);
    expect(zhu17General(site)).toBeGreaterThan(0.2);
  });

  it('grows with motion and wetness, falls with stiffness and depth to water', () => {
    const base = zhu17General(site);
    expect(zhu17General({ ...site, pgvCmps: 80 })).toBeGreaterThan(base);
    expect(zhu17General({ ...site, precipitationMm: 2400 })).toBeGreaterThan(base);
    expect(zhu17General({ ...site, vs30Mps: 400 })).toBeLessThan(base);
    expect(zhu17General({ ...site, waterTableM: 20 })).toBeLessThan(base);
  });
});

describe('the near-real-time product', () => {
  it('halves the motion of an M 6, caps strong motion and heavy rain, and needs 0.1 g', () => {
    expect(usgsLiquefaction({ ...site, magnitude: 6 })).toBeCloseTo(
      zhu17General({ ...site, pgvCmps: 20 }),
      12,
    );
    expect(usgsLiquefaction({ ...site, pgvCmps: 900 })).toBe(
      usgsLiquefaction({ ...site, pgvCmps: 150 }),
    );
    expect(usgsLiquefaction({ ...site, precipitationMm: 9000 })).toBe(
      usgsLiquefaction({ ...site, precipitationMm: 2500 }),
    );
    expect(usgsLiquefaction({ ...site, pgaG: 0.09 })).toBe(0);
  });
});

describe('Zhu and others 2015', () => {
  it('is zero without shaking and grows with duration', () => {
    const terrain = { topographicIndex: 10, vs30Mps: 250 };
    expect(zhu15Probability({ ...terrain, pgaG: 0, magnitude: 7 })).toBe(0);
    expect(zhu15Probability({ ...terrain, pgaG: 0.2, magnitude: 8 })).toBeGreaterThan(
      zhu15Probability({ ...terrain, pgaG: 0.2, magnitude: 6 }),
    );
  });
});

describe('Hazus', () => {
  it('stays within 0 and 1 and knows ground that cannot liquefy', () => {
    expect(conditionalProbability('very_low', 0.2)).toBe(0);
    expect(conditionalProbability('very_high', 0.5)).toBe(1);
    for (const value of [
      conditionalProbability('none', 1),
      groundFailureProbability({ susceptibility: 'none', pgaG: 1, magnitude: 8, waterTableM: 0 }),
      lateralSpreadM({ susceptibility: 'none', pgaG: 1, magnitude: 8 }),
      settlementM('none', 1),
    ]) {
      expect(value).toBe(0);
    }
  });

  it('reads the water table in metres and corrects in feet: 5 ft is the reference', () => {
    const at = (waterTableM: number) =>
      groundFailureProbability({ susceptibility: 'high', pgaG: 0.2, magnitude: 7.5, waterTableM });
    expect(at(5 * 0.3048) / at(0)).toBeCloseTo(0.93 / 1.04, 10);
  });

  it('spreads nothing below the threshold and never backwards', () => {
    expect(lateralSpreadM({ susceptibility: 'high', pgaG: 0.12, magnitude: 7.5 })).toBe(0);
    expect(lateralSpreadM({ susceptibility: 'high', pgaG: 0.3, magnitude: 3.9 })).toBe(0);
    expect(lateralSpreadM({ susceptibility: 'high', pgaG: 0.24, magnitude: 7.5 })).toBeCloseTo(
      12 * 0.0254 * 1.026875,
      6,
    );
  });

  it('settles 12 inch times the probability on very susceptible ground', () => {
    expect(settlementM('very_high', 0.5)).toBeCloseTo(0.1524, 10);
  });
});

describe('annual rate', () => {
  it('sums rate times probability over the cells', () => {
    const cells = [
      { ratePerYear: 0.01, magnitude: 6, pgaG: 0.1 },
      { ratePerYear: 0.001, magnitude: 7, pgaG: 0.4 },
    ];
    expect(annualLiquefactionRate(cells, ({ pgaG }) => (pgaG > 0.2 ? 0.5 : 0))).toBeCloseTo(
      0.0005,
      15,
    );
    expect(annualLiquefactionRate([], () => 1)).toBe(0);
  });
});
