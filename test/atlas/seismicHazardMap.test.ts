import { describe, expect, it } from 'vitest';
import { seismicHazard } from '../../engines/ground/datasets/tectonics.ts';
import { mapPoint } from '../../engines/hazards/earthquake/hazard/mapPoint.ts';
import { WORLD_MODEL } from '../../engines/hazards/earthquake/hazard/tables.ts';
import { sourcesNear } from '../../scripts/hazardMap/sourcesNear.ts';
import {
  addDecoded,
  DECODED,
  MAGNITUDE_PLACE,
  encode,
  motionsFrom,
  RECORD_BYTES,
  regimeOf,
} from '../../src/atlas/hazardMapCodec.ts';
import { seismicHazardMap } from '../../src/atlas/seismicHazardMap.ts';

const at = (lat: number, lon: number) =>
  seismicHazard.answer.parse(seismicHazardMap.answer({ lat, lon }));
const engine = (lat: number, lon: number) => mapPoint(sourcesNear(lat, lon), { lat, lon });

const CITIES = [
  ['Tokyo', 35.68, 139.76],
  ['Delhi', 28.61, 77.21],
  ['Mexico City', 19.43, -99.13],
  ['Istanbul', 41.01, 28.98],
  ['Lima', -12.05, -77.04],
  ['Santiago', -33.45, -70.66],
  ['Jakarta', -6.2, 106.85],
  ['Manila', 14.6, 120.98],
  ['Tehran', 35.69, 51.39],
  ['Kathmandu', 27.71, 85.32],
  ['London', 51.51, -0.13],
  ['Paris', 48.86, 2.35],
  ['New York', 40.71, -74.01],
  ['Los Angeles', 34.05, -118.24],
  ['Seattle', 47.6, -122.33],
  ['Wellington', -41.29, 174.78],
  ['Sydney', -33.87, 151.21],
  ['Cairo', 30.04, 31.24],
  ['Athens', 37.98, 23.73],
  ['Nairobi', -1.29, 36.82],
] as const;

describe('the hazard map', () => {
  it('names the model that it was computed with', () => {
    expect(at(0, 0).modelVersion).toBe(WORLD_MODEL.version);
  });

  it.each([
    [34, -118],
    [47.5, -122.5],
    [28.5, 77],
    [-33.5, -70.5],
    [51.5, 0],
  ])('is the engine at a node: %d, %d', (lat, lon) => {
    const full = engine(lat, lon);
    expect(at(lat, lon).pga475G.mean / (full?.pga475G.mean ?? NaN)).toBeCloseTo(1, 1);
    expect(at(lat, lon).sa1s2475G.p84 / (full?.sa1s2475G.p84 ?? NaN)).toBeCloseTo(1, 1);
  });

  it.each(CITIES)('stays within the grid of the engine between nodes: %s', (_name, lat, lon) => {
    // Half a degree cannot follow a single fault: a factor of 1.6 at most, and never beyond the nodes around.
    const ratio = at(lat, lon).pga475G.mean / (engine(lat, lon)?.pga475G.mean ?? NaN);
    expect(Math.abs(Math.log(ratio))).toBeLessThan(Math.log(1.6));
  });

  it('has no steps, neither at its nodes nor where it coarsens', () => {
    for (const [lat, lon] of [
      [40, -74],
      [36.99, -129],
      [0, 179.99],
      [59.99, 20],
      [-20, -90],
    ] as const) {
      for (let i = 0; i < 60; i++) {
        const [a, b] = [at(lat, lon - i * 0.1), at(lat, lon - (i + 1) * 0.1)];
        expect(Math.abs(Math.log(a.pga475G.mean / b.pga475G.mean))).toBeLessThan(0.35);
      }
    }
    const [west, east] = [at(52, -179.999), at(52, 179.999)];
    expect(west.pga475G.mean / east.pga475G.mean).toBeCloseTo(1, 2);
  });

  it('answers at the poles and the antimeridian', () => {
    for (const [lat, lon] of [
      [90, 0],
      [-90, 180],
      [90, -180],
      [0, 180],
      [-89.99, 179.99],
    ] as const)
      expect(at(lat, lon).pga475G.mean).toBeGreaterThan(0);
  });
});

describe('a record of the map', () => {
  it('comes back as it was written, to half a step', () => {
    const ln = Float64Array.from(
      { length: 24 },
      (_, i) => Math.log(0.3) + ([0, -0.4, -0.05, 0.3][i % 4] ?? 0),
    );
    const view = new DataView(new ArrayBuffer(RECORD_BYTES));
    const curve = [0.05, 0.12, 0.3, 0.3, 0.6].map(Math.log);
    const lnCurve = { pgaG: Float64Array.from(curve), sa1sG: Float64Array.from(curve) };
    encode({ ln, lnCurve, meanMagnitude: 6.93, regime: 'subduction_interface' }, view, 0);
    const sum = new Float64Array(DECODED);
    addDecoded(view, 0, 1, sum);
    expect(motionsFrom(sum).pga475G.mean).toBeCloseTo(0.3, 3);
    expect(motionsFrom(sum).pgv475Cmps.p16 / (0.3 * Math.exp(-0.4))).toBeCloseTo(1, 1);
    expect(sum[MAGNITUDE_PLACE]).toBeCloseTo(6.93, 1);
    for (const read of [motionsFrom(sum).curve.pgaG, motionsFrom(sum).curve.sa1sG])
      read.forEach((motion, i) => expect(motion).toBeCloseTo(Math.exp(curve[i] ?? NaN), 3));
    expect(regimeOf(view, 0)).toBe('subduction_interface');
  });
});
