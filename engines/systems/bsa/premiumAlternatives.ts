import type { Alternative } from '../answer/lever.ts';
import { priceAsset, type PriceCase } from './priceAsset.ts';

/** The farthest that the motions of an induced earthquake are computed to, km. */
const FARTHEST_KM = 35;

/** What else an asset might be: the pure premium over the insured value with one input changed, each alone. */
export function premiumAlternatives(price: PriceCase): Alternative[] {
  const other = (change: Partial<PriceCase>): number => {
    const changed = { ...price, ...change };
    return priceAsset(changed).pureUsd / changed.exposure.insuredValueUsd;
  };
  const { index, exposure } = price;
  const fartherKm = Math.min(FARTHEST_KM, 2 * exposure.distanceKm);
  return [
    ['a seismogenic index higher by one', other({ index: { ...index, median: index.median + 1 } })],
    ['half the cycles', other({ cyclesPerYear: price.cyclesPerYear / 2 })],
    ['half the swing of pressure', other({ pressureMpa: price.pressureMpa / 2 })],
    ['the nearest fault two kilometres farther', other({ faultKm: price.faultKm + 2 })],
    [
      fartherKm < FARTHEST_KM ? 'value twice as far away' : `value ${FARTHEST_KM} km away`,
      other({ exposure: { ...exposure, distanceKm: fartherKm } }),
    ],
    ['wood-frame buildings', other({ exposure: { ...exposure, construction: 'wood_frame' } })],
    ['no natural earthquakes', other({ naturalM3PerYear: 0 })],
  ];
}
