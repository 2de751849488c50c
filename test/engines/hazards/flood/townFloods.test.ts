import { describe, expect, it } from 'vitest';
import { riverWater } from '../../../../engines/hazards/flood/floodLoss.ts';
import { withTown, type FloodPart } from '../../../../engines/hazards/flood/floodPart.ts';
import type { SiteFlood } from '../../../../engines/hazards/flood/siteFlood.ts';
import { LN_SIGMA } from '../../../../engines/hazards/flood/tables.ts';

const dry: FloodPart = { yearlyProbability: 0, undefended: 0, lnSigma: 0, decidedBy: null };
const part: FloodPart = {
  yearlyProbability: 0.09,
  undefended: 0.09,
  lnSigma: LN_SIGMA.town,
  decidedBy: 'a river',
};
const town = {
  name: 'a town',
  kind: 'river',
  yearlyProbability: 0.01,
  membership: 1,
  everyYears: 50,
  sharePct: 50,
  from: 'a record',
} as const;

describe('a place and the published floods of its town', () => {
  it('that should flood oftener than its town has, both as sure: the geometric mean', () => {
    expect(withTown(part, [town], 'river').yearlyProbability).toBeCloseTo(0.03, 12);
  });

  it('keeps its own where it belongs to the town by nothing, or the town tells of other water', () => {
    const apart = { ...town, membership: 0 };
    expect(withTown(part, [apart], 'river').yearlyProbability).toBeCloseTo(0.09, 12);
    expect(withTown(part, [town], 'sea')).toEqual(part);
  });

  it('that floods oftener by its own ground than its town: the water at its house is its own', () => {
    const site: SiteFlood = {
      yearlyProbability: 0.05,
      lnSigma: 1,
      river: part,
      sea: dry,
      rain: dry,
      reach: null,
      beside: [],
      riseM: 0,
      missing: [],
    };
    const own = riverWater(site);
    const withRarer = riverWater({
      ...site,
      river: { ...part, yearlyProbability: 0.05, ownYearlyProbability: 0.09 },
    });
    expect(withRarer).toEqual(own);
    const withOftener = riverWater({
      ...site,
      river: { ...part, yearlyProbability: 0.2, ownYearlyProbability: 0.09 },
    });
    expect(withOftener.chance).toBeGreaterThan(own.chance);
  });
});
