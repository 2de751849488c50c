import { describe, expect, it } from 'vitest';
import { riverComing } from '../../../../engines/hazards/flood/riverFlood.ts';
import { riverOf } from '../../../../engines/hazards/flood/riverReport.ts';
import type { SiteFlood } from '../../../../engines/hazards/flood/siteFlood.ts';
import {
  dischargePeaks,
  type FloodReach,
  type FloodSetting,
} from '../../../../engines/ground/datasets/floodPlains.ts';

const REACH: FloodReach = {
  name: 'River',
  regime: 'rain',
  distanceKm: 0.5,
  axisSigmaKm: 2,
  halfWidthKm: 2,
  waterLevelM: 100,
  waterLevelSigmaM: 2.4,
  protectionYears: 0,
  protectionSource: null,
};
const risesBy = (riseM: number): FloodReach => ({
  ...REACH,
  rise: { riseM, sigmaM: 1, basis: 'gauges' },
});
const shareAt = (reach: FloodReach, elevationM: number): number =>
  riverComing(reach, { ground: { elevationM, sigmaM: 1 }, slopeDeg: 0 })?.share ?? 0;

describe('ground above a river', () => {
  it('floods where the river rises so far: ten metres up by the Ohio, not by the Thames', () => {
    const [ohio, thames] = [risesBy(15), risesBy(2.5)];
    expect(shareAt(ohio, 110)).toBeGreaterThan(0.8 * shareAt(ohio, 100));
    expect(shareAt(thames, 110)).toBeLessThan(0.02 * shareAt(thames, 100));
  });

  it('at the level of the river floods alike by rivers that rise far and little', () => {
    expect(shareAt(risesBy(15), 100)).toBeCloseTo(shareAt(risesBy(2.5), 100), 12);
  });
});

describe('depths by return period', () => {
  const fact = {
    value: dischargePeaks.sample,
    source: 's',
    asOf: '',
    retrievedAt: '',
    status: 'live',
  } as const;
  const river = riverOf(
    { reach: risesBy(8) } as unknown as SiteFlood,
    { reaches: [] } as unknown as FloodSetting,
    { ground: { elevationM: 105, sigmaM: 1 }, peaks: fact },
  );
  const depths = river?.depths ?? [];

  it('rise once in 100 years as far as the gauge says', () => {
    const of100 = depths.find((one) => one.return_period_yr === 100);
    expect(of100?.rise_m).toBeCloseTo(8, 9);
    expect(of100?.depth_m).toBeCloseTo(3, 9);
    expect(river?.flood_rise_m).toBe(8);
  });

  it('grow with the return period', () => {
    const rises = depths.map((one) => one.rise_m);
    expect(rises).toEqual(rises.toSorted((a, b) => a - b));
    expect(new Set(rises).size).toBe(rises.length);
  });
});
