import { describe, expect, it } from 'vitest';
import { builtUpShare } from '../../../../engines/hazards/wildfire/burnProbability.ts';

const town = (population: number, countryCode: string, distanceKm = 0) => ({
  population,
  countryCode,
  distanceKm,
});

describe('what towns take from the ground that burns', () => {
  it('is nothing of a small American town among trees, and grows as low brush is all about it', () => {
    const small = [town(10_000, 'US')];
    expect(builtUpShare(small)).toBe(0);
    const [half, whole] = [builtUpShare(small, 0.5), builtUpShare(small, 1)];
    expect(half).toBeGreaterThan(0.1);
    expect(whole / half).toBeCloseTo(2, 9);
  });

  it('is never less for brush in a large one, which is roofs and roads wherever it stands', () => {
    const large = [town(2_000_000, 'US')];
    expect(builtUpShare(large, 0)).toBeGreaterThan(0.9);
    for (const brush of [0.2, 0.6, 1])
      expect(builtUpShare(large, brush)).toBeGreaterThanOrEqual(builtUpShare(large, 0));
  });

  it('does not ask for brush where towns are compact', () => {
    const small = [town(10_000, 'ES')];
    expect(builtUpShare(small)).toBeGreaterThan(0.1);
    expect(builtUpShare(small, 1)).toBe(builtUpShare(small));
  });

  it('falls with the way to the town, and of two towns leaves open what each leaves open', () => {
    const at = (...kms: number[]) => builtUpShare(kms.map((km) => town(300_000, 'FR', km)));
    expect(at(0)).toBeGreaterThan(at(6));
    expect(at(6)).toBeGreaterThan(at(20));
    const open = 1 - at(6) / 0.97;
    expect(at(6, 6)).toBeCloseTo(0.97 * (1 - open ** 2), 9);
  });
});
