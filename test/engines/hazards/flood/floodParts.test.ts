import { describe, expect, it } from 'vitest';
import {
  floodSetting,
  type FloodReach,
  type FloodTown,
} from '../../../../engines/ground/datasets/floodPlains.ts';
import { withTown, type FloodPart } from '../../../../engines/hazards/flood/floodPart.ts';
import { riverWater, seaWater } from '../../../../engines/hazards/flood/floodLoss.ts';
import { liquidShare, rainFloodProbability } from '../../../../engines/hazards/flood/rainFlood.ts';
import { riverComing } from '../../../../engines/hazards/flood/riverFlood.ts';
import { siteFlood, type SiteFlood } from '../../../../engines/hazards/flood/siteFlood.ts';
import { knownFact } from '../../../support/knownFact.ts';

const missing = { missing: 'nobody answered', source: 'test' };
const MOMENT = { iso: '2026-01-01T00:00:00.000Z', ms: Date.UTC(2026, 0, 1) };
const [sample] = floodSetting.sample.reaches as readonly FloodReach[];
if (!sample) throw new Error('the sample has a river');
const reach: FloodReach = { ...sample, distanceKm: 0.5, protectionYears: 0 };

describe('ground above a river', () => {
  // The flood rises 6 m, give or take 3; the ground is rough by 2. Ground 6 m above the water is under it as often as not, against ground at the water:
  // of a spread of 29 ** 0.5 = 5.385 where the water may be off by 4 m, 0.5 / 0.8674; of 13 ** 0.5 = 3.606 where it is known, 0.5 / 0.9519.
  it.each([
    [4, 0.5 / 0.8674],
    [1e-6, 0.5 / 0.9519],
  ])(
    'lies under its floods the oftener, the less the water level is known: %s m',
    (waterLevelSigmaM, share) => {
      const at = (elevationM: number) =>
        riverComing(
          {
            ...reach,
            waterLevelM: 20,
            waterLevelSigmaM,
            rise: { riseM: 6, sigmaM: 3, basis: 'gauges' },
          },
          { ground: { elevationM, sigmaM: 0 }, slopeDeg: null },
        )?.share ?? NaN;
      expect(at(26) / at(20)).toBeCloseTo(share, 3);
    },
  );
});

describe('rain where it falls', () => {
  const at = (slopeDeg: number | null, day100YearMm = 200, populationWithin25Km = 0) =>
    rainFloodProbability({ day100YearMm, slopeDeg, populationWithin25Km });

  it('stands half as often on a slope of 12 degrees as on the flat, in proportion to the storm', () => {
    expect(at(12) / at(0)).toBeCloseTo(0.5, 9);
    expect(at(0, 400) / at(0, 200)).toBeCloseTo(2, 9);
    expect(at(0, 200, 1e12) / at(0)).toBeCloseTo(1.5, 6);
    expect(at(null)).toBeLessThan(at(0));
    expect(at(null)).toBeGreaterThan(at(12));
  });

  it('is rain as often as snow where the warmest month stands at 1 °C', () => {
    expect(liquidShare([-20, 1, -3])).toBeCloseTo(0.5, 6);
  });
});

const part = (yearlyProbability: number, more: Partial<FloodPart> = {}): FloodPart => ({
  yearlyProbability,
  undefended: yearlyProbability,
  lnSigma: 1,
  decidedBy: 'River',
  ...more,
});

describe('a place that should flood oftener than its town was seen to', () => {
  const town: FloodTown = {
    name: 'Town',
    kind: 'river',
    yearlyProbability: 0.001,
    membership: 1,
    everyYears: 100,
    sharePct: 10,
    from: 'test',
  };

  // Means of logarithms by inverse variances; the town's own is 1.
  it.each([
    ['as well known', 1, 0.01],
    ['known exactly', 1e-9, 0.1],
    ['known half as well', 2, 0.1 * (0.001 / 0.1) ** 0.8],
    ['hardly known', 1e3, 0.001],
  ])('is drawn to it as far as it is %s', (_what, lnSigma, expected) => {
    expect(withTown(part(0.1, { lnSigma }), [town], 'river').yearlyProbability).toBeCloseTo(
      expected,
      6,
    );
  });

  it('keeps its own where it lies outside, and is not drawn by the floods of another cause', () => {
    expect(withTown(part(0.1), [{ ...town, membership: 0 }], 'river').yearlyProbability).toBe(0.1);
    expect(withTown(part(0.1), [{ ...town, kind: 'rain' }], 'river').yearlyProbability).toBe(0.1);
  });
});

