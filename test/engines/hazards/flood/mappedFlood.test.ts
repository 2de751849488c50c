import { describe, expect, it } from 'vitest';
import type {
  FloodSetting,
  MappedDepths,
} from '../../../../engines/ground/datasets/floodPlains.ts';
import { asMapped } from '../../../../engines/hazards/flood/mappedFlood.ts';

const PART = {
  yearlyProbability: 0.3,
  undefended: 0.004,
  lnSigma: 1,
  decidedBy: 'a town',
};
/** What a map of rivers with an error of a metre makes of a place; depths by return period. */
function mapped(depths: MappedDepths['depths'], part: Partial<typeof PART> = {}, cause = 'river') {
  const map = { id: 'ours', cause: 'river', sigmaM: 1, depths } as const;
  const setting = { mapped: map } as unknown as FloodSetting;
  return asMapped(cause as MappedDepths['cause'], { ...PART, ...part }, setting);
}

// The normal distribution function at 1 is 0.841345, at 0 it is 0.5: 15 cm of water count as a flood.
describe('the yearly chance of a flood by a map of depths', () => {
  // Once in 100 years 15 cm, more or less by a metre: half of 0.01; between 0.01 and 0.02 a year it falls to nothing: half of 0.01 x 0.5.
  it('of one depth is its own share, and what falls to nothing at twice its frequency', () => {
    expect(mapped([{ years: 100, depthM: 0.15 }]).yearlyProbability).toBeCloseTo(0.0075, 12);
  });

  // 0.002 x 0.841345 + 0.008 x (0.841345 + 0.5) / 2 + 0.01 x 0.5 / 2 = 0.00168269 + 0.00536538 + 0.0025.
  it('of two is the area between them, in whatever order the map lists them', () => {
    const [often, seldom] = [
      { years: 100, depthM: 0.15 },
      { years: 500, depthM: 1.15 },
    ];
    for (const depths of [
      [often, seldom],
      [seldom, often],
    ])
      expect(mapped(depths).yearlyProbability).toBeCloseTo(0.00954807, 8);
  });

  // 1 / 1.01 = 0.990099 a year are sure; between that and once a year it falls to nothing: half of 0.009901.
  it('stays below once a year, however often and deep', () => {
    const { yearlyProbability } = mapped([{ years: 1.01, depthM: 50 }]);
    expect(yearlyProbability).toBeCloseTo(0.99505, 5);
  });

  // At half a standard deviation the normal distribution function is 0.691462 and 0.308538: ln(0.691462 / 0.308538) = 0.806964, over one.
  it('is as unsure as a depth half a metre higher or lower makes it, with what a map is never surer than', () => {
    const { lnSigma } = mapped([{ years: 100, depthM: 0.15 }]);
    expect(lnSigma).toBeCloseTo(Math.hypot(0.4, 0.806964), 5);
  });

  it('is unsurer on dry ground, which tells nothing of how near the water came', () => {
    const dry = mapped([{ years: 100, depthM: 0 }]);
    expect(dry.yearlyProbability).toBeGreaterThan(0);
    expect(dry.yearlyProbability).toBeLessThan(0.001);
    expect(dry.lnSigma).toBe(1.5);
  });

  // Half a metre higher: 0.002 x 0.691462 + 0.008 x (0.06 + 0.691462) / 2 + 0.01 x 0.06 / 2 = 0.00468877; lower, with a third of 0.02 for the dry
  // map: 0.002 x 0.308538 + 0.008 x (0.00666667 + 0.308538) / 2 + 0.01 x 0.00666667 / 2 = 0.00191123; the logarithm of their ratio is 0.897422.
  it('of dry ground now and then is unsure both ways: by the depth, and by what dry hides', () => {
    const { lnSigma } = mapped([
      { years: 100, depthM: 0 },
      { years: 500, depthM: 0.15 },
    ]);
    expect(lnSigma).toBeCloseTo(Math.hypot(0.4, 0.897422), 4);
  });

  it('stands in place of the plain for its own cause alone, and without defences is no lower', () => {
    const depths = [{ years: 100, depthM: 0.15 }];
    expect(mapped(depths)).toMatchObject({ undefended: 0.0075 });
    expect(mapped(depths, { undefended: 0.02 }).undefended).toBe(0.02);
    expect(mapped(depths, {}, 'sea')).toEqual(PART);
  });
});
