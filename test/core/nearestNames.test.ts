import { describe, expect, it } from 'vitest';
import { likelyName, nearestNames } from '../../src/core/nearestNames.ts';

const NAMES = ['lat', 'lon', 'radius_km', 'elevation_m', 'vs30_mps'];

describe('the name that is meant', () => {
  it.each([
    ['elevation', 'elevation_m'],
    ['radius', 'radius_km'],
    ['vs30', 'vs30_mps'],
    ['Latt', 'lat'],
    ['radius_kn', 'radius_km'],
  ])('of %s is %s', (name, meant) => expect(likelyName(name, NAMES)).toBe(meant));

  it.each(['warming_c', 'value_usd', 'year_built', 'xyz'])('of %s is none', (name) =>
    expect(likelyName(name, NAMES)).toBeUndefined(),
  );

  it('is none of nothing', () => expect(likelyName('lat', [])).toBeUndefined());

  it('comes first among the near ones', () =>
    expect(nearestNames('elevation', NAMES, 2)[0]).toBe('elevation_m'));
});