describe('water at a house', () => {
  const wide: FloodReach = {
    ...reach,
    halfWidthKm: 5,
    rise: { riseM: 4, sigmaM: 1, basis: 'gauges' },
  };
  const site = (river: FloodPart, more: Partial<SiteFlood> = {}): SiteFlood => ({
    yearlyProbability: river.yearlyProbability,
    lnSigma: 1,
    river,
    sea: part(0, { decidedBy: null }),
    rain: part(0, { decidedBy: null }),
    reach: wide,
    beside: [],
    riseM: 0,
    missing: [],
    ...more,
  });

  it('of a river on a wide plain comes to every house, a tenth of its rise above 15 cm deep', () => {
    expect(riverWater(site(part(0.02)))).toEqual({ chance: 0.02, depthScaleM: 0.4 });
  });

  it('of a small stream comes to a quarter of them, and less deep', () => {
    const water = riverWater(site(part(0.02, { ofStreams: true })));
    expect(water.chance).toBeCloseTo(0.25 * 0.02, 12);
    expect(water.depthScaleM).toBeCloseTo(0.2, 12);
  });

  it('is that of a rarer river where this one costs more', () => {
    const deep = { ...wide, rise: { riseM: 20, sigmaM: 1, basis: 'gauges' } } as const;
    const beside = [{ part: part(0.015), reach: deep }];
    expect(riverWater(site(part(0.02), { beside }))).toEqual({ chance: 0.015, depthScaleM: 2 });
    const shallow = [{ part: part(0.015), reach: wide }];
    expect(riverWater(site(part(0.02), { beside: shallow })).chance).toBe(0.02);
  });

  it('of a town that floods oftener is as deep as both, by how often each comes', () => {
    // A stream of its own 1 % a year (a quarter of the houses, 0.2 m); the town's 5 %, of which 35 % of the houses see what is beyond, 0.4 m deep.
    const river = part(0.05, { ownYearlyProbability: 0.01, ofStreams: true });
    const water = riverWater(site(river));
    const [own, added] = [0.25 * 0.01, 0.35 * 0.04];
    expect(water.chance).toBeCloseTo(own + added, 12);
    expect(water.depthScaleM).toBeCloseTo((own * 0.2 + added * 0.4) / (own + added), 12);
  });

  it('of the sea is the deeper, the faster surges grow with rarity: the scale of their Gumbel law', () => {
    const sea = floodSetting.sample.sea;
    if (!sea) throw new Error('the sample has a sea');
    const of = (surge100M: number) =>
      seaWater(site(part(0), { sea: part(0.01) }), {
        ...floodSetting.sample,
        sea: { ...sea, surge100M },
      }).depthScaleM;
    // ln(-ln(0.9) / -ln(0.99)) = 2.3498 from 10 to 100 years.
    expect(of(3) - of(2)).toBeCloseTo(1 / 2.3498, 4);
  });
});

describe('what is known of the floods of a place', () => {
  const floodsAt = (reaches: readonly FloodReach[], sigmaM = 1) => {
    const sea = { ...floodSetting.sample.sea, highTideM: 0, tide: undefined } as never;
    const found = { ...floodSetting.sample, reaches: [...reaches], towns: [], defences: [], sea };
    const facts = {
      setting: missing,
      elevation: knownFact({ elevationM: 6, sigmaM, resolutionM: 30 }),
      relief: missing,
      flood: knownFact(found),
      climate: missing,
      stormRain: missing,
    };
    return siteFlood(facts as never, found, MOMENT);
  };

  it('is less where a defence holds a river, whose standard may be off', () => {
    const open = { ...reach, protectionYears: 1 };
    const held = { ...reach, protectionYears: 500 };
    const mapped = { ...open, listed: false };
    const sigma = (of: FloodReach) => floodsAt([of]).river.lnSigma;
    expect(sigma(held)).toBeGreaterThan(sigma(open));
    expect(sigma(mapped)).toBeGreaterThan(sigma(held));
  });

  it('adds river, sea and rain as causes that come by themselves', () => {
    const { yearlyProbability, river, sea, rain } = floodsAt([{ ...reach, protectionYears: 1 }]);
    const dry = [river, sea, rain].reduce((all, each) => all * (1 - each.yearlyProbability), 1);
    expect(yearlyProbability).toBeCloseTo(1 - dry, 12);
  });
});

describe('the sea at a place', () => {
  const seaOf = (sigmaM: number) => {
    const sea = { ...floodSetting.sample.sea, highTideM: 0, tide: undefined } as never;
    const found = { ...floodSetting.sample, reaches: [], towns: [], defences: [], sea };
    const setting = knownFact({
      coastDistanceKm: 1,
      countryCode: null,
      populationWithin25Km: 0,
      isLand: true,
    });
    const elevation = knownFact({ elevationM: 2, sigmaM, resolutionM: 30 });
    const facts = {
      setting,
      elevation,
      relief: missing,
      flood: knownFact(found),
      climate: missing,
      stormRain: missing,
    };
    return siteFlood(facts as never, found, MOMENT).sea.lnSigma;
  };

  it('is known from 0.9 with a survey to 1.7 with a rough height, half way at 1.5 m', () => {
    expect(seaOf(1e-6)).toBeCloseTo(0.9, 3);
    expect(seaOf(1.5)).toBeCloseTo(1.3, 6);
    expect(seaOf(1e6)).toBeCloseTo(1.7, 3);
  });
});
