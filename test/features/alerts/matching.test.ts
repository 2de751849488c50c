import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stateAlerts } from '../../../engines/ground/datasets/weatherStations.ts';
import { alertSignals } from '../../../engines/signals/earlyWarning/weatherSignals.ts';
import { mappedIntensity, packShaking } from '../../../engines/signals/alerts/shakingGrid.ts';
import { usCountyAtlas } from '../../../src/atlas/usCounty.ts';
import {
  covers,
  footprintOf,
  matchBasis,
  severityAt,
  type Footprint,
} from '../../../engines/signals/alerts/footprint.ts';
import {
  shakingIntensity,
  shakingReachKm,
} from '../../../engines/signals/alerts/shakingIntensity.ts';
import { LocationIndex } from '../../../src/features/alerts/locationIndex.ts';

const lat = fc.double({ min: -90, max: 90, noNaN: true });
const lon = fc.double({ min: -180, max: 180, noNaN: true });
const circle = fc.record({
  shape: fc.constant('circle' as const),
  lat,
  lon,
  radiusKm: fc.double({ min: 0.1, max: 3_000, noNaN: true }),
});
/** A quadrilateral about a point, which may lie across the antimeridian or be written past it. */
const polygon = fc
  .record({
    lat: fc.double({ min: -80, max: 80, noNaN: true }),
    lon,
    size: fc.double({ min: 0.01, max: 20, noNaN: true }),
    tilt: fc.double({ min: 0, max: 1.5, noNaN: true }),
  })
  .map(({ lat: y, lon: x, size, tilt }) => {
    const ring = [0, 1, 2, 3, 4].map((i): readonly [number, number] => {
      const angle = tilt + (i * Math.PI) / 2;
      const at = x + 1.5 * size * Math.cos(angle);
      return [
        at > 180 ? at - 360 : at < -180 ? at + 360 : at,
        Math.max(-89.9, Math.min(89.9, y + size * Math.sin(angle))),
      ];
    });
    return { shape: 'polygon' as const, rings: [ring] };
  });
const footprint: fc.Arbitrary<Footprint> = fc.oneof(circle, polygon);
const point = fc.oneof(
  fc.record({ lat, lon }),
  fc.record({ lat, lon: fc.constantFrom(-180, 180, 179.999, -179.999, 0) }),
  fc.record({ lat: fc.constantFrom(90, -90, 89.99, -89.99), lon }),
);

describe('the tree of places finds what a look at every place finds', () => {
  it('for circles and outlines anywhere, poles and antimeridian too', () => {
    fc.assert(
      fc.property(fc.array(point, { minLength: 1, maxLength: 60 }), footprint, (points, area) => {
        const index = new LocationIndex(
          Float64Array.from(points, (at) => at.lat),
          Float64Array.from(points, (at) => at.lon),
        );
        const brute = points.flatMap((at, i) => (covers(area, at) ? [i] : []));
        expect(index.within(area)).toEqual(brute);
      }),
      { numRuns: 400, seed: 20261122 },
    );
  });
});

describe('footprints', () => {
  const quake = {
    kind: 'earthquake',
    severity: 'Severe',
    lat: 35,
    lon: 139,
    magnitude: 7,
    polygon: null,
    counties: [],
  } as const;

  it('an outline comes before a radius', () => {
    const ring = [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ] as const;
    expect(footprintOf({ ...quake, polygon: [ring] })).toEqual({ shape: 'polygon', rings: [ring] });
    expect(footprintOf(quake)).toMatchObject({ shape: 'circle' });
    expect(footprintOf({ ...quake, lat: null })).toBeNull();
    expect(footprintOf({ ...quake, magnitude: null })).toBeNull();
  });

  it('a ring across the antimeridian holds both sides and not the rest of the world', () => {
    const ring = [
      [178, -20],
      [-178, -20],
      [-178, -15],
      [178, -15],
    ] as const;
    const area = footprintOf({ ...quake, polygon: [ring] });
    expect(
      [
        [-17, 179],
        [-17, -179],
        [-17, 180],
        [-17, -180],
      ].map(([y = 0, x = 0]) => covers(area, { lat: y, lon: x })),
    ).toEqual([true, true, true, true]);
    expect(covers(area, { lat: -17, lon: 0 })).toBe(false);
  });

  it('shaking grows weaker with distance and ends where it is not felt', () => {
    const near = severityAt(quake, { lat: 35, lon: 139 });
    const far = severityAt(quake, { lat: 35, lon: 142 });
    expect([near, far]).toEqual(['Extreme', 'Minor']);
    const reach = shakingReachKm(7, 3.5);
    expect(shakingIntensity(7, Math.hypot(reach, 10))).toBeCloseTo(3.5, 3);
    expect(shakingReachKm(2, 6)).toBe(0);
  });
});

