import { describe, expect, it } from 'vitest';
import { ASSETS } from '../../../../engines/systems/bsa/assetRegister.ts';
import { seismogenicIndexOf } from '../../../../engines/systems/bsa/seismogenicIndexOf.ts';

function indexOf(id: string): number {
  const asset = ASSETS.get(id);
  if (!asset) throw new Error(`the register has no ${id}`);
  return seismogenicIndexOf({ given: undefined, asset, kind: asset.kind }, 1).median;
}

// Largest magnitude less the logarithm of all that went in, at b 1: Shapiro et al. (2010), with the volumes that the studies give.
describe('the index of an asset by its largest earthquake', () => {
  it.each([
    // Healy et al. (1968): 625,000 m3 in 3.92 years that touch five calendar years.
    ['rocky-mountain-arsenal', 4.85 - Math.log10(625_000)],
    // Kim (2013): 78,800 m3 in one year that touches two.
    ['youngstown', 3.9 - Math.log10(78_800)],
  ])('of %s rests on the volume that went in, not on the calendar years it touches', (id, own) => {
    expect(Math.abs(indexOf(id) - own)).toBeLessThan(0.03);
  });
});
