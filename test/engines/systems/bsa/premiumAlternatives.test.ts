import { describe, expect, it } from 'vitest';
import { ASSETS } from '../../../../engines/systems/bsa/assetRegister.ts';
import { premiumAlternatives } from '../../../../engines/systems/bsa/premiumAlternatives.ts';
import { priceAsset } from '../../../../engines/systems/bsa/priceAsset.ts';
import { rankedCase } from '../../../../engines/systems/bsa/priceCase.ts';

const asset = ASSETS.get('aliso-canyon');
if (!asset) throw new Error('the register has no Aliso Canyon');
const ranked = rankedCase(asset, 365);
const at = (distanceKm: number) => ({ ...ranked, exposure: { ...ranked.exposure, distanceKm } });
const shareOf = (price: typeof ranked): number =>
  priceAsset(price).pureUsd / price.exposure.insuredValueUsd;
const alternatives = (distanceKm: number) => new Map(premiumAlternatives(at(distanceKm)));

describe('what else an asset might be', () => {
  it('costs more with a higher index, and less with less driving and shaking', () => {
    const now = shareOf(at(8));
    const found = alternatives(8);
    const dearer = 'a seismogenic index higher by one';
    expect(found.get(dearer)).toBeGreaterThan(now);
    expect(found.size).toBe(7);
    for (const change of [
      'half the cycles',
      'half the swing of pressure',
      'the nearest fault two kilometres farther',
      'value twice as far away',
    ])
      expect(found.get(change), change).toBeLessThan(now);
    expect(found.get('no natural earthquakes')).toBeLessThanOrEqual(now);
  });

  it('has its value twice as far away, and no farther than motions are computed to', () => {
    expect(alternatives(8).get('value twice as far away')).toBeCloseTo(shareOf(at(16)), 12);
    expect(alternatives(20).get('value 35 km away')).toBeCloseTo(shareOf(at(35)), 12);
    expect(alternatives(20).has('value twice as far away')).toBe(false);
  });
});
