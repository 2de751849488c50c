import { describe, expect, it } from 'vitest';
import { layeredProfile } from '../../../../engines/systems/layeredEarth/profile.ts';
import { schlumbergerOhmM } from '../../../../engines/systems/layeredEarth/sounding.ts';

const Z90 = 1.281552;
const at = ({ points }: ReturnType<typeof layeredProfile>, depthM: number) => {
  const found = points.find((point) => point.depthM === depthM);
  if (!found) throw new Error(`no ${depthM} m`);
  return found;
};

describe('a profile of resistivity', () => {
  // Milford: 60 ohm-metres down to 150 m, 20 down to 950 m, 400 below, each known to exp(0.5).
  it('is the sounding at its place', () => {
    const profile = layeredProfile(38.5, -112.9);
    expect(profile.mode).toBe('data');
    expect(profile.soundings.map(({ weight }) => weight)).toEqual([1]);
    expect([0, 100, 200, 800, 1500].map((m) => at(profile, m).resistivityOhmM)).toEqual(
      [60, 60, 20, 20, 400].map((ohmM) => expect.closeTo(ohmM, 9) as number),
    );
    const { resistivityOhmM, p10, p90 } = at(profile, 100);
    expect(p90 / resistivityOhmM).toBeCloseTo(Math.exp(Z90 * 0.5), 5);
    expect(resistivityOhmM / p10).toBeCloseTo(Math.exp(Z90 * 0.5), 5);
  });

  // Palacky (1988): the Hawaiian sea floor lies in no basin: bedrock of 100, 400 and 1500 ohm-metres from 0, 15 and 100 m.
  it('is what is usual where no sounding is within reach', () => {
    const profile = layeredProfile(20, -155);
    expect(profile).toMatchObject({ mode: 'prior', soundings: [] });
    expect([0, 10, 25, 50, 100].map((m) => at(profile, m).resistivityOhmM)).toEqual(
      [100, 100, 400, 400, 1500].map((ohmM) => expect.closeTo(ohmM, 9) as number),
    );
    const { resistivityOhmM, p90 } = at(profile, 0);
    expect(p90 / resistivityOhmM).toBeCloseTo(Math.exp(Z90 * 1.3), 5);
  });

  it('is that of a basin where one is listed', () => {
    // Williston basin, North Dakota: kilometres of sediment.
    const profile = layeredProfile(48, -103);
    expect(profile).toMatchObject({ mode: 'prior', priorName: 'sedimentary basin' });
    expect(at(profile, 10).resistivityOhmM).toBeCloseTo(50, 9);
    expect(at(profile, 800).resistivityOhmM).toBeCloseTo(20, 9);
  });

  // The geometric mean of 0.6 ohm-metres (Bonneville, exp(0.5)) and the usual 100 (exp(1.3)) by their weights; the variance is that within and that between.
  it('blends a sounding with what is usual by its distance', () => {
    const profile = layeredProfile(40.8, -114.1);
    expect(profile.mode).toBe('interpolated');
    const [only, ...others] = profile.soundings;
    expect(others).toEqual([]);
    if (!only) throw new Error('no sounding');
    expect(only.km).toBeCloseTo(0.2 * 111.195 * Math.cos((40.8 * Math.PI) / 180), 1);
    const weight = Math.exp(-((only.km / 20) ** 2));
    const share = weight / (weight + 0.1);
    expect(only.weight).toBeCloseTo(share, 9);
    const usual = profile.priorName === 'sedimentary basin' ? 50 : 100;
    const mean = share * Math.log(0.6) + (1 - share) * Math.log(usual);
    const between = share * (1 - share) * Math.log(usual / 0.6) ** 2;
    const within = share * 0.25 + (1 - share) * 1.69;
    const { resistivityOhmM, p10, p90 } = at(profile, 0);
    expect(Math.log(resistivityOhmM)).toBeCloseTo(mean, 9);
    expect(Math.log(p90 / p10)).toBeCloseTo(2 * Z90 * Math.sqrt(within + between), 5);
  });

  it('tells what a sounding there would read, from the layers of the profile', () => {
    const { forecast } = layeredProfile(38.5, -112.9);
    expect(forecast.map(({ halfSpacingM }) => halfSpacingM)).toEqual([3, 10, 30, 100, 300, 1000]);
    const layers = { resistivityOhmM: [60, 20, 400], thicknessM: [200, 1300] };
    for (const { halfSpacingM, apparentOhmM } of forecast)
      expect(apparentOhmM / schlumbergerOhmM(layers, halfSpacingM)).toBeCloseTo(1, 2);
  });
});