describe('a map of shaking', () => {
  const quake = {
    kind: 'earthquake',
    severity: 'Severe',
    lat: 35,
    lon: 179.9,
    magnitude: 6.5,
    polygon: null,
    counties: [],
  } as const;
  /** Cells a tenth of a degree apart across the antimeridian: strong in the east, weak in the west. */
  const cells = Array.from({ length: 41 * 21 }, (_, k) => {
    const [x, y] = [k % 41, Math.floor(k / 41)];
    const lon = 178 + x / 10;
    return { lat: 34 + y / 10, lon: lon > 180 ? lon - 360 : lon, mmi: x < 20 ? 2.5 : 7.2 };
  });
  const shaking = packShaking(cells, { west: 178, lonSpacingDeg: 0.1, latSpacingDeg: 0.1 });
  const mapped = { ...quake, shaking };

  it('keeps every cell where it was', () => {
    for (const { lat: y, lon: x, mmi } of cells)
      expect(shaking && mappedIntensity(shaking, y, x)).toBeCloseTo(mmi, 1);
    expect(shaking && mappedIntensity(shaking, 33, 179)).toBeUndefined();
    expect(shaking && mappedIntensity(shaking, 35, 177.5)).toBeUndefined();
    expect(
      packShaking(cells.slice(0, 3), { west: 178, lonSpacingDeg: 0.1, latSpacingDeg: 0.1 }),
    ).toBe(undefined);
  });

  it('decides before the radius does; beyond it the radius decides', () => {
    const [weak, strong, beyond] = [
      { lat: 35, lon: 178.5 },
      { lat: 35, lon: -179 },
      { lat: 33.5, lon: 179.9 },
    ];
    expect(matchBasis(quake)).toBe('radius');
    expect(matchBasis(mapped)).toBe('shaking');
    expect([weak, strong, beyond].map((at) => covers(footprintOf(quake), at))).toEqual([
      true,
      true,
      true,
    ]);
    expect([weak, strong, beyond].map((at) => covers(footprintOf(mapped), at))).toEqual([
      false,
      true,
      true,
    ]);
    expect([severityAt(mapped, weak), severityAt(mapped, strong)]).toEqual([undefined, 'Severe']);
    expect(severityAt(quake, strong)).not.toBe('Severe');
  });

  it('keeps the strongest of each block where there are too many cells', () => {
    const many = Array.from({ length: 500 * 400 }, (_, k) => ({
      lat: 10 + Math.floor(k / 500) / 100,
      lon: 20 + (k % 500) / 100,
      mmi: k === 123_456 ? 9 : 4,
    }));
    const grid = packShaking(many, { west: 20, lonSpacingDeg: 0.01, latSpacingDeg: 0.01 });
    expect(grid?.mmi20.length).toBeLessThan(60_000);
    const top = many[123_456] ?? { lat: 0, lon: 0 };
    expect(grid && mappedIntensity(grid, top.lat, top.lon)).toBe(9);
    for (const at of many.filter((_, k) => k % 997 === 0))
      expect(grid && mappedIntensity(grid, at.lat, at.lon)).toBeGreaterThanOrEqual(4);
  });
});

describe('a warning without an outline', () => {
  const zones = {
    kind: 'weather',
    severity: 'Severe',
    lat: null,
    lon: null,
    magnitude: null,
    polygon: null,
    counties: ['06001', '06075'],
  } as const;

  it('goes by the counties it names, and says so; without any it says that nobody knows', () => {
    expect(matchBasis(zones)).toBe('counties');
    const at = (county: string | null) => covers(footprintOf(zones), { lat: 0, lon: 0, county });
    expect([at('06075'), at('06081'), at(''), at(null)]).toEqual([true, false, false, false]);
    expect(matchBasis({ ...zones, counties: [] })).toBe('unknown');
    const index = new LocationIndex(new Float64Array(4), new Float64Array(4), [
      '06075',
      null,
      '06081',
      '06001',
    ]);
    expect(index.within(footprintOf(zones))).toEqual([0, 3]);
  });

  it('has the counties of its codes, an outline has none', () => {
    const alert = { ...stateAlerts.sample.alerts[0], countyCodes: ['006001', 'CA', '006075'] };
    const nowMs = Date.parse('2026-08-16T01:30:00Z');
    const signals = (polygon: (typeof alert)['polygon']) =>
      alertSignals([{ ...alert, polygon } as Parameters<typeof alertSignals>[0][number]], nowMs);
    expect(signals(null)[0]?.counties).toEqual(['06001', '06075']);
    const ring: [number, number][] = [
      [0, 0],
      [1, 0],
      [1, 1],
    ];
    expect(signals([ring])[0]?.counties).toEqual([]);
  });
});

describe('counties of places', () => {
  // Codes of the Census Bureau: San Francisco, Honolulu, Fairbanks North Star, Hartford.
  it.each([
    [37.775, -122.418, '06075'],
    [21.307, -157.858, '15003'],
    [64.838, -147.716, '02090'],
    [41.764, -72.685, '09003'],
    [48.857, 2.352, null],
    [30, -60, null],
  ])('%f, %f: %s', (y, x, code) => {
    expect(usCountyAtlas.answer({ lat: y, lon: x })).toMatchObject({ code });
  });
});
