import { describe, expect, it } from 'vitest';
import { ASSETS, type Asset } from '../../../../engines/systems/bsa/assetRegister.ts';

function of(id: string): Asset {
  const asset = ASSETS.get(id);
  if (!asset) throw new Error(`the register has no ${id}`);
  return asset;
}

describe('the register of basin storage', () => {
  // Healy et al. (1968): 625 thousand m3 between March 1962 and February 1966, and an earthquake of 4.85 after the end.
  it('has what went into the ground at Denver, when it ended and what came of it', () => {
    const { volumeM3, sinceYear, untilYear, largestMagnitude } = of('rocky-mountain-arsenal');
    expect(volumeM3 / (625_000 / 3.92)).toBeCloseTo(1, 1);
    expect({ sinceYear, untilYear, largestMagnitude }).toEqual({
      sinceYear: 1962,
      untilYear: 1966,
      largestMagnitude: 4.85,
    });
  });

  // Cesca et al. (2014): filled in September 2013, stopped in the same month, an earthquake of 4.3 in October.
  it('has Castor closed in the year in which it opened', () => {
    expect(of('castor')).toMatchObject({
      sinceYear: 2013,
      untilYear: 2013,
      largestMagnitude: 4.3,
    });
  });

  // EIA-191: 86 billion cubic feet of working gas, 2.4e9 m3 at the surface, at some 200 times its pressure.
  it('counts volumes in the ground, not at the surface', () => {
    expect(of('aliso-canyon').volumeM3 / (86e9 * 0.3048 ** 3)).toBeCloseTo(1 / 200, 3);
    expect(of('aliso-canyon').untilYear).toBeNull();
  });
});
