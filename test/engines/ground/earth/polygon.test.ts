import { describe, expect, it } from 'vitest';
import { crossingLon, isInOutline, isInRings } from '../../../../engines/ground/earth/polygon.ts';

const square = (west: number, south: number, east: number, north: number) => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
];

describe('points in rings', () => {
  const island = [square(0, 0, 10, 10), square(4, 4, 6, 6)];
  it.each([
    ['inside', 2, 2, true],
    ['in a hole', 5, 5, false],
    ['between hole and rim', 5, 8, true],
    ['east of all', 5, 11, false],
    ['north of all', 11, 5, false],
    ['west of all', 5, -1, false],
    ['a turn of the earth farther', 2, 362, true],
  ])('%s', (_where, lat, lon, isInside) => expect(isInRings({ lat, lon }, island)).toBe(isInside));

  it('of two outlines may lie in either, and lie in none where there is none', () => {
    const two = [square(0, 0, 1, 1), square(20, 0, 21, 1)];
    expect([0.5, 10, 20.5].map((lon) => isInRings({ lat: 0.5, lon }, two))).toEqual([
      true,
      false,
      true,
    ]);
    expect(isInRings({ lat: 0, lon: 0 }, [])).toBe(false);
    expect(isInRings({ lat: 0, lon: 0 }, [[]])).toBe(false);
  });

  it('across the antimeridian are found from both sides', () => {
    const fiji = [square(177, -19, -178, -16)];
    for (const lon of [178, 180, -180, -179]) expect(isInRings({ lat: -17, lon }, fiji)).toBe(true);
    for (const lon of [176, -177, 0]) expect(isInRings({ lat: -17, lon }, fiji)).toBe(false);
  });

  it('close by themselves, and may be closed twice', () => {
    const [first] = square(0, 0, 10, 10);
    const closed = [[...square(0, 0, 10, 10), first ?? []]];
    expect(isInRings({ lat: 5, lon: 9.9 }, closed)).toBe(true);
    expect(isInRings({ lat: 5, lon: 0.1 }, closed)).toBe(true);
  });
});

describe('points in an outline', () => {
  it('are those within its corners', () => {
    const triangle = [
      [0, 0],
      [0, 10],
      [10, 0],
    ] as const;
    expect(isInOutline(triangle, { lat: 4, lon: 5.9 })).toBe(true);
    expect(isInOutline(triangle, { lat: 4, lon: 6.1 })).toBe(false);
    expect(isInOutline(triangle, { lat: -1, lon: 1 })).toBe(false);
  });
});

describe('where a step crosses a parallel', () => {
  it('is as far along as the latitude is', () => {
    expect(crossingLon(2.5, 0, 100, 10, 140)).toBeCloseTo(110, 12);
    expect(crossingLon(11, 0, 100, 10, 140)).toBeUndefined();
  });
});
