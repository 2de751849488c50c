import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  covers,
  footprintOf,
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

describe('100,000 places against 500 footprints', () => {
  it(
    'takes under 2 s and misses none that a look at every place finds',
    { timeout: 60_000 },
    () => {
      let seed = 7;
      const luck = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
      const places = 100_000;
      const lats = Float64Array.from({ length: places }, () => -60 + 130 * luck());
      const lons = Float64Array.from({ length: places }, () => -180 + 360 * luck());
      const areas = Array.from({ length: 500 }, (): Footprint => {
        const at = { lat: -50 + 110 * luck(), lon: -180 + 360 * luck() };
        if (luck() < 0.5) return { shape: 'circle', ...at, radiusKm: 20 + 400 * luck() };
        const ring = Array.from({ length: 30 }, (_, k): [number, number] => [
          at.lon + 1.4 * Math.cos((k * Math.PI) / 15),
          at.lat + Math.sin((k * Math.PI) / 15),
        ]);
        return { shape: 'polygon', rings: [ring] };
      });
      // Processor time of this process: the machine of the tests does other work too.
      const before = process.cpuUsage().user;
      const index = new LocationIndex(lats, lons);
      const found = areas.map((area) => index.within(area));
      expect((process.cpuUsage().user - before) / 1e6).toBeLessThan(2);
      for (const k of [0, 100, 200, 300, 400, 499]) {
        const area = areas[k] ?? null;
        const brute: number[] = [];
        for (const [i, lat] of lats.entries())
          if (covers(area, { lat, lon: lons[i] ?? 0 })) brute.push(i);
        expect(found[k]).toEqual(brute);
      }
    },
  );
});
