import { describe, expect, it } from 'vitest';
import {
  groundQuantile,
  shareBelow,
  shoreGround,
} from '../../../../engines/ground/earth/shoreGround.ts';

/** Laws of heights from surveyed to unknown, on the shore and far from it. */
const LAWS = [-3, 0.2, 2, 9, 40, 300].flatMap((elevationM) =>
  [0.05, 0.8, 3, 15, 120].flatMap((sigmaM) =>
    [0, 0.3, 4, 50].map((coastKm) => shoreGround({ elevationM, sigmaM }, coastKm)),
  ),
);

/** Height of a probability in the lower half of a law, by plain halving. */
function byHalving(law: ReturnType<typeof shoreGround>, probability: number): number {
  let [low, high] = [0, 1];
  for (let i = 0; i < 24; i++) {
    const middle = (low + high) / 2;
    if (shareBelow(law, law.fromM + middle * law.medianM) < probability) low = middle;
    else high = middle;
  }
  return law.fromM + (law.medianM * (low + high)) / 2;
}

describe('the height that ground by the sea lies below', () => {
  it('is that of halving to a cell of 2^-24 medians, or its neighbour by rounding', () => {
    for (const law of LAWS)
      for (const probability of [0.001, 0.025, 0.075, 0.2, 0.4]) {
        const apart = groundQuantile(law, probability) - byHalving(law, probability);
        expect(Math.abs(apart)).toBeLessThanOrEqual(1.01 * 2 ** -24 * law.medianM);
      }
  });
  it('lies above the share of the ground that was asked for', () => {
    for (const law of LAWS)
      for (const probability of [0.01, 0.3, 0.5, 0.7, 0.99])
        expect(shareBelow(law, groundQuantile(law, probability))).toBeCloseTo(probability, 4);
  });
});
