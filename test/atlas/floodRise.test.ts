import { describe, expect, it } from 'vitest';
import { rivers } from '../../src/atlas/data/rivers.ts';
import { riseOfRank } from '../../src/atlas/floodRise.ts';
import { floodSettingAt } from '../../src/atlas/floodPlains.ts';
import { courseOf } from '../../src/atlas/riverCourse.ts';
import { UNGAUGED_RISE } from '../../engines/hazards/flood/tables.ts';

const nearestAt = (lat: number, lon: number) => floodSettingAt(lat, lon).reaches[0];

describe('how far a large flood rises above ordinary water', () => {
  it('runs straight between gauges along the line and stays beyond the last', () => {
    const course = courseOf('50 10 100,50 11 90 4,50 12 80,50 13 70 8,50 14 60');
    const rises = course.risesM ?? [];
    expect(rises.map((riseM) => Number(riseM.toFixed(6)))).toEqual([4, 4, 6, 8, 8]);
  });

  it('is not told by a line without a gauge', () => {
    expect(courseOf('50 10 100,50 11 90').risesM).toBeNull();
  });

  // Mean water 2.97 m, protected to 11.3 m, crest of record 10.69 m (gauge Köln); pool 25.2 ft, crests of 80.0 ft in 1937 and 71.1 ft in 1884 (NWS Cincinnati).
  it.each([
    ['Cologne', 50.94, 6.97, 10.69 - 2.97, 11.3 - 2.97],
    ['Cincinnati', 39.1, -84.51, 0.3048 * (71.1 - 25.2), 0.3048 * (80 - 25.2)],
  ])('is that of the gauge at %s', (_name, lat, lon, least, most) => {
    const rise = nearestAt(lat, lon)?.rise;
    expect(rise?.basis).toBe('gauges');
    expect(rise?.riseM).toBeGreaterThan(least);
    expect(rise?.riseM).toBeLessThan(most);
  });

  it('is, where no gauge is listed, the middle of the gauges', () => {
    const listed = rivers
      .filter(([, regime]) => regime !== 'l')
      .flatMap(([, , , , , axis]) => axis.split(',').map((vertex) => Number(vertex.split(' ')[3])))
      .filter((riseM) => Number.isFinite(riseM))
      .toSorted((a, b) => a - b);
    expect(listed.length).toBeGreaterThan(600);
    expect(UNGAUGED_RISE.riseM).toBeCloseTo(listed[Math.floor(listed.length / 2)] ?? NaN, 0);
    expect(Math.min(...listed)).toBeGreaterThan(0);
  });

  it('falls with the rank of the map', () => {
    const rises = [0, 1, 2, 3, 4].map((rank) => riseOfRank(rank).riseM);
    expect(rises).toEqual(rises.toSorted((a, b) => b - a));
  });
});
