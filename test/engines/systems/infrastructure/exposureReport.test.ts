import { describe, expect, it } from 'vitest';
import type { ComponentAnswer } from '../../../../engines/schemas.ts';
import { countAssets } from '../../../../engines/systems/infrastructure/countAssets.ts';
import { exposureReport } from '../../../../engines/systems/infrastructure/exposureReport.ts';

const scored = (score: number | null): ComponentAnswer => ({
  state: score === null ? 'unknown' : 'known',
  score,
  level: score === null ? null : 'MODERATE',
  interval: score === null ? null : { p10: score / 2, p50: score, p90: Math.min(100, 2 * score) },
  quantity: null,
  drivers: [],
  ...(score === null ? { reason: 'not asked' } : {}),
});
const HERE = { lat: 50.74, lon: 7.17, radius_km: 5, hazard_type: 'all' } as const;
/** A hospital, which counts as 100 buildings, and a building. */
const counts = countAssets(
  [
    {
      objects: [
        { id: 'node/1', lat: 50.75, lon: 7.17, tags: { amenity: 'hospital', name: 'St. Mary' } },
        { id: 'way/2', lat: 50.75, lon: 7.17, tags: { building: 'yes' } },
      ],
      complete: true,
      classes: ['hospital', 'building'],
    },
  ],
  HERE,
);
const report = (earthquake: number | null, flood: number | null, wildfire: number | null) =>
  exposureReport(
    { counts, reason: undefined, dataAt: null },
    { earthquake: scored(earthquake), flood: scored(flood), wildfire: scored(wildfire) },
    HERE,
  );

describe('the exposure of a circle', () => {
  it('is most to the hazard with the highest score, and to none where none is known', () => {
    expect(report(30, 60, 10).most_exposed_to).toBe('flood');
    expect(report(30, null, 40).most_exposed_to).toBe('wildfire');
    expect(report(0, null, null).most_exposed_to).toBe('earthquake');
    expect(report(null, null, null).most_exposed_to).toBeNull();
  });

  it('weighs assets by the score: 101 buildings at 60 of 100 are 60.6 at full hazard', () => {
    const { hazards, total_assets, weighted_assets } = report(30, 60, null);
    expect({ total_assets, weighted_assets }).toEqual({ total_assets: 2, weighted_assets: 101 });
    expect(hazards.flood?.exposure?.weighted_assets).toBeCloseTo(60.6, 9);
    expect(hazards.flood?.exposure?.p10).toBeCloseTo(30.3, 9);
    expect(hazards.flood?.exposure?.p90).toBeCloseTo(101, 9);
    expect(hazards.wildfire?.exposure).toBeNull();
  });
});
