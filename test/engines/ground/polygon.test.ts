import { describe, expect, it } from 'vitest';
import { isInOutline, isInRings } from '../../../engines/ground/earth/polygon.ts';

const SQUARE = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
  [0, 0],
] as const;
const HOLE = [
  [4, 4],
  [6, 4],
  [6, 6],
  [4, 6],
] as const;
/** Fiji, about: from 177 east to 178 west. */
const ACROSS = [
  [177, -20],
  [-178, -20],
  [-178, -15],
  [177, -15],
] as const;

describe('point in polygon', () => {
  it('a hole inside an outline is outside', () => {
    expect(isInRings({ lat: 2, lon: 2 }, [SQUARE, HOLE])).toBe(true);
    expect(isInRings({ lat: 5, lon: 5 }, [SQUARE, HOLE])).toBe(false);
    expect(isInRings({ lat: 5, lon: 5 }, [SQUARE])).toBe(true);
    expect(isInRings({ lat: 5, lon: 11 }, [SQUARE])).toBe(false);
    expect(isInRings({ lat: 11, lon: 5 }, [SQUARE])).toBe(false);
    expect(isInRings({ lat: 5, lon: 5 }, [])).toBe(false);
    expect(isInRings({ lat: 5, lon: 5 }, [[]])).toBe(false);
  });
  it.each([179, -179, 180, -180])('a ring across the antimeridian holds %d', (lon) => {
    expect(isInRings({ lat: -17, lon }, [ACROSS])).toBe(true);
    expect(isInRings({ lat: -10, lon }, [ACROSS])).toBe(false);
  });
  it.each([0, 170, -170])('a ring across the antimeridian leaves out %d', (lon) => {
    expect(isInRings({ lat: -17, lon }, [ACROSS])).toBe(false);
  });
  it('reads outlines of latitude and longitude', () => {
    const outline = [
      [40, 10],
      [40, 20],
      [50, 15],
    ] as const;
    expect(isInOutline(outline, { lat: 44, lon: 15 })).toBe(true);
    expect(isInOutline(outline, { lat: 49, lon: 11 })).toBe(false);
  });
});
