import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { plateBoundary } from '../../engines/ground/datasets/tectonics.ts';
import { wrapLonDeg } from '../../engines/ground/earth/geodesy.ts';
import {
  BOUNDARY_CLASSES,
  PLATES,
  PLATE_BOUNDARIES,
} from '../../src/atlas/data/plateBoundaries.ts';
import { plateBoundaries } from '../../src/atlas/plateBoundaries.ts';

const STEPS = new URL(
  '../../../shared/catalogs/pb2002-plate-boundaries/PB2002_steps.csv',
  import.meta.url,
);
const steps = existsSync(STEPS)
  ? readFileSync(STEPS, 'utf8')
      .trim()
      .split('\n')
      .slice(1)
      .map((row) => row.split(','))
  : [];

const at = (lat: number, lon: number) =>
  plateBoundary.answer.parse(plateBoundaries.answer({ lat, lon }));

describe('embedded plate boundaries', () => {
  it('have rows of the right units and known plates', () => {
    let points = 0;
    for (const [plates, line] of PLATE_BOUNDARIES) {
      for (const code of plates.split('-')) expect(PLATES[code], plates).toBeDefined();
      expect(line.length % 4, plates).toBe(0);
      expect(line.length, plates).toBeGreaterThanOrEqual(8);
      for (let i = 0; i < line.length; i += 4) {
        points++;
        const [lat, lon, code, rate] = line.slice(i, i + 4);
        const last = i === line.length - 4;
        expect(Math.abs(lat ?? NaN)).toBeLessThanOrEqual(90);
        expect(Math.abs(lon ?? NaN)).toBeLessThanOrEqual(180);
        expect(code ?? NaN).toBeGreaterThanOrEqual(last ? 0 : 1);
        expect(code ?? NaN).toBeLessThan(BOUNDARY_CLASSES.length);
        expect(rate ?? NaN).toBeGreaterThanOrEqual(0);
        expect(rate ?? NaN).toBeLessThan(270);
      }
    }
    expect(points).toBeGreaterThanOrEqual(600);
    expect(points).toBeLessThanOrEqual(900);
  });

  // Distances to the San Andreas fault at Daly City, the Sagami trough and the Sumatra trench: USGS and JMA maps.
  it('finds the boundary that a geologist would name', () => {
    const sanFrancisco = at(37.77, -122.42);
    expect(sanFrancisco.boundaryClass).toBe('continental_transform');
    expect(sanFrancisco.distanceKm).toBeLessThan(40);
    expect(sanFrancisco.rateMmPerYear).toBeGreaterThan(35);
    expect(sanFrancisco.rateMmPerYear).toBeLessThan(55);
    expect(at(-23.0, -71.3).boundaryClass).toBe('subduction');
    expect(at(0, -13.5).boundaryClass).toMatch(/^oceanic/);
    expect(at(27.9, 85.5).boundaryClass).toBe('continental_convergent');
    expect(at(53, 10).distanceKm).toBeGreaterThan(700);
  });

  it('is the same on both sides of the antimeridian and needs no longitude at a pole', () => {
    for (const lat of [-65, -20, 0, 51.3, 60]) {
      const east = at(lat, 180);
      const west = at(lat, -180);
      expect(east.name).toBe(west.name);
      expect(Math.abs(east.distanceKm - west.distanceKm)).toBeLessThan(1e-6);
      expect(Math.abs(at(lat, 179.99).distanceKm - at(lat, -179.99).distanceKm)).toBeLessThan(3);
    }
    expect(Math.abs(at(90, 0).distanceKm - at(90, 137).distanceKm)).toBeLessThan(1e-6);
  });

  it.runIf(steps.length > 0)('keeps 95 % of the boundary of Bird (2003) within 30 km', () => {
    let total = 0;
    let near = 0;
    for (const step of steps) {
      const [lon1, lat1, lon2, lat2, lengthKm] = step.slice(3, 8).map(Number);
      if (
        lon1 === undefined ||
        lat1 === undefined ||
        lon2 === undefined ||
        lat2 === undefined ||
        lengthKm === undefined
      )
        throw new Error('short row');
      const pieces = Math.max(1, Math.round(lengthKm / 12));
      for (let i = 0; i < pieces; i++) {
        const t = (i + 0.5) / pieces;
        const { distanceKm } = at(
          lat1 + t * (lat2 - lat1),
          wrapLonDeg(lon1 + t * wrapLonDeg(lon2 - lon1)),
        );
        total += lengthKm / pieces;
        if (distanceKm <= 30) near += lengthKm / pieces;
      }
    }
    expect(total).toBeGreaterThan(250_000);
    expect(near / total).toBeGreaterThanOrEqual(0.95);
  });
});
