import { describe, expect, it } from 'vitest';
import {
  mappedIntensity,
  packShaking,
  type ShakenCell,
} from '../../../../engines/signals/alerts/shakingGrid.ts';
import {
  shakingIntensity,
  shakingReachKm,
} from '../../../../engines/signals/alerts/shakingIntensity.ts';

/** Three by two cells of half a degree over the antimeridian, from 179.5° east and 10° north on. */
const SPACING = { west: 179.5, lonSpacingDeg: 0.5, latSpacingDeg: 0.5 };
const CELLS: ShakenCell[] = [
  { lat: 10, lon: 179.5, mmi: 4 },
  { lat: 10, lon: 180, mmi: 5.52 },
  { lat: 10, lon: -179.5, mmi: null },
  { lat: 10.5, lon: 179.5, mmi: 6 },
  { lat: 10.5, lon: 180, mmi: 20 },
  { lat: 10.5, lon: -179.5, mmi: 8 },
];

describe('a packed map of shaking', () => {
  const grid = packShaking(CELLS, SPACING);
  if (!grid) throw new Error('no grid');
  const at = (lat: number, lon: number) => mappedIntensity(grid, lat, lon);

  it('lies half a cell about the middles of its file', () => {
    expect(grid).toMatchObject({ west: 179.25, south: 9.75, columns: 3, rows: 2 });
  });

  it('gives the intensity of the cell that holds a place, to a twentieth', () => {
    expect(at(10, 179.5)).toBe(4);
    expect(at(9.76, 179.26)).toBe(4);
    expect(at(10.2, 179.7)).toBe(4);
    expect(at(10.3, 179.3)).toBe(6);
    expect(at(10, -179.9)).toBe(5.5);
    expect(at(10.5, -179.4)).toBe(8);
    expect(at(10.5, 180)).toBe(12.75);
  });

  it('says nothing where the map says nothing, and outside of it', () => {
    for (const [lat, lon] of [
      [10, -179.5],
      [9.7, 179.5],
      [10.8, 179.5],
      [10, 179.2],
      [10, -179.2],
    ] as const)
      expect(at(lat, lon)).toBeUndefined();
  });

  it('is none of a line or of a few cells', () => {
    expect(packShaking(CELLS.slice(0, 3), SPACING)).toBeUndefined();
    const line = [0, 0.5, 1, 1.5].map((east) => ({ lat: 10, lon: east, mmi: 4 }));
    expect(packShaking(line, { ...SPACING, west: 0 })).toBeUndefined();
    const column = [0, 0.5, 1, 1.5].map((lat) => ({ lat, lon: 0, mmi: 4 }));
    expect(packShaking(column, { ...SPACING, west: 0 })).toBeUndefined();
  });

  it('keeps the strongest of blocks where a map has more cells than are kept', () => {
    const many: ShakenCell[] = [];
    for (let row = 0; row < 300; row++)
      for (let column = 0; column < 400; column++)
        many.push({ lat: row / 100, lon: column / 100, mmi: row % 2 && column % 2 ? 7 : 3 });
    const packed = packShaking(many, { west: 0, lonSpacingDeg: 0.01, latSpacingDeg: 0.01 });
    expect(packed).toMatchObject({ columns: 200, rows: 150 });
    expect(new Set(packed?.mmi20)).toEqual(new Set([140]));
  });
});

describe('the reach of an intensity', () => {
  it('is where the law of distance comes down to it', () => {
    const km = shakingReachKm(6.5, 5);
    expect(km).toBeGreaterThan(10);
    expect(shakingIntensity(6.5, Math.hypot(km, 10))).toBeCloseTo(5, 6);
  });

  it('is nowhere or all that is warned of where it is passed nowhere or everywhere', () => {
    expect(shakingReachKm(3, 8)).toBe(0);
    expect(shakingReachKm(9.5, 1)).toBe(1000);
  });
});
