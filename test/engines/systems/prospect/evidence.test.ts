import { describe, expect, it } from 'vitest';
import {
  evidenceAt,
  nearRows,
  type EvidenceRows,
} from '../../../../engines/systems/prospect/evidence.ts';

/** A degree of a sphere of 6371 km. */
const KM_PER_DEGREE = 111.195;
const BASIN = {
  lat: 0,
  lon: 179.9,
  halfLengthKm: 200,
  halfWidthKm: 100,
  azimuthDeg: 90,
  fillKm: 8,
  setting: 'rift',
} as unknown as EvidenceRows['basins'][number];
const only = (change: object): EvidenceRows => ({
  basins: [{ ...BASIN, ...change }],
  segments: [],
});
const east = (km: number) => 179.9 + km / KM_PER_DEGREE - (km > 10 ? 360 : 0);
const north = (km: number) => km / KM_PER_DEGREE;

describe('the fill of a basin', () => {
  // A paraboloid: 1 - r^2 of the middle's, three quarters half way to the rim, nothing from the rim on.
  it('falls as a paraboloid along and across its axis, over the antimeridian too', () => {
    const fill = (lat: number, lon: number) => evidenceAt(lat, lon, only({})).fillKm;
    expect(fill(0, 179.9)).toBeCloseTo(8, 9);
    expect(fill(0, east(100))).toBeCloseTo(6, 3);
    expect(fill(north(50), 179.9)).toBeCloseTo(6, 3);
    expect(fill(north(-50), east(100))).toBeCloseTo(4, 3);
    expect(fill(north(101), 179.9)).toBe(0);
    expect(fill(0, east(199))).toBeGreaterThan(0);
    expect(fill(0, east(201))).toBe(0);
  });

  it('lies along its azimuth, clockwise from north', () => {
    const northEast = only({ azimuthDeg: 45 });
    const along = 150 / Math.SQRT2;
    const far = { lat: north(along), lon: east(along) };
    expect(evidenceAt(far.lat, far.lon, northEast).fillKm).toBeCloseTo(8 * (1 - 0.75 ** 2), 2);
    expect(evidenceAt(-far.lat, far.lon, northEast).fillKm).toBe(0);
  });

  it('is that of the basin that gives most, with its setting', () => {
    const rows = {
      basins: [BASIN, { ...BASIN, fillKm: 9, setting: 'foreland' as const }, BASIN],
      segments: [],
    } as EvidenceRows;
    expect(evidenceAt(0, 179.9, rows)).toMatchObject({ setting: 'foreland' });
    expect(evidenceAt(40, 0, rows)).toMatchObject({ fillKm: 0, setting: undefined, arcs: 0 });
  });
});

describe('the distance to an arc', () => {
  const piece = (arc: number, lat1: number, lon1: number, lat2: number, lon2: number) =>
    ({
      arc,
      era: 'cenozoic',
      lat1,
      lon1,
      lat2,
      lon2,
    }) as unknown as EvidenceRows['segments'][number];
  const rows = {
    basins: [],
    segments: [piece(0, 0, 0, 0, 3), piece(0, 0, 3, 3, 3), piece(1, -1, 0, -1, 1)],
  } as EvidenceRows;

  it('is that to its line, and beyond its end that to the end', () => {
    expect(evidenceAt(1, 1.5, rows).arcKm).toBeCloseTo(KM_PER_DEGREE, 0);
    expect(evidenceAt(0, -1, rows).arcKm).toBeCloseTo(KM_PER_DEGREE, 2);
    // 3 and 4 degrees: 5.
    const corner = { ...rows, segments: [piece(0, 0, 0, 0, 0)] };
    expect(evidenceAt(2.4, 3.2, corner).arcKm).toBeCloseTo(4 * KM_PER_DEGREE, 0);
  });

  it('counts each arc once within 200 km, and nothing beyond 500 km', () => {
    expect(evidenceAt(0.5, 0.5, rows).arcs).toBe(2);
    expect(evidenceAt(1.5, 2.5, rows)).toMatchObject({ arcs: 1 });
    expect(evidenceAt(1.7, 0.5, rows).arcs).toBe(1);
    expect(evidenceAt(8, 8, rows)).toMatchObject({ arcKm: Infinity, arcs: 0, era: undefined });
  });
});

describe('the rows that can matter in a box', () => {
  it.each([
    [30, 34, -104, -100],
    [-24, -20, -70, -66],
    [56, 60, 8, 12],
    [60, 64, 178, 182],
    [-42, -38, 172, 176],
  ])('are all that say anything there: %d to %d, %d to %d', (south, north, west, eastDeg) => {
    const rows = nearRows({ south, north, west, east: eastDeg });
    for (let lat = south; lat <= north; lat += 0.5)
      for (let lon = west; lon <= eastDeg; lon += 0.5) {
        const on = lon > 180 ? lon - 360 : lon;
        expect(evidenceAt(lat, on, rows)).toEqual(evidenceAt(lat, on));
      }
    expect(rows.basins.length).toBeLessThan(60);
  });
});
