import { describe, expect, it } from 'vitest';
import {
  elevationOf,
  slopeShare,
  slopesBy,
  unseenP90Deg,
  unseenReliefM,
} from '../../../../engines/ground/earth/groundByPlaces.ts';

describe('slopes by the heights of places', () => {
  it('grow with the rise between places, are never nothing and never a wall', () => {
    const rises = [0, 0.2, 1, 10, 50, 200, 1000, 1e5].map(slopesBy);
    rises.forEach(({ slopeDeg, p90Deg }, i) => {
      expect(slopeDeg).toBeGreaterThan(0);
      expect(slopeDeg).toBeLessThan(90);
      expect(p90Deg).toBeLessThanOrEqual(45);
      if (i < 2) return;
      expect(slopeDeg).toBeGreaterThan(rises[i - 1]?.slopeDeg ?? NaN);
      expect(p90Deg).toBeGreaterThanOrEqual(rises[i - 1]?.p90Deg ?? NaN);
    });
  });

  it('are of the order of the rise over the way: of a kilometre in a kilometre, 45 degrees if it were one slope', () => {
    expect(slopesBy(1000).slopeDeg).toBeGreaterThan(30);
    expect(slopesBy(1000).slopeDeg).toBeLessThan(45);
    // Tangents of gentle slopes grow as the rise does.
    const tangent = (riseM: number) => Math.tan((slopesBy(riseM).slopeDeg * Math.PI) / 180);
    expect(tangent(40) / tangent(4)).toBeCloseTo(10, 9);
  });

  it('tell less the farther the places are', () => {
    const shares = [0, 1, 5, 20, 100].map(slopeShare);
    shares.forEach((share, i) => {
      expect(share).toBeGreaterThan(0);
      expect(share).toBeLessThanOrEqual(1);
      if (i > 0) expect(share).toBeLessThan(shares[i - 1] ?? NaN);
    });
  });
});

describe('relief that the places do not see', () => {
  it('is none where the grid says what they say, on land and below the sea', () => {
    expect(unseenReliefM({ elevationM: 400, gridM: 400 })).toBe(0);
    expect(unseenReliefM({ elevationM: -30, gridM: 0 })).toBe(0);
  });

  it('is nearly what the grid stands apart, above and below alike', () => {
    const above = unseenReliefM({ elevationM: 500, gridM: 2000 });
    expect(above).toBe(unseenReliefM({ elevationM: 2500, gridM: 1000 }));
    expect(above).toBeGreaterThan(1400);
    expect(above).toBeLessThanOrEqual(1500);
    expect(unseenP90Deg(above)).toBeGreaterThan(unseenP90Deg(0));
  });
});

describe('the height of a point', () => {
  const flat = { sigmaM: 100, rise: 1 };
  const at = (nearestKm: number, height = {}, forms = flat) =>
    elevationOf({ elevationM: 200, sigmaM: 8, gridM: 200, nearestKm, ...height }, forms);

  it('is as well known as the places say where one stands, and by half of the spread of the landform less where none is', () => {
    expect(at(0)).toEqual({ elevationM: 200, sigmaM: 8 });
    expect(at(1e4).sigmaM).toBeCloseTo(Math.hypot(8, 50), 9);
    expect(at(1e4, {}, { sigmaM: 100, rise: 0.2 }).sigmaM).toBeCloseTo(Math.hypot(8, 10), 9);
    // One half of it is left after 15 km times ln 2.
    expect(at(15 * Math.LN2).sigmaM).toBeCloseTo(Math.hypot(8, 25), 9);
  });

  it('is as little known as a grid that says otherwise stands apart', () => {
    expect(at(1e4, { gridM: 1200 }).sigmaM).toBeCloseTo(Math.hypot(8, Math.sqrt(1e6 - 900)), 6);
  });

  it('is never below the shore of the Dead Sea, nor above the Himalaya', () => {
    expect(at(5, { elevationM: -900 }).elevationM).toBe(-430);
    expect(at(5, { elevationM: 9500 }).elevationM).toBe(8800);
  });
});
