import { describe, expect, it } from 'vitest';
import {
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
