import { describe, expect, it } from 'vitest';
import { drawdownOf, type WaterLevel } from '../../../../engines/systems/droughtPilot/drawdown.ts';

/** Depths of a well in March of each year from 2015 on. */
const well = (siteId: string, depthsM: readonly number[], day = '03-15'): WaterLevel[] =>
  depthsM.map((depthToWaterM, i) => ({
    siteId,
    lat: 40,
    lon: -112,
    day: `${2015 + i}-${day}`,
    depthToWaterM,
  }));
const falling = (perYear: number, years = 6) =>
  Array.from({ length: years }, (_none, i) => 30 + perYear * i);

describe('the drawdown of a zone', () => {
  it('is that of the middle well, each by its own years and not by how deep it is', () => {
    const deep = falling(0.2).map((depthM) => depthM + 200);
    const found = drawdownOf([
      ...well('a', falling(0.5)),
      ...well('b', deep),
      ...well('c', falling(-0.1)),
    ]);
    expect(found?.wells).toBe(3);
    expect(found?.medianMPerYr).toBeCloseTo(0.2, 9);
    expect(found).toMatchObject({ trend: 'falling', newest: '2020-03-15' });
  });

  // Theil and Sen: the median of the slopes between pairs is not moved by one year that stands out.
  it('is not turned by one measurement while pumping', () => {
    const pumped = falling(0.3).with(2, 90);
    expect(drawdownOf(well('a', pumped))?.medianMPerYr).toBeCloseTo(0.3, 9);
  });

  it('takes a year by the middle of its measurements, whatever the season', () => {
    const levels = [
      ...well('a', falling(0.3)),
      ...well('a', falling(0.3), '06-15'),
      ...well('a', falling(0.3, 1).concat([80]), '09-15'),
    ];
    expect(drawdownOf(levels)?.medianMPerYr).toBeCloseTo(0.3, 9);
  });

  it('is steady within a foot in three years, rising beyond, and unknown of few years', () => {
    expect(drawdownOf(well('a', falling(0.09)))?.trend).toBe('steady');
    expect(drawdownOf(well('a', falling(-0.12)))?.trend).toBe('rising');
    expect(drawdownOf(well('a', falling(0.5, 4)))).toBeUndefined();
    expect(drawdownOf([])).toBeUndefined();
  });

  // Eleven wells that fall by 0 to 1 m a year: definition 7 of Hyndman and Fan (1996) reads the second and the tenth.
  it('spreads from the well at 10 % to that at 90 %, wells of few years left out', () => {
    const wells = Array.from({ length: 11 }, (_none, i) => well(`w${i}`, falling(i / 10)));
    const found = drawdownOf([...wells.flat(), ...well('young', falling(9, 3))]);
    expect(found?.wells).toBe(11);
    expect(found?.p10MPerYr).toBeCloseTo(0.1, 9);
    expect(found?.medianMPerYr).toBeCloseTo(0.5, 9);
    expect(found?.p90MPerYr).toBeCloseTo(0.9, 9);
  });

  it('needs five measured years that span five', () => {
    expect(drawdownOf(well('a', falling(0.5, 5)))).toBeUndefined();
    const sixYears = well('a', falling(0.5));
    const gap = sixYears.toSpliced(2, 1);
    expect(drawdownOf(gap)?.medianMPerYr).toBeCloseTo(0.5, 9);
    expect(drawdownOf(sixYears.toSpliced(2, 2))).toBeUndefined();
  });

  // The fifteen slopes between pairs of 0, 0, 0, 10, 10, 10: six of 0, then 2, 2.5 twice, 10 / 3 three times, 5 twice and 10; the eighth is the middle.
  it('is the middle of the slopes between all pairs of years', () => {
    expect(drawdownOf(well('a', [0, 0, 0, 10, 10, 10]))?.medianMPerYr).toBeCloseTo(2.5, 9);
  });

  it('falls or rises from a tenth of a metre a year on, and tells the newest day of all wells', () => {
    expect(
      drawdownOf(
        well(
          'a',
          [0, 1, 2, 3, 4, 5].map((i) => i / 8),
        ),
      )?.trend,
    ).toBe('falling');
    expect(drawdownOf(well('a', falling(-0.09)))?.trend).toBe('steady');
    const found = drawdownOf([...well('a', falling(0.3, 8)), ...well('b', falling(0.3))]);
    expect(found?.newest).toBe('2022-03-15');
  });
});
