import { describe, expect, it } from 'vitest';
import { consideredOnRock } from '../../../../../engines/hazards/earthquake/answers/designReply.ts';
import { rockHazard } from '../../../../../engines/hazards/earthquake/answers/rockHazard.ts';
import { consideredMotion } from '../../../../../engines/hazards/earthquake/site/consideredMotion.ts';
import { sourcesNear } from '../../../../../scripts/hazardMap/sourcesNear.ts';

describe('the considered motion', () => {
  it('is the probabilistic one, limited by the deterministic one, and that by its floor', () => {
    expect(consideredMotion(1.2, 2, 1.5)).toEqual({ motionG: 1.2, governing: 'probabilistic' });
    expect(consideredMotion(2.6, 2, 1.5)).toEqual({ motionG: 2, governing: 'deterministic' });
    expect(consideredMotion(2.6, 1.1, 1.5)).toEqual({ motionG: 1.5, governing: 'deterministic' });
    expect(consideredMotion(2.6, undefined, 1.5)).toEqual({
      motionG: 2.6,
      governing: 'probabilistic',
    });
  });
});

describe('characteristic earthquakes', () => {
  const at = (lat: number, lon: number) => {
    const hazard = rockHazard(sourcesNear(lat, lon), { lat, lon });
    return hazard && consideredOnRock(hazard);
  };

  // SMS of class B, ASCE 7-10 (USGS design maps): at these cities the deterministic motion sets it, in San Francisco its floor of 1.5 g.
  it.each([
    ['San Francisco', 37.75, -122.4, 1.5],
    ['San Bernardino', 34.1, -117.3, 2.37],
    ['Santa Rosa', 38.45, -122.7, 2.31],
    ['Oakland', 37.8, -122.25, 1.86],
  ] as const)('limit %s', (_name, lat, lon, publishedG) => {
    const { ss } = at(lat, lon) ?? {};
    expect(ss?.governing).toBe('deterministic');
    expect((ss?.motionG ?? NaN) / publishedG).toBeGreaterThan(0.9);
    expect((ss?.motionG ?? NaN) / publishedG).toBeLessThan(1.1);
  });

  it('limit nothing where the hazard comes from elsewhere: Guam, Boston, Paris', () => {
    for (const [lat, lon] of [
      [13.5, 144.8],
      [42.36, -71.06],
      [48.85, 2.35],
    ] as const) {
      expect(rockHazard(sourcesNear(lat, lon), { lat, lon })?.deterministic).toBeNull();
      expect(at(lat, lon)?.ss.governing).toBe('probabilistic');
    }
  });
});
