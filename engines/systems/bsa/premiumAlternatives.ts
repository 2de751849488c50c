import type { Alternative } from '../answer/lever.ts';
import { priceAsset, type PriceCase } from './priceAsset.ts';

/** What else an asset might be: the pure premium over the insured value with one input changed, each alone. */
export function premiumAlternatives(price: PriceCase): Alternative[] {
  const other = (change: Partial<PriceCase>): number => {
    const changed = { ...price, ...change };
    return priceAsset(changed).pureUsd / changed.exposure.insuredValueUsd;
  };
  const { index, exposure } = price;
  return [
    ['a seismogenic index higher by one', other({ index: { ...index, median: index.median + 1 } })],
    ['half the cycles', other({ cyclesPerYear: price.cyclesPerYear / 2 })],
    ['half the swing of pressure', other({ pressureMpa: price.pressureMpa / 2 })],
    ['the nearest fault two kilometres farther', other({ faultKm: price.faultKm + 2 })],
    [
      'value twice as far away',
      other({ exposure: { ...exposure, distanceKm: Math.min(35, 2 * exposure.distanceKm) } }),
    ],
    ['wood-frame buildings', other({ exposure: { ...exposure, construction: 'wood_frame' } })],
    ['no natural earthquakes', other({ naturalM3PerYear: 0 })],
  ];
}
